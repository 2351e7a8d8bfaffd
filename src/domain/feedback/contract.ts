import { z } from 'zod'
import { routesOf, type Limit } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import {
  feedbackChangeSchema,
  feedbackQuerySchema,
  feedbackSchema,
  markedReadSchema,
  newFeedbackSchema,
  ownFeedbackQuerySchema,
  ownFeedbackSchema,
  unreadCountSchema,
} from './schema.ts'

/** More than anyone writes, and few enough that no one buries other messages within an hour. */
const limits: Limit[] = [{ name: 'feedback', max: 20, windowSeconds: 3600, per: 'account' }]

/** Signed-in users and guests send feedback and see their own; the rest is for administrators. */
export const feedbackContract = routesOf('feedback', {
  'POST /feedback': { limits, body: newFeedbackSchema, status: 201, answer: ownFeedbackSchema },
  'GET /feedback/mine': { query: ownFeedbackQuerySchema, answer: z.array(ownFeedbackSchema) },
  'GET /feedback': { access: 'admin', query: feedbackQuerySchema, answer: z.array(feedbackSchema) },
  'GET /feedback/unread-count': { access: 'admin', answer: unreadCountSchema },
  'POST /feedback/mark-all-read': { access: 'admin', answer: markedReadSchema },
  'PATCH /feedback/:id': {
    access: 'admin',
    params: z.object({ id: idSchema }),
    body: feedbackChangeSchema,
    answer: feedbackSchema,
  },
})
