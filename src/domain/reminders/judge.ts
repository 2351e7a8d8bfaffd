import { occurrencesBetween } from '../occasions/recurrence.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import {
  endOfDay,
  sendsOf,
  type Channel,
  type PlannedSend,
  type ReminderPreferences,
  type ReminderSubject,
  type SkipReason,
  type Slot,
} from './plan.ts'

/** Which reminder of an event. */
export interface SendKey {
  occurrenceDate: CalendarDate
  slot: Slot
  channel: Channel
}

export type Judgement =
  | { kind: 'send'; send: PlannedSend }
  /** Its time has moved to later. */
  | { kind: 'wait'; send: PlannedSend }
  | { kind: 'skip'; reason: SkipReason }
  /** It went out already. */
  | { kind: 'done' }
  /** The reminder no longer exists. */
  | { kind: 'gone' }

/** What to do, at this instant, with a reminder that was planned earlier. */
export function judge(key: SendKey, subject: ReminderSubject, preferences: ReminderPreferences, now: Date): Judgement {
  const { occurrenceDate: day, slot, channel } = key
  if (occurrencesBetween(subject, day, day, preferences.leapDay).length === 0) return { kind: 'gone' }
  const isThis = (other: SendKey) => other.occurrenceDate === day && other.slot === slot && other.channel === channel
  const send = sendsOf(subject, preferences, day).find(isThis)
  if (!send && subject.done.some(isThis)) return { kind: 'done' }
  if (endOfDay(day, preferences.timeZone) <= now) return { kind: 'skip', reason: 'over' }
  if (!send) return { kind: 'gone' }
  if (send.sendAt > now) return { kind: 'wait', send }
  if (send.skipReason !== undefined) return { kind: 'skip', reason: send.skipReason }
  if (send.until > now) return { kind: 'send', send }
  return { kind: 'skip', reason: slot === 'order_by' ? 'too_late_to_order' : 'superseded' }
}
