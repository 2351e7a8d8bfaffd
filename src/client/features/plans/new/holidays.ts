import { eventPresets, presetDate } from '#domain/occasions/presets.ts'
import { calendarDate, dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'

/** A holiday to come, and what a plan for it is called: 'Christmas 2026'. */
export type Holiday = { type: string; label: string; name: string; date: CalendarDate }

/** The holiday's day in the year that a plan's name says, if it is still to come. */
export function dayIn(name: string, { type, date }: Holiday): CalendarDate {
  const [year] = /\b\d{4}\b/.exec(name) ?? []
  if (year === undefined || Number(year) <= dateParts(date).year) return date
  return presetDate(type, calendarDate(Number(year), 1, 1)) ?? date
}

/** Every holiday we know, the next one first. */
export function holidaysFrom(today: CalendarDate): Holiday[] {
  return eventPresets
    .flatMap(({ type, name: label }) => {
      const date = presetDate(type, today)
      return date === undefined ? [] : [{ type, label, name: `${label} ${dateParts(date).year}`, date }]
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
