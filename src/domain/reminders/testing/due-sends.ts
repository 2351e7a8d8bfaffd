import { plannedSends, type PlannedSend, type ReminderPreferences, type ReminderSubject } from '../plan.ts'

/** What is due at that instant, or late. */
export function dueSends(subject: ReminderSubject, preferences: ReminderPreferences, now: Date): PlannedSend[] {
  return plannedSends(subject, preferences, now, now).filter(({ skipReason }) => skipReason === undefined)
}
