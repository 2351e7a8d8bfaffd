import { and, eq, inArray, sql } from 'drizzle-orm'
import { comingOccurrence } from '#domain/occasions/recurrence.ts'
import { MAX_PLAN_PEOPLE, MAX_PLANS, PLAN_YEARS_AHEAD } from '#domain/plans/limits.ts'
import type { NewPlan, Plan, PlanChange } from '#domain/plans/schema.ts'
import { spreadEvenly } from '#domain/plans/spread.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import type { Cents } from '#domain/shared/money.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import { planTexts } from '#domain/texts/plans.ts'
import { versionTexts } from '#domain/texts/versions.ts'
import type { Tx } from '#server/db/connection.ts'
import { planOccurrences, plans } from '#server/db/schema.ts'
import { recordActivity } from '#server/features/activities/commands.ts'
import type { Actor } from '#server/identity/actor.ts'
import { eventsFor, setEventBudgets, type Found } from './events.ts'
import { lastPlanOf, viewPlan } from './queries.ts'
import { ownedPlan, peopleOf, plansOf, type PersonRow, type PlanRow } from './rows.ts'

/**
 * Plans one occasion for many people: creates the events that are missing and spreads the budget evenly.
 * @throws {AppError} INVALID, NOT_FOUND for a contact, CONFLICT for an occurrence in another plan, LIMIT
 */
export async function addPlan(tx: Tx, actor: Actor, wanted: NewPlan): Promise<Plan> {
  const { name, type = 'custom', date, totalBudget = null } = wanted
  if (date < actor.today) throw invalidField('date', planTexts.dateOver)
  if (date > addDays(actor.today, PLAN_YEARS_AHEAD * 366))
    throw invalidField('date', planTexts.dateTooFar(PLAN_YEARS_AHEAD))
  if ((await tx.$count(plans, eq(plans.userId, actor.owner))) >= MAX_PLANS)
    throw new AppError('LIMIT', planTexts.tooManyPlans(MAX_PLANS))
  const [plan] = await tx
    .insert(plans)
    .values({ userId: actor.owner, name, type, date, totalBudget, createdAt: actor.now, updatedAt: actor.now })
    .returning()
  if (!plan) throw new Error('The plan was not written')
  await addPeople(tx, actor, plan, await eventsFor(tx, actor, plan, wanted.contactIds))
  const added = await peopleOf(tx, actor.owner, [plan.id])
  const budgeted = setByHand(added, wanted.people ?? [])
  await writeBudgets(tx, actor, added, totalBudget === null ? budgeted : spreadEvenly(budgeted, totalBudget))
  await recordActivity(tx, actor, {
    activityType: 'plan_created',
    description: activityTexts.planCreated(name, added.length),
    entityId: plan.id,
    entityType: 'plan',
  })
  return viewPlan(tx, actor, plan.id)
}

/**
 * Changes what was sent: name and total first, then who is in it, then single budgets, then the even spread.
 * @throws {AppError} NOT_FOUND, STALE, INVALID, CONFLICT, LIMIT
 */
export async function changePlan(tx: Tx, actor: Actor, id: number, wanted: PlanChange): Promise<Plan> {
  const plan = await currentPlan(tx, actor, id, wanted.version)
  const after = {
    ...plan,
    name: wanted.name ?? plan.name,
    totalBudget: wanted.totalBudget === undefined ? plan.totalBudget : wanted.totalBudget,
  }
  const before = await peopleOf(tx, actor.owner, [id])
  const removed = await removePeople(tx, actor, before, wanted.remove ?? [])
  const isIn = new Set(before.filter((row) => !removed.includes(row)).map(({ contactId }) => contactId))
  const added = (wanted.add ?? []).filter((contactId) => !isIn.has(contactId))
  if (added.length > 0) {
    if (plan.date < actor.today) throw invalidField('add', planTexts.isOver)
    await addPeople(tx, actor, plan, await eventsFor(tx, actor, plan, added))
  }
  const people = await peopleOf(tx, actor.owner, [id])
  const byHand = setByHand(people, wanted.people ?? [])
  if (wanted.spread && after.totalBudget === null) throw invalidField('spread', planTexts.totalMissing)
  const budgeted = wanted.spread && after.totalBudget !== null ? spreadEvenly(byHand, after.totalBudget) : byHand
  const hasNewBudgets = await writeBudgets(tx, actor, people, budgeted)
  const isOther =
    after.name !== plan.name || after.totalBudget !== plan.totalBudget || removed.length > 0 || added.length > 0
  if (!isOther && !hasNewBudgets) return viewPlan(tx, actor, id)
  await written(tx, actor, plan, { name: after.name, totalBudget: after.totalBudget })
  if (isOther) await tellOfChange(tx, actor, after)
  return viewPlan(tx, actor, id)
}

/** Its events and gifts stay. @throws {AppError} NOT_FOUND, STALE */
export async function removePlan(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<void> {
  const plan = await currentPlan(tx, actor, id, version)
  await keepBudgets(tx, actor, await peopleOf(tx, actor.owner, [id]))
  await tx.delete(plans).where(isPlan(actor, id))
  await recordActivity(tx, actor, {
    activityType: 'plan_deleted',
    description: activityTexts.planDeleted(plan.name),
    entityId: null,
    entityType: null,
  })
}

/**
 * Adds the people of the plan before this one, with the budgets they had. People of this plan alone stay as they are, and
 * so does a total budget.
 * @throws {AppError} NOT_FOUND, STALE, INVALID when the plan is over, CONFLICT without an earlier plan, LIMIT
 */
export async function copyLast(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<Plan> {
  const plan = await currentPlan(tx, actor, id, version)
  if (plan.date < actor.today) throw new AppError('INVALID', planTexts.isOver)
  const last = lastPlanOf(plan, await plansOf(tx, actor.owner))
  if (!last) throw new AppError('CONFLICT', planTexts.nothingToCopy)
  const earlier = await peopleOf(tx, actor.owner, [last.id])
  const isIn = new Set((await peopleOf(tx, actor.owner, [id])).map(({ contactId }) => contactId))
  const missing = earlier.map(({ contactId }) => contactId).filter((contactId) => !isIn.has(contactId))
  // Someone who is in another plan for that day stays there.
  await addPeople(tx, actor, plan, await eventsFor(tx, actor, plan, missing, { skipTaken: true }))
  const people = await peopleOf(tx, actor.owner, [id])
  const before = new Map(earlier.map((row) => [row.contactId, row]))
  const copied = people.map((row) => {
    const last = before.get(row.contactId)
    return budgetIn(last === undefined || last.budget === null ? row : last)
  })
  await writeBudgets(tx, actor, people, copied)
  await written(tx, actor, plan, { totalBudget: plan.totalBudget ?? last.totalBudget })
  await tellOfChange(tx, actor, plan)
  return viewPlan(tx, actor, id)
}

interface Budget {
  budgetCents: Cents | null
  isBudgetFixed: boolean
}

function budgetIn({ budget, isBudgetFixed }: PersonRow): Budget {
  return { budgetCents: budget, isBudgetFixed }
}

/** @throws {AppError} INVALID for somebody who isn't in the plan */
function setByHand(people: readonly PersonRow[], wanted: NonNullable<PlanChange['people']>): Budget[] {
  const budgets = people.map(budgetIn)
  for (const [index, { contactId, occasionId, budget }] of wanted.entries()) {
    const at = people.findIndex(
      (row) => row.contactId === contactId && (occasionId === undefined || row.occasionId === occasionId),
    )
    if (at === -1) throw invalidField(`people.${index}.contactId`, planTexts.notInPlan)
    budgets[at] = { budgetCents: budget, isBudgetFixed: budget !== null }
  }
  return budgets
}

/** @throws {AppError} LIMIT */
async function addPeople(tx: Tx, actor: Actor, plan: PlanRow, found: readonly Found[]): Promise<void> {
  if (found.length === 0) return
  await tx.insert(planOccurrences).values(
    found.map(({ occasionId, occurrence, budget }) => ({
      userId: actor.owner,
      occasionId,
      occurrenceDate: occurrence,
      planId: plan.id,
      budget,
      createdAt: actor.now,
    })),
  )
  const isOfPlan = and(eq(planOccurrences.userId, actor.owner), eq(planOccurrences.planId, plan.id))
  if ((await tx.$count(planOccurrences, isOfPlan)) > MAX_PLAN_PEOPLE)
    throw new AppError('LIMIT', planTexts.tooManyPeople(MAX_PLAN_PEOPLE))
}

/** @throws {AppError} INVALID for somebody who isn't in the plan */
async function removePeople(
  tx: Tx,
  actor: Actor,
  people: readonly PersonRow[],
  contactIds: readonly number[],
): Promise<PersonRow[]> {
  for (const [index, contactId] of contactIds.entries())
    if (!people.some((row) => row.contactId === contactId)) throw invalidField(`remove.${index}`, planTexts.notInPlan)
  const removed = people.filter(({ contactId }) => contactIds.includes(contactId))
  if (removed.length === 0) return removed
  await keepBudgets(tx, actor, removed)
  await tx.delete(planOccurrences).where(
    and(
      eq(planOccurrences.userId, actor.owner),
      eq(planOccurrences.planId, removed[0]?.planId ?? 0),
      inArray(
        planOccurrences.occasionId,
        removed.map(({ occasionId }) => occasionId),
      ),
    ),
  )
  return removed
}

/** @returns whether any is another than before */
async function writeBudgets(
  tx: Tx,
  actor: Actor,
  people: readonly PersonRow[],
  budgets: readonly Budget[],
): Promise<boolean> {
  const changed = people.flatMap((row, index) => {
    const { budgetCents, isBudgetFixed } = budgets[index] ?? budgetIn(row)
    return budgetCents === row.budget && isBudgetFixed === row.isBudgetFixed
      ? []
      : [{ ...row, budget: budgetCents, isBudgetFixed }]
  })
  if (changed.length === 0) return false
  const values = JSON.stringify(
    changed.map((row) => ({
      id: row.occasionId,
      day: row.occurrenceDate,
      cents: row.budget,
      fixed: row.isBudgetFixed,
    })),
  )
  await tx
    .update(planOccurrences)
    .set({ budget: sql`set_to.cents::numeric / 100`, isBudgetFixed: sql`set_to.fixed` })
    .from(sql`jsonb_to_recordset(${values}::jsonb) as set_to(id int, day date, cents bigint, fixed boolean)`)
    .where(
      and(
        eq(planOccurrences.userId, actor.owner),
        sql`${planOccurrences.occasionId} = set_to.id and ${planOccurrences.occurrenceDate} = set_to.day`,
      ),
    )
  await keepBudgets(tx, actor, changed)
  return true
}

/** Lets events have the budget of their coming occurrence as their own. */
async function keepBudgets(tx: Tx, actor: Actor, rows: readonly PersonRow[]): Promise<void> {
  const coming = rows.filter((row) => row.occurrenceDate === comingOccurrence(row, actor.today, actor.leapDay))
  await setEventBudgets(tx, actor, coming)
}

/** @throws {AppError} NOT_FOUND, STALE */
async function currentPlan(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<PlanRow> {
  const plan = await ownedPlan(tx, actor.owner, id)
  if (version !== undefined && version !== plan.version)
    throw new AppError('STALE', versionTexts.stale, { current: await viewPlan(tx, actor, id) })
  return plan
}

async function written(tx: Tx, actor: Actor, plan: PlanRow, changes: Partial<PlanRow>): Promise<void> {
  await tx
    .update(plans)
    .set({ ...changes, updatedAt: actor.now, version: plan.version + 1 })
    .where(isPlan(actor, plan.id))
}

async function tellOfChange(tx: Tx, actor: Actor, { id, name }: PlanRow): Promise<void> {
  await recordActivity(tx, actor, {
    activityType: 'plan_updated',
    description: activityTexts.planUpdated(name),
    entityId: id,
    entityType: 'plan',
  })
}

function isPlan({ owner }: Actor, id: number) {
  return and(eq(plans.userId, owner), eq(plans.id, id))
}
