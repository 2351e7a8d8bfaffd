import { bellEntries, isTagOver, type BellEntry } from '#domain/reminders/bell.ts'
import { noticesTag } from '#domain/reminders/event-link.ts'
import type { Reminder } from '#domain/reminders/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Kept, LocalNotification } from './store.ts'

/** Browser storage holds a few megabytes, and no one reads further back. */
const MAX_ITEMS = 500

/** Adds everything due today to the stored entries, and says which of them are new: each once, across tabs. */
export function withDue(
  kept: Kept,
  reminders: readonly Reminder[],
  today: CalendarDate,
  timestamp: number,
): { kept: Kept; fresh: BellEntry[] } {
  const told = new Set(kept.told)
  const fresh = bellEntries(reminders.map(subjectOf), today).filter(({ tag }) => !told.has(tag))
  const shown = noticesTag(fresh.map(({ tag }) => tag))
  const items = fresh.map((entry): LocalNotification => itemOf(entry, shown, timestamp))
  return {
    kept: {
      userId: kept.userId,
      items: [...items, ...kept.items].slice(0, MAX_ITEMS),
      told: [...kept.told.filter((tag) => !isTagOver(tag, today)), ...fresh.map(({ tag }) => tag)],
    },
    fresh,
  }
}

function subjectOf({ occasion, wokeOn, isTimeToOrder, planName }: Reminder) {
  const { id, contactId, name, contact, nextDate, reminderDays } = occasion
  return {
    id,
    contactId,
    name,
    contactName: contact.fullName,
    occurrence: nextDate,
    reminderDays,
    wokeOn,
    isTimeToOrder,
    planName,
  }
}

/** @param tag of the one system notification for all that is new */
function itemOf(
  { occasionId, contactId, title, message }: BellEntry,
  tag: string,
  timestamp: number,
): LocalNotification {
  const id = `${timestamp}-${Math.random().toString(36).slice(2, 10)}`
  return { id, title, message, type: 'reminder', timestamp, read: false, occasionId, contactId, tag }
}
