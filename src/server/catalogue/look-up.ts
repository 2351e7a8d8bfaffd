import { and, eq, inArray } from 'drizzle-orm'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '#server/db/connection.ts'
import { products } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { catalogueOf } from './catalogue.ts'

/** What a shop says about a product now. */
export interface Offer {
  priceCents: Cents | null
  inStock: boolean
  productUrl: string
}

/** A source that can be asked about products by their ids. */
export interface LookUp {
  /** How many ids one call takes. */
  idsPerCall: number
  /**
   * Products that it no longer has are absent.
   * @throws {ProviderError} if it can't be asked now, which says nothing about its products
   */
  offers(ids: readonly string[]): Promise<Map<string, Offer>>
}

/** A feed's products are rows of ours. */
const OF_FEED = 100

/** How to look up the products of a source; undefined if it isn't configured, or can't be asked by ids. */
export function lookUpOf(services: Services, provider: string): LookUp | undefined {
  if (provider.startsWith('feed:')) return { idsPerCall: OF_FEED, offers: (ids) => ofFeed(services.db, provider, ids) }
  const shop = services.providers?.find(({ id }) => id === provider)
  if (!shop?.getByIds || shop.caps.idsPerCall === 0) return undefined
  return {
    idsPerCall: shop.caps.idsPerCall,
    async offers(ids) {
      const found = await catalogueOf(services).offers(provider, ids)
      return new Map(
        [...found].map(([id, { priceCents, inStock = true, productUrl }]) => [
          id,
          { priceCents: priceCents ?? null, inStock, productUrl },
        ]),
      )
    },
  }
}

/** Also those that can't be found because they're out of stock; what the shop has taken from its feed is gone. */
async function ofFeed(db: Db, provider: string, ids: readonly string[]): Promise<Map<string, Offer>> {
  const rows = await db
    .select({
      id: products.productKey,
      priceCents: products.priceTypicalCents,
      productUrl: products.productUrl,
      inStock: products.inStock,
    })
    .from(products)
    .where(and(eq(products.provider, provider), inArray(products.productKey, [...ids])))
  return new Map(
    rows.flatMap(({ id, productUrl, ...offer }) => (productUrl === null ? [] : [[id, { ...offer, productUrl }]])),
  )
}
