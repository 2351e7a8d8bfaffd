import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { contacts, occasions, planOccurrences, plans } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

export type PlanRow = typeof plans.$inferSelect

/** An occurrence in a plan, with what its answer says of the event and the contact. */
export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number]

/** Every plan of the owner's, the latest day first. */
export async function plansOf(db: DbOrTx, owner: OwnerId): Promise<PlanRow[]> {
  const rows = await db.select().from(plans).where(eq(plans.userId, owner))
  return rows.toSorted((a, b) => (a.date === b.date ? b.id - a.id : a.date > b.date ? -1 : 1))
}

/** @throws {AppError} NOT_FOUND, for a stranger's plan too */
export async function ownedPlan(db: DbOrTx, owner: OwnerId, id: number): Promise<PlanRow> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.userId, owner), eq(plans.id, id)))
  if (!row) throw notFound('plan')
  return row
}

/** The people of these plans, in one statement. */
export async function peopleOf(db: DbOrTx, owner: OwnerId, planIds: readonly number[]) {
  return planIds.length === 0 ? [] : peopleWhere(db, owner, inArray(planOccurrences.planId, [...planIds]))
}

/** The budgets that occurrences of these events have in plans. */
export async function budgetsOf(db: DbOrTx, owner: OwnerId, occasionIds: readonly number[]) {
  if (occasionIds.length === 0) return []
  return db
    .select({
      occasionId: planOccurrences.occasionId,
      occurrence: planOccurrences.occurrenceDate,
      budgetCents: planOccurrences.budget,
    })
    .from(planOccurrences)
    .where(and(eq(planOccurrences.userId, owner), inArray(planOccurrences.occasionId, [...occasionIds])))
}

function peopleWhere(db: DbOrTx, owner: OwnerId, filter: SQL) {
  const { userId: _, ...row } = getTableColumns(planOccurrences)
  return db
    .select({
      ...row,
      contactId: occasions.contactId,
      eventName: occasions.name,
      date: occasions.date,
      isRecurring: occasions.isRecurring,
      dateRule: occasions.dateRule,
      needsGift: occasions.needsGift,
      deliveryDays: occasions.deliveryDays,
      eventBudget: occasions.budget,
      contactName: contacts.fullName,
      relationship: contacts.relationship,
      emoji: contacts.emoji,
      pictureVersion: contacts.pictureVersion,
      contactDeliveryDays: contacts.deliveryDays,
    })
    .from(planOccurrences)
    .innerJoin(
      occasions,
      and(eq(occasions.userId, planOccurrences.userId), eq(occasions.id, planOccurrences.occasionId)),
    )
    .innerJoin(contacts, contactOf(occasions))
    .where(and(eq(planOccurrences.userId, owner), filter))
    .orderBy(asc(planOccurrences.occasionId))
}
