import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { dealSchema, productPageSchema, productSchema } from './product-schema.ts'
import { dealsQuerySchema, giftSearchSchema, trendingQuerySchema } from './search-schema.ts'

export const catalogueContract = routesOf('catalogue', {
  'GET /gift-search': { query: giftSearchSchema, answer: productPageSchema },
  'GET /gifts/deals': { query: dealsQuerySchema, answer: z.array(dealSchema) },
  'GET /gifts/trending': { query: trendingQuerySchema, answer: z.object({ products: z.array(productSchema) }) },
  'GET /gifts/featured': { access: 'public', answer: z.array(productSchema) },
  'GET /illustrations/:id.svg': {
    access: 'public',
    description: 'The picture',
    params: z.object({ id: z.string().max(140) }),
    mediaType: 'image/svg+xml',
  },
})
