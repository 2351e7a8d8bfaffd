import { and, eq, inArray, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Ages } from '#domain/catalogue/search/ages.ts'
import type { Cents } from '#domain/shared/money.ts'
import { isKnownCategory } from '#domain/catalogue/category-tree.ts'
import type { SearchReading } from '#domain/catalogue/search/read-search.ts'
import type { SearchQuery } from '#server/catalogue/provider.ts'
import { products } from '#server/db/schema.ts'
import { EMBEDDED } from './ideas.ts'
import { printedHigh } from './printed-price.ts'

/** From this age on, things for adults only are fine. */
const ADULT = 21
/** Below this age, a child could swallow small parts (16 CFR 1501). */
const SMALL_PARTS = 3

/**
 * What every result has to meet: the query's filters and those that its words name. Undefined if categories are given and none of them
 * exists. Prices go by the upper end of what the card prints, so that nothing 'under $20' prints '$15–28'.
 */
export function filterOf(query: SearchQuery, reading: SearchReading): SQL | undefined {
  const { categoryIds, age, itemType } = query
  const known = categoryIds?.filter(isKnownCategory)
  if (known?.length === 0) return undefined
  const isBrowsing = reading.words.length === 0
  const ages = [age === undefined ? undefined : { from: age, to: age }, reading.ages].filter((one) => one !== undefined)
  // A sister may be a child, a grandmother hardly.
  const isGrownUp = reading.likelyAges !== undefined && reading.likelyAges.from > ADULT
  const likely = isBrowsing || isGrownUp ? reading.likelyAges : undefined
  const [whom] = reading.relationships
  const events = reading.occasions.filter((type) => type !== 'birthday' && type !== 'christmas')
  const bounds = boundsOf(query, reading)
  const kinds = query.kinds ?? reading.kinds
  return and(
    products.isActive,
    known && sql`${products.categories} && ${sql.param(known)}::text[]`,
    isUnbounded(bounds)
      ? undefined
      : or(and(isIdea, within(printedHigh, bounds)), and(isOfFeed, within(products.priceTypicalCents, bounds))),
    ...[...ages, likely].map((one) => one && suits(one)),
    allowsAdultsOnly(query, reading, ages) ? undefined : notForAdultsOnly,
    ages.some(({ from }) => from < SMALL_PARTS) ? hasNoSmallParts : undefined,
    reading.maxCloseness === undefined
      ? undefined
      : sql`coalesce((${products.facts}->>'intimacy')::int, 0) <= ${reading.maxCloseness}`,
    isBrowsing && events.length > 0
      ? and(isIdea, sql`${products.occasions} && ${sql.param(events)}::text[]`)
      : undefined,
    // An event says more about a gift than who gives it.
    isBrowsing && events.length === 0 && whom && whom !== 'other'
      ? and(isIdea, sql`${products.relationships} && ${sql.param([whom])}::text[]`)
      : undefined,
    itemType && eq(products.itemType, itemType),
    // 'Gift for grandma' wants no card. A category without words may be that of cards.
    isBrowsing && query.text && !reading.wantsCards && !kinds && !itemType ? eq(products.itemType, 'gift') : undefined,
    // Of greeting cards alone, what can't be shipped is no question.
    kinds && itemType !== 'card' ? inArray(products.kind, [...kinds]) : undefined,
    kinds && itemType !== 'card' && !kinds.includes('gift') ? isIdea : undefined,
    notOfTheOthers(query.gender ?? reading.gender, known ?? []),
  )
}

/**
 * Only ideas say for whom and for what event they are, or that they're no things, and only they are featured. Said, so that a
 * million products of feeds need not be read for it.
 */
export const isIdea = eq(products.provider, EMBEDDED)
export const isFeatured = sql`${isIdea} and (${products.facts}->>'featured')::boolean`
export const isOfFeed = ne(products.provider, EMBEDDED)

export interface IdeasSetting {
  /** False: of our own table only the products of feeds are shown. */
  embeddedIdeas?: boolean
}

/** What of our own table is shown at all; undefined for everything. */
export function offered({ embeddedIdeas = true }: IdeasSetting): SQL | undefined {
  return embeddedIdeas ? undefined : ne(products.provider, EMBEDDED)
}

interface Bounds {
  minCents: Cents
  maxCents: Cents
}

function boundsOf(query: SearchQuery, reading: SearchReading): Bounds {
  return {
    minCents: Math.max(query.minPriceCents ?? 0, reading.minCents ?? 0),
    maxCents: Math.min(query.maxPriceCents ?? Infinity, reading.maxCents ?? Infinity),
  }
}

function isUnbounded({ minCents, maxCents }: Bounds): boolean {
  return minCents <= 0 && maxCents === Infinity
}

function within(price: SQL | AnyColumn, { minCents, maxCents }: Bounds): SQL | undefined {
  return and(
    minCents > 0 ? sql`${price} >= ${minCents}` : undefined,
    maxCents < Infinity ? sql`${price} <= ${maxCents}` : undefined,
  )
}

/**
 * Ideas apart from products of feeds, whose price is an index's: it is read from the lowest one asked for on, or down from the
 * highest.
 */
export function ideasAndFeeds(query: SearchQuery, reading: SearchReading): [ideas: SQL, feeds: SQL] {
  return [isIdea, and(isOfFeed, within(products.priceTypicalCents, boundsOf(query, reading))) ?? isOfFeed]
}

// Conditions are written so that PostgreSQL can tell from its statistics how many products meet them: one that it took for
// rare made it read a million of them, and sort what it found, for a page of forty.

function suits({ from, to }: Ages): SQL {
  return sql`(${products.ageMin} is null or ${products.ageMin} <= ${from}) and (${products.ageMax} is null or ${products.ageMax} >= ${to})`
}

function allowsAdultsOnly(query: SearchQuery, { words }: SearchReading, ages: readonly Ages[]): boolean {
  if (ages.length > 0) return ages.every(({ from }) => from >= ADULT)
  return query.forNobody === true && words.length > 0
}

export const notForAdultsOnly = sql`not ${products.facts} @> '{"adult21": true}'`
const hasNoSmallParts = sql`not ${products.facts} @> '{"smallParts": true}'`

/** Clothes for a man don't include handbags, unless the search asks for those. */
function notOfTheOthers(gender: 'male' | 'female' | undefined, asked: readonly string[]): SQL | undefined {
  if (gender === undefined) return undefined
  const others = ofTheOthers[gender].filter((id) => !asked.some((one) => one.startsWith(id)))
  return others.length === 0 ? undefined : sql`not ${products.categories} && ${sql.param(others)}::text[]`
}

const ofTheOthers = {
  male: ['clothing-shoes-and-jewelry.women'],
  female: ['clothing-shoes-and-jewelry.men', 'beauty-and-personal-care.mens-grooming'],
}
