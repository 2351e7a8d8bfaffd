import type { CalendarDate } from '../shared/calendar-date.ts'
import { comingOccurrence, type LeapDay, type Schedule } from './recurrence.ts'

/** What was tied to the occurrence `from` (bought gifts, skip, snooze, ledger rows) is tied to `to` from now on. */
export interface CarriedOccurrence {
  from: CalendarDate
  to: CalendarDate
}

/**
 * Which occurrence a change of date, of its rule or of the leap-day preference carries along; null when the coming one
 * keeps its day. Without it a present bought for the old day would be forgotten, and bought twice.
 *
 * A one-off carries its only date, also when that is past. Past occurrences of a yearly event stay where they are: they
 * happened, and are its history. So does the past date of a one-off that only becomes yearly.
 */
export function carriedOccurrence(
  before: Schedule,
  after: Schedule,
  today: CalendarDate,
  leapDayBefore: LeapDay,
  leapDayAfter: LeapDay,
): CarriedOccurrence | null {
  const from = comingOccurrence(before, today, leapDayBefore)
  // What happened moves with the date it happened on, never on to an occurrence that is still to come.
  const to = from < today ? after.date : comingOccurrence(after, today, leapDayAfter)
  return from === to ? null : { from, to }
}
