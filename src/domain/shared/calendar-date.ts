/**
 * A day of the proleptic Gregorian calendar, 'YYYY-MM-DD', years 0001–9999. Not an instant: it has no zone and never
 * passes through a JavaScript Date. Comparing two of them as strings is comparing the days.
 */
export type CalendarDate = `${number}-${number}-${number}`

export interface DateParts {
  year: number
  /** 1–12 */
  month: number
  /** 1–31 */
  day: number
}

/** The date a text names, or undefined when it is not exactly 'YYYY-MM-DD' or there is no such day. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const { year, month, day } = partsOf(text)
  return isRealDay(year, month, day) ? (text as CalendarDate) : undefined
}

export function isCalendarDate(value: unknown): value is CalendarDate {
  return typeof value === 'string' && parseCalendarDate(value) !== undefined
}

/** @throws {RangeError} when there is no such day in the years 0001–9999. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  if (!isRealDay(year, month, day)) throw new RangeError(`No such day: ${year}-${month}-${day}`)
  return written(year, month, day)
}

export function dateParts(date: CalendarDate): DateParts {
  return partsOf(date)
}

/** Days since 1970-01-01, negative before it. */
export function dayNumber(date: CalendarDate): number {
  const { year, month, day } = dateParts(date)
  // Years counted from 1 March put the leap day last, so that month lengths follow one formula
  // (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil).
  const marchYear = month > 2 ? year : year - 1
  const century = Math.floor(marchYear / 400)
  const yearOfCentury = marchYear - century * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfCentury = yearOfCentury * 365 + Math.floor(yearOfCentury / 4) - Math.floor(yearOfCentury / 100) + dayOfYear
  return century * DAYS_IN_400_YEARS + dayOfCentury - DAYS_BEFORE_1970
}

/** The inverse of `dayNumber`. @throws {RangeError} outside the years 0001–9999. */
export function fromDayNumber(number: number): CalendarDate {
  if (!Number.isInteger(number) || number < FIRST_DAY || number > LAST_DAY) {
    throw new RangeError(`No calendar date for day number ${number}`)
  }
  const shifted = number + DAYS_BEFORE_1970
  const century = Math.floor(shifted / DAYS_IN_400_YEARS)
  const dayOfCentury = shifted - century * DAYS_IN_400_YEARS
  const yearOfCentury = Math.floor(
    (dayOfCentury -
      Math.floor(dayOfCentury / 1460) +
      Math.floor(dayOfCentury / 36_524) -
      Math.floor(dayOfCentury / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfCentury - (365 * yearOfCentury + Math.floor(yearOfCentury / 4) - Math.floor(yearOfCentury / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return written(century * 400 + yearOfCentury + (month <= 2 ? 1 : 0), month, day)
}

/** @throws {RangeError} when the result leaves the years 0001–9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days)
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** 0 = Sunday … 6 = Saturday. */
export function dayOfWeek(date: CalendarDate): DayOfWeek {
  // 1970-01-01 was a Thursday; adding 7 keeps the remainder positive before it.
  return ((((dayNumber(date) + 4) % 7) + 7) % 7) as DayOfWeek
}

/** `month` is 1–12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function startOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = dateParts(date)
  return written(year, month, 1)
}

export function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = dateParts(date)
  return written(year, month, daysInMonth(year, month))
}

const DAYS_IN_400_YEARS = 146_097
/** From 0000-03-01 to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468
/** 0001-01-01 */
const FIRST_DAY = -719_162
/** 9999-12-31 */
const LAST_DAY = 2_932_896

function partsOf(text: string): DateParts {
  return { year: digits(text, 0) * 100 + digits(text, 2), month: digits(text, 5), day: digits(text, 8) }
}

/** Two digits as a number: cutting them out first takes three times as long, and calendars read thousands of days. */
function digits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO
}

const ZERO = '0'.charCodeAt(0)

function isRealDay(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false
  return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

function written(year: number, month: number, day: number): CalendarDate {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as CalendarDate
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}
