import { calendarDate, dateParts, isLeapYear, type CalendarDate } from '../shared/calendar-date.ts'
import { feastDate, isMovableFeast, type MovableFeast } from './movable-feasts.ts'

/** 'fixed' comes back on the month and day of its date, the others are computed for each year. */
export type DateRule = 'fixed' | MovableFeast

/** When February 29 is celebrated in common years (an account preference). */
export type LeapDay = 'feb28' | 'mar1'

/** The schedule of an occasion: `date` is its first day, and its only one unless it recurs yearly. */
export interface Schedule {
  date: CalendarDate
  isRecurring: boolean
  dateRule: DateRule
}

/** The rule of an occasion's type if the date follows it; a date set by hand recurs on that day. */
export function dateRuleFor(type: string, date: CalendarDate): DateRule {
  return isMovableFeast(type) && feastDate(type, dateParts(date).year) === date ? type : 'fixed'
}

/** The occurrence of a calendar year, or null when there is none: before the first date, or another year of a one-off. */
export function occurrenceInYear(schedule: Schedule, year: number, leapDay: LeapDay): CalendarDate | null {
  if (year < 1 || year > LAST_YEAR) return null
  if (!schedule.isRecurring) return dateParts(schedule.date).year === year ? schedule.date : null
  const day = yearlyDate(schedule, year, leapDay)
  return day < schedule.date ? null : day
}

/**
 * The first occurrence on or after today; for a recurring occasion never before its first date. Null if a one-off is
 * past.
 */
export function nextOccurrence(schedule: Schedule, today: CalendarDate, leapDay: LeapDay): CalendarDate | null {
  if (!schedule.isRecurring) return schedule.date < today ? null : schedule.date
  const earliest = schedule.date < today ? today : schedule.date
  const { year } = dateParts(earliest)
  const thisYear = yearlyDate(schedule, year, leapDay)
  if (thisYear >= earliest) return thisYear
  return year < LAST_YEAR ? yearlyDate(schedule, year + 1, leapDay) : null
}

/** The last occurrence strictly before today, or null when there was none. */
export function previousOccurrence(schedule: Schedule, today: CalendarDate, leapDay: LeapDay): CalendarDate | null {
  if (schedule.date >= today) return null
  if (!schedule.isRecurring) return schedule.date
  const { year } = dateParts(today)
  const thisYear = occurrenceInYear(schedule, year, leapDay)
  if (thisYear !== null && thisYear < today) return thisYear
  return occurrenceInYear(schedule, year - 1, leapDay)
}

/** Every occurrence from `from` to `to`, both days included, in order. */
export function occurrencesBetween(
  schedule: Schedule,
  from: CalendarDate,
  to: CalendarDate,
  leapDay: LeapDay,
): CalendarDate[] {
  const earliest = from < schedule.date ? schedule.date : from
  if (earliest > to) return []
  if (!schedule.isRecurring) return schedule.date === earliest ? [schedule.date] : []
  const days: CalendarDate[] = []
  const lastYear = dateParts(to).year
  for (let year = dateParts(earliest).year; year <= lastYear; year++) {
    const day = yearlyDate(schedule, year, leapDay)
    if (day >= earliest && day <= to) days.push(day)
  }
  return days
}

/** The occurrence that counts and budgets refer to: the next one, or the only date of a one-off, even if past. */
export function comingOccurrence(schedule: Schedule, today: CalendarDate, leapDay: LeapDay): CalendarDate {
  return nextOccurrence(schedule, today, leapDay) ?? schedule.date
}

const LAST_YEAR = 9999

/** The schedule's day in a year (1–9999), whether or not it had begun by then. */
function yearlyDate({ date, dateRule }: Schedule, year: number, leapDay: LeapDay): CalendarDate {
  if (dateRule !== 'fixed') return feastDate(dateRule, year)
  const { month, day } = dateParts(date)
  if (month !== 2 || day !== 29 || isLeapYear(year)) return calendarDate(year, month, day)
  return leapDay === 'feb28' ? calendarDate(year, 2, 28) : calendarDate(year, 3, 1)
}
