import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import type { Cents } from '#domain/shared/money.ts'
import { products } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { CatalogueProvider } from './provider.ts'
import { askOf, type Ask } from './remote/ask.ts'

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

/**
 * Looks products up at their source, within its rules: paced, counted, cached and logged like every other call. Undefined for a
 * source that isn't configured.
 */
export function lookUpOf({ db, clock, providers = [] }: Services): (provider: string) => LookUp | undefined {
  const deps = { db, clock, wait: async (milliseconds: number) => void (await sleep(milliseconds)) }
  const shops = new Map(
    providers.flatMap((provider) =>
      provider.getByIds && provider.caps.idsPerCall > 0
        ? [[provider.id, lookUpAt(provider, askOf(provider, deps))] as const]
        : [],
    ),
  )
  return (provider) =>
    provider.startsWith('feed:')
      ? { idsPerCall: OF_FEED, offers: (ids) => ofFeed(db, provider, ids) }
      : shops.get(provider)
}

function lookUpAt(provider: CatalogueProvider, ask: Ask): LookUp {
  return {
    idsPerCall: provider.caps.idsPerCall,
    async offers(ids) {
      const sorted = ids.toSorted()
      const page = await ask('items', { ids: sorted }, async (signal) => ({
        products: [...((await provider.getByIds?.(sorted, signal))?.values() ?? [])],
        hasMore: false,
      }))
      return new Map(
        page.products.map(({ id, priceCents, inStock = true, productUrl }) => [
          id,
          { priceCents: priceCents ?? null, inStock, productUrl },
        ]),
      )
    },
  }
}

async function ofFeed(db: Services['db'], provider: string, ids: readonly string[]): Promise<Map<string, Offer>> {
  const rows = await db
    .select({
      id: products.productKey,
      priceCents: products.priceTypicalCents,
      productUrl: products.productUrl,
      inStock: products.inStock,
    })
    .from(products)
    .where(and(eq(products.provider, provider), inArray(products.productKey, [...ids]), eq(products.isActive, true)))
  return new Map(
    rows.flatMap(({ id, productUrl, ...offer }) => (productUrl === null ? [] : [[id, { ...offer, productUrl }]])),
  )
}
