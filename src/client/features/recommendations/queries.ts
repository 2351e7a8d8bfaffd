import { queryOptions } from '@tanstack/react-query'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import type { DealCategory } from '#domain/catalogue/deal-categories.ts'
import type { Deal, ProductPage, RecommendationPage } from '#domain/catalogue/product-schema.ts'
import { msToShow } from '#domain/catalogue/shown-until.ts'
import { queryOfTerms, type Terms } from '#domain/recommendations/terms.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { api } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'

/** Products per page in the dialog. */
const PAGE_SIZE = 40

/** Products per page on a contact's recommendations page. */
export const CONTACT_PAGE_SIZE = 5

export type Whom = { contactId: number; occasionId?: number | undefined }

export const recommendationQueries = {
  /** A page of the page for one contact. */
  pageOf: (contactId: number, page: number) =>
    queryOptions({
      queryKey: ['recommendations', contactId, 'page', page],
      queryFn: ({ signal }) => recommendations({ contactId, page, limit: CONTACT_PAGE_SIZE }, signal),
      refetchInterval: ({ state }) => untilOld(state.data),
      meta: { isOwn: false },
    }),

  /** The first of them, for the gift ideas panel. */
  few: ({ contactId, occasionId }: Whom, limit: number) =>
    queryOptions({
      queryKey: ['recommendations', contactId, 'few', occasionId, limit],
      queryFn: ({ signal }) => recommendations({ contactId, occasionId, page: 1, limit }, signal),
      refetchInterval: ({ state }) => untilOld(state.data),
      meta: { isOwn: false },
    }),
}

/** Those of a contact follow from its interests and age, so they change with it; nothing else refreshes them. */
export function refreshRecommendations(contactId: number) {
  void queryClient.invalidateQueries({ queryKey: ['recommendations', contactId] })
}

/** Of a page that stays open, when a shop's rules want its products to be asked for again. */
function untilOld(page: RecommendationPage | undefined): number | false {
  return (page && msToShow(page.products, presentInstant())) ?? false
}

/** A step of the Products tab, by the terms of this search. `round` shows others. */
export function recommendedPage(
  whom: Whom & { categoryId: string | undefined; delivery: 'none' | undefined; round: number; terms: Terms },
  page: number,
  signal: AbortSignal,
): Promise<RecommendationPage> {
  return recommendations({ ...whom, page, limit: PAGE_SIZE }, signal)
}

function recommendations(
  {
    contactId,
    round = 0,
    terms = {},
    ...query
  }: Whom & {
    categoryId?: string | undefined
    delivery?: 'none' | undefined
    page: number
    limit: number
    round?: number
    terms?: Terms
  },
  signal: AbortSignal,
) {
  const others = round === 0 ? undefined : round
  return api('GET /gift-recommendations/:contactId', {
    params: { contactId },
    query: { ...query, ...queryOfTerms(terms), others },
    signal,
  })
}

export interface SearchFilters {
  minPrice: string
  maxPrice: string
  age: number
  kind: CatalogueIdea['kind']
  sortBy: 'price-asc' | 'price-desc'
}

/** A step of a search; of greeting cards alone with `itemType`. */
export function searchPage(
  search: { query: string; itemType?: 'card' } & Partial<SearchFilters>,
  page: number,
  signal: AbortSignal,
): Promise<ProductPage> {
  return api('GET /gift-search', { query: { ...search, page, limit: PAGE_SIZE }, signal })
}

/** Twenty deals of a category; of all without one. Pages of the same slot (`dealSlotAt`) fit together. */
export function dealsPage(
  { category, slot }: { category: DealCategory | undefined; slot: number },
  page: number,
  signal: AbortSignal,
): Promise<Deal[]> {
  return api('GET /gifts/deals', { query: { category, page, slot }, signal })
}
