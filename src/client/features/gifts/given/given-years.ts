import type { Occasion } from '#domain/occasions/schema.ts'
import { calendarDate, dateParts, daysInMonth, type CalendarDate } from '#domain/shared/calendar-date.ts'

/** How far back presents can be noted; an older one keeps its own year. */
const YEARS_BACK = 40

type GiftEvent = Pick<Occasion, 'linkedTo' | 'date' | 'yearKnown' | 'nextDate'>

/** The years to choose from, newest first: up to that of the coming occurrence, and of a contact's own birthday from birth on. */
export function givenYears(given: CalendarDate, event: GiftEvent | undefined): number[] {
  const own = dateParts(given).year
  const last = event === undefined || event.nextDate === null ? own : Math.max(own, dateParts(event.nextDate).year)
  const born = event?.linkedTo === 'birthday' && event.yearKnown ? dateParts(event.date).year : 0
  const years = Array.from({ length: YEARS_BACK }, (_, back) => last - back).filter((year) => year >= born)
  return years.includes(own) ? years : [...years, own]
}

/** The same day in another year; the server moves it to the event's own day of that year. */
export function dateInYear(date: CalendarDate, year: number): CalendarDate {
  const { month, day } = dateParts(date)
  return calendarDate(year, month, Math.min(day, daysInMonth(year, month)))
}
