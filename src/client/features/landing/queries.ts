import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** A card of the shop window. */
export type FeaturedGift = {
  id: string
  title: string
  description: string
  /** As it is to be shown: '$34.00'. */
  price: string
  imageUrl: string | null
  productUrl: string
}

export const featuredQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: ({ signal }) => api.get<FeaturedGift[]>('/gifts/featured', { signal }),
})
