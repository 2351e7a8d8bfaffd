import { boughtFor, countsFor } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Plan, PlanPerson } from '#domain/plans/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { fromDecimal, sumCents, type Cents } from '#domain/shared/money.ts'
import { eventLists } from '#client/features/gifts/parts/event-lists.ts'
import { withFacts } from '#client/features/gifts/parts/gift-facts.ts'
import type { KnownGift } from '#client/features/gifts/parts/gift-facts.ts'

/** A person of a plan with their gifts, each in one of three states. */
export type PlanRow = {
  person: PlanPerson
  /** Nothing can be planned for a day that is over, or while the event's day before it is still to come. */
  isOpen: boolean
  ideas: KnownGift[]
  assigned: KnownGift[]
  bought: KnownGift[]
  spent: Cents
  /** How many of the assigned and bought ones are missing from `spent`. */
  withoutPrice: number
  /** Null without one. */
  budget: Cents | null
  /** Whether a gift is needed at all: counted in 'of 8'. */
  counts: boolean
  hasGift: boolean
  /** A gift; a card alone doesn't count. */
  isBought: boolean
}

/** The rows of a plan, from its gifts as they are on the screen: a gift just moved counts where it was dropped. */
export function planRows(plan: Plan, gifts: readonly Gift[], today: CalendarDate): PlanRow[] {
  const ofContact = new Map<number, Gift[]>()
  for (const gift of gifts) {
    const known = ofContact.get(gift.contactId)
    if (known === undefined) ofContact.set(gift.contactId, [gift])
    else known.push(gift)
  }
  return plan.people.map((person) => rowOf(person, ofContact.get(person.contactId) ?? [], today))
}

function rowOf(person: PlanPerson, gifts: readonly Gift[], today: CalendarDate): PlanRow {
  const { occasionId, occurrenceDate } = person
  const isOpen = person.isComing && occurrenceDate >= today
  const { ideas, assigned: chosen } = isOpen
    ? eventLists(gifts, occasionId, occurrenceDate)
    : { ideas: [], assigned: givenOn(gifts, occasionId, occurrenceDate) }
  const [bought, assigned] = [chosen.filter(isPurchased), chosen.filter((gift) => !isPurchased(gift))]
  const { spent, withoutPrice } = countsFor(chosen, occurrenceDate)
  return {
    person,
    isOpen,
    ideas: ideas.map(({ gift }) => gift),
    assigned,
    bought,
    spent,
    withoutPrice,
    budget: person.budget === null ? null : fromDecimal(person.budget),
    counts: person.needsGift && !person.skipped,
    hasGift: chosen.length > 0,
    isBought: bought.some(({ itemType }) => itemType === 'gift'),
  }
}

function givenOn(gifts: readonly Gift[], occasionId: number, on: CalendarDate): KnownGift[] {
  const own = gifts.map(withFacts).filter((gift) => gift.occasionId === occasionId && gift.isSaved)
  return boughtFor(own, on)
}

function isPurchased(gift: KnownGift): boolean {
  return gift.isPurchased
}

export type PlanSums = {
  spent: Cents
  budget: Cents | null
  /** Of how many people. */
  people: number
  bought: number
  haveGift: number
  isAllBought: boolean
}

/** The plan's own figures, from its rows. */
export function planSums(plan: Plan, rows: readonly PlanRow[]): PlanSums {
  const counted = rows.filter(({ counts }) => counts)
  return {
    spent: sumCents(rows.map(({ spent }) => spent)),
    budget: plan.totalBudget === null ? null : fromDecimal(plan.totalBudget),
    people: counted.length,
    bought: counted.filter(({ isBought }) => isBought).length,
    haveGift: counted.filter(({ hasGift }) => hasGift).length,
    isAllBought:
      counted.length > 0 &&
      counted.every(({ isBought }) => isBought) &&
      rows.every(({ assigned }) => assigned.length === 0),
  }
}
