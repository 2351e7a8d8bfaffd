import { z } from 'zod'
import { recommendationPageSchema } from '../catalogue/product-schema.ts'
import { routesOf, type Limit } from '../shared/contract.ts'
import {
  askModelSchema,
  modelAnsweredSchema,
  modelOfferSchema,
  modelPreviewQuerySchema,
  modelPreviewSchema,
  modelQuerySchema,
  modelRequestParamsSchema,
  modelRequestSchema,
} from './model/schema.ts'
import { recommendationParamsSchema, recommendationQuerySchema } from './schema.ts'

const day = 24 * 3600

/** Each may cost the operator money. */
const modelLimits: readonly Limit[] = [
  { name: 'language-model', max: 30, windowSeconds: day, per: 'account' },
  { name: 'language-model-guests', max: 30, windowSeconds: day, per: 'guests of a visitor' },
]

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
  'GET /gift-recommendations/:contactId/model-request': {
    description: 'The exact text that a language model would be sent about this person. Nothing is sent.',
    params: recommendationParamsSchema,
    query: modelPreviewQuerySchema,
    answer: modelPreviewSchema,
  },
  'POST /gift-recommendations/:contactId/model-request': {
    description:
      'Sends that text, if it is still the one with this hash. The recommendations have the answer from then on, for a day; whatever fails leaves them as they are.',
    limits: modelLimits,
    params: recommendationParamsSchema,
    query: modelQuerySchema,
    body: askModelSchema,
    answer: modelAnsweredSchema,
  },
  'GET /recommendation-log': {
    description: 'What was sent to a language model for you in the last 30 days, newest first.',
    answer: z.array(modelRequestSchema),
  },
  'DELETE /recommendation-log': { status: 204 },
  'DELETE /recommendation-log/:id': { params: modelRequestParamsSchema, status: 204 },
})
