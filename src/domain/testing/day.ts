import { parseCalendarDate, type CalendarDate } from '../shared/calendar-date.ts'

/** A date that a test has as text. @throws if it's none, rather than test something else */
export function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (date === undefined) throw new Error(`Not a date: ${text}`)
  return date
}
