import { calendarDate, dateParts, daysInMonth, type CalendarDate } from '#domain/shared/calendar-date.ts'

/** Some leap year in the past: in it February 29 is a date that comes back. */
const LEAP_YEAR = 2024

/** The first date of a yearly event, known by month and day: the next one, so that no years are made up. */
export function firstDay(month: number, day: number, today: CalendarDate): CalendarDate {
  if (month === 2 && day === 29) return calendarDate(LEAP_YEAR, month, day)
  const { year } = dateParts(today)
  const thisYear = calendarDate(year, month, day)
  return thisYear >= today ? thisYear : calendarDate(year + 1, month, day)
}

/** Whether some year has that day. */
export function isDayOfYear(month: number, day: number): boolean {
  return Number.isInteger(day) && day >= 1 && day <= daysInMonth(LEAP_YEAR, month)
}
