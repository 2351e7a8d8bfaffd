import { setTimeout as sleep } from 'node:timers/promises'
import { DEALS_PER_PAGE } from '#domain/catalogue/deal-categories.ts'
import type { ProductError } from '#domain/catalogue/product-schema.ts'
import type { Services } from '#server/services.ts'
import { embeddedProvider, type EmbeddedCatalogue } from './embedded/provider.ts'
import { mixed, type SourceList } from './mixed.ts'
import { isProviderError, type ProviderPage, type ProviderProduct, type SearchQuery } from './provider.ts'
import { problemOf } from './remote/problem.ts'
import { remoteCatalogue, type RemoteCatalogue, type RemotePage } from './remote/remote-catalogue.ts'

export interface FoundPage extends ProviderPage {
  /** Why there are no results, in words for people. */
  error?: ProductError
}

/** What features know about where products come from. */
export interface Catalogue {
  search(query: SearchQuery): Promise<FoundPage>
  /**
   * @param searchIndex the retailer's department; undefined for all
   * @param slot see `dealSlotAt`
   */
  deals(searchIndex: string | undefined, page: number, slot: number): Promise<ProviderProduct[]>
  featured(count: number): Promise<ProviderProduct[]>
  /** Products of the embedded catalogue by their keys. */
  ideas(keys: readonly string[]): Promise<Map<string, ProviderProduct>>
}

type Needed = Pick<Services, 'db' | 'clock' | 'settings' | 'providers'>

const made = new WeakMap<object, Catalogue>()

/** The catalog of these services: one, so that concurrent identical requests share the answer. */
export function catalogueOf(services: Needed): Catalogue {
  const known = made.get(services)
  if (known) return known
  const catalogue = createCatalogue(services)
  made.set(services, catalogue)
  return catalogue
}

/** Whether products come from shops too. */
export function hasShops({ providers = [] }: Pick<Services, 'providers'>): boolean {
  return providers.length > 0
}

/** @param wait waits between tries; tests pass their own */
export function createCatalogue({ db, clock, settings, providers = [] }: Needed, wait: Wait = sleep): Catalogue {
  const own = ours(embeddedProvider(db, settings), settings)
  const deps = { db, clock, wait: async (milliseconds: number) => void (await wait(milliseconds)) }
  const shops = providers.map((provider) => ({ provider, remote: remoteCatalogue(provider, deps) }))

  return {
    async search(query) {
      // A shop's products have no kind: asked for experiences, it would show things.
      if (shops.length === 0 || query.kinds) return own.search(query)
      const pages = await Promise.all(shops.map(({ remote }) => remote.search(query).catch(asFailure)))
      const failure = pages.find((page) => page.failure)?.failure
      const found = mixed(pages.map(({ products }, at) => ({ source: shops[at]?.provider.id ?? '', products })))
      if (failure && settings.embeddedIdeas && found.length === 0) return own.search(query)
      const [{ understood } = {}] = pages.flatMap((page) => (page.understood ? [page] : []))
      return {
        products: found,
        hasMore: pages.some(({ hasMore }) => hasMore),
        ...(understood && { understood }),
        ...(failure && { error: problemOf(failure) }),
      }
    },
    async deals(searchIndex, page, slot) {
      const query = { ...(searchIndex === undefined ? {} : { searchIndex }), page, pageSize: DEALS_PER_PAGE }
      const live = await Promise.all(
        shops.flatMap(({ provider, remote }) =>
          provider.deals ? askFor(remote, 'deals', query, async (signal) => provider.deals?.(query, signal)) : [],
        ),
      )
      const found = mixed(live.flatMap((list) => list ?? []))
      return found.length > 0 ? found : own.deals({ ...query, slot })
    },
    async featured(count) {
      const live = await Promise.all(
        shops.flatMap(({ provider, remote }) =>
          provider.featured
            ? askFor(remote, 'featured', { count }, async (signal) => ({
                products: (await provider.featured?.(count, signal)) ?? [],
                hasMore: false,
              }))
            : [],
        ),
      )
      const found = mixed(live.flatMap((list) => list ?? [])).slice(0, count)
      return found.length > 0 ? found : own.featured(count)
    },
    ideas: (keys) => own.ideas(keys),
  }
}

type Wait = (milliseconds: number) => Promise<unknown>

/** Our own tables are neither slow nor remote: if they fail, the whole app does. */
function ours(embedded: EmbeddedCatalogue, settings: Services['settings']) {
  const { signal } = new AbortController()
  return {
    search: async (query: SearchQuery): Promise<FoundPage> =>
      settings.embeddedIdeas ? embedded.search(query, signal) : { products: [], hasMore: false },
    deals: async (query: Parameters<EmbeddedCatalogue['deals']>[0]) =>
      settings.embeddedIdeas ? (await embedded.deals(query)).products : [],
    featured: async (count: number) => (settings.embeddedIdeas ? embedded.featured(count, signal) : []),
    ideas: (keys: readonly string[]) => embedded.getByIds(keys, signal),
  }
}

function asFailure(thrown: unknown): RemotePage {
  if (isProviderError(thrown)) return { products: [], hasMore: false, failure: thrown }
  throw thrown
}

/** Where the answer has no field for an error, others' products are used instead; the failure is logged. */
async function askFor(
  remote: RemoteCatalogue,
  operation: string,
  params: object,
  call: Parameters<RemoteCatalogue['ask']>[2],
): Promise<SourceList | undefined> {
  try {
    const { products } = await remote.ask(operation, params, call)
    return { source: remote.id, products }
  } catch (thrown) {
    if (isProviderError(thrown)) return undefined
    throw thrown
  }
}
