import { comingOccurrence, occurrencesBetween } from '#domain/occasions/recurrence.ts'
import type { ListedOccasion, Occasion, Occurrence } from '#domain/occasions/schema.ts'
import { windowOf } from '#domain/occasions/window.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import { daysWithGifts, daysWithoutGifts, earliestFirst, pastDays, recentDays, upcomingDays } from './days.ts'
import { listed } from './listed.ts'
import { knownIn, knownOf } from './known.ts'
import { presentOccasion, presentOccurrence } from './present.ts'
import { ownedRows, rowsByIds, rowsIn, rowsOfContact, type OccasionRow } from './rows.ts'

export { calendarEvents, privateEvents } from './calendar-events.ts'
export { boundsOf, inWindow, isToCome } from './in-window.ts'
export { giftsByOccasion } from './gift-summaries.ts'
export { skipsOf } from './marks.ts'
export { budgetsOf } from './planned.ts'
export { dashboardStats } from './stats.ts'
export { nextOccasions } from './next-occasions.ts'
export type { OccasionRow } from './rows.ts'

/** @throws {AppError} NOT_FOUND, for a stranger's occasion too */
export async function ownedOccasion(db: DbOrTx, actor: Actor, id: number): Promise<OccasionRow> {
  const [row] = await rowsByIds(db, actor.owner, [id])
  if (!row) throw notFound('event')
  return row
}

/** The occurrence that counts, gifts and budget refer to: the next one, or the only date of a one-off. */
export function comingOccurrenceOf(
  row: Pick<OccasionRow, 'date' | 'isRecurring' | 'dateRule'>,
  actor: Actor,
): CalendarDate {
  return comingOccurrence(row, actor.today, actor.leapDay)
}

/** @throws {AppError} NOT_FOUND */
export async function viewOccasion(db: DbOrTx, actor: Actor, id: number): Promise<Occasion> {
  const [row, known] = await Promise.all([ownedOccasion(db, actor, id), knownOf(db, actor, [id])])
  return presentOccasion(row, actor, known)
}

/** Every occasion: those to come by date, then one-offs that are over, the latest first. */
export async function listOccasions(db: DbOrTx, actor: Actor): Promise<Occasion[]> {
  const rows = await ownedRows(db, actor.owner)
  const known = await knownOf(db, actor, idsOf(rows))
  return rows.map((row) => presentOccasion(row, actor, known)).toSorted(comingFirst)
}

/** Like `listOccasions`, each with what is planned for the coming occurrence. */
export async function listWithGiftStates(
  db: DbOrTx,
  actor: Actor,
): Promise<{ occasion: Occasion; gift: Occurrence['gift'] }[]> {
  const rows = await ownedRows(db, actor.owner)
  // A one-off's only date may be long over.
  const known = await knownOf(db, actor, idsOf(rows), FIRST_DAY)
  return rows
    .map((row) => ({
      occasion: presentOccasion(row, actor, known),
      gift: known.giftOn(row, comingOccurrenceOf(row, actor)),
    }))
    .toSorted((a, b) => comingFirst(a.occasion, b.occasion))
}

/** Like `listOccasions` for one contact, with the gifts of the coming occurrence. */
export async function occasionsOfContact(db: DbOrTx, actor: Actor, contactId: number): Promise<ListedOccasion[]> {
  const rows = await rowsOfContact(db, actor.owner, contactId)
  const picks = rows.map((row) => ({ id: row.id, occurrence: comingOccurrenceOf(row, actor) }))
  return (await listed(db, actor, picks, rows)).toSorted(comingFirst)
}

/** The latest past occurrence of every event of a contact, newest first. */
export async function pastOfContact(db: DbOrTx, actor: Actor, contactId: number): Promise<ListedOccasion[]> {
  const rows = await rowsOfContact(db, actor.owner, contactId)
  return listed(db, actor, pastDays(rows, actor), rows)
}

export async function upcomingOccasions(
  db: DbOrTx,
  actor: Actor,
  daysAhead: number,
  limit = Infinity,
): Promise<ListedOccasion[]> {
  const { days, rows } = await upcomingDays(db, actor, daysAhead, limit)
  return listed(db, actor, days, rows)
}

/** The latest past occurrence of every event within so many days, newest first. */
export async function pastOccasions(
  db: DbOrTx,
  actor: Actor,
  daysBack: number,
  limit = Infinity,
): Promise<ListedOccasion[]> {
  const { days, rows } = await recentDays(db, actor, daysBack, limit)
  return listed(db, actor, days, rows)
}

/** Upcoming events with an assigned gift, or those that need one and have none. */
export async function occasionsByGifts(db: DbOrTx, actor: Actor, withGifts: boolean): Promise<ListedOccasion[]> {
  if (withGifts) return listed(db, actor, await daysWithGifts(db, actor))
  const { days, rows } = await daysWithoutGifts(db, actor)
  return listed(db, actor, days, rows)
}

/** Every occurrence in a range, both days included, by date. */
export async function occurrencesIn(
  db: DbOrTx,
  actor: Actor,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Occurrence[]> {
  const window = windowOf(from, to, actor.leapDay)
  const [rows, known] = await Promise.all([rowsIn(db, actor.owner, window), knownIn(db, actor, window)])
  return rows
    .flatMap((row) =>
      occurrencesBetween(row, from, to, actor.leapDay).map((occurrence) => ({ id: row.id, occurrence, row })),
    )
    .toSorted(earliestFirst)
    .map(({ occurrence, row }) => presentOccurrence(row, occurrence, actor, known))
}

const FIRST_DAY: CalendarDate = '0001-01-01'

function idsOf(rows: readonly OccasionRow[]): number[] {
  return rows.map(({ id }) => id)
}

function comingFirst(a: Occasion, b: Occasion): number {
  if (a.nextDate === null && b.nextDate === null) return a.date === b.date ? a.id - b.id : a.date > b.date ? -1 : 1
  if (a.nextDate === null || b.nextDate === null) return a.nextDate === null ? 1 : -1
  return a.nextDate === b.nextDate ? a.id - b.id : a.nextDate < b.nextDate ? -1 : 1
}
