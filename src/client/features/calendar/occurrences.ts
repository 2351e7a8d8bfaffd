import { calendarColor, hasAnniversary, personColor, relationshipGroup } from '#domain/contacts/relationships.ts'
import type { CalendarColor } from '#domain/contacts/relationships.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import { addDays, dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatLongDate, formatMonth, monthShort, weekdayName } from '#domain/shared/date-format.ts'
import { startOfWeek, type CalendarView, type WeekStart } from '#domain/calendar/periods.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'

/** The events of each day, in the order of the list. */
export function byDay(occurrences: readonly Occurrence[]): ReadonlyMap<string, readonly Occurrence[]> {
  const days = new Map<string, Occurrence[]>()
  for (const occurrence of occurrences) {
    const day = days.get(occurrence.date)
    if (day === undefined) days.set(occurrence.date, [occurrence])
    else day.push(occurrence)
  }
  return days
}

/** Events of one plan on one day. */
export type PlannedDay = { planId: number; date: CalendarDate; events: readonly Occurrence[] }

/** The events of a day, those of a plan together at the place of the first; a plan with one event that day is that event. */
export function withPlans(occurrences: readonly Occurrence[]): (Occurrence | PlannedDay)[] {
  if (occurrences.every(({ planId }) => planId === null)) return [...occurrences]
  return occurrences.flatMap((occurrence): (Occurrence | PlannedDay)[] => {
    const { planId, date } = occurrence
    if (planId === null) return [occurrence]
    const events = occurrences.filter((other) => other.planId === planId && other.date === date)
    if (events.length < 2) return [occurrence]
    return events[0] === occurrence ? [{ planId, date, events }] : []
  })
}

/** 'Christmas': what the events of a plan are called. */
export function planName({ events }: PlannedDay): string {
  const [first] = events
  return first === undefined ? '' : shortName(first)
}

/** The days of most cells: one array for all, so that they need not be drawn again. */
export const noOccurrences: readonly Occurrence[] = []

export function colorOf({ type, contact }: Occurrence): CalendarColor {
  return calendarColor({ relationship: contact.relationship, type })
}

/** 'Birthday' beside the name of whose it is. */
export function shortName({ name, contact }: Occurrence): string {
  return eventNameWithoutContact(name, contact.fullName)
}

/** What there is room for in a day's line. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName
}

/** 'Turning 34', 'Born', '12th'; undefined when there is nothing to count. */
export function countText({ turning, years }: Occurrence): string | undefined {
  if (turning !== null) return turning === 0 ? eventRowTexts.born : eventRowTexts.turning(turning)
  return years === null || years <= 0 ? undefined : eventTexts.anniversary(years)
}

/** What a screen reader hears of an event that is drawn as a line. */
export function spokenName(occurrence: Occurrence): string {
  const { contact, skipped, muted, gift } = occurrence
  return [
    contact.fullName,
    shortName(occurrence),
    countText(occurrence),
    calendarTexts.colors[colorOf(occurrence)],
    skipped && 'skipped',
    gift !== null && !skipped && calendarTexts.gifts[gift],
    muted && 'muted',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The group that a person's badge names, in its color. */
export function groupOf(relationship: string) {
  const tone = personColor(relationship)
  return { tone, label: hasAnniversary(relationship) ? calendarTexts.colors.partner : relationshipGroup(relationship) }
}

/** 'Tuesday, November 24, 2026, 2 events'; without the count while it is not known. */
export function dayLabel(day: CalendarDate, events: number | undefined): string {
  const date = `${weekdayName(day)}, ${formatLongDate(day)}`
  if (events === undefined) return date
  return `${date}, ${calendarTexts.eventsOf(events)}`
}

/** 'November 2026', 'Nov 15 – 21, 2026', '2026' */
export function periodTitle(view: CalendarView, date: CalendarDate, weekStart?: WeekStart): string {
  if (view === 'month') return formatMonth(date)
  if (view === 'year') return String(dateParts(date).year)
  const first = startOfWeek(date, weekStart)
  const from = dateParts(first)
  const to = dateParts(addDays(first, 6))
  const start = `${monthShort(from.month)} ${from.day}${from.year === to.year ? '' : `, ${from.year}`}`
  const end = `${from.month === to.month ? '' : `${monthShort(to.month)} `}${to.day}, ${to.year}`
  return `${start} – ${end}`
}
