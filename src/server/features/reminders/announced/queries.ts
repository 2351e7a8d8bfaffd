import { announcedNotices } from '#domain/reminders/announce.ts'
import { leadOf, type ReminderSubject } from '#domain/reminders/plan.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Happened } from '../happened.ts'
import { historyIn } from '../history.ts'
import { notAfter, remindedUser, type RemindedUser } from '../users.ts'

export { happenedTo, happeningsOf, type Happened } from '../happened.ts'
export { remindedUser, type RemindedUser } from '../users.ts'

// Without a query of events, so that lists of events can say when one is told about them.

type EventRow = Omit<ReminderSubject, 'skips' | 'hasGift' | 'isBought' | 'done' | 'changedAt'> & {
  id: number
  updatedAt: Date
}

/** What lists of events say about reminders. */
export interface Announced extends Pick<Occasion, 'reminderDays' | 'nextNotice' | 'noticeDays'> {
  /** The one that the notices are about. */
  occurrence: CalendarDate | null
}

/** When the owner will be told about events of theirs, by what happened to them. */
export function announcedIn(
  happened: Happened,
  user: RemindedUser,
  { now }: Pick<Actor, 'now'>,
): (row: EventRow) => Announced {
  const history = historyIn(happened)
  return (row) => {
    const subject = { ...row, changedAt: notAfter(now, row.updatedAt), ...history(row, user) }
    const { occurrence, nextNotice, noticeDays } = announcedNotices(subject, user.preferences, now)
    return {
      reminderDays: leadOf(row, user.preferences),
      occurrence,
      nextNotice: nextNotice && { ...nextNotice, at: nextNotice.at.toISOString() },
      noticeDays,
    }
  }
}

/** The profile's lead time, which counts for events whose own was never edited. */
export async function leadOfProfile(db: DbOrTx, { owner, now }: Actor): Promise<number | undefined> {
  const user = await remindedUser(db, owner, now)
  return user?.preferences.reminderDaysBefore
}
