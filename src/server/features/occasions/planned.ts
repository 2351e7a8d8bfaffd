import { and, eq, inArray, sql } from 'drizzle-orm'
import { replacingOccurrence, type CarriedOccurrence } from '#domain/occasions/date-change.ts'
import { comingOccurrence, occurrencesBetween, type LeapDay, type Schedule } from '#domain/occasions/recurrence.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
import { planOccurrences, plans } from '#server/db/schema.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'

// An event's own budget is that of its coming occurrence. Where that is in a plan, the plan's counts, so that the day
// after the next one's does, without a job. Both are written together, so that the event keeps it when its plan goes.

type Budgeted = Schedule & { id: number; budget: Cents | null }

/** The budgets of events' coming occurrences, in one statement: of these, or of all. */
export async function budgetsOf(
  db: DbOrTx,
  { owner, today, leapDay }: Pick<Actor, 'owner' | 'today' | 'leapDay'>,
  rows?: readonly Budgeted[],
): Promise<(row: Budgeted) => Cents | null> {
  const planned = new Map<string, Cents | null>()
  for (const { id, occurrence, budget } of await plannedOf(
    db,
    owner,
    rows?.map(({ id }) => id),
  ))
    planned.set(`${id} ${occurrence}`, budget)
  return (row) => {
    if (planned.size === 0) return row.budget
    const budget = planned.get(`${row.id} ${comingOccurrence(row, today, leapDay)}`)
    return budget === undefined ? row.budget : budget
  }
}

/** Sets the budget of an event's coming occurrence in its plan, if it's in one. The caller has loaded the event. */
export async function setPlannedBudget(
  tx: Tx,
  { owner, now }: Actor,
  occasionId: number,
  coming: CalendarDate,
  budget: Cents | null,
): Promise<void> {
  const [row] = await tx
    .update(planOccurrences)
    .set({ budget, isBudgetFixed: budget !== null })
    .where(
      and(
        eq(planOccurrences.userId, owner),
        eq(planOccurrences.occasionId, occasionId),
        eq(planOccurrences.occurrenceDate, coming),
      ),
    )
    .returning({ planId: planOccurrences.planId })
  if (!row) return
  await tx
    .update(plans)
    .set({ updatedAt: now, version: sql`${plans.version} + 1` })
    .where(and(eq(plans.userId, owner), eq(plans.id, row.planId)))
}

/** Moves an event's days in plans to those that replace them. If the new day is in a plan already, it stays in that. */
export async function carryPlanned(
  tx: Tx,
  { owner }: Actor,
  occasionId: number,
  { from, to }: Pick<CarriedOccurrence, 'from' | 'to'>,
): Promise<void> {
  const isDay = (day: CalendarDate) =>
    and(
      eq(planOccurrences.userId, owner),
      eq(planOccurrences.occasionId, occasionId),
      eq(planOccurrences.occurrenceDate, day),
    )
  const isFree = (await tx.$count(planOccurrences, isDay(to))) === 0
  if (isFree) await tx.update(planOccurrences).set({ occurrenceDate: to }).where(isDay(from))
  else await tx.delete(planOccurrences).where(isDay(from))
}

/**
 * Moves days in plans that are no longer any of the event's, such as those of the years after the next, to the one
 * that takes their place; those without one leave their plan. Past ones stay: that's when it was.
 */
export async function carryLaterPlanned(
  tx: Tx,
  actor: Actor,
  occasionId: number,
  after: Schedule,
  leapDay: LeapDay,
): Promise<void> {
  const rows = await plannedOf(tx, actor.owner, [occasionId])
  for (const { occurrence } of rows) {
    if (occurrence < actor.today || occurrencesBetween(after, occurrence, occurrence, leapDay).length > 0) continue
    const to = replacingOccurrence(after, occurrence, leapDay)
    if (to !== null) await carryPlanned(tx, actor, occasionId, { from: occurrence, to })
    else
      await tx
        .delete(planOccurrences)
        .where(
          and(
            eq(planOccurrences.userId, actor.owner),
            eq(planOccurrences.occasionId, occasionId),
            eq(planOccurrences.occurrenceDate, occurrence),
          ),
        )
  }
}

async function plannedOf(db: DbOrTx, owner: OwnerId, ids?: readonly number[]) {
  if (ids?.length === 0) return []
  return db
    .select({
      id: planOccurrences.occasionId,
      occurrence: planOccurrences.occurrenceDate,
      budget: planOccurrences.budget,
    })
    .from(planOccurrences)
    .where(and(eq(planOccurrences.userId, owner), ids && inArray(planOccurrences.occasionId, [...ids])))
    .orderBy(planOccurrences.occurrenceDate)
}
