import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Ages } from '#domain/catalogue/search/ages.ts'
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
  const minCents = Math.max(query.minPriceCents ?? 0, reading.minCents ?? 0)
  const maxCents = Math.min(query.maxPriceCents ?? Infinity, reading.maxCents ?? Infinity)
  const kinds = query.kinds ?? reading.kinds
  return and(
    products.isActive,
    known && sql`${products.categories} && ${sql.param(known)}::text[]`,
    minCents > 0 ? sql`(${printedPrice}) >= ${minCents}` : undefined,
    maxCents < Infinity ? sql`(${printedPrice}) <= ${maxCents}` : undefined,
    ...[...ages, likely].map((one) => one && suits(one)),
    allowsAdultsOnly(query, reading, ages) ? undefined : notForAdultsOnly,
    ages.some(({ from }) => from < SMALL_PARTS) ? hasNoSmallParts : undefined,
    reading.maxCloseness === undefined
      ? undefined
      : sql`coalesce((${products.facts}->>'intimacy')::int, 0) <= ${reading.maxCloseness}`,
    isBrowsing && events.length > 0 ? sql`${products.occasions} && ${sql.param(events)}::text[]` : undefined,
    // An event says more about a gift than who gives it.
    isBrowsing && events.length === 0 && whom && whom !== 'other'
      ? sql`${products.relationships} && ${sql.param([whom])}::text[]`
      : undefined,
    itemType && eq(products.itemType, itemType),
    // 'Gift for grandma' wants no card. A category without words may be that of cards.
    isBrowsing && query.text && !reading.wantsCards && !kinds && !itemType ? eq(products.itemType, 'gift') : undefined,
    // Of greeting cards alone, what can't be shipped is no question.
    kinds && itemType !== 'card' ? inArray(products.kind, [...kinds]) : undefined,
    notOfTheOthers(query.gender ?? reading.gender, known ?? []),
  )
}

export interface IdeasSetting {
  /** False: of our own table only the products of feeds are shown. */
  embeddedIdeas?: boolean
}

/** What of our own table is shown at all; undefined for everything. */
export function offered({ embeddedIdeas = true }: IdeasSetting): SQL | undefined {
  return embeddedIdeas ? undefined : ne(products.provider, EMBEDDED)
}

/** A shop's product prints one price. */
const printedPrice = sql`case when ${products.provider} = ${sql.raw(`'${EMBEDDED}'`)} then ${printedHigh} else ${products.priceTypicalCents} end`

function suits({ from, to }: Ages): SQL {
  return sql`coalesce(${products.ageMin}, 0) <= ${from} and coalesce(${products.ageMax}, 200) >= ${to}`
}

function allowsAdultsOnly(query: SearchQuery, { words }: SearchReading, ages: readonly Ages[]): boolean {
  if (ages.length > 0) return ages.every(({ from }) => from >= ADULT)
  return query.forNobody === true && words.length > 0
}

export const notForAdultsOnly = sql`coalesce((${products.facts}->>'adult21')::boolean, false) = false`
const hasNoSmallParts = sql`coalesce((${products.facts}->>'smallParts')::boolean, false) = false`

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
