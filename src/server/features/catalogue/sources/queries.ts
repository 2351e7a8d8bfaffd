import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Source, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { sourceNoteTexts as noteTexts } from '#domain/texts/source-notes.ts'
import { EMBEDDED } from '#server/catalogue/embedded/ideas.ts'
import { feedBySource, feedIdOf, providerOf } from '#server/catalogue/feeds/feed.ts'
import { shopHealth } from '#server/catalogue/remote/shop-health.ts'
import { apiFailures, catalogueImports, productFeeds, products } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { presentFeed, presentFeedDetails, type FeedHistory } from './present-feed.ts'
import { presentShop } from './present-shop.ts'

type Needed = Pick<Services, 'db' | 'clock' | 'settings' | 'providers'>

/** Where products come from: the built-in ideas, shops, and feeds. */
export async function listSources(services: Needed): Promise<Source[]> {
  const feeds = await services.db.select().from(productFeeds).orderBy(asc(productFeeds.id))
  const shownFeeds = await Promise.all(
    feeds.map(async (feed) => presentFeed(feed, await historyOf(services, providerOf(feed.id)))),
  )
  const shops = await Promise.all(
    (services.providers ?? []).map(async (provider) =>
      presentShop(provider, await shopHealth(services, provider.id), await historyOf(services, provider.id)),
    ),
  )
  return [await embeddedSource(services), ...shops, ...shownFeeds]
}

/** @throws {AppError} NOT_FOUND */
export async function sourceDetails(services: Needed, id: string): Promise<SourceDetails> {
  if (feedIdOf(id) === undefined) {
    const found = (await listSources(services)).find((source) => source.id === id)
    if (!found) throw notFound('source')
    return { ...found, departments: [] }
  }
  const feed = await feedBySource(services.db, id)
  return presentFeedDetails(feed, await historyOf(services, id))
}

async function embeddedSource({ db, settings }: Needed): Promise<Source> {
  const [counted] = await db
    .select({ products: count() })
    .from(products)
    .where(and(eq(products.provider, EMBEDDED), products.isActive))
  const [imported] = await db.select().from(catalogueImports).where(eq(catalogueImports.provider, EMBEDDED))
  return {
    id: EMBEDDED,
    kind: 'embedded',
    name: texts.builtIn,
    ...(settings.embeddedIdeas ? { state: 'ok', note: null } : { state: 'off', note: noteTexts.ideasOff }),
    products: counted?.products ?? 0,
    callsToday: 0,
    dailyBudget: null,
    recentFailures: 0,
    lastSuccessAt: imported?.importedAt.toISOString() ?? null,
    lastFailure: null,
    pausedUntil: null,
  }
}

const DAY_MS = 24 * 3600_000

async function historyOf({ db, clock }: Needed, provider: string): Promise<FeedHistory> {
  const since = new Date(clock.now().getTime() - DAY_MS)
  const [recent] = await db
    .select({ failures: sql<number>`coalesce(sum(${apiFailures.occurrences}), 0)::int` })
    .from(apiFailures)
    .where(and(eq(apiFailures.provider, provider), gte(apiFailures.lastSeenAt, since)))
  const [last] = await db
    .select({ at: apiFailures.lastSeenAt, text: apiFailures.errorMessage })
    .from(apiFailures)
    .where(eq(apiFailures.provider, provider))
    .orderBy(desc(apiFailures.lastSeenAt))
    .limit(1)
  return {
    recentFailures: recent?.failures ?? 0,
    lastFailure: last ? { at: last.at.toISOString(), text: last.text } : null,
  }
}
