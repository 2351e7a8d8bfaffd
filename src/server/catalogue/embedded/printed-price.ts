import { sql } from 'drizzle-orm'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import type { Cents } from '#domain/shared/money.ts'
import { products } from '#server/db/schema.ts'
import { EMBEDDED } from './ideas.ts'

type Priced = Pick<
  typeof products.$inferSelect,
  'provider' | 'kind' | 'priceLowCents' | 'priceTypicalCents' | 'priceHighCents'
>

/**
 * Both ends of the price on a card: for an idea what it typically costs in shops ('Typically $35–50'), for a shop's
 * product its one price. Undefined if no price is known.
 */
export function printedEnds(row: Priced): { low: Cents; high: Cents } | undefined {
  const { priceTypicalCents: typical } = row
  if (typical === null) return undefined
  const hasRange = row.provider === EMBEDDED && row.kind !== 'diy'
  return hasRange
    ? { low: row.priceLowCents ?? typical, high: row.priceHighCents ?? typical }
    : { low: typical, high: typical }
}

/** The upper end of `printedEnds`, for an idea of the embedded catalogue. */
export const printedHigh = sql<Cents>`case when ${products.kind} = 'diy' then ${products.priceTypicalCents} else coalesce(${products.priceHighCents}, ${products.priceTypicalCents}) end`

/** Both ends for an idea that isn't a row. Something homemade has no price. */
export function printedOf({ kind, typicalPrice }: CatalogueIdea): { low: Cents; high: Cents } {
  return kind === 'diy' ? { low: 0, high: 0 } : { low: typicalPrice.low * 100, high: typicalPrice.high * 100 }
}
