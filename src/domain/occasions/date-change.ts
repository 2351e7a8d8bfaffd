import { daysBetween, dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import { comingOccurrence, occurrenceInYear, previousOccurrence, type LeapDay, type Schedule } from './recurrence.ts'

/** What was tied to the occurrence `from` is tied to `to` from now on. */
export interface CarriedOccurrence {
  from: CalendarDate
  to: CalendarDate
  /**
   * Everything of the coming occurrence: bought gifts, skip, snooze and ledger rows. Of one that is over its presents and
   * its skip: that people were told of the wrong day does not mean they know of the right one.
   */
  what: 'everything' | 'presents and skip'
}

/**
 * Which occurrences a change of date, of its rule or of the leap-day preference carries along. Without it a present
 * bought for the old day would be forgotten, and bought twice.
 *
 * The coming occurrence becomes the coming one of the new date. One of a yearly event that was over within the last half
 * year becomes the nearest one of the new date, when that is at most half a year from it: a birthday that seemed to be
 * yesterday and is tomorrow has its present already. What is longer ago is history and stays where it is.
 *
 * A one-off carries its only date, also when that is past, but not on to an occurrence that is still to come when it
 * only becomes yearly: what happened moves with the date it happened on.
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
  const nearest = last && isNear(last, today) ? nearestOccurrence(after, last, leapDayAfter) : null
  if (last && nearest && nearest !== last && isNear(last, nearest))
    carried.push({ from: last, to: nearest, what: 'presents and skip' })
  return carried
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
