import { presetDate } from '../occasions/presets.ts'
import { occurrencesBetween, type LeapDay, type Schedule } from '../occasions/recurrence.ts'
import { isOccasionType, occasionTypeLabel } from '../occasions/types.ts'
import { addDays, daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import { foldText } from '../shared/search-text.ts'

/** What a plan is about. */
export interface PlannedOccasion {
  name: string
  type: string
  date: CalendarDate
}

interface Event extends Schedule {
  name: string
  type: string
}

/** A holiday may be kept some days beside the plan's: Christmas on the 24th, or on January 6. */
const NEAR_DAYS = 14

/**
 * The event that a contact already has for the occasion, and its occurrence: of a holiday the nearest one within two
 * weeks, otherwise one of the same type and day; an event of the user's own also has the same name.
 */
export function findEvent<E extends Event>(
  events: readonly E[],
  wanted: PlannedOccasion,
  today: CalendarDate,
  leapDay: LeapDay,
): { event: E; occurrence: CalendarDate } | undefined {
  const near = isHoliday(wanted.type) ? NEAR_DAYS : 0
  const first = addDays(wanted.date, -near)
  const last = addDays(wanted.date, near)
  const distance = (day: CalendarDate) => Math.abs(daysBetween(day, wanted.date))
  return events
    .filter((event) => isSame(event, wanted))
    .flatMap((event) =>
      occurrencesBetween(event, first < today ? today : first, last, leapDay).map((occurrence) => ({
        event,
        occurrence,
      })),
    )
    .toSorted((a, b) => distance(a.occurrence) - distance(b.occurrence))[0]
}

/** What a plan calls the events that it creates: a holiday has its own name, which holds in every year. */
export function nameOfEvents({ name, type }: PlannedOccasion): string {
  return isCustom(type) || !isOccasionType(type) ? name : occasionTypeLabel(type)
}

/**
 * Whether two plans are about the same occasion in different years: 'Christmas 2026' and 'Christmas 2027', by their type
 * or, where they have none, by their name without the year.
 */
export function isSameOccasion(a: Omit<PlannedOccasion, 'date'>, b: Omit<PlannedOccasion, 'date'>): boolean {
  if (a.type !== b.type) return false
  return !isCustom(a.type) || withoutYear(a.name) === withoutYear(b.name)
}

function isSame(event: Event, wanted: PlannedOccasion): boolean {
  if (event.type !== wanted.type) return false
  return !isCustom(wanted.type) || foldText(event.name) === foldText(wanted.name)
}

function isCustom(type: string): boolean {
  return type === 'custom' || type === 'annual'
}

/** Whether a plan of this type can be for that day: a holiday is no more than two weeks away. */
export function fitsDay(type: string, day: CalendarDate): boolean {
  const holiday = presetDate(type, addDays(day, -NEAR_DAYS))
  return holiday === undefined || daysBetween(day, holiday) <= NEAR_DAYS
}

/** Whether a plan's name is that of a holiday, with or without a year. */
export function isNamed(name: string, holiday: string): boolean {
  return withoutYear(name) === withoutYear(holiday)
}

/** A type with a day of its own; that of a birthday is its contact's. */
function isHoliday(type: string): boolean {
  return presetDate(type, ANY_DAY) !== undefined
}

const ANY_DAY: CalendarDate = '2000-01-01'

function withoutYear(name: string): string {
  return foldText(name.replaceAll(/\b\d{4}\b/g, ' '))
}
