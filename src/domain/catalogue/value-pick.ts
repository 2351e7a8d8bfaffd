import type { Cents } from '../shared/money.ts'
import type { CatalogueIdea } from './idea-schema.ts'

export type ValueBadge = 'Seasonal' | 'Under $25' | 'Good value'

export const UNDER_CENTS: Cents = 25_00
/** Good value costs at most this for each year that it typically stays in use … */
export const CENTS_PER_YEAR: Cents = 12_00
/** … and not more than this at once. */
export const GOOD_VALUE_CENTS: Cents = 150_00

/** Cards, money and what one makes oneself are no deals. */
export const valueKinds: readonly CatalogueIdea['kind'][] = ['gift', 'experience']

interface Candidate {
  kind: CatalogueIdea['kind']
  typicalCents: Cents
  useYears: number
  season: readonly number[]
}

/**
 * Why an idea stands among the value picks; undefined when it does not. Each reason can be checked: no discount is
 * invented.
 * @param month 1–12
 */
export function valueBadge({ kind, typicalCents, useYears, season }: Candidate, month: number): ValueBadge | undefined {
  if (!valueKinds.includes(kind)) return undefined
  if (season.includes(month)) return 'Seasonal'
  if (typicalCents < UNDER_CENTS) return 'Under $25'
  const isGoodValue = typicalCents <= Math.min(GOOD_VALUE_CENTS, CENTS_PER_YEAR * Math.max(1, useYears))
  return isGoodValue ? 'Good value' : undefined
}
