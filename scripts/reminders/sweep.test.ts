import { expect, it } from 'vitest'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { sweep } from './sweep.ts'

/** Ends of months and years, leap days, and days around which clocks change somewhere. */
const awkwardDays: CalendarDate[] = [
  '2027-01-01',
  '2027-02-28',
  '2028-02-29',
  '2027-03-01',
  '2027-03-15',
  '2027-03-29',
  '2027-04-05',
  '2027-04-30',
  '2027-10-04',
  '2027-10-31',
  '2027-11-07',
  '2027-12-31',
]

// `npm run verify -- reminders` takes every day of four years.
it('a reminder, and the time to order, come on the right local day, at the hour, once, in every zone and on its awkward days', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const { cases, wrong } = sweep(zones, awkwardDays, [0, 1, 7, 30, 365], [1, 5, 21])
  expect(wrong).toEqual([])
  expect(cases).toBe(zones.length * awkwardDays.length * 8)
})
