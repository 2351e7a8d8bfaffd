import { and, sql, type SQL } from 'drizzle-orm'
import type { SearchReading } from '#domain/catalogue/search/read-search.ts'
import { readSearch } from '#domain/catalogue/search/read-search.ts'
import type { SearchMatch, SearchQuery, Understood } from '#server/catalogue/provider.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { products } from '#server/db/schema.ts'
import { filterOf, ideasAndFeeds, isFeatured } from './search-filter.ts'
import { score, sorting } from './search-order.ts'
import { textQuery, type TextQuery } from './text-query.ts'
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

/** Products of feeds that are looked at where no words are: they don't say for whom they are, and shouldn't push out what does. */
const SAMPLED = 500

/** The most results worth paging through. */
export const MAX_RESULTS = 2 * RANKED

export interface Found {
  /** Best first. */
  ids: number[]
  /** How many of them, from the first, have all of the words; the others are guesses. */
  exactCount: number
  match: SearchMatch
}

/** What a page of results says besides them. */
export function understoodOf({ text = '', today, kinds }: SearchQuery): Understood {
  const { ages, minCents, maxCents, needsNoDelivery } = readSearch(text, today)
  return {
    ...(ages && { ages }),
    ...(minCents !== undefined && { minCents }),
    ...(maxCents !== undefined && { maxCents }),
    // A kind that was chosen wins.
    ...(needsNoDelivery && !kinds && { needsNoDelivery }),
  }
}

const exactly: SearchMatch = { is: 'exact' }
const closest: SearchMatch = { is: 'closest' }

/** Everything that one search of the products table goes by. */
interface Search {
  db: DbOrTx
  query: SearchQuery
  reading: SearchReading
  filter: SQL
}

/** The products among those that match the search, at most `wanted`. The same search gives the same order. */
export async function findProducts(db: DbOrTx, query: SearchQuery, wanted: number, among?: SQL): Promise<Found> {
  const reading = readSearch(query.text ?? '', query.today)
  const asked = filterOf(query, reading)
  if (asked === undefined) return found([])
  const search = { db, query, reading, filter: and(among, asked) ?? asked }
  if (reading.words.length === 0) {
    const isBrowsing = reading.isAnything || (query.text ?? '').trim() === ''
    return found(isBrowsing ? await browse(search, wanted) : [])
  }
  const text = await textQuery(db, reading.words, reading.hints)
  if (text === undefined) return found([])
  const exact = await matching(search, text, Math.max(wanted, FEW))
  if (exact.length >= FEW) return found(exact.slice(0, wanted))
  const guessed = await guess(search, text, exact.length > 0)
  const ids = [...new Set([...exact, ...guessed.ids])].slice(0, Math.min(wanted, MAX_GUESSED))
  if (exact.length > 0) return { ids, exactCount: exact.length, match: exactly }
  if (ids.length > 0) return { ids, exactCount: 0, match: guessed.match }
  if (!saysForWhom(reading)) return found([])
  return { ids: await browse(search, Math.min(wanted, MAX_GUESSED)), exactCount: 0, match: closest }
}

function found(ids: number[]): Found {
  return { ids, exactCount: ids.length, match: exactly }
}

/** Words cut short, misspelled or incomplete: the closest matches come first. */
async function guess(search: Search, text: TextQuery, hasExact: boolean): Promise<Omit<Found, 'exactCount'>> {
  const begun = await matching(search, { ...text, all: text.begun }, MAX_GUESSED)
  const right = await spelledRight(search.db, text.words)
  const spelled = right && (await textQuery(search.db, right.words.map(alone), search.reading.hints))
  const corrected = spelled ? await matching(search, spelled, MAX_GUESSED) : []
  // With nothing better, one of the words is better than nothing, and is called what it is.
  const wanted = spelled ?? text
  const least = hasExact || begun.length + corrected.length > 0 ? Math.ceil(wanted.each.length / 2) : 1
  const some = begun.length + corrected.length >= FEW ? [] : await matchingSome(search, wanted, least, MAX_GUESSED)
  const match =
    begun.length > 0
      ? exactly
      : corrected.length > 0 && right?.isSure === true
        ? ({ is: 'corrected', to: right.words.join(' ') } as const)
        : closest
  return { ids: [...begun, ...corrected, ...some], match }
}

function alone(word: string): string[] {
  return [word]
}

/** Products that have all of the words, best first. The others than those with all words in the title are bounded, too. */
async function matching(search: Search, text: TextQuery, limit: number): Promise<number[]> {
  const { db, query, reading, filter } = search
  const all = sql`${text.all}::tsquery`
  const isCalled = sql`${products.searchTitle} @@ ${all}`
  const isRanked = query.sortBy === 'relevance' || query.sortBy === 'rating'
  const part = (condition: SQL, inTitle: boolean) =>
    sql`select id, price_typical_cents, as_of, item_type, ${isRanked ? score(reading, { ...text, inTitle }) : sql`0`} as score from ${first(sql`${condition} and ${filter}`)}`
  return idsOf(
    db,
    sql`select id from (
        ${part(isCalled, true)} union all ${part(sql`${products.search} @@ ${all} and not ${isCalled}`, false)}
      ) as ${products}
      order by ${sql.join([...sorting(query, reading), sql`score desc`, sql`id`], sql`, `)} limit ${limit}`,
  )
}

/** Products that have at least so many of the words; those with more of them first. */
async function matchingSome(
  { db, query, reading, filter }: Search,
  text: TextQuery,
  least: number,
  limit: number,
): Promise<number[]> {
  if (text.each.length < 2) return []
  const count = sql.join(
    text.each.map((one) => sql`(${products.search} @@ ${one}::tsquery)::int`),
    sql` + `,
  )
  const any = sql`${text.any}::tsquery`
  const isCalled = sql`${products.searchTitle} @@ ${any}`
  const counted = (condition: SQL, inTitle: boolean) =>
    sql`select id, price_typical_cents, as_of, item_type, ${count} as words, ${score(reading, { ...text, inTitle })} as score from ${first(sql`${condition} and ${filter}`)}`
  const order = sql.join([...sorting(query, reading), sql`words desc`, sql`score desc`, sql`id`], sql`, `)
  return idsOf(
    db,
    sql`select id from (
        ${counted(isCalled, false)} union all ${counted(sql`${products.search} @@ ${any} and not ${isCalled}`, false)}
      ) as ${products}
      where words >= ${least}::int order by ${order} limit ${limit}`,
  )
}

/** The first that meet the condition, under the name of the table. */
function first(condition: SQL): SQL {
  return sql`(select * from ${products} where ${condition} limit ${RANKED}) as ${products}`
}

async function idsOf(db: DbOrTx, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}

function saysForWhom({ ages, relationships, occasions }: SearchReading): boolean {
  return ages !== undefined || relationships.length > 0 || occasions.length > 0
}

/**
 * Without words there is nothing to look for: what suits the person and the event comes first, otherwise what the authors feature, then
 * a mix that is always the same.
 */
async function browse({ db, query, reading, filter }: Search, limit: number): Promise<number[]> {
  if (query.sortBy === 'relevance' && (saysForWhom(reading) || reading.hints.length > 0)) {
    const hints = await textQuery(db, [], reading.hints)
    const fit = score(reading, { hints: hints?.hints ?? '', any: '', inTitle: false })
    const part = (kind: SQL, most: number) =>
      sql`(select * from ${products} where ${kind} and ${filter} order by md5(${products.productKey}) limit ${sql.raw(String(most))})`
    const [ideas, feeds] = ideasAndFeeds(query, reading)
    const some = sql`(${part(ideas, MAX_RESULTS)} union all ${part(feeds, SAMPLED)}) as ${products}`
    return idsOf(
      db,
      sql`select id from (select id, product_key, item_type, ${fit} as score from ${some}) as ${products}
        order by ${sql.join([...sorting(query, reading), sql`score desc`, sql`md5(product_key)`, sql`id`], sql`, `)} limit ${limit}`,
    )
  }
  return mixed(db, query, reading, filter, limit)
}

/** The parts are read along their index as far as needed, in either direction. */
function mixed(db: DbOrTx, query: SearchQuery, reading: SearchReading, filter: SQL, limit: number): Promise<number[]> {
  // Read along the index, so nothing may come before the mix.
  const sorted = sorting({ sortBy: query.sortBy, itemType: 'gift' }, reading)
  const way = query.sortBy === 'price-desc' ? sql`desc` : sql`asc`
  const mix = [sql`md5(${products.productKey}) ${way}`, sql`${products.id} ${way}`]
  const order = sql.join([...sorted, ...mix], sql`, `)
  const part = (condition: SQL, turn: number) =>
    sql`(select id, product_key, price_typical_cents, as_of, item_type, ${turn}::int as turn from ${products} where ${condition} and ${filter} order by ${order} limit ${limit})`
  const isOther = sql`(${products.facts}->>'featured')::boolean is not true`
  const isByPrice = query.sortBy === 'price-asc' || query.sortBy === 'price-desc'
  const others = isByPrice ? ideasAndFeeds(query, reading).map((kind) => sql`${isOther} and ${kind}`) : [isOther]
  const parts = [part(isFeatured, 0), ...others.map((condition) => part(condition, 1))]
  const turns = sql.join([...sorted, sql`turn`, ...mix], sql`, `)
  return idsOf(
    db,
    sql`select id from (${sql.join(parts, sql` union all `)}) as ${products} order by ${turns} limit ${limit}`,
  )
}
