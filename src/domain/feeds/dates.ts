import { parseBirthday } from '../contacts/birthday.ts'
import { eventNameWithoutContact } from '../occasions/event-name.ts'
import { nextOccurrence, occurrencesBetween } from '../occasions/recurrence.ts'
import { calendarDate, dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import { eventTexts } from '../texts/events.ts'
import { calendarTexts as texts } from '../texts/feeds.ts'
import { calendarFile } from './calendar-file.ts'
import type { CalendarEvent, CalendarView } from './calendar-event.ts'
import type { About, Entry, OwnEvent } from './entry.ts'

/** The dates and whose they are, and nothing about gifts: for a calendar that others see, too. */
export function datesCalendar(events: readonly CalendarEvent[], view: CalendarView): string {
  return calendarFile(
    texts.name,
    events.flatMap((event) => dateEntries(event, view)),
  )
}

/** How many years ahead a movable feast is listed, besides the current one. */
const YEARS_AHEAD = 5

/**
 * The entries of an event: one that repeats, or for a movable feast one for each of the next years, because no rule of
 * the format finds Easter.
 */
export function dateEntries(event: CalendarEvent, view: CalendarView): Entry[] {
  const { uid, date, isRecurring, dateRule, skips, updatedAt: changedAt, version } = event
  const since = sinceYear(event)
  const about: About = {
    summary: titleOf(event),
    description: yearsOf(event, view),
    alarms: [],
    changedAt,
    version,
    ...(since !== undefined && { since }),
    own: ownEvent(event),
  }
  if (!isRecurring) return skips.includes(date) ? [] : [{ uid, day: date, except: [], about }]
  if (dateRule === 'fixed') return [{ uid, day: date, rule: yearlyRule(date, view), except: skips.toSorted(), about }]
  const { year } = dateParts(view.today)
  const [from, to] = [calendarDate(year, 1, 1), calendarDate(Math.min(year + YEARS_AHEAD, 9999), 12, 31)]
  return occurrencesBetween(event, from, to, view.leapDay)
    .filter((day) => !skips.includes(day))
    .map((day) => ({ uid: `${uid}-${day.slice(0, 4)}`, day, except: [], about }))
}

function ownEvent({ name, contactName, type, date, isRecurring, dateRule, linkedTo }: CalendarEvent): OwnEvent {
  const isFeast = isRecurring && dateRule !== 'fixed'
  return { person: contactName, type, ...(linkedTo === null && { event: name }), ...(isFeast && { first: date }) }
}

/** "Maya Okafor's Birthday", 'Christmas for Maya Okafor' */
export function titleOf({ name, contactName }: Pick<CalendarEvent, 'name' | 'contactName'>): string {
  // As events of birthdays are called.
  if (name.startsWith(`${contactName}'s `)) return name
  const isNamed = startsAlike(name, contactName) && eventNameWithoutContact(name, contactName) !== trimmed(name)
  return isNamed ? name : texts.event(name, contactName)
}

/** The first letters decide for most: looking for the name takes a hundred times as long, and there are thousands. */
function startsAlike(name: string, contactName: string): boolean {
  const [start = ''] = /^\p{L}{0,3}/u.exec(trimmed(contactName)) ?? []
  return trimmed(name).slice(0, start.length).toLowerCase() === start.toLowerCase()
}

function trimmed(text: string): string {
  return text.normalize('NFC').trim()
}

/** By itself a yearly rule leaves February 29 out in common years. */
function yearlyRule(date: CalendarDate, { leapDay }: CalendarView): string {
  if (!date.endsWith('-02-29')) return 'FREQ=YEARLY'
  // The last day of February, or the 60th of the year: that is March 1 in common years.
  return leapDay === 'feb28' ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY;BYYEARDAY=60'
}

/** 'Turning 34 in 2026': an entry is the same every year, so it says for which. */
function yearsOf(event: CalendarEvent, { today, leapDay }: CalendarView): string[] {
  const since = sinceYear(event)
  const coming = nextOccurrence(event, today, leapDay)
  if (coming === null || typeof since !== 'number') return []
  const { year } = dateParts(coming)
  if (year <= since) return []
  const years = year - since
  return [
    event.type === 'birthday' ? texts.turning(years, year) : texts.anniversary(eventTexts.anniversary(years), year),
  ]
}

/** Null if only the day is known. */
function sinceYear({ type, contactBirthday, date, yearKnown }: CalendarEvent): number | null | undefined {
  if (type === 'wedding-anniversary') return yearKnown ? dateParts(date).year : null
  if (type !== 'birthday') return undefined
  return (contactBirthday === null ? undefined : parseBirthday(contactBirthday)?.year) ?? null
}
