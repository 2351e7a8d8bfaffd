import { and, eq, inArray, sql } from 'drizzle-orm'
import { findEvent, nameOfEvents, type PlannedOccasion } from '#domain/plans/find-event.ts'
import { dateRuleFor } from '#domain/occasions/recurrence.ts'
import { MAX_OCCASIONS } from '#domain/occasions/schema.ts'
import { defaultRecurring } from '#domain/occasions/types.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { AppError, notFound } from '#domain/shared/errors.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { Cents } from '#domain/shared/money.ts'
import { planTexts } from '#domain/texts/plans.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { Tx } from '#server/db/connection.ts'
import { contacts, occasions, planOccurrences, plans } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'

/** A person's occurrence that is to be in a plan. */
export interface Found {
  contactId: number
  occasionId: number
  occurrence: CalendarDate
  /** The event's own. */
  budget: Cents | null
}

/**
 * The events that these contacts have for the occasion; missing ones are created, and remind like events added by hand.
 * @param options.skipTaken leaves out people whose occurrence is in another plan already, instead of refusing them
 * @throws {AppError} NOT_FOUND for a contact, CONFLICT for an occurrence in another plan, LIMIT
 */
export async function eventsFor(
  tx: Tx,
  actor: Actor,
  wanted: PlannedOccasion,
  contactIds: readonly number[],
  { skipTaken = false }: { skipTaken?: boolean } = {},
): Promise<Found[]> {
  const ids = [...new Set(contactIds)]
  if (ids.length === 0) return []
  const people = await tx
    .select({ id: contacts.id, fullName: contacts.fullName })
    .from(contacts)
    .where(and(eq(contacts.userId, actor.owner), inArray(contacts.id, ids)))
    .orderBy(contacts.id)
  if (people.length < ids.length) throw notFound('contact')
  const rows = await tx
    .select()
    .from(occasions)
    .where(and(eq(occasions.userId, actor.owner), inArray(occasions.contactId, ids)))
    .orderBy(occasions.id)
  const events = groupBy(rows, ({ contactId }) => contactId)
  const isTaken = await takenIn(tx, actor, rows)
  const found: Found[] = []
  const missing: number[] = []
  for (const { id, fullName } of people) {
    const own = events.get(id) ?? []
    const there = findEvent(own, { ...wanted, name: nameOfEvents(wanted) }, actor.today, actor.leapDay)
    if (!there) {
      if (own.length >= MAX_OCCASIONS) throw new AppError('LIMIT', refusalTexts.limitReached.events(MAX_OCCASIONS))
      missing.push(id)
      continue
    }
    const { event, occurrence } = there
    const plan = isTaken(event.id, occurrence)
    if (plan === undefined) found.push({ contactId: id, occasionId: event.id, occurrence, budget: event.budget })
    else if (!skipTaken) throw new AppError('CONFLICT', planTexts.otherPlan(event.name, fullName, plan))
  }
  return [...found, ...(await created(tx, actor, wanted, missing))]
}

/** The name of the plan that an occurrence of these events is in. */
async function takenIn(tx: Tx, { owner }: Actor, rows: readonly { id: number }[]) {
  const ids = rows.map(({ id }) => id)
  const taken =
    ids.length === 0
      ? []
      : await tx
          .select({ occasionId: planOccurrences.occasionId, day: planOccurrences.occurrenceDate, name: plans.name })
          .from(planOccurrences)
          .innerJoin(plans, and(eq(plans.userId, planOccurrences.userId), eq(plans.id, planOccurrences.planId)))
          .where(and(eq(planOccurrences.userId, owner), inArray(planOccurrences.occasionId, ids)))
  const names = new Map(taken.map(({ occasionId, day, name }) => [`${occasionId} ${day}`, name]))
  return (occasionId: number, day: CalendarDate) => names.get(`${occasionId} ${day}`)
}

async function created(
  tx: Tx,
  { owner, now }: Actor,
  wanted: PlannedOccasion,
  contactIds: readonly number[],
): Promise<Found[]> {
  if (contactIds.length === 0) return []
  const { type, date } = wanted
  const rows = await tx
    .insert(occasions)
    .values(
      contactIds.map((contactId) => ({
        contactId,
        userId: owner,
        name: nameOfEvents(wanted),
        type,
        date,
        isRecurring: defaultRecurring(type),
        dateRule: dateRuleFor(type, date),
        reminderMethod: 'push' as const,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ contactId: occasions.contactId, occasionId: occasions.id })
  return rows.map((row) => ({ ...row, occurrence: date, budget: null }))
}

/** An event's own budget is the one that its coming occurrence has in a plan. */
export async function setEventBudgets(
  tx: Tx,
  { owner, now }: Actor,
  budgets: readonly { occasionId: number; budget: Cents | null }[],
): Promise<void> {
  if (budgets.length === 0) return
  const values = JSON.stringify(budgets.map(({ occasionId, budget }) => ({ id: occasionId, cents: budget })))
  await tx
    .update(occasions)
    .set({
      budget: sql`planned.cents::numeric / 100`,
      updatedAt: now,
      version: sql`${occasions.version} + 1`,
    })
    .from(sql`jsonb_to_recordset(${values}::jsonb) as planned(id int, cents bigint)`)
    .where(
      and(
        eq(occasions.userId, owner),
        sql`${occasions.id} = planned.id and ${occasions.budget} is distinct from planned.cents::numeric / 100`,
      ),
    )
}
