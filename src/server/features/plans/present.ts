import { byName } from '#domain/contacts/name-order.ts'
import { orderByDate } from '#domain/occasions/order-by.ts'
import { comingOccurrence } from '#domain/occasions/recurrence.ts'
import { contactPicture } from '#domain/pictures/picture.ts'
import type { Plan, PlanPerson } from '#domain/plans/schema.ts'
import { figuresOf } from '#domain/budget/ledger.ts'
import {
  giftsOfOccurrence,
  lastTime,
  planFigures,
  toOrder,
  type Before,
  type PlannedPerson,
} from '#domain/plans/totals.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { moneyText } from '#domain/shared/wire.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { PlanFacts } from './facts.ts'
import type { PersonRow, PlanRow } from './rows.ts'

export function presentPlan(plan: PlanRow, last: PlanRow | undefined, actor: Actor, facts: PlanFacts): Plan {
  const people = facts
    .people(plan.id)
    .map((row) => ({ row, planned: plannedPerson(row, actor, facts) }))
    .toSorted((a, b) =>
      byName(
        { ...a.row, id: a.row.contactId, fullName: a.row.contactName },
        { ...b.row, id: b.row.contactId, fullName: b.row.contactName },
      ),
    )
  const planned = people.map((person) => person.planned)
  const figures = planFigures(planned, plan.totalBudget)
  return {
    id: plan.id,
    uid: plan.uid,
    name: plan.name,
    type: plan.type,
    date: plan.date,
    totalBudget: moneyText(plan.totalBudget),
    planned: toDecimal(figures.planned),
    spent: toDecimal(figures.spent),
    bought: toDecimal(figures.bought),
    open: moneyText(figures.open),
    ownShare: toDecimal(figures.ownShare),
    toOrder: toOrder(planned, actor.today),
    lastPlan: last ? { id: last.id, name: last.name } : null,
    people: people.map((person) => presentPerson(person.row, person.planned, before(person.row, last, facts))),
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    version: plan.version,
  }
}

function plannedPerson(row: PersonRow, { today, leapDay, deliveryDays }: Actor, facts: PlanFacts) {
  const { occasionId, occurrenceDate } = row
  const isComing = occurrenceDate === comingOccurrence(row, today, leapDay)
  return {
    isComing,
    budgetCents: row.budget,
    ...giftsOfOccurrence(facts.gifts(occasionId), occurrenceDate, isComing),
    needsGift: row.needsGift,
    isSkipped: facts.isSkipped(occasionId, occurrenceDate),
    orderBy: orderByDate(row, occurrenceDate, deliveryDays),
  } satisfies PlannedPerson & { isComing: boolean }
}

function presentPerson(
  row: PersonRow,
  planned: PlannedPerson & { isComing: boolean },
  earlier: Before | null,
): PlanPerson {
  const { spent, bought } = figuresOf([planned])
  return {
    contactId: row.contactId,
    contactName: row.contactName,
    relationship: row.relationship,
    emoji: row.emoji,
    contactPicture: contactPicture({ id: row.contactId, pictureVersion: row.pictureVersion }),
    occasionId: row.occasionId,
    eventName: row.eventName,
    occurrenceDate: row.occurrenceDate,
    isComing: planned.isComing,
    budget: moneyText(row.budget),
    isBudgetFixed: row.isBudgetFixed,
    spent: toDecimal(spent),
    bought: toDecimal(bought),
    counts: planned.counts,
    needsGift: planned.needsGift,
    skipped: planned.isSkipped,
    orderBy: planned.orderBy,
    lastYear: earlier && {
      year: earlier.year,
      titles: earlier.titles,
      spent: toDecimal(earlier.spent),
      budget: moneyText(earlier.budgetCents),
    },
  }
}

/** The event's earlier occurrences; where it has none, the person's event in the plan before this one. */
function before(row: PersonRow, last: PlanRow | undefined, facts: PlanFacts): Before | null {
  const { occasionId, contactId, occurrenceDate } = row
  const own = lastTime(facts.gifts(occasionId), facts.budgets(occasionId), occurrenceDate)
  if (own !== null || last === undefined) return own
  const other = facts.people(last.id).find((person) => person.contactId === contactId)
  return other ? lastTime(facts.gifts(other.occasionId), facts.budgets(other.occasionId), occurrenceDate) : null
}
