import { queryOptions } from '@tanstack/react-query'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { api } from '../../lib/api.ts'

/** A card of the shop window. */
export type FeaturedGift = Pick<Product, 'id' | 'title' | 'description' | 'price' | 'imageUrl' | 'productUrl'>

export const featuredQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: ({ signal }) => api.get<FeaturedGift[]>('/gifts/featured', { signal }),
})
