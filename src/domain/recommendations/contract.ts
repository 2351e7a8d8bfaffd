import { recommendationPageSchema } from '../catalogue/product-schema.ts'
import { routesOf } from '../shared/contract.ts'
import { recommendationParamsSchema, recommendationQuerySchema } from './schema.ts'

export const recommendationContract = routesOf('catalogue', {
  'GET /gift-recommendations/:contactId': {
    params: recommendationParamsSchema,
    query: recommendationQuerySchema,
    answer: recommendationPageSchema,
  },
})
