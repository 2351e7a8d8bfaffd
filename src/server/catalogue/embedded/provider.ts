import { and, asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#domain/catalogue/shop-link.ts'
import { CENTS_PER_YEAR, GOOD_VALUE_CENTS, UNDER_CENTS, valueBadge, valueKinds } from '#domain/catalogue/value-pick.ts'
import { DEALS_REFRESH_MS } from '#domain/catalogue/deal-categories.ts'
import type { Clock } from '#server/clock.ts'
import type { CatalogueProvider, DealsQuery, ProviderCaps, ProviderPage } from '#server/catalogue/provider.ts'
import type { Db } from '#server/db/connection.ts'
import { products } from '#server/db/schema.ts'
import { windowOf } from './featured.ts'
import { EMBEDDED } from './ideas.ts'
import { productOf } from './product.ts'
import { MAX_RESULTS, notForAdultsOnly, searchIds } from './search.ts'

const caps: ProviderCaps = {
  getById: true,
  deals: 'curated',
  featured: true,
  ratings: false,
  prime: false,
  cacheTtlSec: 0,
  maxPageSize: 100,
  maxResults: MAX_RESULTS,
  minIntervalMs: 0,
  timeoutMs: 10_000,
  llmMayReadContent: true,
  linksInEmail: true,
}

/** Everything in our own products table: the ideas written for this project, and later imported feeds. */
export function embeddedProvider(db: Db, clock: Clock, shop: Shop): CatalogueProvider {
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
      const ids = await searchIds(db, query, Math.min(from + query.pageSize + 1, MAX_RESULTS))
      const rows = await inOrder(ids.slice(from, from + query.pageSize))
      return { products: rows.map((row) => productOf(row, shop)), hasMore: ids.length > from + query.pageSize }
    },
    deals: (query) => valuePicks(db, clock.now(), query, shop),
    async featured(count) {
      const rows = await shownRows(db, and(products.isActive, sql`(${products.facts}->>'featured')::boolean`))
      return windowOf(rows, count).map((row) => productOf(row, shop))
    },
    async getByIds(keys) {
      const rows = await shownRows(db, inArray(products.productKey, [...keys]))
      return new Map(rows.map((row) => [row.productKey, productOf(row, shop)]))
    },
  }
}

/** Reshuffled in every five-minute slot, and the same for everyone within it, so that pages don't overlap. */
async function valuePicks(db: Db, now: Date, { searchIndex, page, pageSize }: DealsQuery, shop: Shop) {
  const month = now.getUTCMonth() + 1
  const slot = Math.floor(now.getTime() / DEALS_REFRESH_MS)
  const rows = await db
    .select(shown)
    .from(products)
    .where(
      and(
        products.isActive,
        notForAdultsOnly,
        isValuePick(month),
        searchIndex === undefined ? undefined : sql`${products.searchIndex} = ${searchIndex}`,
      ),
    )
    .orderBy(sql`md5(${products.productKey} || ${String(slot)})`, asc(products.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  const picks = rows.slice(0, pageSize).map((row) => {
    const { useYears = 0, season = [] } = row.facts
    const badge = valueBadge({ kind: row.kind, typicalCents: row.priceTypicalCents ?? 0, useYears, season }, month)
    return productOf(row, shop, badge)
  })
  return { products: picks, hasMore: rows.length > pageSize } satisfies ProviderPage
}

/** `valueBadge` of the domain as a condition. */
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
}

function shownRows(db: Db, condition: SQL | undefined) {
  return db.select(shown).from(products).where(condition).orderBy(asc(products.id))
}
