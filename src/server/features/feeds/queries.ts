import { asc, eq } from 'drizzle-orm'
import { datesCalendar } from '#domain/feeds/dates.ts'
import { privateCalendar } from '#domain/feeds/private.ts'
import type { Feed } from '#domain/feeds/schema.ts'
import type { Db, DbOrTx } from '#server/db/connection.ts'
import { readTogether } from '#server/db/line.ts'
import { calendarFeeds } from '#server/db/schema.ts'
import { calendarEvents, privateEvents } from '#server/features/occasions/queries.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import type { FeedLink } from '#server/identity/feed-link.ts'

export async function listFeeds(db: DbOrTx, owner: OwnerId): Promise<Feed[]> {
  const rows = await db
    .select({
      id: calendarFeeds.id,
      kind: calendarFeeds.kind,
      createdAt: calendarFeeds.createdAt,
      lastReadAt: calendarFeeds.lastReadAt,
    })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, owner))
    .orderBy(asc(calendarFeeds.id))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  }))
}

/** @param addressOf where the app shows a path */
export async function calendarOf(db: Db, feed: FeedLink, addressOf: (occasionId: number) => string): Promise<string> {
  const { actor, kind, reminderDaysBefore, reminderHour, showsBudgets } = feed
  if (kind === 'dates') return datesCalendar(await readTogether(db, (line) => calendarEvents(line, actor)), actor)
  return privateCalendar(await readTogether(db, (line) => privateEvents(line, actor)), {
    ...actor,
    reminderDaysBefore,
    reminderHour,
    showsBudgets,
    addressOf,
  })
}
