import { and, eq, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { GUEST_IDLE_DAYS } from '#domain/accounts/guests.ts'
import { PREVIEW_HOURS, UNDO_DAYS } from '#domain/imports/lifetimes.ts'
import { LOG_DAYS } from '#domain/recommendations/model/log.ts'
import { channels } from '#domain/reminders/plan.ts'
import { DROP_DAYS } from '#domain/reminders/price-drop.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { Db } from '#server/db/connection.ts'
import {
  apiCache,
  apiRateLimitMetrics,
  contactMerges,
  askLinks,
  contributorLinks,
  digests,
  earlierTokens,
  endpointOwners,
  emailTokens,
  idempotencyKeys,
  imports,
  jobs,
  mailQueue,
  modelRequests,
  passwordResetTokens,
  pictures,
  priceDrops,
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
/** Sent e-mails are in the ledger, which the event's dialog reads; their planned rows are no longer needed. */
const MAILED_DAYS = 30
/** Shown bell and push notices are recorded nowhere else: they're kept until the next year's has come. */
const TOLD_DAYS = 400

/** Longer than any week to come needs to know of past ones. */
const DIGEST_DAYS = 60

/** Rows looked for at a time: no statement reaches its time limit. */
const BATCH = 1_000

/** Deletes expired rows. Nothing depends on it: expired rows are refused whether or not they're deleted. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const day = (daysAgo: number) => addDays(todayIn('UTC', now), -daysAgo)
  await removeOfUsers(db, sessions, lt(sessions.expire, now))
  // Of these, each machine has a copy, whose rows are in other places.
  await db.delete(endpointOwners).where(lt(endpointOwners.endsAt, now))
  await db.delete(earlierTokens).where(lt(earlierTokens.endsAt, now))
  await removeOfUsers(db, passwordResetTokens, lt(passwordResetTokens.expiresAt, before(1)))
  await removeOfUsers(db, emailTokens, lt(emailTokens.expiresAt, before(1)))
  await remove(db, signInChallenges, lt(signInChallenges.expiresAt, now))
  await remove(db, socialSignIns, lt(socialSignIns.expiresAt, now))
  await removeOfUsers(db, askLinks, lt(askLinks.expiresAt, now))
  await removeOfUsers(db, contributorLinks, lt(contributorLinks.expiresAt, now))
  await remove(db, rateLimits, lt(rateLimits.windowEnds, now))
  await removeOfUsers(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before(IDEMPOTENCY_DAYS)))
  await remove(db, mailQueue, and(isNotNull(mailQueue.sentAt), lt(mailQueue.sentAt, before(HISTORY_DAYS))))
  await remove(db, jobs, and(isNotNull(jobs.doneAt), lt(jobs.doneAt, before(HISTORY_DAYS))))
  const isOpen = sql`${imports.state} in ('reading', 'mapping', 'preview')`
  const isFinal = and(ne(imports.state, 'running'), lt(imports.createdAt, before(UNDO_DAYS + 1)))
  await removeOfUsers(db, imports, and(lt(imports.createdAt, before(PREVIEW_HOURS / 24)), or(isOpen, isFinal)))
  await removeOfUsers(db, contactMerges, lt(contactMerges.createdAt, before(UNDO_DAYS)))
  await removeOfUsers(db, modelRequests, lt(modelRequests.createdAt, before(LOG_DAYS)))
  await removeOfUsers(db, pictures, lt(pictures.expiresAt, now))
  await removeOfUsers(db, priceDrops, lt(priceDrops.createdAt, before(DROP_DAYS)))
  await remove(db, apiCache, lt(apiCache.expiresAt, now))
  await remove(db, apiRateLimitMetrics, lt(apiRateLimitMetrics.windowEnd, before(HISTORY_DAYS)))
  // Not parameters: the index that serves this contains only past rows.
  const isOver = sql`(${reminders.isSent} or not ${reminders.isActive})`
  for (const channel of channels) {
    const last = day(channel === 'email' ? MAILED_DAYS : TOLD_DAYS)
    await removeOfUsers(db, reminders, and(isOver, eq(reminders.channel, channel), lt(reminders.occurrenceDate, last)))
  }
  await removeOfUsers(db, digests, lt(digests.week, day(DIGEST_DAYS)))
  await removeOfUsers(db, users, and(sql`${users.isGuest}`, lt(users.lastSeenAt, before(GUEST_IDLE_DAYS))))
}

/** Of users, one user at a time: nobody else waits for it, and no statement deletes in more than one shard. */
async function removeOfUsers(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  const owner = ownerOf(table)
  for (;;) {
    const some = await db.select({ id: owner }).from(table).where(condition).limit(BATCH)
    for (const id of new Set(some.map((row) => row.id))) await db.delete(table).where(and(eq(owner, id), condition))
    if (some.length < BATCH) return
  }
}

function ownerOf(table: PgTable) {
  return table === users ? users.id : (table as typeof sessions).userId
}

/** Of tables in one place, in batches. Rows locked by someone else are left to the next run. */
async function remove(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  const some = sql`select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked`
  for (;;) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${some}))`)
    if ((rowCount ?? 0) < BATCH) return
  }
}
