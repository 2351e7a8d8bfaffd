import { ProviderError, type CatalogueProvider, type ProviderProduct } from '#server/catalogue/provider.ts'
import { failingProvider, shopProduct } from '#server/testing/failing-provider.ts'

/** A shop whose products a test puts onto the shelf, changes and takes away. */
export interface Shelf {
  provider: CatalogueProvider
  put(id: string, facts?: Partial<ProviderProduct>): void
  takeAway(id: string): void
  /** It answers with a refusal. */
  close(isClosed: boolean): void
  /** The ids of every call. */
  asked: string[][]
}

export function openShelf(id: string): Shelf {
  const products = new Map<string, ProviderProduct>()
  const asked: string[][] = []
  let isClosed = false
  const shop = failingProvider({ minIntervalMs: 0, cacheTtlSec: 3600, ratings: true, idsPerCall: 10 })
  return {
    asked,
    provider: {
      ...shop,
      id,
      async search() {
        return { products: [...products.values()], hasMore: false }
      },
      async getByIds(ids) {
        asked.push([...ids])
        if (isClosed) throw new ProviderError('BAD_REQUEST', 'closed')
        return new Map(ids.flatMap((one) => [...products].filter(([known]) => known === one)))
      },
    },
    put: (key, facts = {}) =>
      void products.set(key, { ...shopProduct(key), provider: id, source: id, ...products.get(key), ...facts }),
    takeAway: (key) => void products.delete(key),
    close: (closed) => {
      isClosed = closed
    },
  }
}
