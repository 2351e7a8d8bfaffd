import { dateParts, daysBetween, isLeapYear, type CalendarDate } from '../shared/calendar-date.ts'
import { feastDate, movableFeasts, type MovableFeast } from './movable-feasts.ts'
import type { LeapDay } from './recurrence.ts'

/** Month and day as one number, 229 for 29 February: what an index can order yearly events by. */
export type MonthDay = number

/**
 * Conditions for all schedules with an occurrence from `from` to `to`, both days included, that an index can answer: a
 * list that shows a month then reads only that month's events.
 */
export interface Window {
  from: CalendarDate
  to: CalendarDate
  /** The month and day of yearly events; the second is empty (first > last) unless the window spans two years. */
  monthDays: [{ first: MonthDay; last: MonthDay }, { first: MonthDay; last: MonthDay }]
  feasts: MovableFeast[]
}

/** The window of two dates, `from` not after `to`. */
export function windowOf(from: CalendarDate, to: CalendarDate, leapDay: LeapDay): Window {
  const [first, last] = [dateParts(from).year, dateParts(to).year]
  const feasts = movableFeasts.filter((feast) =>
    // A year in between has every feast, so it's enough to look at the first one.
    [first, Math.min(first + 1, last), last].some((year) => {
      const date = feastDate(feast, year)
      return date >= from && date <= to
    }),
  )
  return { from, to, monthDays: monthDaysOf(from, to, leapDay), feasts }
}

export function monthDayOf(date: CalendarDate): MonthDay {
  const { month, day } = dateParts(date)
  return month * 100 + day
}

const FIRST = 101
const LAST = 1231
const NONE = { first: 1, last: 0 }

function monthDaysOf(from: CalendarDate, to: CalendarDate, leapDay: LeapDay): Window['monthDays'] {
  if (daysBetween(from, to) >= 365) return [{ first: FIRST, last: LAST }, NONE]
  const [firstYear, lastYear] = [dateParts(from).year, dateParts(to).year]
  if (firstYear === lastYear) return [withinYear(firstYear, monthDayOf(from), monthDayOf(to), leapDay), NONE]
  return [withinYear(firstYear, monthDayOf(from), LAST, leapDay), withinYear(lastYear, FIRST, monthDayOf(to), leapDay)]
}

/**
 * In common years February 29 is celebrated on a day beside it, so a range that begins or ends with that day includes it.
 */
function withinYear(year: number, first: MonthDay, last: MonthDay, leapDay: LeapDay) {
  if (isLeapYear(year)) return { first, last }
  return {
    first: leapDay === 'mar1' && first === 301 ? 229 : first,
    last: leapDay === 'feb28' && last === 228 ? 229 : last,
  }
}
