import { nextOccurrence, previousOccurrence, type Schedule } from '#domain/occasions/recurrence.ts'
import { windowOf } from '#domain/occasions/window.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import { assignedGifts, comingSkips } from './marks.ts'
import { rowsIn, schedulesByIds, schedulesIn, type OccasionRow } from './rows.ts'
import { LOOK_AHEAD_DAYS } from './stats.ts'

// Which days a list shows. The work grows with what the list shows, not with what the user has
// (docs/decisions/004-lists-read-what-they-show.md).

/** One occurrence in a list. */
export interface Day {
  id: number
  occurrence: CalendarDate
}

/** The days of a list, and the full rows if they were loaded along the way. */
export interface Days {
  days: Day[]
  rows?: OccasionRow[]
}

type Dated = Schedule & { id: number }

/** The next occurrences within so many days, the earliest first, at most the wanted ones. */
export async function upcomingDays(db: DbOrTx, actor: Actor, days: number, wanted: number): Promise<Days> {
  const windowUpTo = (length: number) => windowOf(actor.today, addDays(actor.today, length), actor.leapDay)
  if (wanted === Infinity) {
    const rows = await rowsIn(db, actor.owner, windowUpTo(days))
    return { rows, days: comingDays(rows, actor) }
  }
  return firstFew(days, wanted, async (length) =>
    comingDays(await schedulesIn(db, actor.owner, windowUpTo(length)), actor),
  )
}

/** The latest past occurrence of every event within so many days, newest first, at most the wanted ones. */
export async function recentDays(db: DbOrTx, actor: Actor, days: number, wanted: number): Promise<Days> {
  const windowBack = (length: number) =>
    windowOf(addDays(actor.today, -length), addDays(actor.today, -1), actor.leapDay)
  if (wanted === Infinity) {
    const rows = await rowsIn(db, actor.owner, windowBack(days))
    return { rows, days: pastDays(rows, actor) }
  }
  return firstFew(days, wanted, async (length) =>
    pastDays(await schedulesIn(db, actor.owner, windowBack(length)), actor),
  )
}

/** Of each the next occurrence, the earliest first. */
function comingDays(schedules: readonly Dated[], actor: Actor): Day[] {
  const days: Day[] = []
  for (const schedule of schedules) {
    const occurrence = nextOccurrence(schedule, actor.today, actor.leapDay)
    if (occurrence !== null) days.push({ id: schedule.id, occurrence })
  }
  return days.toSorted(earliestFirst)
}

/** The latest past occurrence of each, newest first. */
export function pastDays(schedules: readonly Dated[], actor: Actor): Day[] {
  const days: Day[] = []
  for (const schedule of schedules) {
    const occurrence = previousOccurrence(schedule, actor.today, actor.leapDay)
    if (occurrence !== null) days.push({ id: schedule.id, occurrence })
  }
  return days.toSorted(newestFirst)
}

/** Upcoming days that have an assigned gift. */
export async function daysWithGifts(db: DbOrTx, actor: Actor): Promise<Day[]> {
  const { ids, hasGift } = await assignedGifts(db, actor)
  const to = addDays(actor.today, LOOK_AHEAD_DAYS)
  return comingDays(await schedulesByIds(db, actor.owner, [...ids]), actor).filter(
    ({ id, occurrence }) => occurrence <= to && hasGift(id, occurrence),
  )
}

/** Upcoming days that need a gift and have none; a skipped one needs none. */
export async function daysWithoutGifts(db: DbOrTx, actor: Actor): Promise<Days> {
  const rows = (await rowsIn(db, actor.owner, yearAhead(actor))).filter(({ needsGift }) => needsGift)
  const { hasGift } = await assignedGifts(db, actor)
  const { isSkipped } = await comingSkips(db, actor)
  return {
    rows,
    days: comingDays(rows, actor).filter(
      ({ id, occurrence }) => !hasGift(id, occurrence) && !isSkipped(id, occurrence),
    ),
  }
}

export function earliestFirst(a: Day, b: Day): number {
  if (a.occurrence !== b.occurrence) return a.occurrence < b.occurrence ? -1 : 1
  return a.id - b.id
}

/** Looks a week ahead, then further, until there are enough. */
async function firstFew(days: number, wanted: number, look: (length: number) => Promise<Day[]>): Promise<Days> {
  for (const length of [7, 31, 92, 365]) {
    if (length >= days) break
    const found = await look(length)
    if (found.length >= wanted) return { days: found.slice(0, wanted) }
  }
  return { days: (await look(days)).slice(0, wanted) }
}

function yearAhead(actor: Actor) {
  return windowOf(actor.today, addDays(actor.today, LOOK_AHEAD_DAYS), actor.leapDay)
}

function newestFirst(a: Day, b: Day): number {
  if (a.occurrence !== b.occurrence) return a.occurrence > b.occurrence ? -1 : 1
  return a.id - b.id
}
