import { daysBetween, dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import { comingOccurrence, occurrenceInYear, previousOccurrence, type LeapDay, type Schedule } from './recurrence.ts'

/** Whatever is tied to the occurrence `from` moves to `to`. */
export interface CarriedOccurrence {
  from: CalendarDate
  to: CalendarDate
  /**
   * For a coming occurrence everything moves: bought gifts, skip, snooze and ledger rows. For a past one its gifts and
   * its skip: being told of the wrong day doesn't mean knowing the right one.
   */
  what: 'everything' | 'presents and skip'
}

/**
 * Which occurrences move when an event's date, its rule or the leap-day preference changes. Otherwise a gift bought for
 * the old day would be forgotten, and bought twice.
 *
 * The coming occurrence becomes the coming one of the new date. A yearly event's occurrence within the last half year
 * becomes the nearest one of the new date if that is at most half a year from it: a birthday that seemed to be yesterday
 * and is tomorrow has its gift already. Anything older is history and stays.
 *
 * A one-off's only date moves, even if past, but not to a future occurrence when it merely becomes yearly: what happened
 * stays with the date on which it happened.
 */
export function carriedOccurrences(
  before: Schedule,
  after: Schedule,
  today: CalendarDate,
  leapDayBefore: LeapDay,
  leapDayAfter: LeapDay,
): CarriedOccurrence[] {
  const carried: CarriedOccurrence[] = []
  const from = comingOccurrence(before, today, leapDayBefore)
  const to = from < today ? after.date : comingOccurrence(after, today, leapDayAfter)
  if (from !== to) carried.push({ from, to, what: 'everything' })
  const last = before.isRecurring ? previousOccurrence(before, today, leapDayBefore) : null
  const nearest = last && isNear(last, today) ? replacingOccurrence(after, last, leapDayAfter) : null
  if (last && nearest && nearest !== last) carried.push({ from: last, to: nearest, what: 'presents and skip' })
  return carried
}

/** The occurrence that takes the place of a day: the nearest one, at most half a year from it. */
export function replacingOccurrence(schedule: Schedule, day: CalendarDate, leapDay: LeapDay): CalendarDate | null {
  const nearest = nearestOccurrence(schedule, day, leapDay)
  return nearest !== null && isNear(day, nearest) ? nearest : null
}

const HALF_A_YEAR = 182

function isNear(a: CalendarDate, b: CalendarDate): boolean {
  return Math.abs(daysBetween(a, b)) <= HALF_A_YEAR
}

function nearestOccurrence(schedule: Schedule, day: CalendarDate, leapDay: LeapDay): CalendarDate | null {
  const { year } = dateParts(day)
  let nearest: CalendarDate | null = null
  for (const near of [year - 1, year, year + 1]) {
    const occurrence = occurrenceInYear(schedule, near, leapDay)
    if (occurrence === null) continue
    if (nearest === null || Math.abs(daysBetween(day, occurrence)) < Math.abs(daysBetween(day, nearest)))
      nearest = occurrence
  }
  return nearest
}
