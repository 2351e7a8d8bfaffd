import { z } from 'zod'
import { routesOf, type Limit } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import { createdFeedSchema, feedSchema, newFeedSchema } from './schema.ts'

const newFeeds: Limit = { name: 'new-feed', max: 30, windowSeconds: 3600, per: 'account' }

/** Guessing addresses: at most 60 wrong ones an hour from one visitor. Calendars aren't part of the API. */
export const feedLimits = {
  wrongLinks: { name: 'feed-ip', max: 60, windowSeconds: 3600, per: 'visitor', counts: 'wrong links' },
} satisfies Record<string, Limit>

export const feedContract = routesOf('feeds', {
  'GET /feeds': { answer: z.array(feedSchema) },
  'POST /feeds': {
    description: 'The secret address of a calendar. It is in this answer only; an Idempotency-Key does not repeat it.',
    limits: [newFeeds],
    body: newFeedSchema,
    status: 201,
    answer: createdFeedSchema,
  },
  'DELETE /feeds/:id': { params: z.object({ id: idSchema }), status: 204 },
})
