import { eventPresets, presetDate } from '#domain/occasions/presets.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'

/** A holiday to come, and what a plan for it is called: 'Christmas 2026'. */
export type Holiday = { type: string; label: string; name: string; date: CalendarDate }

/** Every holiday we know, the next one first. */
export function holidaysFrom(today: CalendarDate): Holiday[] {
  return eventPresets
    .flatMap(({ type, name: label }) => {
      const date = presetDate(type, today)
      return date === undefined ? [] : [{ type, label, name: `${label} ${dateParts(date).year}`, date }]
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
