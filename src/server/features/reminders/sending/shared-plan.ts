import { and, eq, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { planOccurrences, plans } from '#server/db/schema.ts'
import { isOneOf } from '../history.ts'

/** Occurrences of one user's. */
interface Told {
  userId: string
  occurrences: readonly { id: number; occurrence: CalendarDate }[]
}

/** The name of the plan that all occurrences of each of these are in; undefined for a single one. In one statement. */
export async function sharedPlans(db: DbOrTx, told: readonly Told[]): Promise<(string | undefined)[]> {
  const several = told.flatMap(({ userId, occurrences }, message) => {
    // An event may be in a message twice, by its days and on the last day to order.
    const days = [...new Map(occurrences.map((one) => [`${one.id} ${one.occurrence}`, one])).values()]
    return days.length < 2 ? [] : days.map(({ id, occurrence }) => ({ message, userId, id, occurrence }))
  })
  if (several.length === 0) return told.map(() => undefined)
  const owners = several.map(({ userId }) => userId)
  const rows = await db
    .select({ message: sql<number>`told.message`, planId: plans.id, name: plans.name })
    .from(
      sql`unnest(
        ${sql.param(several.map(({ message }) => message))}::int[],
        ${sql.param(owners)}::text[],
        ${sql.param(several.map(({ id }) => id))}::bigint[],
        ${sql.param(several.map(({ occurrence }) => occurrence))}::date[]
      ) as told(message, owner, id, day)`,
    )
    .innerJoin(
      planOccurrences,
      and(
        eq(planOccurrences.userId, sql`told.owner`),
        sql`${planOccurrences.occasionId} = told.id and ${planOccurrences.occurrenceDate} = told.day`,
      ),
    )
    .innerJoin(plans, and(eq(plans.userId, planOccurrences.userId), eq(plans.id, planOccurrences.planId)))
    .where(and(isOneOf(planOccurrences.userId, owners), isOneOf(plans.userId, owners)))
  const asked = groupBy(several, ({ message }) => message)
  const planned = groupBy(rows, ({ message }) => message)
  return told.map((_, message) => {
    const [first, ...others] = planned.get(message) ?? []
    const isShared = others.every(({ planId }) => planId === first?.planId)
    return isShared && others.length + 1 === asked.get(message)?.length ? first?.name : undefined
  })
}
