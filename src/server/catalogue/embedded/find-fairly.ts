import { and, ne, sql, type SQL } from 'drizzle-orm'
import { FIRST_CARDS, MOST_OF_ONE } from '#domain/catalogue/mixing/mix.ts'
import type { SearchQuery } from '#server/catalogue/provider.ts'
import type { Db } from '#server/db/connection.ts'
import { productFeeds, products } from '#server/db/schema.ts'
import { findProducts, type Found } from './search.ts'

/**
 * Ideas and feeds are ranked together. As in the mix with shops, at most half of the first cards are of one of them, as
 * long as another has something with all of the words. What is brought forward is the same for each page of a search.
 */
export async function findFairly(db: Db, query: SearchQuery, wanted: number, among?: SQL): Promise<Found> {
  const found = await findProducts(db, query, Math.max(wanted, FIRST_CARDS), among)
  const { ids, exactCount } = found
  if (query.sortBy !== 'relevance' && query.sortBy !== 'rating') return found
  if (exactCount === 0) return found
  const first = ids.slice(0, FIRST_CARDS)
  const ofMost = await idsOfMost(db, first)
  if (!ofMost) return found
  const others = await findProducts(db, query, MOST_OF_ONE, and(among, ne(products.provider, ofMost.provider)))
  const kept = ofMost.ids.slice(0, Math.min(MOST_OF_ONE, exactCount))
  const begun = [
    ...new Set([
      ...first.filter((id) => !ofMost.ids.includes(id) || kept.includes(id)),
      ...others.ids.slice(0, others.exactCount),
    ]),
  ]
  return { ...found, ids: [...new Set([...begun, ...ids])].slice(0, wanted) }
}

/** The source that has more than half of these, and which they are, in their order. */
async function idsOfMost(db: Db, ids: readonly number[]): Promise<{ provider: string; ids: number[] } | undefined> {
  // Without feeds there is one source.
  const { rows } = await db.execute<{ id: number; provider: string }>(
    sql`select ${products.id}, ${products.provider} from ${products}
      where ${products.id} = any(${sql.param(ids)}::int[]) and exists (select from ${productFeeds} where ${productFeeds.products} > 0)`,
  )
  for (const provider of new Set(rows.map((row) => row.provider))) {
    const of = new Set(rows.filter((row) => row.provider === provider).map(({ id }) => id))
    if (of.size > MOST_OF_ONE) return { provider, ids: ids.filter((id) => of.has(id)) }
  }
  return undefined
}
