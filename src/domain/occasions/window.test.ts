import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, fromDayNumber, dayNumber, type CalendarDate } from '../shared/calendar-date.ts'
import { feastDate, movableFeasts } from './movable-feasts.ts'
import { nextOccurrence, occurrencesBetween, previousOccurrence, type Schedule } from './recurrence.ts'
import { isInWindow } from './testing/is-in-window.ts'
import { monthDayOf, windowOf } from './window.ts'

const FIRST = dayNumber('1995-01-01')
const LAST = dayNumber('2045-12-31')

/** Any day, and more often than chance would have it the days on which rules go wrong. */
const anyDay: fc.Arbitrary<CalendarDate> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: FIRST, max: LAST }).map(fromDayNumber) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1995, max: 2045 }), fc.constantFrom([1, 1], [2, 28], [3, 1], [2, 27], [12, 31], [3, 2]))
      .map(([year, [month = 1, day = 1]]) => calendarDate(year, month, day)),
  },
)
const leapDays = fc.integer({ min: 1904, max: 2044 }).map((year) => calendarDate(year - (year % 4), 2, 29))

const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ date: anyDay, isRecurring: fc.boolean(), dateRule: fc.constant('fixed' as const) }),
  fc.record({ date: leapDays, isRecurring: fc.boolean(), dateRule: fc.constant('fixed' as const) }),
  fc
    .tuple(fc.constantFrom(...movableFeasts), fc.integer({ min: 1995, max: 2045 }))
    .map(([feast, year]) => ({ date: feastDate(feast, year), isRecurring: true, dateRule: feast })),
)
const days = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 350, max: 400 }),
  fc.integer({ max: 3660, min: 0 }),
)
const preference = fc.constantFrom('feb28' as const, 'mar1' as const)

describe('a window of days', () => {
  it('holds exactly the schedules that take place in it', () => {
    fc.assert(
      fc.property(schedules, anyDay, days, preference, (schedule, from, length, leapDay) => {
        const to = addDays(from, length)
        const takesPlace = occurrencesBetween(schedule, from, to, leapDay).length > 0
        expect(isInWindow(schedule, windowOf(from, to, leapDay))).toBe(takesPlace)
      }),
      { numRuns: 4_000 },
    )
  })

  it('from today on holds exactly those whose next occurrence comes in time', () => {
    fc.assert(
      fc.property(schedules, anyDay, days, preference, (schedule, today, length, leapDay) => {
        const to = addDays(today, length)
        const next = nextOccurrence(schedule, today, leapDay)
        expect(isInWindow(schedule, windowOf(today, to, leapDay))).toBe(next !== null && next <= to)
      }),
      { numRuns: 2_000 },
    )
  })

  it('up to yesterday holds exactly those whose last occurrence is that young', () => {
    fc.assert(
      fc.property(schedules, anyDay, days, preference, (schedule, today, length, leapDay) => {
        const from = addDays(today, -length - 1)
        const last = previousOccurrence(schedule, today, leapDay)
        expect(isInWindow(schedule, windowOf(from, addDays(today, -1), leapDay))).toBe(last !== null && last >= from)
      }),
      { numRuns: 2_000 },
    )
  })

  it('of one month holds every event once at most', () => {
    fc.assert(
      fc.property(schedules, anyDay, fc.integer({ min: 0, max: 30 }), preference, (schedule, from, length, leapDay) => {
        expect(occurrencesBetween(schedule, from, addDays(from, length), leapDay).length).toBeLessThan(2)
      }),
    )
  })
})

it('keeps 29 February with the day on which it is kept', () => {
  const born: Schedule = { date: '1992-02-29', isRecurring: true, dateRule: 'fixed' }
  const isOn = (day: CalendarDate, leapDay: 'feb28' | 'mar1') => isInWindow(born, windowOf(day, day, leapDay))
  expect(isOn('2027-02-28', 'feb28')).toBe(true)
  expect(isOn('2027-03-01', 'feb28')).toBe(false)
  expect(isOn('2027-02-28', 'mar1')).toBe(false)
  expect(isOn('2027-03-01', 'mar1')).toBe(true)
  expect(isOn('2028-02-28', 'feb28')).toBe(false)
  expect(isOn('2028-02-29', 'mar1')).toBe(true)
  expect(monthDayOf('2028-02-29')).toBe(229)
})
