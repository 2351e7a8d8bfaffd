import { readPrice } from '#domain/catalogue/search/prices.ts'
import { foldText } from '#domain/shared/search-text.ts'
import { chanceOf } from '#domain/recommendations/random.ts'
import {
  isProviderError,
  type CatalogueProvider,
  type ProviderError,
  type ProviderPage,
  type SearchQuery,
} from '#server/catalogue/provider.ts'
import type { ProviderProduct } from '#server/catalogue/provider.ts'
import { askOf, type Ask } from './ask.ts'
import type { ProviderDeps } from './deps.ts'

/** Pause between one category's request and the next. */
const BETWEEN_CATEGORIES_MS = 1_000

export type RemotePage = ProviderPage & { failure?: ProviderError }

export type RemoteCatalogue = ReturnType<typeof remoteCatalogue>

/** A retailer's API, called within its rules and ours. */
export function remoteCatalogue(provider: CatalogueProvider, deps: ProviderDeps) {
  const { caps } = provider
  const ask = askOf(provider, deps)

  return {
    id: provider.id,
    ask,
    /** @throws {ProviderError} only where a single question fails; of several categories some may answer */
    async search({ today: _today, ...asked }: SearchQuery): Promise<RemotePage> {
      const query = withPriceOfText(asked)
      const { categoryIds = [] } = query
      const page =
        query.text !== undefined || categoryIds.length < 2
          ? await searchPages(query)
          : await searchEach(query, categoryIds)
      return { ...page, products: page.products.filter((product) => isWithin(product, query)), ...priceRead(asked) }
    },
  }

  /** One category after the other, each for its share, shuffled together. */
  async function searchEach(query: SearchQuery, categoryIds: string[]): Promise<RemotePage> {
    const share = Math.ceil(query.pageSize / categoryIds.length)
    const pages: RemotePage[] = []
    for (const [place, categoryId] of categoryIds.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, a second apart, to stay within the retailer's limits
      if (place > 0) await deps.wait(BETWEEN_CATEGORIES_MS)
      // oxlint-disable-next-line no-await-in-loop -- as above
      pages.push(await searchPages({ ...query, categoryIds: [categoryId], pageSize: share }).catch(asFailure))
    }
    const failure = pages.find((page) => page.failure)?.failure
    const products = pages.flatMap((page) => page.products)
    return {
      products: shuffled(products, `${categoryIds.join()} ${query.page}`).slice(0, query.pageSize),
      hasMore: pages.some((page) => page.hasMore),
      ...(failure && { failure }),
    }
  }

  /** One page of ours, from as many of the provider's pages as it takes. */
  async function searchPages(query: SearchQuery): Promise<ProviderPage> {
    const pageSize = largestPart(query.pageSize, caps.maxPageSize)
    const each = query.pageSize / pageSize
    const first = (query.page - 1) * each + 1
    const found: ProviderPage = { products: [], hasMore: false }
    for (let page = first; page < first + each; page += 1) {
      if (page * pageSize > caps.maxResults) return { ...found, hasMore: false }
      const params = { ...query, page, pageSize }
      // oxlint-disable-next-line no-await-in-loop -- the next page is asked for only when there is one
      const answer = await askSearch(ask, provider, params)
      found.products.push(...answer.products)
      found.hasMore = answer.hasMore && page * pageSize < caps.maxResults
      if (!found.hasMore) break
    }
    return found
  }
}

/** 'Mug under $20' is asked for as a mug with a highest price; a shop reads the other words by itself. */
function withPriceOfText(query: SearchQuery): SearchQuery {
  const { minCents, maxCents, rest } = readPrice(foldText(query.text ?? ''))
  if (minCents === undefined && maxCents === undefined) return query
  const text = rest === '' ? generalWord : rest
  return {
    ...query,
    text,
    ...(minCents !== undefined && { minPriceCents: Math.max(minCents, query.minPriceCents ?? 0) }),
    ...(maxCents !== undefined && { maxPriceCents: Math.min(maxCents, query.maxPriceCents ?? Infinity) }),
  }
}

/** Searched for where nothing but a price is asked for. */
const generalWord = 'gift'

function priceRead({ text = '' }: SearchQuery): Pick<ProviderPage, 'understood'> {
  const { rest: _rest, ...understood } = readPrice(foldText(text))
  return Object.keys(understood).length === 0 ? {} : { understood }
}

/** Not every shop's API filters exactly, and what has no price can't be promised to be under one. */
function isWithin({ priceCents, priceHighCents = priceCents }: ProviderProduct, query: SearchQuery): boolean {
  const { minPriceCents = 0, maxPriceCents = Infinity } = query
  if (minPriceCents === 0 && maxPriceCents === Infinity) return true
  return priceHighCents !== undefined && priceHighCents >= minPriceCents && priceHighCents <= maxPriceCents
}

function askSearch(ask: Ask, provider: CatalogueProvider, query: SearchQuery): Promise<ProviderPage> {
  return ask('search', query, (signal) => provider.search(query, signal))
}

function asFailure(thrown: unknown): RemotePage {
  if (isProviderError(thrown)) return { products: [], hasMore: false, failure: thrown }
  throw thrown
}

/** The largest page size the provider allows that divides ours: with at most 15, a page of 40 is four of 10. */
function largestPart(whole: number, max: number): number {
  let part = Math.min(whole, max)
  while (whole % part !== 0) part -= 1
  return part
}

/** Products without duplicates, shuffled by a seed so that pages don't repeat any. */
function shuffled(products: readonly ProviderProduct[], seed: string): ProviderProduct[] {
  const once = [...new Map(products.map((product) => [product.id, product])).values()]
  return once.toSorted((one, other) => chanceOf(`${seed} ${one.id}`) - chanceOf(`${seed} ${other.id}`))
}
