import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import { dayAt } from '../shared/zoned-time.ts'
import { nextOccurrence } from '../occasions/recurrence.ts'
import { sendsOf, type PlannedSend, type ReminderPreferences, type ReminderSubject } from './plan.ts'

/**
 * 'You will be told on …': the remaining notices of the coming occurrence, including those held back and why. If none
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
