import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

/** The 25 featured gift ideas, also for signed-in users. */
export const featuredIdeasQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: ({ signal }) => api('GET /gifts/featured', { signal }),
  meta: { isOwn: false },
})

/** What is saved most, or suits the season, between two prices; `turn` counts how often it was asked for. */
export function trendingQuery(bounds: { minPrice: string; maxPrice: string }, turn: number) {
  return queryOptions({
    queryKey: ['trending', bounds, turn],
    queryFn: ({ signal }) => api('GET /gifts/trending', { query: bounds, signal }),
    meta: { isOwn: false },
  })
}
