import { expect, it } from 'vitest'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { sweepDigests } from './digest-sweep.ts'

/** Ends of years, a leap day, and days on which clocks change somewhere. */
const awkwardDays: CalendarDate[] = ['2026-12-31', '2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07', '2028-02-29']

// `npm run verify -- reminders` takes every day of four years.
it('the weekly e-mail comes on its local day, at its hour, once a week, in every zone and on its awkward days', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const { cases, wrong } = sweepDigests(zones, awkwardDays, [0, 2, 9])
  expect(wrong).toEqual([])
  expect(cases).toBe(zones.length * awkwardDays.length * 3)
})
