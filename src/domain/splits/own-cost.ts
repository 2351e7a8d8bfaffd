import type { Cents } from '../shared/money.ts'
import { yourShare, type Share } from './shares.ts'

/** What a gift costs, and who shares the cost. */
export interface SharedCost {
  /** Null without a price. */
  costCents: Cents | null
  /** The rows of its split; null if it has none. */
  shares: readonly Share[] | null
}

/** The user's part of what these gifts cost: their row of each split, and the whole cost of gifts that nobody shares. */
export function ownCost(gifts: Iterable<SharedCost>): Cents {
  let own = 0
  for (const { costCents, shares } of gifts) own += (shares === null ? costCents : yourShare(shares)) ?? 0
  return own
}
