import { addDays, type CalendarDate } from '../shared/calendar-date.ts'

export const snoozeDays = [1, 3, 7] as const

/** The day on which the reminder comes again: so many days from today, never after the event. */
export function snoozedUntil(occurrence: CalendarDate, daysUntil: number, days: number): CalendarDate {
  return addDays(occurrence, Math.min(0, days - daysUntil))
}
