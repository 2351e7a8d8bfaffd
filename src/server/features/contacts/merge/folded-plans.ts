import { and, eq, inArray } from 'drizzle-orm'
import { replacingOccurrence } from '#domain/occasions/date-change.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Tx } from '#server/db/connection.ts'
import { occasions, planOccurrences, plans } from '#server/db/schema.ts'
import type { KeptRow, MovedDay } from '#server/db/schema/merges.ts'
import type { Actor } from '#server/identity/actor.ts'
import { insertKept } from './kept-rows.ts'

/**
 * Lets the event that stays have the days in plans of the one that becomes it. Where it's in a plan that day itself, it
 * keeps its own budget.
 * @returns the days that moved, for the undo
 */
export async function foldPlanned(tx: Tx, actor: Actor, into: ReadonlyMap<number, number>): Promise<MovedDay[]> {
  if (into.size === 0) return []
  const ids = [...into.keys(), ...into.values()]
  const days = await tx
    .select({ id: planOccurrences.occasionId, day: planOccurrences.occurrenceDate })
    .from(planOccurrences)
    .where(and(eq(planOccurrences.userId, actor.owner), inArray(planOccurrences.occasionId, ids)))
    .orderBy(planOccurrences.occurrenceDate)
  if (days.length === 0) return []
  const schedules = await tx
    .select()
    .from(occasions)
    .where(and(eq(occasions.userId, actor.owner), inArray(occasions.id, [...into.values()])))
  const taken = new Set(days.map(({ id, day }) => `${id} ${day}`))
  const moved: MovedDay[] = []
  for (const { id: from, day } of days) {
    const to = into.get(from)
    const schedule = schedules.find(({ id }) => id === to)
    const newDay = schedule ? replacingOccurrence(schedule, day, actor.leapDay) : null
    if (to === undefined || newDay === null || taken.has(`${to} ${newDay}`)) continue
    taken.add(`${to} ${newDay}`)
    moved.push({ from, day, to, newDay })
    await move(tx, actor, { id: from, day }, { id: to, day: newDay })
  }
  return moved
}

/** Gives the days in plans back, as they are now; those that had no place come back as they were. */
export async function unfoldPlanned(
  tx: Tx,
  actor: Actor,
  moved: readonly MovedDay[],
  kept: readonly KeptRow[],
): Promise<void> {
  for (const { from, day, to, newDay } of moved) await move(tx, actor, { id: to, day: newDay }, { id: from, day })
  const wereMoved = new Set(moved.map(({ from, day }) => `${from} ${day}`))
  const others = kept.filter((row) => !wereMoved.has(`${Number(row['occasion_id'])} ${String(row['occurrence_date'])}`))
  if (others.length === 0) return
  const there = await tx.select({ id: plans.id }).from(plans).where(eq(plans.userId, actor.owner))
  const ids = new Set(there.map(({ id }) => id))
  await insertKept(
    tx,
    planOccurrences,
    others.filter((row) => ids.has(Number(row['plan_id']))),
  )
}

interface EventDay {
  id: number
  day: CalendarDate
}

async function move(tx: Tx, { owner }: Actor, from: EventDay, to: EventDay): Promise<void> {
  await tx
    .update(planOccurrences)
    .set({ occasionId: to.id, occurrenceDate: to.day })
    .where(
      and(
        eq(planOccurrences.userId, owner),
        eq(planOccurrences.occasionId, from.id),
        eq(planOccurrences.occurrenceDate, from.day),
      ),
    )
}
