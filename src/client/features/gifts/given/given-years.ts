import { calendarDate, dateParts, daysInMonth, type CalendarDate } from '#domain/shared/calendar-date.ts'

/** How far back presents can be noted; an older one keeps its own year. */
const YEARS_BACK = 40

/** The years to choose from, newest first: up to that of the coming occurrence. */
export function givenYears(given: CalendarDate, coming: CalendarDate | null | undefined): number[] {
  const own = dateParts(given).year
  const last = coming === null || coming === undefined ? own : Math.max(own, dateParts(coming).year)
  const years = Array.from({ length: YEARS_BACK }, (_, back) => last - back)
  return years.includes(own) ? years : [...years, own]
}

/** The same day in another year; the server moves it to the event's own day of that year. */
export function dateInYear(date: CalendarDate, year: number): CalendarDate {
  const { month, day } = dateParts(date)
  return calendarDate(year, month, Math.min(day, daysInMonth(year, month)))
}
