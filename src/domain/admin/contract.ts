import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import {
  activityOverTimeQuerySchema,
  activityOverTimeSchema,
  apiFailureSchema,
  apiFailuresQuerySchema,
  mailHealthSchema,
  outboxEntrySchema,
  outboxMailSchema,
  recentUserSchema,
  userMetricsSchema,
} from './schema.ts'

const access = 'admin'
const params = z.object({ id: idSchema })

export const adminContract = routesOf('admin', {
  'GET /admin/user-metrics': { access, answer: userMetricsSchema },
  'GET /admin/recent-users': { access, answer: z.array(recentUserSchema) },
  'GET /admin/activity-over-time': { access, query: activityOverTimeQuerySchema, answer: activityOverTimeSchema },
  'GET /admin/mail-health': { access, answer: mailHealthSchema },
  'GET /admin/outbox': { access, answer: z.array(outboxEntrySchema) },
  'GET /admin/outbox/:id': { access, params: z.object({ id: z.string() }), answer: outboxMailSchema },
  'GET /api-failures': { access, query: apiFailuresQuerySchema, answer: z.array(apiFailureSchema) },
  'PATCH /api-failures/:id/resolve': { access, params, answer: apiFailureSchema },
  'DELETE /api-failures/:id': { access, params, status: 204 },
})
