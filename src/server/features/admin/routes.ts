import { z } from 'zod'
import { outboxEntrySchema, outboxMailSchema, recentUserSchema, userMetricsSchema } from '#domain/accounts/admin.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { App, Services } from '#server/http/services.ts'
import { recentUsers, userMetrics } from './queries.ts'

const config = { access: 'admin' } as const
const tags = ['admin']

/** For administrators only. */
export function adminRoutes(app: App, { db, clock, mailer }: Services): void {
  app.get('/admin/user-metrics', { config, schema: { tags, response: { 200: userMetricsSchema } } }, () =>
    userMetrics(db, clock.now()),
  )

  app.get('/admin/recent-users', { config, schema: { tags, response: { 200: z.array(recentUserSchema) } } }, () =>
    recentUsers(db),
  )

  app.get('/admin/outbox', { config, schema: { tags, response: { 200: z.array(outboxEntrySchema) } } }, () =>
    mailer.outbox.list(),
  )

  app.get(
    '/admin/outbox/:id',
    { config, schema: { tags, params: z.object({ id: z.string() }), response: { 200: outboxMailSchema } } },
    async (request) => {
      const mail = await mailer.outbox.read(request.params.id)
      if (!mail) throw notFound('Mail')
      return mail
    },
  )
}
