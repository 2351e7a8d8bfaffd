import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { isKnownCategory } from '#domain/catalogue/category-tree.ts'
import { readQuery } from '#domain/catalogue/search-query.ts'
import type { SearchQuery, SortBy } from '#server/catalogue/provider.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { products } from '#server/db/schema.ts'
import { spelledRight } from './spelling.ts'

/** With fewer results than this, the words may be misspelled or incomplete. */
const FEW = 8
/** How many results are added for what the user may have meant. */
const MAX_GUESSED = 40

/**
 * How many products are ranked, separately for those with a match in the title and the others: ranking reads a product's
 * whole text, and a common word is in most of them. They're taken in table order, our own ideas first.
 */
const RANKED = 2_000

/** The most results worth paging through. */
export const MAX_RESULTS = 2 * RANKED

/** Ids of the products that match the search, best first, at most `wanted`. The same search gives the same order. */
export async function searchIds(db: DbOrTx, query: SearchQuery, wanted: number): Promise<number[]> {
  const { words, isAnything, maxDollars } = readQuery(query.text ?? '')
  const said =
    maxDollars === undefined ? {} : { maxPriceCents: Math.min(maxDollars * 100, query.maxPriceCents ?? Infinity) }
  const filter = filterOf({ ...query, ...said, forNobody: query.forNobody === true && words.length > 0 })
  if (filter === undefined) return []
  if (words.length === 0) {
    const isBrowsing = isAnything || (query.text ?? '').trim() === ''
    return isBrowsing ? browse(db, filter, query.sortBy, wanted) : []
  }
  const enough = Math.max(wanted, FEW)
  const exact = await matching(db, words, filter, query.sortBy, enough)
  if (exact.length >= FEW) return exact.slice(0, wanted)
  const guessed = [...exact, ...(await guess(db, words, filter, query.sortBy))]
  return [...new Set(guessed)].slice(0, Math.min(wanted, MAX_GUESSED))
}

/** Words cut short, misspelled or incomplete: the closest matches come first. */
async function guess(db: DbOrTx, words: string[], filter: SQL, sortBy: SortBy): Promise<number[]> {
  const begun = await matching(db, words, filter, sortBy, MAX_GUESSED, ':*')
  const right = await spelledRight(db, words)
  const corrected = right === undefined ? [] : await matching(db, right, filter, sortBy, MAX_GUESSED)
  const some = begun.length + corrected.length >= FEW ? [] : await matchingSome(db, right ?? words, filter, MAX_GUESSED)
  return [...begun, ...corrected, ...some]
}

/**
 * Products that have all of the words, by relevance; those with all words in the title come first, and the others are
 * searched only if these aren't enough. The rank adds up each word by itself: ranked together, PostgreSQL would look at
 * the distance between words first, and 'dad fishing' would prefer texts with 'dad' next to 'fishing'.
 * @param end ':*' if the last word may be only the beginning of one
 */
async function matching(
  db: DbOrTx,
  words: readonly string[],
  filter: SQL,
  sortBy: SortBy,
  limit: number,
  end: '' | ':*' = '',
): Promise<number[]> {
  const all = sql`to_tsquery('english', ${words.map(quoted).join(' & ') + end})`
  const any = sql`to_tsquery('english', ${words.map(quoted).join(' | ') + end})`
  const isCalled = sql`${products.searchTitle} @@ ${all}`
  const byRelevance = sorting(sortBy).length === 0
  const order = sql.join([...sorting(sortBy), sql`in_title desc`, sql`rank desc`, sql`id`], sql`, `)
  const ranked = (condition: SQL, inTitle: boolean) =>
    sql`select id, price_typical_cents, as_of, ${inTitle}::boolean as in_title, ${byRelevance ? rank(any) : sql`0`} as rank from ${first(condition)}`
  const isWanted = byRelevance ? sql`(select count(*) from called) < ${limit}` : sql`true`
  return idsOf(
    db,
    sql`with called as materialized (${ranked(sql`${isCalled} and ${filter}`, true)})
      select id from (
        select * from called
        union all
        ${ranked(sql`${isWanted} and ${products.search} @@ ${all} and not ${isCalled} and ${filter}`, false)}
      ) as ${products}
      order by ${order} limit ${limit}`,
  )
}

/** Products that have at least half of the words; those with more of them first. */
async function matchingSome(db: DbOrTx, words: string[], filter: SQL, limit: number): Promise<number[]> {
  if (words.length < 2) return []
  const any = sql`to_tsquery('english', ${words.map(quoted).join(' | ')})`
  const count = sql.join(
    words.map((word) => sql`(${products.search} @@ to_tsquery('english', ${quoted(word)}))::int`),
    sql` + `,
  )
  // Stop words are in no product's index, so they must not count toward the half.
  const half = sql`(select ceil(count(*) / 2.0) from unnest(${sql.param(words.map(quoted))}::text[]) w where numnode(to_tsquery('english', w)) > 0)`
  const isCalled = sql`${products.searchTitle} @@ ${any}`
  const counted = (condition: SQL) =>
    sql`select id, ${count} as words, ${rank(any)} as rank from ${first(sql`${condition} and ${filter}`)}`
  return idsOf(
    db,
    sql`select id from (
        ${counted(isCalled)} union all ${counted(sql`${products.search} @@ ${any} and not ${isCalled}`)}
      ) as ${products}
      where words >= ${half} order by words desc, rank desc, id limit ${limit}`,
  )
}

/** The first that meet the condition, under the name of the table. */
function first(condition: SQL): SQL {
  return sql`(select * from ${products} where ${condition} limit ${RANKED}) as ${products}`
}

/**
 * In thousandths: the last digits of a rank differ between builds of PostgreSQL. A word of the title counts most, then
 * what people call it, its description, and for whom it is.
 */
function rank(query: SQL): SQL {
  return sql`(ts_rank('{0.05, 0.1, 0.4, 1.0}', ${products.search}, ${query}) * 1000)::int`
}

async function idsOf(db: DbOrTx, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}

/**
 * Without words there is nothing to rank by: first what the authors feature, then a mix that is always the same. Both
 * parts are read along their index as far as needed.
 */
function browse(db: DbOrTx, filter: SQL, sortBy: SortBy, limit: number): Promise<number[]> {
  const order = sql.join([...sorting(sortBy), sql`md5(${products.productKey})`, sql`${products.id}`], sql`, `)
  const part = (condition: SQL, turn: number) =>
    sql`(select id, product_key, price_typical_cents, as_of, ${turn}::int as turn from ${products} where ${condition} and ${filter} order by ${order} limit ${limit})`
  const isFeatured = sql`(${products.facts}->>'featured')::boolean`
  const turns = sql.join([...sorting(sortBy), sql`turn`, sql`md5(product_key)`, sql`id`], sql`, `)
  return idsOf(
    db,
    sql`select id from (${part(isFeatured, 0)} union all ${part(sql`(${isFeatured}) is not true`, 1)}) as ${products} order by ${turns} limit ${limit}`,
  )
}

/** Ideas have no ratings, so sorting by rating is sorting by relevance. */
function sorting(sortBy: SortBy): SQL[] {
  switch (sortBy) {
    case 'price-asc':
      return [sql`${products.priceTypicalCents} asc nulls last`]
    case 'price-desc':
      return [sql`${products.priceTypicalCents} desc nulls last`]
    case 'newest':
      return [desc(products.asOf), desc(products.id)]
    case 'relevance':
    case 'rating':
      return []
  }
}

/** Undefined if categories are given and none of them exists. */
function filterOf({ categoryIds, age, forNobody, gender, itemType, ...price }: SearchQuery): SQL | undefined {
  const known = categoryIds?.filter(isKnownCategory)
  if (known?.length === 0) return undefined
  return and(
    products.isActive,
    known && sql`${products.categories} && ${sql.param(known)}::text[]`,
    price.minPriceCents === undefined ? undefined : sql`${products.priceTypicalCents} >= ${price.minPriceCents}`,
    price.maxPriceCents === undefined ? undefined : sql`${products.priceTypicalCents} <= ${price.maxPriceCents}`,
    age === undefined ? undefined : sql`coalesce(${products.ageMin}, 0) <= ${age}`,
    age === undefined ? undefined : sql`coalesce(${products.ageMax}, 200) >= ${age}`,
    forNobody === true || (age !== undefined && age >= 21) ? undefined : notForAdultsOnly,
    itemType && eq(products.itemType, itemType),
    gender && notOfTheOthers(gender, known ?? []),
  )
}

export const notForAdultsOnly = sql`coalesce((${products.facts}->>'adult21')::boolean, false) = false`

/** Clothes for a man don't include handbags, unless the search asks for those. */
function notOfTheOthers(gender: 'male' | 'female', asked: readonly string[]): SQL | undefined {
  const others = gender === 'male' ? 'clothing-shoes-and-jewelry.women' : 'clothing-shoes-and-jewelry.men'
  if (asked.some((id) => id.startsWith(others))) return undefined
  return sql`not ${products.categories} @> ${sql.param([others])}::text[]`
}

/** Words are letters and digits (readQuery), so nothing in them needs escaping. */
function quoted(word: string): string {
  return `'${word}'`
}
