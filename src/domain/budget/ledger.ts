import { costOf, costsOf, type Costs, type PricedGift } from '../gifts/cost.ts'
import { groupBy } from '../shared/group-by.ts'
import { sumCents, type Cents } from '../shared/money.ts'
import { ownCost } from '../splits/own-cost.ts'
import type { Share } from '../splits/shares.ts'

/** A gift that is assigned to an event, bought or not. Ideas cost nothing yet and aren't part of the ledger. */
export interface LedgerGift extends PricedGift {
  /** The rows of its split; null if it has none. */
  shares: readonly Share[] | null
}

/** One occurrence of an event: what may be spent on it, and the gifts that count for it. */
export interface LedgerEntry {
  /** Null without a budget. */
  budgetCents: Cents | null
  gifts: readonly LedgerGift[]
}

/** What every screen says of some occurrences. `spent` is the list price: a split changes `ownShare` and nothing else. */
export interface Figures extends Costs {
  /** Null if none of them has a budget. */
  budget: Cents | null
  /** Budget minus spent, below zero when more is spent; null without a budget. */
  open: Cents | null
  /** What you pay yourself after splits. */
  ownShare: Cents
  /** How many gifts are counted, those without a price included. */
  gifts: number
}

/** @param budget of all together, such as a plan's total or the year's envelope; by default the sum of their budgets */
export function figuresOf(entries: readonly LedgerEntry[], budget: Cents | null = budgetOf(entries)): Figures {
  const gifts = entries.flatMap((entry) => entry.gifts)
  const costs = costsOf(gifts)
  return {
    ...costs,
    budget,
    open: budget === null ? null : budget - costs.spent,
    ownShare: ownCost(gifts.map((gift) => ({ costCents: costOf(gift), shares: gift.shares }))),
    gifts: gifts.length,
  }
}

/** The same figures for each group, such as each month or person. Together they are the figures of all. */
export function figuresBy<E extends LedgerEntry, Key>(
  entries: Iterable<E>,
  keyOf: (entry: E) => Key,
): Map<Key, Figures> {
  return new Map([...groupBy(entries, keyOf)].map(([key, ofKey]) => [key, figuresOf(ofKey)]))
}

function budgetOf(entries: readonly LedgerEntry[]): Cents | null {
  const budgets = entries.flatMap(({ budgetCents }) => budgetCents ?? [])
  return budgets.length === 0 ? null : sumCents(budgets)
}
