import { expect, it } from 'vitest'
import { giftStateOn } from './gift-state.ts'

const birthday = { date: '1992-12-04', isRecurring: true, dateRule: 'fixed', needsGift: true } as const
const on = (occurrence: `${number}-12-04`, assigned: readonly (`${number}-12-04` | null)[]) =>
  giftStateOn(birthday, occurrence, assigned, '2026-11-23', 'feb28')

it('a gift counts for the day that it was bought for', () => {
  expect(on('2025-12-04', ['2025-12-04', null])).toBe('purchased')
  expect(on('2026-12-04', ['2026-12-04', null])).toBe('purchased')
})

it('one that is not bought yet is for the next time', () => {
  expect(on('2026-12-04', ['2025-12-04', null])).toBe('assigned')
  expect(on('2027-12-04', [null])).toBe('none')
  expect(on('2025-12-04', [null])).toBeNull()
})

it('only what needs a gift and is still to come has none', () => {
  expect(on('2026-12-04', [])).toBe('none')
  expect(on('2024-12-04', [])).toBeNull()
  expect(giftStateOn({ ...birthday, needsGift: false }, '2026-12-04', [], '2026-11-23', 'feb28')).toBeNull()
  expect(giftStateOn(birthday, '2026-12-04', [], '2026-12-04', 'feb28')).toBe('none')
})
