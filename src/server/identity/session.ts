import { and, eq, sql } from 'drizzle-orm'
import { todayIn } from '#domain/shared/zone.ts'
import type { Db } from '#server/db/connection.ts'
import { createSharedReads } from '#server/db/line.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { sessions, userPreferences, users } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from './actor.ts'
import { isAdministrator } from './administrators.ts'
import { asOwner } from './as-owner.ts'
import { ownerOfToken } from './earlier-tokens.ts'
import { hashToken } from './owner-token.ts'

/** Ends after this long without use, or this long after it began, whichever comes first (ASVS 7.3). */
export const SESSION_IDLE_DAYS = 30
export const SESSION_MAX_DAYS = 180

/** lastSeenAt is written at most this often, so that reading a list is one query and no write. */
const SEEN_EVERY_MS = 10 * 60_000

export interface Session {
  sid: string
  publicId: string
  kind: 'user' | 'guest'
  actor: Actor
  isGuest: boolean
  isAdmin: boolean
  /** The user's write count: every list's ETag contains it. */
  dataVersion: number
}

/**
 * Finds the session of a token, with its user and the user's date, in one prepared query of the user's own rows. Requests that
 * arrive together ask together.
 */
export function createSessionFinder({ db, settings, clockGuard }: Services) {
  const read = createSharedReads(db)

  return async (token: string, now: Date): Promise<Session | undefined> => {
    const userId = await ownerOfToken(db, token)
    const sid = hashToken(token)
    const [row] = userId === undefined ? [] : await read((line) => byToken(line).execute({ userId, sid }))
    const { isBelieved, sessionTime } = (await clockGuard?.judge(now)) ?? { isBelieved: true, sessionTime: now }
    if (!row || row.expire <= sessionTime) return undefined
    // Also if it was last seen by a clock that was ahead.
    const isStale = Math.abs(now.getTime() - row.lastSeenAt.getTime()) > SEEN_EVERY_MS
    if (isBelieved && isStale) await markSeen(db, row.sid, row.userId, now)
    return {
      sid: row.sid,
      publicId: row.publicId,
      kind: row.kind,
      isGuest: row.isGuest,
      isAdmin: isAdministrator(settings, row),
      dataVersion: row.dataVersion,
      actor: {
        owner: asOwner(row.userId),
        now,
        today: todayIn(row.timeZone, now),
        leapDay: row.leapDay ?? 'feb28',
        deliveryDays: row.deliveryDays ?? 5,
      },
    }
  }
}

const byToken = preparedOnce((db) =>
  db
    .select({
      sid: sessions.sid,
      publicId: sessions.publicId,
      kind: sessions.kind,
      expire: sessions.expire,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      isGuest: users.isGuest,
      emailKey: users.emailKey,
      emailVerifiedAt: users.emailVerifiedAt,
      dataVersion: users.dataVersion,
      timeZone: userPreferences.timeZone,
      leapDay: userPreferences.leapDay,
      deliveryDays: userPreferences.deliveryDays,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(and(eq(sessions.userId, sql.placeholder('userId')), eq(sessions.sid, sql.placeholder('sid'))))
    .prepare('session_by_token'),
)

async function markSeen(db: Db, sid: string, userId: string, now: Date): Promise<void> {
  const day = 24 * 3600_000
  const idleEnd = new Date(now.getTime() + SESSION_IDLE_DAYS * day)
  await db
    .update(sessions)
    .set({
      lastSeenAt: now,
      expire: sql`least(${idleEnd}, ${sessions.createdAt} + ${`${SESSION_MAX_DAYS} days`}::interval)`,
    })
    .where(and(eq(sessions.userId, userId), eq(sessions.sid, sid)))
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId))
}
