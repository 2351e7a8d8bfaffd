import { setTimeout as sleep } from 'node:timers/promises'
import { DEALS_PER_PAGE, dealSlotAt } from '#domain/catalogue/deal-categories.ts'
import type { Folded } from '#domain/catalogue/mixing/fold.ts'
import { mergeBlocks, mixBlocks } from '#domain/catalogue/mixing/mix.ts'
import type { ProductError } from '#domain/catalogue/product-schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import type { Services } from '#server/services.ts'
import { EMBEDDED } from './embedded/ideas.ts'
import { embeddedProvider, type EmbeddedCatalogue } from './embedded/provider.ts'
import { mixedPage, type Arrange, type MixedPage, type OwnProducts } from './pages.ts'
import type { ProviderPage, ProviderProduct, SearchQuery, SortBy } from './provider.ts'
import { feedIdOf, hasFeeds } from './feeds/feed.ts'
import { problemOf } from './remote/problem.ts'
import { priceRead, remoteCatalogue } from './remote/remote-catalogue.ts'

export interface FoundProduct extends ProviderProduct {
  /** Names of other sources that have the same thing. */
  alsoAt?: string[]
}

export interface FoundPage extends ProviderPage {
  products: FoundProduct[]
  /** Why there are no results, in words for people. */
  error?: ProductError
}

/** What shops are asked for one person, besides the ideas that were chosen for them. */
export interface Shopping {
  shopQuery: SearchQuery
  ideas: OwnProducts
  /** Which of the shops' products suit them. */
  keeps: (product: ProviderProduct) => boolean
  page: number
  size: number
}

/** What features know about where products come from. */
export interface Catalogue {
  search(query: SearchQuery): Promise<FoundPage>
  shopping(asked: Shopping): Promise<FoundPage>
  /**
   * @param searchIndex the retailer's department; undefined for all
   * @param slot see `dealSlotAt`
   */
  deals(searchIndex: string | undefined, page: number, slot: number): Promise<FoundProduct[]>
  /** The window of the landing page: always our own ideas. */
  featured(count: number): Promise<ProviderProduct[]>
  /** Products of the embedded catalogue by their keys. */
  ideas(keys: readonly string[]): Promise<Map<string, ProviderProduct>>
  /**
   * What a shop says now about products that it had; what it no longer knows is missing.
   * @throws {ProviderError}
   */
  offers(provider: string, ids: readonly string[]): Promise<Map<string, ProviderProduct>>
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
  const embedded = embeddedProvider(db, settings)
  const deps = { db, clock, wait: async (milliseconds: number) => void (await wait(milliseconds)) }
  const shops = providers.map((provider) => remoteCatalogue(provider, deps))

  return {
    async search(query) {
      const ours = ownSearch(embedded, query)
      // A shop's products have no kind: asked for experiences, it would show things.
      const asked = query.kinds ? [] : shops
      if (asked.length === 0 && !(await hasFeeds(db))) return ours.page(query)
      const { products, ...page } = await mixedPage({
        page: query.page,
        size: query.pageSize,
        shops: asked.map((remote) => ({ remote, lanes: remote.searchLanes(query) })),
        own: ours,
        shopsGive: 'their share',
        ...arrangedBy(query.sortBy),
      })
      return foundPage(products, page, settings, ours.said() ?? { understood: priceRead(query.text ?? '') })
    },
    async shopping({ shopQuery, ideas, keeps, page, size }) {
      const { products, ...mixed } = await mixedPage({
        page,
        size,
        shops: shops.map((remote) => ({ remote, lanes: remote.searchLanes(shopQuery) })),
        own: ideas,
        shopsGive: 'their share',
        arrange: mixBlocks,
        keeps,
      })
      return foundPage(products, mixed, settings, {})
    },
    async deals(searchIndex, page, slot) {
      const department = searchIndex === undefined ? {} : { searchIndex }
      const { products, failure } = await mixedPage({
        page,
        size: DEALS_PER_PAGE,
        shops: shops.map((remote) => ({ remote, lanes: remote.dealLanes(department, shopSlotOf(slot, clock.now())) })),
        own: { first: (pageSize) => embedded.deals({ ...department, slot, page: 1, pageSize }) },
        shopsGive: 'all they have',
        arrange: shopsFirst,
      })
      // A list can't hold an error, and without deals of ours an empty one would say that there are none.
      if (failure && products.length === 0) throw new AppError('UNAVAILABLE', problemOf(failure).userMessage)
      return products.map(asFound)
    },
    featured: async (count) => embedded.featured(count, signal),
    ideas: (keys) => embedded.getByIds(keys, signal),
    async offers(provider, ids) {
      const shop = shops.find(({ id }) => id === provider)
      return shop ? shop.items(ids) : new Map()
    },
  }
}

type Wait = (milliseconds: number) => Promise<unknown>

/** Our own tables are neither slow nor remote: if they fail, the whole app does. */
const { signal } = new AbortController()

/** A search of our own products, and how it understood the words. */
function ownSearch(embedded: EmbeddedCatalogue, query: SearchQuery) {
  let said: Pick<FoundPage, 'match' | 'understood'> | undefined
  return {
    page: (asked: SearchQuery): Promise<FoundPage> => embedded.search(asked, signal),
    said: () => said,
    async first(pageSize: number) {
      const { products, hasMore, ...more } = await embedded.search({ ...query, page: 1, pageSize }, signal)
      // Where we have nothing, shops alone read the words.
      if (products.length > 0) said = more
      return { products, hasMore, isRough: more.match?.is === 'closest' }
    },
  }
}

/** How long somebody may go on scrolling through a slot's live deals: the beginning of each page is known for an hour. */
const LIVE_SLOTS = 12

/** Only slots of the last hour have answers of their own: others would use up the day's calls. */
function shopSlotOf(slot: number, now: Date): number {
  const current = dealSlotAt(now)
  return slot <= current + 1 && slot > current - LIVE_SLOTS ? slot : current
}

/** What the shops' failure means depends on whether something else answered in their place. */
function foundPage(
  folded: readonly Folded<ProviderProduct>[],
  { hasMore, failure }: Omit<MixedPage, 'products'>,
  { embeddedIdeas }: Services['settings'],
  { match, understood }: Pick<FoundPage, 'match' | 'understood'>,
): FoundPage {
  const products = folded.map(asFound)
  const isOursAlone = products.every(isOwn)
  // What a feed has answers in a shop's place, as our ideas do.
  const isError = failure && !embeddedIdeas && !products.some(isOwn)
  return {
    products,
    hasMore: hasMore && !(isError && products.length === 0),
    // Whatever our own search made of the words, a shop's made something else.
    ...(match && isOursAlone && { match }),
    ...(understood && { understood }),
    ...(isError && { error: problemOf(failure) }),
  }
}

function asFound({ best, alsoAt }: Folded<ProviderProduct>): FoundProduct {
  return alsoAt.length > 0 ? { ...best, alsoAt } : best
}

/** From our own table: an idea, or a feed's product. */
function isOwn({ provider }: ProviderProduct): boolean {
  return provider === EMBEDDED || feedIdOf(provider) !== undefined
}

/** An order by price holds across the sources and pages; any other is each source's own. */
function arrangedBy(sortBy: SortBy): { arrange: Arrange; isSorted: boolean } {
  if (sortBy !== 'price-asc' && sortBy !== 'price-desc') return { arrange: mixBlocks, isSorted: false }
  const sign = sortBy === 'price-asc' ? 1 : -1
  const byPrice: Arrange = (blocks) =>
    mergeBlocks(blocks, (one, other) => sign * ((one.priceCents ?? 0) - (other.priceCents ?? 0)))
  return { arrange: byPrice, isSorted: true }
}

/** Live deals come before ours, in each block. */
const shopsFirst: Arrange = (blocks) =>
  mixBlocks(blocks.flatMap((lists) => [lists.filter(isLive), lists.filter((list) => !isLive(list))]))

function isLive({ source }: { source: string }): boolean {
  return source !== EMBEDDED
}
