import { queryOptions } from '@tanstack/react-query'
import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'
import { api } from '../../lib/api.ts'

/** The 25 gift ideas of the shop window, for whoever is signed in as well. */
export const featuredIdeasQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: ({ signal }) => api.get<FeaturedCard[]>('/gifts/featured', { signal }),
})
