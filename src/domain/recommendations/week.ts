import { addDays, dateParts, dayNumber, dayOfWeek, calendarDate, type CalendarDate } from '../shared/calendar-date.ts'

/** '2026-W47': weeks begin on Monday and belong to the year of their Thursday (ISO 8601). */
export function isoWeek(date: CalendarDate): string {
  const thursday = addDays(date, 4 - (dayOfWeek(date) || 7))
  const { year } = dateParts(thursday)
  const week = 1 + Math.floor((dayNumber(thursday) - dayNumber(calendarDate(year, 1, 1))) / 7)
  return `${year}-W${String(week).padStart(2, '0')}`
}
