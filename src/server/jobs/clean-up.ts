import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm'
import { GUEST_IDLE_DAYS } from '#domain/accounts/guests.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { Db } from '#server/db/connection.ts'
import {
  apiCache,
  apiRateLimitMetrics,
  emailTokens,
  idempotencyKeys,
  jobs,
  mailQueue,
  passwordResetTokens,
  rateLimits,
  reminders,
  sessions,
  signInChallenges,
  socialSignIns,
  users,
} from '#server/db/schema.ts'

const dayMs = 24 * 3600_000

/** A repeated Idempotency-Key gets the first answer for 24 h. */
const IDEMPOTENCY_DAYS = 1
/** Long enough to see what the server did last week. */
const HISTORY_DAYS = 7
/** What was mailed stands in the ledger, where the event's dialog reads it; its planned row is of no more use. */
const MAILED_DAYS = 30
/** What the bell and a browser told of is noted nowhere else: it is seen until the next year's has come. */
const TOLD_DAYS = 400

/** Removes what has had its time. Nothing here decides anything: what is expired is refused whether or not it is gone. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.delete(sessions).where(lt(sessions.expire, now))
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, before(1)))
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, before(1)))
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now))
  await db.delete(socialSignIns).where(lt(socialSignIns.expiresAt, now))
  await db.delete(rateLimits).where(lt(rateLimits.windowEnds, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(IDEMPOTENCY_DAYS)))
  await db.delete(mailQueue).where(and(isNotNull(mailQueue.sentAt), lt(mailQueue.sentAt, before(HISTORY_DAYS))))
  await db.delete(jobs).where(and(isNotNull(jobs.doneAt), lt(jobs.doneAt, before(HISTORY_DAYS))))
  await db.delete(apiCache).where(lt(apiCache.expiresAt, now))
  await db.delete(apiRateLimitMetrics).where(lt(apiRateLimitMetrics.windowEnd, before(HISTORY_DAYS)))
  const isOver = or(eq(reminders.isSent, true), eq(reminders.isActive, false))
  const day = (daysAgo: number) => addDays(todayIn('UTC', now), -daysAgo)
  const [mailed, told] = [eq(reminders.channel, 'email'), ne(reminders.channel, 'email')]
  await db.delete(reminders).where(and(isOver, mailed, lt(reminders.occurrenceDate, day(MAILED_DAYS))))
  await db.delete(reminders).where(and(isOver, told, lt(reminders.occurrenceDate, day(TOLD_DAYS))))
  await db.delete(users).where(and(eq(users.isGuest, true), lt(users.lastSeenAt, before(GUEST_IDLE_DAYS))))
}
