import { nextOccurrence, previousOccurrence } from '#domain/occasions/recurrence.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/owner.ts'
import { assignedGifts, marksOf } from './marks.ts'
import { schedulesWithin, type OccasionRow, type ScheduleRow } from './rows.ts'

// Which days a list tells of, from schedules alone; the whole rows are read for those days only.

/** How far ahead the lists with and without gifts look (spec 1 §9). */
const LOOK_AHEAD_DAYS = 365

/** One occurrence that a list tells of. */
export interface Day {
  id: number
  occurrence: CalendarDate
}

/** The next occurrences within so many days, the earliest first; at least the wanted ones, perhaps more. */
export async function upcomingDays(db: DbOrTx, actor: Actor, days: number, wanted: number): Promise<Day[]> {
  if (Number.isFinite(wanted) && days > NEAR_DAYS) {
    const near = await upcomingDays(db, actor, NEAR_DAYS, Infinity)
    if (near.length >= wanted) return near
  }
  const to = addDays(actor.today, days)
  return comingDays(await schedulesWithin(db, actor.owner, actor.today, to), actor, to)
}

function comingDays(schedules: ScheduleRow[], actor: Actor, to: CalendarDate): (Day & { needsGift: boolean })[] {
  const days: (Day & { needsGift: boolean })[] = []
  for (const schedule of schedules) {
    const occurrence = nextOccurrence(schedule, actor.today, actor.leapDay)
    if (occurrence !== null && occurrence <= to)
      days.push({ id: schedule.id, occurrence, needsGift: schedule.needsGift })
  }
  return days.toSorted(earliestFirst)
}

/** The latest past occurrence of each, newest first. */
export function pastDays(schedules: readonly (OccasionRow | ScheduleRow)[], actor: Actor, from?: CalendarDate): Day[] {
  const days: Day[] = []
  for (const schedule of schedules) {
    const occurrence = previousOccurrence(schedule, actor.today, actor.leapDay)
    if (occurrence !== null && (from === undefined || occurrence >= from)) days.push({ id: schedule.id, occurrence })
  }
  return days.toSorted(newestFirst)
}

/** Upcoming days with and without an assigned gift; a skipped one needs none and is not missed among those without. */
export async function splitByGifts(db: DbOrTx, actor: Actor) {
  const to = addDays(actor.today, LOOK_AHEAD_DAYS)
  const days = comingDays(await schedulesWithin(db, actor.owner, actor.today, to), actor, to)
  const hasGift = await assignedGifts(db, actor)
  const marks = await marksOf(db, actor)
  return {
    withGifts: days.filter(({ id, occurrence }) => hasGift(id, occurrence)),
    withoutGifts: days.filter(
      ({ id, occurrence, needsGift }) => needsGift && !hasGift(id, occurrence) && !marks.isSkipped(id, occurrence),
    ),
  }
}

/** Enough for the dashboard's few rows most of the time; when it is not, the whole window is read. */
const NEAR_DAYS = 31

export function earliestFirst(a: Day, b: Day): number {
  if (a.occurrence !== b.occurrence) return a.occurrence < b.occurrence ? -1 : 1
  return a.id - b.id
}

function newestFirst(a: Day, b: Day): number {
  if (a.occurrence !== b.occurrence) return a.occurrence > b.occurrence ? -1 : 1
  return a.id - b.id
}
