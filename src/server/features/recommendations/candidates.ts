import { and, sql, type SQL } from 'drizzle-orm'
import { findInterest } from '#domain/catalogue/interests/interests.ts'
import { wordsOf } from '#domain/catalogue/interests/words.ts'
import { folded, groupSame } from '#domain/catalogue/mixing/fold.ts'
import { remembered } from '#domain/shared/remembered.ts'
import { foldText } from '#domain/shared/search-text.ts'
import type { Candidate } from '#domain/recommendations/candidate.ts'
import { ADULT_AGE, kindsWithoutDelivery, OLDEST, type Wish } from '#domain/recommendations/filters.ts'
import type { Profile } from '#domain/recommendations/profile.ts'
import { chanceOf } from '#domain/recommendations/random.ts'
import { printedEnds } from '#server/catalogue/embedded/printed-price.ts'
import { EMBEDDED } from '#server/catalogue/embedded/ideas.ts'
import { isFeatured, isOfFeed } from '#server/catalogue/embedded/search-filter.ts'
import { hasFeeds } from '#server/catalogue/feeds/feed.ts'
import { products } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'

/**
 * How many candidates each source contributes, and how many rows it reads: a request costs the same however large the
 * catalog is. Of feeds it reads fewer: they know less of whom their products are for, and have a hundred of each.
 */
const most = { interest: 60, category: 150, words: 60, mixed: 450, featured: 60 }
const mostOfFeeds = { interest: 20, category: 60, words: 40 }
const LOOKED_AT = { ideas: 2_000, feeds: 400 }
const MAX_INTERESTS = 16
const MAX_WORDS = 12

/**
 * Candidates from the database in one query: by interest, by chosen category, by the words they used (each alone, and in
 * full texts), the editors' picks, and a weekly changing mix of everything, ideas for the event first. Products of feeds
 * have no interests: they are found by their titles, their category and the words; they never take an idea's place here.
 * Products that the domain's filters would surely reject are left out, so that the limits count usable ones; the filters
 * themselves decide.
 */
export async function candidatesFor(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  profile: Profile,
  wish: Wish,
  byText: readonly string[],
): Promise<Candidate[]> {
  const possible = possibleFor(profile, wish)
  // What need not be shipped is among our ideas only, so then they answer even where they're off.
  const hasIdeas = settings.embeddedIdeas || wish.needsNoDelivery === true
  const takesFeeds = wish.needsNoDelivery !== true && (await hasFeeds(db))
  const loved = profile.learned.loved.flatMap(({ interests }) => interests.slice(0, 1))
  const all = [...new Set([...profile.likes, ...loved, ...profile.hints])].slice(0, MAX_INTERESTS)
  const words = profile.likedWords.flatMap(searchable)
  const types = profile.occasion.types
  const ofIdeas = () => [
    ...all.map((id) => some(sql`${products.interests} @> ${textArray([id])}`, most.interest)),
    ...profile.categoryIds.map((id) => some(isIn(id), most.category)),
    ...(words.length > 0 ? [byWords(sql`true`)] : []),
    ...(byText.length > 0 ? [some(sql`${products.productKey} = any(${textArray(byText)})`, byText.length)] : []),
    some(isFeatured, most.featured),
    ...mixed(sql`true`),
  ]
  const ofFeeds = () => [
    ...all.map((id) => some(sql`${isOfFeed} and ${isCalled(id, profile.quotes)}`, mostOfFeeds.interest, everything)),
    ...profile.categoryIds.map((id) => some(sql`${isOfFeed} and ${isIn(id)}`, mostOfFeeds.category, everything)),
    ...(words.length > 0 ? [byWords(isOfFeed, everything, mostOfFeeds.words)] : []),
    // Where there is nothing else to choose from.
    ...(hasIdeas ? [] : mixed(isOfFeed, everything)),
  ]
  const ways = [...(hasIdeas ? ofIdeas() : []), ...(takesFeeds ? ofFeeds() : [])]
  if (ways.length === 0) return []
  const rows = await db
    .select(columns)
    .from(products)
    .where(sql`${products.id} in (${sql.join(ways, sql` union `)})`)
  if (!takesFeeds) return rows.map(candidateOf)
  const named = namesIn(all, profile.quotes)
  return withoutDuplicates(rows).map((row) =>
    candidateOf(row.provider === EMBEDDED ? row : { ...row, interests: named(row.title) }),
  )

  function some(condition: SQL, limit: number, from = ideas): SQL {
    return best(condition, sql`md5(${products.productKey} || ${profile.seed})`, limit, from)
  }

  function byWords(condition: SQL, from = ideas, limit = most.words): SQL {
    const query = sql`to_tsquery('english', ${words.slice(0, MAX_WORDS).join(' | ')})`
    const matches = sql`${condition} and ${products.search} @@ ${query}`
    return best(matches, sql`ts_rank(${products.search}, ${query}) desc`, limit, from)
  }

  /** Across all of them, along the mixed index from a place that the seed chooses, and from its beginning on. */
  function mixed(condition: SQL, from = ideas): SQL[] {
    const key = sql`md5(${products.productKey})`
    const start = Math.floor(chanceOf(profile.seed) * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
    const order = types.length === 0 ? key : sql`${products.occasions} && ${textArray(types)} desc, ${key}`
    const part = (place: SQL) => best(sql`${condition} and ${place} order by ${key}`, order, most.mixed, from)
    return [part(sql`${key} >= ${start}`), part(sql`${key} < ${start}`)]
  }

  /** The best of the first few thousand that meet the condition and may suit this person. */
  function best(condition: SQL, order: SQL, limit: number, from: SQL): SQL {
    const count = from === ideas ? LOOKED_AT.ideas : LOOKED_AT.feeds
    const first = sql`(select * from ${from} where ${condition} limit ${count}) as ${products}`
    return sql`(select ${products.id} from ${first} where ${possible} order by ${order}, ${products.id} limit ${limit})`
  }
}

/** The table itself holds the ideas; those of feeds inherit from it. */
const ideas = sql`only ${products}`
const everything = sql`${products}`

function isIn(categoryId: string): SQL {
  return sql`${products.categories} @> ${textArray([categoryId])}`
}

/** What an interest is called: in our words, and in the user's. */
function namesOf(id: string, quotes: ReadonlyMap<string, string>): string[] {
  return [findInterest(id)?.label ?? id, quotes.get(id) ?? ''].filter((name) => name !== '')
}

/** Whether a product's title names an interest. */
function isCalled(id: string, quotes: ReadonlyMap<string, string>): SQL {
  const asQuery = namesOf(id, quotes).map((name) => sql`phraseto_tsquery('english', ${name})`)
  return sql`${products.searchTitle} @@ (${sql.join(asQuery, sql` || `)})`
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
function possibleFor(
  { age, bond, limit, occasion }: Profile,
  { itemType, categoryId, needsNoDelivery }: Wish,
): SQL | undefined {
  const { min, max } = age === undefined ? bond.core : { min: age, max: age }
  const suits = sql`coalesce(${products.ageMin}, 0) <= ${min} and coalesce(${products.ageMax}, 200) >= ${Math.min(max, OLDEST)}`
  return and(
    products.isActive,
    sql`${products.itemType} = ${itemType}`,
    occasion.types.includes('baby-shower')
      ? sql`((${suits}) or ${products.occasions} @> ${textArray(['baby-shower'])})`
      : suits,
    age !== undefined && age >= ADULT_AGE
      ? undefined
      : sql`coalesce((${products.facts}->>'adult21')::boolean, false) = false`,
    sql`coalesce((${products.facts}->>'intimacy')::int, 0) <= ${bond.level}`,
    limit === null ? undefined : sql`coalesce(${products.priceTypicalCents}, 0) <= ${limit}`,
    categoryId === null ? undefined : sql`${products.categories} @> ${textArray([categoryId])}`,
    needsNoDelivery === true ? sql`${products.kind} = any(${textArray(kindsWithoutDelivery)})` : undefined,
  )
}

const columns = {
  provider: products.provider,
  productKey: products.productKey,
  title: products.title,
  brand: products.brand,
  gtin: products.gtin,
  productUrl: products.productUrl,
  summary: products.summary,
  synonyms: products.synonyms,
  itemType: products.itemType,
  kind: products.kind,
  categoryId: products.categoryId,
  priceLowCents: products.priceLowCents,
  priceTypicalCents: products.priceTypicalCents,
  priceHighCents: products.priceHighCents,
  ageMin: products.ageMin,
  ageMax: products.ageMax,
  interests: products.interests,
  occasions: products.occasions,
  relationships: products.relationships,
  facts: products.facts,
}
type Row = Pick<typeof products.$inferSelect, keyof typeof columns>

/** What several feeds sell, or a feed and we know, is one candidate: the best offer. */
function withoutDuplicates(rows: readonly Row[]): Row[] {
  const offers = rows.map((row) => ({
    row,
    provider: row.provider,
    source: row.provider,
    id: row.productKey,
    title: row.title,
    brand: row.brand ?? undefined,
    gtin: row.gtin ?? undefined,
    priceCents: row.priceTypicalCents ?? undefined,
    priceKind: row.provider === EMBEDDED ? ('typical' as const) : ('live' as const),
  }))
  return groupSame(offers).flatMap(([first, ...others]) => (first ? [folded([first, ...others]).best.row] : []))
}

/** Unknown facts of a retailer's product are assumed to be harmless. */
export function candidateOf({ facts, ageMin, ageMax, ...row }: Row): Candidate {
  const [min, max] = [ageMin ?? 0, ageMax ?? 200]
  return {
    ...row,
    summary: row.summary ?? '',
    price: row.priceTypicalCents,
    printed: printedEnds(row) ?? null,
    extraCategoryIds: facts.extraCategoryIds ?? [],
    age: { min, max, idealMin: facts.idealAge?.min ?? min, idealMax: facts.idealAge?.max ?? max },
    smallParts: facts.smallParts ?? true,
    adult21: facts.adult21 ?? false,
    intimacy: facts.intimacy ?? 0,
    consumable: facts.consumable ?? false,
    useYears: facts.useYears ?? 1,
    skill: facts.skill ?? 'any',
    delight: facts.delight ?? [],
    circumstance: facts.circumstance ?? null,
    avoid: facts.avoid ?? { allergens: [], pets: false, religions: [] },
    contains: facts.contains ?? [],
    needs: facts.needs ?? [],
    season: facts.season ?? [],
    featured: facts.featured ?? false,
  }
}

function textArray(texts: readonly string[]): SQL {
  return sql`${sql.param(texts)}::text[]`
}

/** Letters and digits only, so that a word can't contain search syntax; quoted as a whole. */
function searchable(word: string): string[] {
  const parts = foldText(word).match(/[\p{L}\p{N}]+/gu) ?? []
  return parts.length === 0 ? [] : [parts.map((part) => `'${part}'`).join(' <-> ')]
}
