import { expect, test } from 'vitest'
import { valueBadge } from './value-pick.ts'

const kite = {
  kind: 'gift',
  typicalCents: 24_00,
  printed: { low: 18_00, high: 24_99 },
  useYears: 1,
  season: [6, 7],
} as const

test('what is at its best this month is seasonal, otherwise what costs less than $25 says so', () => {
  expect(valueBadge(kite, 6)).toBe('Seasonal')
  expect(valueBadge(kite, 11)).toBe('Under $25')
})

test('what may cost $25 or more says from which price', () => {
  expect(valueBadge({ ...kite, printed: { low: 18_00, high: 25_00 } }, 11)).toBe('From $18')
  expect(valueBadge({ ...kite, typicalCents: 25_00, printed: { low: 18_00, high: 30_00 } }, 11)).toBeUndefined()
})

test('what lasts is good value when a year of it costs at most $12', () => {
  const pan = { ...kite, typicalCents: 60_00, printed: { low: 50_00, high: 70_00 }, useYears: 5, season: [] }
  expect(valueBadge(pan, 1)).toBe('Good value')
  expect(valueBadge({ ...pan, typicalCents: 60_01 }, 1)).toBeUndefined()
  expect(valueBadge({ ...pan, typicalCents: 150_01, useYears: 40 }, 1)).toBeUndefined()
})

test.each(['card', 'giftcard', 'diy'] as const)('a %s is no deal', (kind) => {
  expect(valueBadge({ ...kite, kind }, 6)).toBeUndefined()
})
