import type { PlanGift } from '#domain/plans/totals.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { giftsByOccasion, skipsOf } from '#server/features/occasions/queries.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { budgetsOf, peopleOf, type PersonRow } from './rows.ts'

/** What is known of plans besides their rows. */
export interface PlanFacts {
  people: (planId: number) => readonly PersonRow[]
  gifts: (occasionId: number) => readonly PlanGift[]
  /** Of every occurrence of the event that is in a plan. */
  budgets: (occasionId: number) => readonly { occurrence: CalendarDate; budgetCents: Cents | null }[]
  isSkipped: (occasionId: number, occurrence: CalendarDate) => boolean
}

/** Four statements, however many plans. */
export async function factsOf(db: DbOrTx, owner: OwnerId, planIds: readonly number[]): Promise<PlanFacts> {
  const people = await peopleOf(db, owner, planIds)
  const occasionIds = [...new Set(people.map(({ occasionId }) => occasionId))]
  const gifts = await giftsByOccasion(db, owner, occasionIds)
  const budgets = groupBy(await budgetsOf(db, owner, occasionIds), ({ occasionId }) => occasionId)
  const skips = people.length === 0 ? new Map<number, CalendarDate[]>() : await skipsOf(db, owner)
  const byPlan = groupBy(people, ({ planId }) => planId)
  const planGifts = new Map(
    [...gifts].map(([occasionId, rows]) => [
      occasionId,
      rows.map(({ contributors, ...gift }): PlanGift => ({ ...gift, shares: contributors })),
    ]),
  )
  return {
    people: (planId) => byPlan.get(planId) ?? [],
    gifts: (occasionId) => planGifts.get(occasionId) ?? [],
    budgets: (occasionId) => budgets.get(occasionId) ?? [],
    isSkipped: (occasionId, occurrence) => skips.get(occasionId)?.includes(occurrence) === true,
  }
}
