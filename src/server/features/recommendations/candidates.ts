import { and, sql, type SQL } from 'drizzle-orm'
import { foldText } from '#domain/shared/search-text.ts'
import type { Candidate } from '#domain/recommendations/candidate.ts'
import { ADULT_AGE, kindsWithoutDelivery, OLDEST, type Wish } from '#domain/recommendations/filters.ts'
import type { Profile } from '#domain/recommendations/profile.ts'
import { chanceOf } from '#domain/recommendations/random.ts'
import { printedEnds } from '#server/catalogue/embedded/printed-price.ts'
import { isFeatured, isIdea, isOfFeed, offered } from '#server/catalogue/embedded/search-filter.ts'
import { products } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'

/**
 * How many candidates each source contributes, and how many rows it reads: a request costs the same however large the
 * catalog is. Of feeds it reads fewer: they know less of whom their products are for, and have a hundred of each.
 */
const most = { interest: 60, category: 150, words: 60, mixed: 450, featured: 60 }
const LOOKED_AT = { ideas: 2_000, feeds: 400 }
const MAX_INTERESTS = 16
const MAX_WORDS = 12

/**
 * Candidates from the database in one query: by interest, by chosen category, by the words they used (each alone, and in
 * full texts), the editors' picks, and a weekly changing mix of everything, ideas for the event first. Products that the
 * domain's filters would surely reject are left out here, so that the limits count usable ones; the filters themselves
 * decide.
 */
export async function candidatesFor(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  profile: Profile,
  wish: Wish,
  byText: readonly string[],
): Promise<Candidate[]> {
  const possible = possibleFor(profile, wish)
  // What need not be shipped is among our ideas only, so then they answer even where they're off.
  const among = (wish.needsNoDelivery === true ? undefined : offered(settings)) ?? sql`true`
  const loved = profile.learned.loved.flatMap(({ interests }) => interests.slice(0, 1))
  const all = new Set([...profile.likes, ...loved, ...profile.hints])
  const words = profile.likedWords.flatMap(searchable)
  const types = profile.occasion.types
  const ways = [
    ...[...all]
      .slice(0, MAX_INTERESTS)
      .map((id) => some(sql`${products.interests} @> ${textArray([id])}`, most.interest)),
    ...profile.categoryIds.map((id) => some(sql`${products.categories} @> ${textArray([id])}`, most.category)),
    ...(words.length > 0 ? [byWords(words)] : []),
    ...(byText.length > 0 ? [some(sql`${products.productKey} = any(${textArray(byText)})`, byText.length)] : []),
    some(isFeatured, most.featured),
    ...mixed(),
  ]
  const rows = await db
    .select(columns)
    .from(products)
    .where(sql`${products.id} in (${sql.join(ways, sql` union `)})`)
  return rows.map(candidateOf)

  function some(condition: SQL, limit: number): SQL {
    return best(condition, sql`md5(${products.productKey} || ${profile.seed})`, limit)
  }

  function byWords(wanted: readonly string[]): SQL {
    const query = sql`to_tsquery('english', ${wanted.slice(0, MAX_WORDS).join(' | ')})`
    return best(sql`${products.search} @@ ${query}`, sql`ts_rank(${products.search}, ${query}) desc`, most.words)
  }

  /** Across all products, along the mixed index from a place that the seed chooses, and from its beginning on. */
  function mixed(): SQL[] {
    const key = sql`md5(${products.productKey})`
    const start = Math.floor(chanceOf(profile.seed) * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
    const order = types.length === 0 ? key : sql`${products.occasions} && ${textArray(types)} desc, ${key}`
    const part = (from: SQL) => best(sql`${from} order by ${key}`, order, most.mixed)
    return [part(sql`${key} >= ${start}`), part(sql`${key} < ${start}`)]
  }

  /** The best of the first few thousand that meet the condition and may suit this person. */
  function best(condition: SQL, order: SQL, limit: number): SQL {
    const first = (kind: SQL, count: number) =>
      sql`(select * from ${products} where ${among} and ${kind} and ${condition} limit ${count})`
    const some = sql`(${first(isIdea, LOOKED_AT.ideas)} union all ${first(isOfFeed, LOOKED_AT.feeds)}) as ${products}`
    return sql`(select ${products.id} from ${some} where ${possible} order by ${order}, ${products.id} limit ${limit})`
  }
}

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
