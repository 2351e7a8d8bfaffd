import type { SearchQuery, SortBy } from '#server/catalogue/provider.ts'
import { searchTermTexts } from '#domain/texts/search-terms.ts'

/** What `creators-api.ts` adds isn't here: the partner tag, and which facts to send. */
export interface SearchItems {
  keywords: string
  searchIndex: string
  itemPage: number
  itemCount: number
  minPrice?: number
  maxPrice?: number
  minSavingPercent?: number
  sortBy: 'AvgCustomerReviews' | 'Featured' | 'NewestArrivals' | 'Price:HighToLow' | 'Price:LowToHigh' | 'Relevance'
}

const MAX_KEYWORDS = 1_000

export function searchRequest(query: SearchQuery, keywords: string, searchIndex: string): SearchItems {
  const { minPriceCents = 0, maxPriceCents } = query
  return {
    keywords: keywords.slice(0, MAX_KEYWORDS),
    searchIndex,
    itemPage: query.page,
    itemCount: query.pageSize,
    ...(minPriceCents > 0 && { minPrice: minPriceCents }),
    ...(maxPriceCents !== undefined && maxPriceCents > 0 && { maxPrice: maxPriceCents }),
    sortBy: orders[query.sortBy],
  }
}

/** Keywords are mandatory, so deals are searched among gifts. */
export function dealsRequest(searchIndex: string, itemPage: number, itemCount: number): SearchItems {
  return { keywords: searchTermTexts.gift, searchIndex, itemPage, itemCount, minSavingPercent: 20, sortBy: 'Featured' }
}

const orders = {
  relevance: 'Relevance',
  'price-asc': 'Price:LowToHigh',
  'price-desc': 'Price:HighToLow',
  rating: 'AvgCustomerReviews',
  newest: 'NewestArrivals',
} satisfies Record<SortBy, SearchItems['sortBy']>
