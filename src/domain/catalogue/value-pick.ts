import type { Cents } from '../shared/money.ts'
import { plainMoney } from './price-text.ts'
import type { CatalogueIdea } from './idea-schema.ts'
import { valueBadgeTexts } from '../texts/prices.ts'

type BadgeTexts = typeof valueBadgeTexts
export type ValueBadge = BadgeTexts['seasonal' | 'under25' | 'goodValue'] | ReturnType<BadgeTexts['from']>

export const UNDER_CENTS: Cents = 25_00
/** Good value costs at most this for each year that it typically stays in use … */
export const CENTS_PER_YEAR: Cents = 12_00
/** … and not more than this at once. */
export const GOOD_VALUE_CENTS: Cents = 150_00

/** Cards, money and homemade things aren't deals. */
export const valueKinds: readonly CatalogueIdea['kind'][] = ['gift', 'experience']

interface Candidate {
  kind: CatalogueIdea['kind']
  typicalCents: Cents
  /** Both ends of the price that the card prints. */
  printed: { low: Cents; high: Cents }
  useYears: number
  season: readonly number[]
}

/**
 * Why an idea is a value pick; undefined if it isn't one. Each reason can be checked: no discount is invented, and a
 * badge's claim about the price holds for every price in the card's range.
 * @param month 1–12
 */
export function valueBadge(
  { kind, typicalCents, printed, useYears, season }: Candidate,
  month: number,
): ValueBadge | undefined {
  if (!valueKinds.includes(kind)) return undefined
  if (season.includes(month)) return valueBadgeTexts.seasonal
  if (printed.high < UNDER_CENTS) return valueBadgeTexts.under25
  const isGoodValue = typicalCents <= Math.min(GOOD_VALUE_CENTS, CENTS_PER_YEAR * Math.max(1, useYears))
  if (isGoodValue) return valueBadgeTexts.goodValue
  return typicalCents < UNDER_CENTS ? valueBadgeTexts.from(plainMoney(printed.low)) : undefined
}
