import { and, eq } from 'drizzle-orm'
import { MAX_FEEDS, type FeedKind } from '#domain/feeds/schema.ts'
import { AppError, notFound } from '#domain/shared/errors.ts'
import { feedTexts } from '#domain/texts/feeds.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { calendarFeeds } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { newFeedToken, type FeedLink } from '#server/identity/feed-link.ts'

/** @throws {AppError} LIMIT */
export async function addFeed(tx: Tx, { owner, now }: Actor, kind: FeedKind): Promise<{ id: number; token: string }> {
  if ((await tx.$count(calendarFeeds, eq(calendarFeeds.userId, owner))) >= MAX_FEEDS)
    throw new AppError('LIMIT', feedTexts.tooMany(MAX_FEEDS))
  const { token, hash } = newFeedToken(owner)
  const [row] = await tx
    .insert(calendarFeeds)
    .values({ userId: owner, kind, tokenHash: hash, createdAt: now })
    .returning({ id: calendarFeeds.id })
  if (!row) throw new Error('The address was not written')
  return { id: row.id, token }
}

/** @throws {AppError} NOT_FOUND */
export async function removeFeed(tx: Tx, { owner }: Actor, id: number): Promise<void> {
  const removed = await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, owner), eq(calendarFeeds.id, id)))
    .returning({ id: calendarFeeds.id })
  if (removed.length === 0) throw notFound('feed')
}

/** At most this often, so that reading a calendar is no write. */
const READ_EVERY_MS = 3600_000

/** Leaves the user's write count alone: nothing in a list or a calendar changes. */
export async function recordRead(db: Db, { actor: { owner, now }, id, lastReadAt }: FeedLink): Promise<void> {
  // Also if it was last read by a clock that was ahead.
  if (lastReadAt !== null && Math.abs(now.getTime() - lastReadAt.getTime()) < READ_EVERY_MS) return
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(calendarFeeds.userId, owner), eq(calendarFeeds.id, id)))
}
