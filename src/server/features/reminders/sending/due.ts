import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Channel } from '#domain/reminders/plan.ts'
import { reminders } from '#server/db/schema.ts'

/** The wait between two tries is an hour at most; the rest allows for clocks that differ. */
export const LONGEST_WAIT_MS = 2 * 3600_000

/** Reminders of a channel whose time has come, and whose next try, too. */
export function waiting(channel: Channel, now: Date) {
  return and(
    sql`not ${reminders.isSent} and ${reminders.isActive}`,
    lte(reminders.sendAt, now),
    // A wait longer than any we set was set by a clock that was ahead.
    or(lte(reminders.nextAttemptAt, now), gt(reminders.nextAttemptAt, new Date(now.getTime() + LONGEST_WAIT_MS))),
    eq(reminders.channel, channel),
  )
}
