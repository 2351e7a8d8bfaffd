import { randomBytes } from 'node:crypto'
import { eq, and, sql } from 'drizzle-orm'
import type { FeedKind } from '#domain/feeds/schema.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { calendarFeeds, userPreferences, users } from '#server/db/schema.ts'
import type { Actor, OwnerId } from './actor.ts'
import { asOwner } from './as-owner.ts'
import { hashToken } from './session.ts'

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

/** '{user}.{secret}': the address says whose it is, so that no search crosses users. */
export function newFeedToken(owner: OwnerId): { token: string; hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `${Buffer.from(owner).toString('base64url')}.${secret}`, hash: hashToken(secret) }
}

/** Undefined for an address that was revoked or never was one. One query. */
export async function provenFeed(db: DbOrTx, token: string, now: Date): Promise<FeedLink | undefined> {
  const [, user = '', secret = ''] = /^([\w-]{1,200})\.([\w-]{43})$/.exec(token) ?? []
  const userId = Buffer.from(user, 'base64url').toString()
  // A key of the database: no NUL, and only what the same bytes would be written as.
  if (userId.includes('\0') || Buffer.from(userId).toString('base64url') !== user || secret === '') return undefined
  const [row] = await byToken(db).execute({ userId, hash: hashToken(secret) })
  if (!row) return undefined
  return {
    actor: {
      owner: asOwner(userId),
      now,
      today: todayIn(row.timeZone, now),
      leapDay: row.leapDay ?? 'feb28',
      deliveryDays: row.deliveryDays ?? 5,
    },
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
