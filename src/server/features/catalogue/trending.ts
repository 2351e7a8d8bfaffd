import { and, asc, countDistinct, desc, eq, gte, inArray, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Cents } from '#domain/shared/money.ts'
import { EMBEDDED } from '#server/catalogue/embedded/ideas.ts'
import { printedHigh } from '#server/catalogue/embedded/printed-price.ts'
import { notForAdultsOnly } from '#server/catalogue/embedded/search-filter.ts'
import type { Db } from '#server/db/connection.ts'
import { giftIdeas, products } from '#server/db/schema.ts'

/** Fewer people than this could be identified by what they saved. */
const MIN_PEOPLE = 5
const WINDOW_MS = 30 * 24 * 3600_000
const dayMs = 24 * 3600_000
/** The panel shows four; the others fill it when the price filter changes. */
const TRENDING = 12

/** Of the upper end of what a card prints, so that nothing under 'Under $25' says '$18–35'. */
interface PriceRange {
  minCents?: Cents | undefined
  /** Not included: the buckets of the filter meet without overlap. */
  maxCents?: Cents | undefined
}

/**
 * Keys of the ideas that most people saved in 30 days, each by five at least; the rest of the list are ideas for this
 * month, reshuffled every day.
 */
export async function trendingKeys(db: Db, now: Date, range: PriceRange): Promise<string[]> {
  const wanted = and(eq(products.provider, EMBEDDED), products.isActive, notForAdultsOnly, inRange(range))
  const people = countDistinct(giftIdeas.userId)
  // Two statements: on a distributed database the products are on one machine and the gifts on all.
  const saved = await db
    .select({ key: sql<string>`${giftIdeas.productKey}` })
    .from(giftIdeas)
    .where(
      and(
        eq(giftIdeas.provider, EMBEDDED),
        isNotNull(giftIdeas.productKey),
        gte(giftIdeas.createdAt, new Date(now.getTime() - WINDOW_MS)),
      ),
    )
    .groupBy(giftIdeas.productKey)
    .having(gte(people, MIN_PEOPLE))
    .orderBy(desc(people), asc(giftIdeas.productKey))
  const savedKeys = saved.map(({ key }) => key)
  const fitting = await db
    .select({ key: products.productKey })
    .from(products)
    .where(and(wanted, inArray(products.productKey, savedKeys)))
  const isFitting = new Set(fitting.map(({ key }) => key))
  const keys = savedKeys.filter((key) => isFitting.has(key)).slice(0, TRENDING)
  if (keys.length >= TRENDING) return keys
  const day = Math.floor(now.getTime() / dayMs)
  const others = await db
    .select({ key: products.productKey })
    .from(products)
    .where(and(wanted, keys.length === 0 ? undefined : notInArray(products.productKey, keys), isForAnybody))
    .orderBy(desc(isSeasonal(now)), sql`md5(${products.productKey} || ${String(day)})`)
    .limit(TRENDING - keys.length)
  return [...keys, ...others.map(({ key }) => key)]
}

/** Greeting cards and money aren't ideas to look at, and gifts for partners only aren't for everyone. */
const isForAnybody = sql`${products.kind} in ('gift', 'experience') and coalesce((${products.facts}->>'intimacy')::int, 0) <= 1`

function isSeasonal(now: Date): SQL {
  return sql`coalesce(${products.facts}->'season' @> ${JSON.stringify(now.getUTCMonth() + 1)}::jsonb, false)`
}

function inRange({ minCents, maxCents }: PriceRange): SQL | undefined {
  return and(
    minCents === undefined ? undefined : sql`${printedHigh} >= ${minCents}`,
    maxCents === undefined ? undefined : sql`${printedHigh} < ${maxCents}`,
  )
}
