import { setTimeout as sleep } from 'node:timers/promises'
import { DEALS_PER_PAGE } from '#domain/catalogue/deal-categories.ts'
import type { ProductError } from '#domain/catalogue/product-schema.ts'
import type { Services } from '#server/services.ts'
import { embeddedProvider, type EmbeddedCatalogue } from './embedded/provider.ts'
import {
  isProviderError,
  type ProviderError,
  type ProviderPage,
  type ProviderProduct,
  type SearchQuery,
} from './provider.ts'
import { problemOf } from './remote/problem.ts'
import { remoteCatalogue } from './remote/remote-catalogue.ts'

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

type Needed = Pick<Services, 'db' | 'clock' | 'settings' | 'provider'>

const made = new WeakMap<object, Catalogue>()

/** The catalog of these services: one, so that concurrent identical requests share the answer. */
export function catalogueOf(services: Needed): Catalogue {
  const known = made.get(services)
  if (known) return known
  const catalogue = createCatalogue(services)
  made.set(services, catalogue)
  return catalogue
}

/** @param wait waits between tries; tests pass their own */
export function createCatalogue({ db, clock, settings, provider }: Needed, wait: Wait = sleep): Catalogue {
  const embedded = embeddedProvider(db, settings)
  const deps = { db, clock, wait: async (milliseconds: number) => void (await wait(milliseconds)) }
  const remote = provider && remoteCatalogue(provider, deps)

  return {
    async search(query) {
      // A shop's products have no kind: asked for experiences, it would show things.
      if (!remote || query.kinds) return ours(embedded).search(query)
      try {
        const { failure, ...page } = await remote.search(query)
        if (failure && isLockedOut(failure)) return await ours(embedded).search(query)
        return failure ? { ...page, error: problemOf(failure) } : page
      } catch (thrown) {
        if (!isProviderError(thrown)) throw thrown
        if (isLockedOut(thrown)) return ours(embedded).search(query)
        return { products: [], hasMore: false, error: problemOf(thrown) }
      }
    },
    async deals(searchIndex, page, slot) {
      const query = { ...(searchIndex === undefined ? {} : { searchIndex }), page, pageSize: DEALS_PER_PAGE }
      const ask = async (signal: AbortSignal) => provider?.deals?.(query, signal)
      const live = provider?.deals && (await orNothing(remote?.ask('deals', query, ask)))
      return live?.products ?? (await embedded.deals({ ...query, slot })).products
    },
    async featured(count) {
      const ask = async (signal: AbortSignal) => ({
        products: (await provider?.featured?.(count, signal)) ?? [],
        hasMore: false,
      })
      const live = provider?.featured && (await orNothing(remote?.ask('featured', { count }, ask)))
      return live && live.products.length > 0 ? live.products : ours(embedded).featured(count)
    },
    ideas: (keys) => ours(embedded).ideas(keys),
  }
}

/** Refused for good: until the operator fixes it, we use our own ideas. */
function isLockedOut({ code }: ProviderError): boolean {
  return code === 'AUTH' || code === 'NOT_ELIGIBLE'
}

type Wait = (milliseconds: number) => Promise<unknown>

/** Our own tables are neither slow nor remote: if they fail, the whole app does. */
function ours(embedded: EmbeddedCatalogue) {
  const { signal } = new AbortController()
  return {
    search: (query: SearchQuery): Promise<FoundPage> => embedded.search(query, signal),
    featured: (count: number) => embedded.featured(count, signal),
    ideas: (keys: readonly string[]) => embedded.getByIds(keys, signal),
  }
}

/** Where the answer has no field for an error, our own ideas are used instead; the failure is logged. */
async function orNothing(asked: Promise<ProviderPage> | undefined): Promise<ProviderPage | undefined> {
  try {
    return await asked
  } catch (thrown) {
    if (isProviderError(thrown)) return undefined
    throw thrown
  }
}
