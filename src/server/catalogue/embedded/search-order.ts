import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { SearchReading } from '#domain/catalogue/search/read-search.ts'
import type { SearchQuery } from '#server/catalogue/provider.ts'
import { products } from '#server/db/schema.ts'

/** Up to this age, an idea made for few ages is better than one for everyone. */
const CHILD = 12

/**
 * What comes before relevance. Ideas have no ratings, so sorting by rating is sorting by relevance. Everything in our own
 * table has a price.
 */
export function sorting({ sortBy, itemType }: Pick<SearchQuery, 'sortBy' | 'itemType'>, reading: SearchReading): SQL[] {
  switch (sortBy) {
    case 'price-asc':
      return [asc(products.priceTypicalCents)]
    case 'price-desc':
      return [desc(products.priceTypicalCents)]
    case 'newest':
      return [desc(products.asOf), desc(products.id)]
    case 'relevance':
    case 'rating':
      // 'Wedding gift' doesn't mean a card, and 'wedding card' doesn't mean a box for cards.
      return itemType === undefined ? [sql`(item_type = 'card') = ${reading.wantsCards} desc`] : []
  }
}

interface Words {
  /** As texts of tsqueries; '' for none. */
  any: string
  hints: string
  /** The title has all words. */
  inTitle: boolean
}

/**
 * How well a product fits, in thousandths: its words, what it's tagged with, and for whom. The points say which wins: being called so
 * beats a mention, and being tagged with what the words mean beats a word in another sense.
 */
export function score(reading: SearchReading, { any, hints, inTitle }: Words): SQL {
  const { ages, likelyAges, interests, relationships, occasions } = reading
  const [whom] = relationships
  const wanted = ages ?? likelyAges
  const isFor = (from: number, to: number) => sql`(${ideal('min')} <= ${to} and ${ideal('max')} >= ${from})::int`
  const points = [
    sql`${inTitle ? 500 : 0}::int`,
    any !== '' && sql`(ts_rank('{0.05, 0.1, 0.4, 1.0}', ${products.search}, ${any}::tsquery) * 1000)::int`,
    interests.length > 0 && sql`350 * (${products.interests} && ${sql.param(interests)}::text[])::int`,
    interests.length > 0 && sql`200 * (${products.interests}[1] = any(${sql.param(interests)}::text[]))::int`,
    hints !== '' && sql`250 * (${products.searchTitle} @@ ${hints}::tsquery)::int`,
    whom !== undefined && sql`250 * (${products.relationships} && ${sql.param([whom])}::text[])::int`,
    whom !== undefined && any === '' && sql`600 / (1 + cardinality(${products.relationships}))`,
    occasions.length > 0 && sql`300 * (${products.occasions} && ${sql.param(occasions)}::text[])::int`,
    occasions.length > 0 && sql`300 / (1 + cardinality(${products.occasions}))`,
    wanted && sql`300 * ${isFor(wanted.from, wanted.to)}`,
    ages && ages.to <= CHILD && sql`900 / (4 + ${ideal('max')} - ${ideal('min')})`,
  ]
  return sql.join(
    points.filter((one) => one !== false && one !== undefined),
    sql` + `,
  )
}

/** The ages in the middle of the target. */
function ideal(end: 'min' | 'max'): SQL {
  return sql`coalesce((${products.facts}->'idealAge'->>${sql.raw(`'${end}'`)})::int, ${end === 'min' ? 0 : 120})`
}
