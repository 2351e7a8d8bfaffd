import type { Cents } from '../shared/money.ts'

/** What it takes to tell what a gift costs. */
export interface PricedGift {
  isPurchased: boolean
  priceCents: Cents | null
  pricePaidCents?: Cents | null
}

/** The price paid if known, otherwise the price; null without either. */
export function costOf(gift: PricedGift): Cents | null {
  return (gift.isPurchased ? gift.pricePaidCents : null) ?? gift.priceCents
}

/** What gifts cost together, before anybody shares it. */
export interface Costs {
  spent: Cents
  /** The part of `spent` that is purchased. */
  bought: Cents
  /** How many have no price and are missing from the sums. */
  withoutPrice: number
}

export function costsOf(gifts: Iterable<PricedGift>): Costs {
  const costs: Costs = { spent: 0, bought: 0, withoutPrice: 0 }
  for (const gift of gifts) {
    const cost = costOf(gift)
    if (cost === null) costs.withoutPrice += 1
    costs.spent += cost ?? 0
    if (gift.isPurchased) costs.bought += cost ?? 0
  }
  return costs
}
