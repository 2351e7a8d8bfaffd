import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import { dayAt } from '../shared/zoned-time.ts'
import { nextOccurrence } from '../occasions/recurrence.ts'
import {
  channels,
  sendsOf,
  type Channel,
  type PlannedSend,
  type ReminderPreferences,
  type ReminderSubject,
} from './plan.ts'

/** The first notice that will be sent, and the channels that go out on its day. */
export interface NextNotice {
  /** The user's own day. */
  date: CalendarDate
  at: Date
  channels: Channel[]
}

export interface AnnouncedNotices {
  /** The one they're about; null if nothing will be sent. */
  occurrence: CalendarDate | null
  nextNotice: NextNotice | null
  /** Every day with a notice, the first one included. */
  noticeDays: CalendarDate[]
}

/** When an event's owner will be told about it, in the few words of a row or a confirmation. */
export function announcedNotices(
  subject: ReminderSubject,
  preferences: ReminderPreferences,
  now: Date,
): AnnouncedNotices {
  const sends = announcedSends(subject, preferences, now).filter(({ skipReason }) => skipReason === undefined)
  const [first] = sends
  if (!first) return { occurrence: null, nextNotice: null, noticeDays: [] }
  const { occurrenceDate: occurrence, reminderDate: date, sendAt: at } = first
  const onThatDay = new Set(sends.filter(({ reminderDate }) => reminderDate === date).map(({ channel }) => channel))
  return {
    occurrence,
    nextNotice: { date, at, channels: channels.filter((channel) => onThatDay.has(channel)) },
    noticeDays: [...new Set(sends.map(({ reminderDate }) => reminderDate))],
  }
}

/**
 * 'You'll be told on …': the remaining notices of the coming occurrence, including those held back and why. If none
 * remains and none is held back, those of the next occurrence.
 */
export function announcedSends(subject: ReminderSubject, preferences: ReminderPreferences, now: Date): PlannedSend[] {
  const today = dayAt(now, preferences.timeZone)
  const coming = nextOccurrence(subject, today, preferences.leapDay)
  if (coming === null) return []
  const announced = stillToCome(subject, preferences, coming, now)
  if (announced.length > 0) return announced
  const following = subject.isRecurring ? nextOccurrence(subject, addDays(coming, 1), preferences.leapDay) : null
  return following === null ? [] : stillToCome(subject, preferences, following, now)
}

function stillToCome(
  subject: ReminderSubject,
  preferences: ReminderPreferences,
  occurrence: CalendarDate,
  now: Date,
): PlannedSend[] {
  return sendsOf(subject, preferences, occurrence)
    .filter(({ until, skipReason }) => until > now && skipReason !== 'superseded')
    .toSorted((a, b) => a.sendAt.getTime() - b.sendAt.getTime())
}
