import { findCategory } from '#domain/catalogue/category-tree.ts'
import { readPrice } from '#domain/catalogue/search/prices.ts'
import { ADULT_AGE } from '#domain/recommendations/cautions.ts'
import { foldText } from '#domain/shared/search-text.ts'
import { searchTermTexts } from '#domain/texts/search-terms.ts'
import type { CatalogueProvider, DealsQuery, ProviderProduct, SearchQuery } from '#server/catalogue/provider.ts'
import { askOf } from './ask.ts'
import type { ProviderDeps } from './deps.ts'
import { slicesOf, type Lane } from './slices.ts'

export type RemoteCatalogue = ReturnType<typeof remoteCatalogue>

/** A shop's API, called within its rules and ours. */
export function remoteCatalogue(provider: CatalogueProvider, deps: ProviderDeps) {
  const { id, caps } = provider
  const ask = askOf(provider, deps)

  return {
    id,
    caps,
    slices: slicesOf(provider, ask, deps),
    /** One question, or one for each of several categories. */
    searchLanes({ today: _today, page: _page, pageSize: _pageSize, ...asked }: SearchQuery): Lane[] {
      const query = withPriceOfText(asked)
      const { categoryIds = [], text } = query
      const isEach = text === undefined && categoryIds.length > 1
      const queries = isEach ? categoryIds.map((category) => ({ ...query, categoryIds: [category] })) : [query]
      return queries
        .filter(isForThem)
        .map(asToldToShops)
        .map((one) => ({
          operation: 'search',
          params: one,
          call: (page, pageSize, signal) => provider.search({ ...one, page, pageSize }, signal),
          accepts: (product) => isWithin(product, one),
        }))
    },
    /** @param slot of the deals (`dealSlotAt`): its own answers are kept for it, and the next slot asks again */
    dealLanes(query: Pick<DealsQuery, 'searchIndex'>, slot: number): Lane[] {
      if (!provider.deals) return []
      return [
        {
          operation: 'deals',
          params: { ...query, slot },
          call: async (page, pageSize, signal) => provider.deals?.({ ...query, page, pageSize }, signal),
          accepts: () => true,
        },
      ]
    },
    /**
     * Products by their ids; what the shop no longer knows is missing.
     * @throws {ProviderError}
     */
    async items(ids: readonly string[]): Promise<Map<string, ProviderProduct>> {
      const found = new Map<string, ProviderProduct>()
      for (let at = 0; at < ids.length && caps.idsPerCall > 0; at += caps.idsPerCall) {
        const some = ids.slice(at, at + caps.idsPerCall)
        // One call at a time, at the shop's pace.
        const { products } = await ask('items', { ids: some }, async (signal) => ({
          products: [...((await provider.getByIds?.(some, signal)) ?? []).values()],
          hasMore: false,
        }))
        for (const product of products) found.set(product.id, product)
      }
      return found
    },
  }
}

type Question = Omit<SearchQuery, 'today' | 'page' | 'pageSize'>

/** Whatever is in a category for adults only is for those of a known age. */
function isForThem({ categoryIds = [], age = 0, text, forNobody }: Question): boolean {
  const isForAdults = categoryIds.some((id) => findCategory(id)?.flag === 'adult21')
  return !isForAdults || age >= ADULT_AGE || (text !== undefined && forNobody === true)
}

/** Age and gender say something only where there are no words, so the same words are one question for everybody. */
function asToldToShops({ forNobody: _forNobody, age, gender, ...query }: Question): Question {
  if (query.text !== undefined) return query
  return { ...query, ...(age !== undefined && { age }), ...(gender !== undefined && { gender }) }
}

/** 'Mug under $20' is asked for as a mug with a highest price; a shop reads the other words by itself. */
function withPriceOfText<Query extends Question>(query: Query): Query {
  const { minCents, maxCents, rest } = readPrice(foldText(query.text ?? ''))
  if (minCents === undefined && maxCents === undefined) return query
  return {
    ...query,
    // Where nothing but a price is asked for, it's the price of a gift.
    text: rest === '' ? searchTermTexts.gift : rest,
    ...(minCents !== undefined && { minPriceCents: Math.max(minCents, query.minPriceCents ?? 0) }),
    ...(maxCents !== undefined && { maxPriceCents: Math.min(maxCents, query.maxPriceCents ?? Infinity) }),
  }
}

/** What the words of a search say about the price. */
export function priceRead(text: string): { minCents?: number; maxCents?: number } {
  const { rest: _rest, ...understood } = readPrice(foldText(text))
  return understood
}

/** Not every shop's API filters exactly, and what has no price can't be promised to be under one. */
function isWithin({ priceCents, priceHighCents = priceCents }: ProviderProduct, query: Question): boolean {
  const { minPriceCents = 0, maxPriceCents = Infinity } = query
  if (minPriceCents === 0 && maxPriceCents === Infinity) return true
  return priceHighCents !== undefined && priceHighCents >= minPriceCents && priceHighCents <= maxPriceCents
}
