import {
  ProviderError,
  type CatalogueProvider,
  type ProviderCaps,
  type ProviderPage,
  type ProviderProduct,
  type SearchQuery,
} from '#server/catalogue/provider.ts'

/** What a retailer may do when it is asked. */
export type Behavior =
  | { does: 'answers'; products?: number }
  | { does: 'is down' }
  | { does: 'breaks'; times: number }
  | { does: 'never answers' }
  | { does: 'throttles'; retryAfterMs: number }
  | { does: 'refuses us' }
  | { does: 'answers nonsense' }
  | { does: 'crashes' }

export interface FailingProvider extends CatalogueProvider {
  /** What it does from now on. */
  behave(behavior: Behavior): void
  /** What it was asked, in order. */
  asked: SearchQuery[]
}

const usual: ProviderCaps = {
  name: 'Shop',
  idsPerCall: 0,
  deals: 'live',
  featured: false,
  ratings: false,
  prime: false,
  cacheTtlSec: 3600,
  maxPageSize: 10,
  maxResults: 100,
  minIntervalMs: 1_000,
  timeoutMs: 50,
  keepsHours: 24,
  priceAlerts: false,
  llmMayReadContent: false,
  linksInEmail: false,
  imageHosts: [],
}

/** A retailer that fails on purpose: what the wrapper makes of it is tested without any request being intercepted. */
export function failingProvider(caps: Partial<ProviderCaps> = {}): FailingProvider {
  let behavior: Behavior = { does: 'answers' }
  let calls = 0
  const asked: SearchQuery[] = []

  async function answer(page: number, pageSize: number, category: string): Promise<ProviderPage> {
    calls += 1
    switch (behavior.does) {
      case 'answers':
        return pageOf(behavior.products ?? 100, page, pageSize, category)
      case 'is down':
        throw new ProviderError('NETWORK', 'connect ECONNREFUSED https://user:pass@shop.example/items?key=s3cret')
      case 'breaks':
        if (calls <= behavior.times) throw new ProviderError('UPSTREAM', 'Internal error', { status: 500 })
        return pageOf(100, page, pageSize, category)
      case 'never answers':
        return new Promise(() => undefined)
      case 'throttles':
        throw new ProviderError('THROTTLED', 'slow down', { status: 429, retryAfterMs: behavior.retryAfterMs })
      case 'refuses us':
        throw new ProviderError('NOT_ELIGIBLE', 'AssociateNotEligible; access_token=abc123', { status: 403 })
      case 'answers nonsense':
        // What no type allows: that is the nonsense.
        return { items: 'sold out' } as unknown as ProviderPage
      case 'crashes':
        throw new TypeError("Cannot read properties of undefined (reading 'items')")
    }
  }

  return {
    id: 'shop',
    caps: { ...usual, ...caps },
    asked,
    behave(next) {
      behavior = next
      calls = 0
    },
    async search(query) {
      asked.push(query)
      return answer(query.page, query.pageSize, query.categoryIds?.[0] ?? '')
    },
    deals: ({ page, pageSize }) => answer(page, pageSize, ''),
  }
}

function pageOf(all: number, page: number, pageSize: number, category: string): ProviderPage {
  const from = (page - 1) * pageSize
  const products = Array.from({ length: Math.max(0, Math.min(pageSize, all - from)) }, (_, at) =>
    shopProduct(`${category}${from + at + 1}`),
  )
  return { products, hasMore: from + pageSize < all }
}

export function shopProduct(id: string): ProviderProduct {
  return {
    provider: 'shop',
    source: 'Shop',
    id,
    title: `Kite ${id}`,
    features: [],
    priceCents: 12_50,
    priceKind: 'live',
    imageUrl: `https://shop.example/${encodeURIComponent(id)}.jpg`,
    imageKind: 'photo',
    productUrl: `https://shop.example/items/${encodeURIComponent(id)}`,
    rating: 4.5,
    isPrime: true,
    categoryId: 'toys-and-games.outdoor-play',
    itemType: 'gift',
  }
}
