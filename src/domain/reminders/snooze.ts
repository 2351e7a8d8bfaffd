import { addDays, type CalendarDate } from '../shared/calendar-date.ts'

export const snoozeDays = [1, 3, 7] as const

/** The day on which the reminder comes again: so many days from today, never after the event. */
export function snoozedUntil(occurrence: CalendarDate, daysUntil: number, days: number): CalendarDate {
  return addDays(occurrence, Math.min(0, days - daysUntil))
}

/**
 * The choices for an event so many days away, one or more with the days that each lasts. One that would go past the
 * event ends on it, and of those only one is left: two days before it `[{ days: 1, lasts: 1 }, { days: 3, lasts: 2 }]`.
 */
export function snoozeChoices(daysUntil: number): { days: (typeof snoozeDays)[number]; lasts: number }[] {
  const choices = snoozeDays.map((days) => ({ days, lasts: Math.min(days, daysUntil) }))
  return choices.filter(({ lasts }, index) => lasts !== choices[index - 1]?.lasts)
}
