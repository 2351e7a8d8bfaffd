import { z } from 'zod'
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
} from '#domain/accounts/admin.ts'
import { notFound } from '#domain/shared/errors.ts'
import { idSchema } from '#domain/shared/wire.ts'
import type { App, Services } from '#server/http/services.ts'
import { activityOverTime } from './activity-over-time.ts'
import { apiFailureList, deleteApiFailure, resolveApiFailure } from './api-failures.ts'
import { mailHealth } from './mail-health.ts'
import { recentUsers, userMetrics } from './queries.ts'

const config = { access: 'admin' } as const
const tags = ['admin']
const byId = z.object({ id: idSchema })

/** For administrators only. */
export function adminRoutes(app: App, { db, clock, mailer }: Services): void {
  app.get('/admin/user-metrics', { config, schema: { tags, response: { 200: userMetricsSchema } } }, () =>
    userMetrics(db, clock.now()),
  )

  app.get('/admin/recent-users', { config, schema: { tags, response: { 200: z.array(recentUserSchema) } } }, () =>
    recentUsers(db),
  )

  app.get(
    '/admin/activity-over-time',
    { config, schema: { tags, querystring: activityOverTimeQuerySchema, response: { 200: activityOverTimeSchema } } },
    (request) => activityOverTime(db, request.query.days, clock.now()),
  )

  app.get('/admin/mail-health', { config, schema: { tags, response: { 200: mailHealthSchema } } }, () =>
    mailHealth(db, mailer),
  )

  // There is none where a mail server takes the mails; the Admin Dashboard then has no tab for it.
  const outbox = () => {
    if (!mailer.outbox) throw notFound('outbox')
    return mailer.outbox
  }

  app.get('/admin/outbox', { config, schema: { tags, response: { 200: z.array(outboxEntrySchema) } } }, () =>
    outbox().list(),
  )

  app.get(
    '/admin/outbox/:id',
    { config, schema: { tags, params: z.object({ id: z.string() }), response: { 200: outboxMailSchema } } },
    async (request) => {
      const mail = await outbox().read(request.params.id)
      if (!mail) throw notFound('mail')
      return mail
    },
  )

  app.get(
    '/api-failures',
    { config, schema: { tags, querystring: apiFailuresQuerySchema, response: { 200: z.array(apiFailureSchema) } } },
    (request) => apiFailureList(db, request.query.limit),
  )

  app.patch(
    '/api-failures/:id/resolve',
    { config, schema: { tags, params: byId, response: { 200: apiFailureSchema } } },
    (request) => resolveApiFailure(db, request.params.id, clock.now()),
  )

  app.delete(
    '/api-failures/:id',
    { config, schema: { tags, params: byId, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await deleteApiFailure(db, request.params.id)
      return reply.status(204).send()
    },
  )
}
