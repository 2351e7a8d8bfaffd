import { createHash } from 'node:crypto'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#domain/catalogue/shop-link.ts'
import { CENTS_PER_YEAR, GOOD_VALUE_CENTS, UNDER_CENTS, valueBadge, valueKinds } from '#domain/catalogue/value-pick.ts'
import { startOfDealSlot } from '#domain/catalogue/deal-categories.ts'
import type { CatalogueProvider, DealsQuery, ProviderCaps, ProviderPage } from '#server/catalogue/provider.ts'
import type { Db } from '#server/db/connection.ts'
import { productFeeds, products } from '#server/db/schema.ts'
import { windowOf } from './featured.ts'
import { findFairly } from './find-fairly.ts'
import { EMBEDDED, EMBEDDED_NAME } from './ideas.ts'
import { printedEnds } from './printed-price.ts'
import { productOf, type ShownRow } from './product.ts'
import { isFeatured, isIdea, isOfFeed, notForAdultsOnly, offered, type IdeasSetting } from './search-filter.ts'
import { MAX_RESULTS, understoodOf } from './search.ts'

const caps: ProviderCaps = {
  name: EMBEDDED_NAME,
  idsPerCall: 100,
  deals: 'curated',
  featured: true,
  ratings: false,
  prime: false,
  cacheTtlSec: 0,
  maxPageSize: 100,
  maxResults: MAX_RESULTS,
  minIntervalMs: 0,
  timeoutMs: 10_000,
  keepsHours: null,
  priceAlerts: false,
  llmMayReadContent: true,
  linksInEmail: true,
  imageHosts: [],
}

interface ValuePicksQuery extends DealsQuery {
  /** By which the deals are mixed (`dealSlotAt`). */
  slot: number
}

export interface EmbeddedCatalogue extends Required<Omit<CatalogueProvider, 'deals'>> {
  deals(query: ValuePicksQuery): Promise<ProviderPage>
}

/**
 * Everything in our own products table: the ideas written for this project, unless they're off, and the products of feeds.
 */
export function embeddedProvider(db: Db, shop: Shop & IdeasSetting): EmbeddedCatalogue {
  const inOrder = async (ids: readonly number[]) => {
    const rows = ids.length === 0 ? [] : await shownRows(db, inArray(products.id, [...ids]))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  return {
    id: EMBEDDED,
    caps,
    async search(query) {
      const from = (query.page - 1) * query.pageSize
      const { ids, match } = await findFairly(
        db,
        query,
        Math.min(from + query.pageSize + 1, MAX_RESULTS),
        query.ideas === false ? isOfFeed : offered(shop),
      )
      const rows = await inOrder(ids.slice(from, from + query.pageSize))
      return {
        products: rows.map((row) => productOf(row, shop)),
        hasMore: ids.length > from + query.pageSize,
        match,
        understood: understoodOf(query),
      }
    },
    deals: (query) => valuePicks(db, query, shop),
    async featured(count) {
      const rows = await shownRows(db, and(products.isActive, isFeatured))
      const inTurn = rows.toSorted((one, other) => one.id - other.id)
      return windowOf(inTurn, count).map((row) => productOf(row, shop))
    },
    async getByIds(keys) {
      const rows = await shownRows(db, inArray(products.productKey, [...keys]))
      return new Map(rows.map((row) => [row.productKey, productOf(row, shop)]))
    },
  }
}

/** How many products are read on either side of a slot's starting point: a page costs the same however many there are. */
const LOOKED_AT = { reduced: 1_000, ideas: 2_000, feeds: 500 }

/**
 * Reshuffled in every five-minute slot, and the same for everyone within it, so that pages don't overlap. Read along an
 * index of mixed products, from a place that the slot chooses, and from the index's beginning.
 */
async function valuePicks(db: Db, { searchIndex, slot, page, pageSize }: ValuePicksQuery, shop: Shop & IdeasSetting) {
  const month = startOfDealSlot(slot).getUTCMonth() + 1
  const key = sql`md5(${products.productKey})`
  const start = createHash('md5').update(String(slot)).digest('hex')
  const isThere = and(
    products.isActive,
    offered(shop),
    searchIndex === undefined ? undefined : sql`${products.searchIndex} = ${searchIndex}`,
  )
  const isReduced = sql`${products.originalPriceCents} is not null`
  const part = (from: SQL, most: number) =>
    sql`(select * from ${products} where ${isThere} and ${from} order by ${key} limit ${most})`
  // A shop's own reductions come first.
  const order = sql`${isReduced} desc, md5(${products.productKey} || ${String(slot)}), ${products.id}`
  const ids = sql`select ${products.id}
    from (${sql.join(
      [sql`${key} >= ${start}`, sql`${key} < ${start}`].flatMap((from) => [
        part(sql`${isReduced} and ${from}`, LOOKED_AT.reduced),
        part(sql`not (${isReduced}) and ${isIdea} and ${from}`, LOOKED_AT.ideas),
        part(sql`not (${isReduced}) and ${isOfFeed} and ${from}`, LOOKED_AT.feeds),
      ]),
      sql` union all `,
    )}) as ${products}
    where ${and(notForAdultsOnly, sql`(${isReduced} or ${isValuePick(month)})`)}
    order by ${order} limit ${pageSize + 1} offset ${(page - 1) * pageSize}`
  const rows = await db
    .select(shown)
    .from(products)
    .where(sql`${products.id} in (${ids})`)
    .orderBy(order)
  const picks = rows
    .slice(0, pageSize)
    .map((row) => productOf(row, shop, row.originalPriceCents === null ? badgeOf(row, month) : undefined))
  return { products: picks, hasMore: rows.length > pageSize } satisfies ProviderPage
}

function badgeOf(row: Omit<ShownRow, 'facts'> & Pick<typeof products.$inferSelect, 'facts'>, month: number) {
  const { useYears = 0, season = [] } = row.facts
  const printed = printedEnds(row) ?? { low: 0, high: 0 }
  return valueBadge({ kind: row.kind, typicalCents: row.priceTypicalCents ?? 0, printed, useYears, season }, month)
}

/** Whether the domain's `valueBadge` gives a badge, as an SQL condition. */
function isValuePick(month: number): SQL {
  const useYears = sql`coalesce((${products.facts}->>'useYears')::numeric, 0)`
  const isSeasonal = sql`${products.facts}->'season' @> ${JSON.stringify(month)}::jsonb`
  const isGoodValue = sql`${products.priceTypicalCents} <= least(${GOOD_VALUE_CENTS}::numeric, ${CENTS_PER_YEAR} * greatest(1, ${useYears}))`
  return sql`${inArray(products.kind, [...valueKinds])} and (${isSeasonal} or ${products.priceTypicalCents} < ${UNDER_CENTS} or ${isGoodValue})`
}

const shown = {
  id: products.id,
  provider: products.provider,
  productKey: products.productKey,
  title: products.title,
  summary: products.summary,
  description: products.description,
  features: products.features,
  kind: products.kind,
  itemType: products.itemType,
  categoryId: products.categoryId,
  priceLowCents: products.priceLowCents,
  priceTypicalCents: products.priceTypicalCents,
  priceHighCents: products.priceHighCents,
  imageUrl: products.imageUrl,
  productUrl: products.productUrl,
  searchTerms: products.searchTerms,
  facts: products.facts,
  brand: products.brand,
  gtin: products.gtin,
  inStock: products.inStock,
  originalPriceCents: products.originalPriceCents,
  asOf: products.asOf,
  feedName: sql<
    string | null
  >`(select name from ${productFeeds} where ${productFeeds.id} = nullif(split_part(${products.provider}, ':', 2), '')::bigint)`,
}

function shownRows(db: Db, condition: SQL | undefined) {
  return db.select(shown).from(products).where(condition)
}
