import { eq, and, sql } from 'drizzle-orm'
import type { FeedKind } from '#domain/feeds/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { calendarFeeds, userPreferences, users } from '#server/db/schema.ts'
import type { Actor, OwnerId } from './actor.ts'
import { asOwner } from './as-owner.ts'
import { actorOf, hashToken, newOwnerToken, readOwnerToken } from './owner-token.ts'

/** A calendar that its address opens. Its holder may read this one thing, without signing in. */
export interface FeedLink {
  actor: Actor
  id: number
  kind: FeedKind
  lastReadAt: Date | null
  /** The user's write count: nothing has changed as long as it's the same. */
  dataVersion: number
  reminderDaysBefore: number
  reminderHour: number
  showsBudgets: boolean
}

export function newFeedToken(owner: OwnerId): { token: string; hash: string } {
  const { token, secret } = newOwnerToken(owner)
  return { token, hash: hashToken(secret) }
}

/** Undefined for an address that was revoked or never was one. One query. */
export async function provenFeed(db: DbOrTx, token: string, now: Date): Promise<FeedLink | undefined> {
  const read = readOwnerToken(token)
  if (!read) return undefined
  const [row] = await byToken(db).execute({ userId: read.userId, hash: hashToken(read.secret) })
  if (!row) return undefined
  return {
    actor: actorOf(asOwner(read.userId), row, now),
    id: row.id,
    kind: row.kind,
    lastReadAt: row.lastReadAt,
    dataVersion: row.dataVersion,
    reminderDaysBefore: row.reminderDaysBefore ?? 7,
    reminderHour: row.reminderHour ?? 9,
    showsBudgets: row.showsBudgets ?? true,
  }
}

const byToken = preparedOnce((db) =>
  db
    .select({
      id: calendarFeeds.id,
      kind: calendarFeeds.kind,
      lastReadAt: calendarFeeds.lastReadAt,
      dataVersion: users.dataVersion,
      timeZone: userPreferences.timeZone,
      leapDay: userPreferences.leapDay,
      deliveryDays: userPreferences.deliveryDays,
      reminderDaysBefore: userPreferences.reminderDaysBefore,
      reminderHour: userPreferences.reminderHour,
      showsBudgets: userPreferences.budgetVisibility,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, calendarFeeds.userId))
    .where(
      and(eq(calendarFeeds.userId, sql.placeholder('userId')), eq(calendarFeeds.tokenHash, sql.placeholder('hash'))),
    )
    .prepare('feed_by_token'),
)
