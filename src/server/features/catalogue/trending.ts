import { createHash } from 'node:crypto'
import { and, asc, countDistinct, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import type { Cents } from '#domain/shared/money.ts'
import { EMBEDDED, embeddedIdeas, findIdea } from '#server/catalogue/embedded/ideas.ts'
import { printedOf } from '#server/catalogue/embedded/printed-price.ts'
import type { Db } from '#server/db/connection.ts'
import { giftIdeas } from '#server/db/schema.ts'

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
  const saved = (await savedByMost(db, now)).flatMap((key) => findIdea(key) ?? [])
  const ideas = [...saved.filter(({ adult21 }) => !adult21), ...ideasOfDay(now)].filter((idea) => isIn(range, idea))
  return [...new Set(ideas.map(({ id }) => id))].slice(0, TRENDING)
}

async function savedByMost(db: Db, now: Date): Promise<string[]> {
  const people = countDistinct(giftIdeas.userId)
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
  return saved.map(({ key }) => key)
}

/** Those of the month come first; put in order once a day. */
function ideasOfDay(now: Date): readonly CatalogueIdea[] {
  const day = Math.floor(now.getTime() / dayMs)
  if (latest?.day !== day) latest = { day, ideas: shuffled(embeddedIdeas().filter(isForAnybody), now, day) }
  return latest.ideas
}
let latest: { day: number; ideas: readonly CatalogueIdea[] } | undefined

/** Greeting cards and money aren't ideas to look at, and gifts for partners only aren't for everyone. */
function isForAnybody({ kind, adult21, intimacy }: CatalogueIdea): boolean {
  return (kind === 'gift' || kind === 'experience') && !adult21 && intimacy <= 1
}

function shuffled(ideas: readonly CatalogueIdea[], now: Date, day: number): CatalogueIdea[] {
  const month = now.getUTCMonth() + 1
  return ideas
    .map((idea) => {
      const isOther = idea.season?.includes(month) !== true
      return { idea, place: `${Number(isOther)}${createHash('md5').update(`${idea.id}${day}`).digest('hex')}` }
    })
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ idea }) => idea)
}

function isIn({ minCents = 0, maxCents = Infinity }: PriceRange, idea: CatalogueIdea): boolean {
  const { high } = printedOf(idea)
  return high >= minCents && high < maxCents
}
