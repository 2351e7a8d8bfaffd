import { eq } from 'drizzle-orm'
import { comingOccurrence, nextOccurrence, occurrencesBetween } from '#domain/occasions/recurrence.ts'
import type { ListedOccasion, Occasion, Occurrence } from '#domain/occasions/schema.ts'
import { addDays, daysBetween, endOfMonth, startOfMonth, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { occasions } from '#server/db/schema.ts'
import type { Actor } from '#server/owner.ts'
import { earliestFirst, pastDays, splitByGifts, upcomingDays } from './days.ts'
import { byId, listed } from './listed.ts'
import { assignedGifts, marksOf } from './marks.ts'
import { presentOccasion, presentOccurrence } from './present.ts'
import { ownedRows, rowsByIds, schedulesWithin, type OccasionRow, type ScheduleRow } from './rows.ts'

export type { OccasionRow } from './rows.ts'

/** @throws {AppError} NOT_FOUND, for a stranger's occasion too */
export async function ownedOccasion(db: DbOrTx, actor: Actor, id: number): Promise<OccasionRow> {
  const [row] = await rowsByIds(db, actor.owner, [id])
  if (!row) throw notFound('Event')
  return row
}

/** The occurrence that counts, gifts and budget speak of: the next one, or the only date of a one-off. */
export function comingOccurrenceOf(
  row: Pick<OccasionRow, 'date' | 'isRecurring' | 'dateRule'>,
  actor: Actor,
): CalendarDate {
  return comingOccurrence(row, actor.today, actor.leapDay)
}

/** @throws {AppError} NOT_FOUND */
export async function viewOccasion(db: DbOrTx, actor: Actor, id: number): Promise<Occasion> {
  return presentOccasion(await ownedOccasion(db, actor, id), actor, await marksOf(db, actor))
}

/** Every occasion: those to come by date, then one-offs that are over, the latest first. */
export async function listOccasions(db: DbOrTx, actor: Actor): Promise<Occasion[]> {
  const rows = await ownedRows(db, actor.owner)
  const marks = await marksOf(db, actor)
  return rows.map((row) => presentOccasion(row, actor, marks)).toSorted(comingFirst)
}

/** Like `listOccasions` for one contact, with the gifts of the coming occurrence. */
export async function occasionsOfContact(db: DbOrTx, actor: Actor, contactId: number): Promise<ListedOccasion[]> {
  const rows = await ownedRows(db, actor.owner, eq(occasions.contactId, contactId))
  const picks = rows.map((row) => ({ id: row.id, occurrence: comingOccurrenceOf(row, actor) }))
  return (await listed(db, actor, picks, rows)).toSorted(comingFirst)
}

/** The latest past occurrence of every event of a contact, newest first. */
export async function pastOfContact(db: DbOrTx, actor: Actor, contactId: number): Promise<ListedOccasion[]> {
  const rows = await ownedRows(db, actor.owner, eq(occasions.contactId, contactId))
  return listed(db, actor, pastDays(rows, actor), rows)
}

export async function upcomingOccasions(
  db: DbOrTx,
  actor: Actor,
  days: number,
  limit = Infinity,
): Promise<ListedOccasion[]> {
  return listed(db, actor, (await upcomingDays(db, actor, days, limit)).slice(0, limit))
}

/** The latest past occurrence of every event within so many days, newest first. */
export async function pastOccasions(
  db: DbOrTx,
  actor: Actor,
  days: number,
  limit = Infinity,
): Promise<ListedOccasion[]> {
  const from = addDays(actor.today, -days)
  const schedules = await schedulesWithin(db, actor.owner, from, addDays(actor.today, -1))
  return listed(db, actor, pastDays(schedules, actor, from).slice(0, limit))
}

/** Upcoming events with an assigned gift, or those that need one and have none. */
export async function occasionsByGifts(db: DbOrTx, actor: Actor, withGifts: boolean): Promise<ListedOccasion[]> {
  const split = await splitByGifts(db, actor)
  return listed(db, actor, withGifts ? split.withGifts : split.withoutGifts)
}

/** Every occurrence in a range, both days included, by date. */
export async function occurrencesIn(
  db: DbOrTx,
  actor: Actor,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Occurrence[]> {
  const picks = (await schedulesWithin(db, actor.owner, from, to)).flatMap((schedule) =>
    occurrencesBetween(schedule, from, to, actor.leapDay).map((occurrence) => ({ id: schedule.id, occurrence })),
  )
  const rows = byId(await rowsByIds(db, actor.owner, [...new Set(picks.map(({ id }) => id))]))
  const marks = await marksOf(db, actor, from)
  return picks.toSorted(earliestFirst).flatMap(({ id, occurrence }) => {
    const row = rows.get(id)
    return row ? [presentOccurrence(row, occurrence, marks.isSkipped(id, occurrence))] : []
  })
}

/** The event counts of the dashboard, by the same definitions as the lists behind them. */
export async function occasionStats(db: DbOrTx, actor: Actor) {
  const first = startOfMonth(actor.today)
  const last = endOfMonth(actor.today)
  let eventsThisMonth = 0
  for (const schedule of await schedulesWithin(db, actor.owner, first, last)) {
    eventsThisMonth += occurrencesBetween(schedule, first, last, actor.leapDay).length
  }
  const { withGifts, withoutGifts } = await splitByGifts(db, actor)
  return { eventsThisMonth, eventsWithGifts: withGifts.length, eventsWithoutGifts: withoutGifts.length }
}

/** Of every contact the next occasion that is not skipped, for the contacts list. */
export async function nextOccasions(db: DbOrTx, actor: Actor) {
  const schedules = await schedulesWithin(db, actor.owner, actor.today, LAST_DAY)
  const marks = await marksOf(db, actor)
  const hasGift = await assignedGifts(db, actor)
  const next = new Map<number, { schedule: ScheduleRow; nextDate: CalendarDate }>()
  for (const schedule of schedules) {
    const nextDate = nextOccurrence(schedule, actor.today, actor.leapDay)
    if (nextDate === null || marks.isSkipped(schedule.id, nextDate)) continue
    const known = next.get(schedule.contactId)
    if (!known || nextDate < known.nextDate || (nextDate === known.nextDate && schedule.id < known.schedule.id))
      next.set(schedule.contactId, { schedule, nextDate })
  }
  return new Map(
    [...next].map(([contactId, { schedule, nextDate }]) => [
      contactId,
      {
        id: schedule.id,
        name: schedule.name,
        nextDate,
        daysUntil: daysBetween(actor.today, nextDate),
        giftAssigned: hasGift(schedule.id, nextDate),
      },
    ]),
  )
}

const LAST_DAY: CalendarDate = '9999-12-31'

function comingFirst(a: Occasion, b: Occasion): number {
  if (a.nextDate === null && b.nextDate === null) return a.date === b.date ? a.id - b.id : a.date > b.date ? -1 : 1
  if (a.nextDate === null || b.nextDate === null) return a.nextDate === null ? 1 : -1
  return a.nextDate === b.nextDate ? a.id - b.id : a.nextDate < b.nextDate ? -1 : 1
}
