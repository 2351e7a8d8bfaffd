import { parseAmount, toDecimal } from '#domain/shared/money.ts'
import type { Cents } from '#domain/shared/money.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'

export type PriceRange = 'all' | 'under-25' | '25-50' | '50-100' | 'over-100'

export const priceRanges: readonly { value: PriceRange; label: string }[] = [
  { value: 'all', label: dashboardTexts.prices.all },
  { value: 'under-25', label: dashboardTexts.prices.under25 },
  { value: '25-50', label: '$25 – $50' },
  { value: '50-100', label: '$50 – $100' },
  { value: 'over-100', label: dashboardTexts.prices.over100 },
]

/** The one that was chosen by its value. */
export function priceRangeOf(chosen: string): PriceRange {
  return priceRanges.find(({ value }) => value === chosen)?.value ?? 'all'
}

/**
 * In cents, of the upper end of what a card prints: '$18–35' isn't under $25. The lower end belongs to a range, the upper
 * one to the next.
 */
const bounds: Record<PriceRange, { from: Cents; below: Cents }> = {
  all: { from: 0, below: Infinity },
  'under-25': { from: 0, below: 2_500 },
  '25-50': { from: 2_500, below: 5_000 },
  '50-100': { from: 5_000, below: 10_000 },
  'over-100': { from: 10_000, below: Infinity },
}

/** Trending ideas cost from $10 to $200, both included. */
const trending: { from: Cents; to: Cents } = { from: 1_000, to: 20_000 }

/** The same for a search, whose bounds are both included; nothing for all prices. */
export function searchBounds(range: PriceRange): { minPrice?: string; maxPrice?: string } {
  const { from, below } = bounds[range]
  return {
    ...(from > 0 && { minPrice: toDecimal(from) }),
    ...(below < Infinity && { maxPrice: toDecimal(below - 1) }),
  }
}

/** Whether an idea belongs into Trending Gift Ideas under a filter. @param price a decimal text such as '48.70' */
export function isTrending(price: string, range: PriceRange): boolean {
  const cents = parseAmount(price)
  return cents !== undefined && cents >= trending.from && cents <= trending.to && isInRange(price, range)
}

/** What Refresh asks for under a filter, as decimal texts; the server leaves the upper end out, as the filter does. */
export function trendingBounds(range: PriceRange): { minPrice: string; maxPrice: string } {
  const { from, below } = bounds[range]
  return {
    minPrice: toDecimal(Math.max(from, trending.from)),
    maxPrice: toDecimal(Math.min(below, trending.to)),
  }
}

/** @param price a decimal text such as '48.70' */
export function isInRange(price: string, range: PriceRange): boolean {
  const cents = parseAmount(price)
  return cents !== undefined && cents >= bounds[range].from && cents < bounds[range].below
}
