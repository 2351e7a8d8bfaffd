import { and, sql, type SQL } from 'drizzle-orm'
import { findInterest } from '#domain/catalogue/interests/interests.ts'
import { wordsOf } from '#domain/catalogue/interests/words.ts'
import { folded, groupSame } from '#domain/catalogue/mixing/fold.ts'
import { remembered } from '#domain/shared/remembered.ts'
import { foldText } from '#domain/shared/search-text.ts'
import type { Candidate } from '#domain/recommendations/candidate.ts'
import { ADULT_AGE } from '#domain/recommendations/cautions.ts'
import { OLDEST, type Wish } from '#domain/recommendations/filters.ts'
import type { Profile } from '#domain/recommendations/profile.ts'
import { chanceOf } from '#domain/recommendations/random.ts'
import { ideaCandidates, ideasByFoldKey } from '#server/catalogue/embedded/candidates.ts'
import { isOfFeed } from '#server/catalogue/embedded/search-filter.ts'
import { tablesOfFeeds } from '#server/catalogue/feeds/feed.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { products } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { firstMatches, LOOKED_AT, type Condition } from './first-matches.ts'

/** How many products of feeds each way of finding them contributes. */
const most = { interest: 20, category: 60, words: 40, mixed: 450 }
const MAX_INTERESTS = 16
const MAX_WORDS = 12

/** What there is to choose from: our own ideas, and products of feeds that may suit this person. The domain's filters decide. */
export async function candidatesFor(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  profile: Profile,
  wish: Wish,
): Promise<readonly Candidate[]> {
  // What need not be shipped is among our ideas only, so then they answer even where they're off.
  const ideas = settings.embeddedIdeas || wish.needsNoDelivery === true ? ideaCandidates() : []
  const tables = wish.needsNoDelivery === true ? [] : await tablesOfFeeds(db)
  if (tables.length === 0) return ideas
  // Only where there's nothing else to choose from, a mix of everything.
  const ofFeeds = await feedCandidates(db, tables, profile, wish, ideas.length === 0)
  return withoutDuplicates(ideas, ofFeeds)
}

/**
 * Products of feeds: by the titles that name an interest, by chosen category, by the words they used. What the domain's
 * filters would surely reject is left out, so that the limits count usable products. Each way looks at the first few hundred
 * that there are: a request costs the same however many there are.
 */
async function feedCandidates(
  db: DbOrTx,
  tables: readonly string[],
  profile: Profile,
  wish: Wish,
  takesMix: boolean,
): Promise<Offered[]> {
  const possible = possibleFor(profile, wish)
  const loved = profile.learned.loved.flatMap(({ interests }) => interests.slice(0, 1))
  const interests = [...new Set([...profile.likes, ...loved, ...profile.hints])].slice(0, MAX_INTERESTS)
  const words = profile.likedWords.flatMap(searchable).slice(0, MAX_WORDS).join(' | ')
  const query = sql`to_tsquery('english', ${words})`
  const shuffled = sql`md5(${products.productKey} || ${profile.seed})`
  const ways = [
    ...interests.map((id) => ({ ...isCalled(id, profile.quotes), order: shuffled, limit: most.interest })),
    ...profile.categoryIds.map((id) => ({ name: `in ${id}`, sql: isIn(id), order: shuffled, limit: most.category })),
    ...(words === ''
      ? []
      : [
          {
            name: `says ${words}`,
            sql: sql`${products.search} @@ ${query}`,
            order: sql`ts_rank(${products.search}, ${query}) desc`,
            limit: most.words,
          },
        ]),
  ]
  const isOneOf = await firstMatches(db, tables, ways)
  const parts = [...ways.map((way) => best(isOneOf(way), way.order, way.limit)), ...(takesMix ? mixed() : [])]
  if (parts.length === 0) return []
  const rows = await db
    .select(columns)
    .from(products)
    .where(sql`${products.id} in (${sql.join(parts, sql` union `)})`)
  const named = namesIn(interests, profile.quotes)
  return rows.map((row) => candidateOf(row, named(row.title)))

  /** Along the mixed index from a place that the seed chooses, and from its beginning on. */
  function mixed(): SQL[] {
    const key = sql`md5(${products.productKey})`
    const start = Math.floor(chanceOf(profile.seed) * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
    return [sql`${key} >= ${start}`, sql`${key} < ${start}`].map((place) =>
      best(sql`${isOfFeed} and ${place} order by ${key} limit ${LOOKED_AT}`, key, most.mixed),
    )
  }

  /** The best of those that may suit this person. */
  function best(some: SQL, order: SQL, limit: number): SQL {
    const looked = sql`(select * from ${products} where ${some}) as ${products}`
    return sql`(select ${products.id} from ${looked} where ${possible} order by ${order}, ${products.id} limit ${limit})`
  }
}

function isIn(categoryId: string): SQL {
  return sql`${products.categories} @> ${textArray([categoryId])}`
}

/** What an interest is called: in our words, and in the user's. */
function namesOf(id: string, quotes: ReadonlyMap<string, string>): string[] {
  return [findInterest(id)?.label ?? id, quotes.get(id) ?? ''].filter((name) => name !== '')
}

/** Whether a product's title names an interest. */
function isCalled(id: string, quotes: ReadonlyMap<string, string>): Condition {
  const names = namesOf(id, quotes)
  const asQuery = names.map((name) => sql`phraseto_tsquery('english', ${name})`)
  return {
    name: `is called ${names.join(', or ')}`,
    sql: sql`${products.searchTitle} @@ (${sql.join(asQuery, sql` || `)})`,
  }
}

/** Returns a function for the interests among these that a title names. */
function namesIn(ids: readonly string[], quotes: ReadonlyMap<string, string>): (title: string) => string[] {
  const names = ids.flatMap((id) => namesOf(id, quotes).map((name) => ({ id, stems: stemsOf(name) })))
  return (title) => {
    const stems = stemsOf(title)
    const isAt = (name: readonly string[], from: number) => name.every((stem, place) => stems[from + place] === stem)
    const found = names.filter(({ stems: name }) => name.length > 0 && stems.some((_, from) => isAt(name, from)))
    return [...new Set(found.map(({ id }) => id))]
  }
}

const stemsOf = remembered((text) => wordsOf(text).map(({ stem }) => stem))

/** The part of the filters that SQL can check, never stricter than they are. */
function possibleFor({ age, bond, budget }: Profile, { itemType, categoryId }: Wish): SQL | undefined {
  const { min, max } = age === undefined ? bond.core : { min: age, max: age }
  return and(
    products.isActive,
    sql`${products.itemType} = ${itemType}`,
    sql`coalesce(${products.ageMin}, 0) <= ${min} and coalesce(${products.ageMax}, 200) >= ${Math.min(max, OLDEST)}`,
    age !== undefined && age >= ADULT_AGE
      ? undefined
      : sql`coalesce((${products.facts}->>'adult21')::boolean, false) = false`,
    budget === null ? undefined : sql`coalesce(${products.priceTypicalCents}, 0) <= ${budget.high}`,
    categoryId === null ? undefined : isIn(categoryId),
  )
}

const columns = {
  provider: products.provider,
  productKey: products.productKey,
  title: products.title,
  brand: products.brand,
  gtin: products.gtin,
  productUrl: products.productUrl,
  itemType: products.itemType,
  kind: products.kind,
  categoryId: products.categoryId,
  priceTypicalCents: products.priceTypicalCents,
  ageMin: products.ageMin,
  ageMax: products.ageMax,
  facts: products.facts,
}
type Row = Pick<typeof products.$inferSelect, keyof typeof columns>

/** Ours have neither brand nor trade number. */
type Offered = Candidate & Partial<Pick<Row, 'brand' | 'gtin'>>

/** What a feed doesn't say is assumed to be harmless. In the order of our ideas' properties, which the ranker reads fastest. */
function candidateOf(row: Row, interests: readonly string[]): Offered {
  const { facts, priceTypicalCents: price } = row
  const [min, max] = [row.ageMin ?? 0, row.ageMax ?? 200]
  return {
    provider: row.provider,
    productKey: row.productKey,
    title: row.title,
    productUrl: row.productUrl,
    summary: '',
    synonyms: [],
    itemType: row.itemType,
    kind: row.kind,
    categoryId: row.categoryId,
    extraCategoryIds: [],
    price,
    printed: price === null ? null : { low: price, high: price },
    age: { min, max, idealMin: min, idealMax: max },
    smallParts: true,
    adult21: facts.adult21 ?? false,
    intimacy: 0,
    consumable: false,
    useYears: 1,
    interests,
    occasions: [],
    relationships: [],
    skill: 'any',
    delight: [],
    circumstance: null,
    avoid: { allergens: [], pets: false, religions: [] },
    contains: [],
    needs: [],
    drawbacks: [],
    season: [],
    featured: false,
    brand: row.brand,
    gtin: row.gtin,
  }
}

/**
 * What several feeds sell is one candidate: the best offer. It takes the place of the idea that is the same thing, whose
 * price is a typical one.
 */
function withoutDuplicates(ideas: readonly Candidate[], ofFeeds: readonly Offered[]): Candidate[] {
  const ideaOf = ideas.length === 0 ? new Map<string, Candidate>() : ideasByFoldKey()
  const replaced = new Set<Candidate>()
  const offers = ofFeeds.map((candidate) => ({
    candidate,
    provider: candidate.provider,
    source: candidate.provider,
    id: candidate.productKey,
    title: candidate.title,
    brand: candidate.brand ?? undefined,
    gtin: candidate.gtin ?? undefined,
    priceCents: candidate.price ?? undefined,
    priceKind: 'live' as const,
  }))
  const best = groupSame(offers).flatMap(([first, ...others]) => {
    if (!first) return []
    const { best: offer, keys } = folded([first, ...others])
    const same = keys.flatMap((key) => ideaOf.get(key) ?? [])
    if (same.length > 0 && offer.priceCents === undefined) return []
    for (const idea of same) replaced.add(idea)
    return [offer.candidate]
  })
  return [...ideas.filter((idea) => !replaced.has(idea)), ...best]
}

function textArray(texts: readonly string[]): SQL {
  return sql`${sql.param(texts)}::text[]`
}

/** Letters and digits only, so that a word can't contain search syntax; quoted as a whole. */
function searchable(word: string): string[] {
  const parts = foldText(word).match(/[\p{L}\p{N}]+/gu) ?? []
  return parts.length === 0 ? [] : [parts.map((part) => `'${part}'`).join(' <-> ')]
}
