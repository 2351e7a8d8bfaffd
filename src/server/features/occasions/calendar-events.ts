import type { CalendarEvent } from '#domain/feeds/calendar-event.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { occasions } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { skipsOf } from './marks.ts'
import { ownedRows, rowsByIds, type OccasionRow } from './rows.ts'

/** Every event as calendars get it, in the order in which they were added: two statements. */
export async function calendarEvents(db: DbOrTx, actor: Actor): Promise<CalendarEvent[]> {
  const rows = await ownedRows(db, actor.owner).orderBy(occasions.id)
  const skips = await skipsOf(db, actor.owner)
  return rows.map((row) => calendarEventOf(row, skips))
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
