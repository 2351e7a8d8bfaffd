import { isSameOccasion } from '#domain/plans/find-event.ts'
import type { Plan } from '#domain/plans/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import { presentPlan } from './present.ts'
import { factsOf } from './facts.ts'
import { ownedPlan, plansOf, type PlanRow } from './rows.ts'

export { ownedPlan } from './rows.ts'

/** Every plan with its people, the latest day first: five statements however many there are. */
export async function listPlans(db: DbOrTx, actor: Actor): Promise<Plan[]> {
  const all = await plansOf(db, actor.owner)
  return viewPlans(db, actor, all, all)
}

/** @throws {AppError} NOT_FOUND */
export async function viewPlan(db: DbOrTx, actor: Actor, id: number): Promise<Plan> {
  const row = await ownedPlan(db, actor.owner, id)
  const [plan] = await viewPlans(db, actor, [row], await plansOf(db, actor.owner))
  if (!plan) throw new Error('The plan was not presented')
  return plan
}

/** The plan of the same occasion before this one. */
export function lastPlanOf(plan: PlanRow, all: readonly PlanRow[]): PlanRow | undefined {
  return all
    .filter((other) => other.id !== plan.id && other.date < plan.date && isSameOccasion(other, plan))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id))[0]
}

async function viewPlans(
  db: DbOrTx,
  actor: Actor,
  wanted: readonly PlanRow[],
  all: readonly PlanRow[],
): Promise<Plan[]> {
  const lastOf = new Map(wanted.map((plan) => [plan.id, lastPlanOf(plan, all)]))
  const ids = new Set([...wanted, ...lastOf.values()].flatMap((plan) => (plan ? [plan.id] : [])))
  const facts = await factsOf(db, actor.owner, [...ids])
  return wanted.map((plan) => presentPlan(plan, lastOf.get(plan.id), actor, facts))
}
