import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { CalendarEvent, CalendarGift, PrivateEvent } from '#domain/feeds/calendar-event.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { giftIdeas, occasions } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { skipsOf } from './marks.ts'
import { ownedRows, rowsByIds, type OccasionRow } from './rows.ts'

/** Every event as calendars get it, in the order in which they were added: two statements. */
export async function calendarEvents(db: DbOrTx, actor: Actor): Promise<(OccasionRow & CalendarEvent)[]> {
  const rows = await ownedRows(db, actor.owner).orderBy(occasions.id)
  const skips = await skipsOf(db, actor.owner)
  return rows.map((row) => calendarEventOf(row, skips))
}

/** The same with what is planned for them: one statement more. */
export async function privateEvents(db: DbOrTx, actor: Actor): Promise<PrivateEvent[]> {
  const events = await calendarEvents(db, actor)
  const gifts = new Map<number, CalendarGift[]>()
  for (const { occasionId, ...gift } of await assigned(db).execute({ owner: actor.owner, from: actor.today })) {
    if (occasionId === null) continue
    const known = gifts.get(occasionId)
    if (known) known.push(gift)
    else gifts.set(occasionId, [gift])
  }
  return events.map((event) => Object.assign(event, { gifts: gifts.get(event.id) ?? [] }))
}

/** @throws {AppError} NOT_FOUND */
export async function calendarEvent(db: DbOrTx, actor: Actor, id: number): Promise<CalendarEvent> {
  const [row] = await rowsByIds(db, actor.owner, [id])
  if (!row) throw notFound('event')
  return calendarEventOf(row, await skipsOf(db, actor.owner))
}

function calendarEventOf(row: OccasionRow, skips: Map<number, CalendarDate[]>): OccasionRow & CalendarEvent {
  return Object.assign(row, { skips: skips.get(row.id) ?? [] })
}

const assigned = preparedOnce((db) =>
  db
    .select({
      occasionId: giftIdeas.occasionId,
      title: giftIdeas.title,
      occurrenceDate: giftIdeas.occurrenceDate,
    })
    .from(giftIdeas)
    .where(
      and(
        eq(giftIdeas.userId, sql.placeholder('owner')),
        // Not a parameter: the index that serves this holds assigned gifts only.
        sql`${giftIdeas.isSaved}`,
        or(isNull(giftIdeas.occurrenceDate), sql`${giftIdeas.occurrenceDate} >= ${sql.placeholder('from')}::date`),
      ),
    )
    .orderBy(giftIdeas.position, giftIdeas.id)
    .prepare('calendar_gifts'),
)
