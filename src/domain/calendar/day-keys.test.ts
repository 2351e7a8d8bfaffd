import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOfWeek, fromDayNumber } from '../shared/calendar-date.ts'
import { dayAfterKey } from './day-keys.ts'

const anyDay = fc.integer({ min: -100_000, max: 100_000 }).map(fromDayNumber)

describe('a key in the grid of days', () => {
  it.each([
    ['ArrowRight', false, '2026-12-31', '2027-01-01'],
    ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
    ['ArrowDown', false, '2026-11-28', '2026-12-05'],
    ['ArrowUp', false, '2026-11-05', '2026-10-29'],
    ['Home', false, '2026-11-18', '2026-11-15'],
    ['End', false, '2026-11-18', '2026-11-21'],
    ['PageDown', false, '2026-01-31', '2026-02-28'],
    ['PageUp', false, '2026-01-15', '2025-12-15'],
    ['PageDown', true, '2028-02-29', '2029-02-28'],
    ['PageUp', true, '2026-11-24', '2025-11-24'],
  ] as const)('%s (Shift: %s) leads from %s to %s', (key, shift, from, to) => {
    expect(dayAfterKey(key, shift, from)).toBe(to)
  })

  it('moves by one day up and down in a list', () => {
    expect(dayAfterKey('ArrowDown', false, '2026-11-30', 1)).toBe('2026-12-01')
  })

  it.each([
    ['Home', '2026-11-22', '2026-11-16'],
    ['End', '2026-11-16', '2026-11-22'],
  ] as const)('%s leads from %s to %s where weeks begin on Monday', (key, from, to) => {
    expect(dayAfterKey(key, false, from, 7, 'monday')).toBe(to)
  })

  it('leads back by its opposite', () => {
    const opposites = fc.constantFrom(['ArrowLeft', 'ArrowRight'] as const, ['ArrowUp', 'ArrowDown'] as const)
    fc.assert(
      fc.property(anyDay, opposites, (day, [there, back]) => {
        expect(dayAfterKey(back, false, dayAfterKey(there, false, day) ?? day)).toBe(day)
      }),
    )
  })

  it('stays within the week with Home and End, on Sunday and Saturday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const sunday = dayAfterKey('Home', false, day) ?? day
        expect(dayOfWeek(sunday)).toBe(0)
        expect(dayAfterKey('End', false, day)).toBe(addDays(sunday, 6))
      }),
    )
  })

  it('does nothing when it is another key, or at the end of the calendar', () => {
    expect(dayAfterKey('a', false, '2026-11-24')).toBeUndefined()
    expect(dayAfterKey('ArrowRight', false, '9998-12-31')).toBeUndefined()
    expect(dayAfterKey('PageUp', true, '0002-06-01')).toBeUndefined()
  })
})
