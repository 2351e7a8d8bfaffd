import { recommendationPageSchema } from '../catalogue/product-schema.ts'
import { routesOf } from '../shared/contract.ts'
import { modelOfferSchema } from './model/schema.ts'
import { recommendationParamsSchema, recommendationQuerySchema } from './schema.ts'

export const recommendationContract = routesOf('catalogue', {
  'GET /gift-recommendations/:contactId': {
    params: recommendationParamsSchema,
    query: recommendationQuerySchema,
    answer: recommendationPageSchema,
  },
  'GET /language-model': {
    description:
      "The language model that the operator configured, if any. It's asked only for accounts that turn it on.",
    answer: modelOfferSchema,
  },
})
