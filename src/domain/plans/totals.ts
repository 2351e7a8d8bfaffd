import { figuresOf, type Figures, type LedgerEntry, type LedgerGift } from '../budget/ledger.ts'
import { costsOf } from '../gifts/cost.ts'
import { belongsTo, boughtFor, countsFor, type GiftFacts } from '../gifts/counts.ts'
import { dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import type { Cents } from '../shared/money.ts'

/** A gift of an event in a plan. */
export interface PlanGift extends GiftFacts, LedgerGift {
  title: string
}

/** How many gifts of each kind an occurrence has. */
export type PlanCounts = Omit<ReturnType<typeof countsFor>, 'spent'>

/** A person of a plan, with the gifts that are assigned for the occurrence. */
export interface PlannedPerson extends LedgerEntry {
  counts: PlanCounts
  needsGift: boolean
  isSkipped: boolean
  /** The last day to order; null if the event needs no gift. */
  orderBy: CalendarDate | null
}

/**
 * The gifts of an occurrence: what is assigned, for the ledger, and how many there are of each kind.
 * @param gifts of one event
 * @param isComing the event's coming occurrence has what isn't bought yet; others only have what was bought for them
 */
export function giftsOfOccurrence(
  gifts: readonly PlanGift[],
  occurrence: CalendarDate,
  isComing: boolean,
): { gifts: PlanGift[]; counts: PlanCounts } {
  const own = isComing ? gifts.filter((gift) => belongsTo(gift, occurrence)) : boughtFor(gifts, occurrence)
  const { spent: _, ...counts } = countsFor(own, occurrence)
  return { gifts: own.filter(({ isSaved }) => isSaved), counts }
}

export interface PlanFigures extends Figures {
  /** The sum of the people's budgets. */
  planned: Cents
}

/** What the ledger says of everybody together, measured against the plan's total. */
export function planFigures(people: readonly PlannedPerson[], totalBudget: Cents | null): PlanFigures {
  return { ...figuresOf(people, totalBudget), planned: figuresOf(people).budget ?? 0 }
}

/**
 * 'order 4 by Dec 18': for how many people a gift still has to be ordered and can arrive in time, and the last day of
 * them all. Null if there is nobody.
 */
export function toOrder(
  people: readonly PlannedPerson[],
  today: CalendarDate,
): { count: number; by: CalendarDate } | null {
  const days = people
    .filter(({ needsGift, isSkipped, counts }) => needsGift && !isSkipped && counts.purchased === 0)
    .flatMap(({ orderBy }) => (orderBy !== null && orderBy >= today ? [orderBy] : []))
    .toSorted()
  const by = days.at(-1)
  return by === undefined ? null : { count: days.length, by }
}

/** What somebody got for an earlier occurrence. */
export interface Before {
  year: number
  titles: string[]
  spent: Cents
  budgetCents: Cents | null
}

/**
 * The latest earlier occurrence of an event with gifts or a plan's budget; null if there is none.
 * @param budgets of the event's occurrences in plans
 */
export function lastTime(
  gifts: readonly PlanGift[],
  budgets: readonly { occurrence: CalendarDate; budgetCents: Cents | null }[],
  before: CalendarDate,
): Before | null {
  const days = [
    ...gifts.map(({ occurrenceDate }) => occurrenceDate),
    ...budgets.map(({ occurrence }) => occurrence),
  ].filter((day): day is CalendarDate => day !== null && day < before)
  const last = days.toSorted().at(-1)
  if (last === undefined) return null
  const given = boughtFor(gifts, last)
  return {
    year: dateParts(last).year,
    titles: given.map(({ title }) => title),
    spent: costsOf(given).spent,
    budgetCents: budgets.find(({ occurrence }) => occurrence === last)?.budgetCents ?? null,
  }
}
