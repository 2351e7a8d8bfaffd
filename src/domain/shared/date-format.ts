import { dateParts, dayOfWeek, type CalendarDate } from './calendar-date.ts'
import { monthNames, weekdayNames } from '../texts/dates.ts'

/** `month` is 1–12. @throws {RangeError} */
export function monthName(month: number): string {
  const name = monthNames[month - 1]
  if (name === undefined) throw new RangeError(`No such month: ${month}`)
  return name
}

/** 'Nov'; `month` is 1–12. @throws {RangeError} */
export function monthShort(month: number): string {
  return monthName(month).slice(0, 3)
}

/** 'Sunday' */
export function weekdayName(date: CalendarDate): string {
  return weekdayNames[dayOfWeek(date)]
}

/** 'Sun' */
export function weekdayShort(date: CalendarDate): string {
  return weekdayName(date).slice(0, 3)
}

/** 'Sun, Nov 22' */
export function formatShortDate(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${weekdayShort(date)}, ${monthShort(month)} ${day}`
}

/** 'Nov 22, 2026' */
export function formatMediumDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  return `${monthShort(month)} ${day}, ${year}`
}

/** 'November 22, 2026' */
export function formatLongDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  return `${monthName(month)} ${day}, ${year}`
}

/** 'November 2026' */
export function formatMonth(date: CalendarDate): string {
  const { year, month } = dateParts(date)
  return `${monthName(month)} ${year}`
}
