import { comingOccurrence, occurrencesBetween, type LeapDay, type Schedule } from '../occasions/recurrence.ts'
import { dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import type { Cents } from '../shared/money.ts'
import type { LedgerEntry, LedgerGift } from './ledger.ts'

/** An event as a budget sees it. */
export interface BudgetEvent extends Schedule {
  id: number
  contactId: number
  contactName: string
  relationship: string
  emoji: string | null
  /** The address of the contact's photo. */
  picture: string | null
  name: string
  type: string
  budgetCents: Cents | null
  needsGift: boolean
  /** Reminders of this person are paused: nothing is expected to be bought. */
  isPaused: boolean
}

/** An assigned gift with the occurrence it was bought for; null while it isn't bought. */
export interface BudgetGift extends LedgerGift {
  occasionId: number
  occurrenceDate: CalendarDate | null
}

/** An occurrence that is part of a plan, with the budget it has there. */
export interface PlannedOccurrence {
  occasionId: number
  occurrence: CalendarDate
  planId: number
  budgetCents: Cents | null
}

/** Everything of an account that a budget is computed from, in any order. */
export interface BudgetRows {
  /** Those with gifts or a budget. */
  events: readonly BudgetEvent[]
  gifts: readonly BudgetGift[]
  planned: readonly PlannedOccurrence[]
  skipped: readonly { occasionId: number; occurrence: CalendarDate }[]
}

/** The day it is for the user. */
export interface Now {
  today: CalendarDate
  leapDay: LeapDay
}

/** One occurrence in the ledger. */
export interface BudgetEntry extends LedgerEntry {
  event: BudgetEvent
  occurrence: CalendarDate
  /** Null if no plan has this occurrence. */
  planId: number | null
  /** Whether what is left of its budget may still be spent. */
  isExpected: boolean
  gifts: BudgetGift[]
}

/**
 * The occurrences of some days that have a gift, and those from today on that have a budget. Purchased gifts belong to
 * the occurrence they were bought for, the others to the coming one. A budget that nothing was assigned to is over with
 * its event, and doesn't count while the event is skipped, needs no gift, or its person is paused.
 * @param rows planned: of these days and from today on
 */
export function entriesBetween(rows: BudgetRows, from: CalendarDate, to: CalendarDate, now: Now): BudgetEntry[] {
  const planned = new Map(rows.planned.map((one) => [keyOf(one.occasionId, one.occurrence), one]))
  const skipped = new Set(rows.skipped.map((one) => keyOf(one.occasionId, one.occurrence)))
  const gifts = new Map<number, BudgetGift[]>()
  for (const gift of rows.gifts) gifts.set(gift.occasionId, [...(gifts.get(gift.occasionId) ?? []), gift])
  // Of earlier years an event doesn't know what its budget was.
  const isOver = (occurrence: CalendarDate) => dateParts(occurrence).year < dateParts(now.today).year
  const entries: BudgetEntry[] = []
  for (const event of rows.events) {
    const coming = comingOccurrence(event, now.today, now.leapDay)
    // Then the event's budget is what the plan has for that day, and says nothing of other years.
    const isOfPlan = planned.has(keyOf(event.id, coming))
    const ofDay = new Map<CalendarDate, BudgetGift[]>()
    for (const gift of gifts.get(event.id) ?? []) {
      const day = gift.occurrenceDate ?? coming
      if (day >= from && day <= to) ofDay.set(day, [...(ofDay.get(day) ?? []), gift])
    }
    for (const occurrence of new Set([...ofDay.keys(), ...occurrencesBetween(event, from, to, now.leapDay)])) {
      const plan = planned.get(keyOf(event.id, occurrence))
      const budgetCents = plan ? plan.budgetCents : isOfPlan || isOver(occurrence) ? null : event.budgetCents
      const isToCome = occurrence >= now.today && !skipped.has(keyOf(event.id, occurrence))
      const isExpected = isToCome && event.needsGift && !event.isPaused
      const own = ofDay.get(occurrence) ?? []
      if (own.length === 0 && (budgetCents === null || !isExpected)) continue
      entries.push({ event, occurrence, planId: plan?.planId ?? null, budgetCents, isExpected, gifts: own })
    }
  }
  return entries
}

function keyOf(occasionId: number, occurrence: CalendarDate): string {
  return `${occasionId} ${occurrence}`
}
