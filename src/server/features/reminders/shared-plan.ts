import { and, eq, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { planOccurrences, plans } from '#server/db/schema.ts'

/** The name of the plan that all of these occurrences of a user's are in; undefined for a single one. */
export async function sharedPlan(
  db: DbOrTx,
  userId: string,
  occurrences: readonly { id: number; occurrence: CalendarDate }[],
): Promise<string | undefined> {
  // An event may be in a message twice, by its days and on the last day to order.
  const days = new Map(occurrences.map((one) => [`${one.id} ${one.occurrence}`, one]))
  if (days.size < 2) return undefined
  const ids = sql.param([...days.values()].map(({ id }) => id))
  const dates = sql.param([...days.values()].map(({ occurrence }) => occurrence))
  const shared = await db
    .select({ name: plans.name, count: sql<number>`count(*)::int` })
    .from(sql`unnest(${ids}::int[], ${dates}::date[]) as told(id, day)`)
    .innerJoin(
      planOccurrences,
      and(
        eq(planOccurrences.userId, userId),
        sql`${planOccurrences.occasionId} = told.id and ${planOccurrences.occurrenceDate} = told.day`,
      ),
    )
    .innerJoin(plans, and(eq(plans.userId, userId), eq(plans.id, planOccurrences.planId)))
    .groupBy(plans.id, plans.name)
  const [plan, ...others] = shared
  return plan?.count === days.size && others.length === 0 ? plan.name : undefined
}
