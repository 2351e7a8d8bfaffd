import { expect, test } from 'vitest'
import { dayIn, holidaysFrom } from './holidays.ts'

test.each([
  ['Christmas 2027', '2027-12-25'],
  ['Christmas 2026', '2026-12-25'],
  ['Christmas', '2026-12-25'],
  ['Christmas 2020', '2026-12-25'],
])('a plan named %j is for %s', (name, day) => {
  const christmas = holidaysFrom('2026-11-21').find(({ type }) => type === 'christmas')
  expect(christmas && dayIn(name, christmas)).toBe(day)
})
