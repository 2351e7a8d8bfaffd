import { notFound } from '#domain/shared/errors.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { activityOverTime } from './activity-over-time.ts'
import { apiFailureList, deleteApiFailure, resolveApiFailure } from './api-failures.ts'
import { mailHealth } from './mail-health.ts'
import { recentUsers, userMetrics } from './queries.ts'

/** For administrators only. */
export function adminRoutes(app: App, services: Services): void {
  const { db, clock, mailer } = services
  const { answer } = createRouting(app, services)

  answer('GET /admin/user-metrics', () => userMetrics(db, clock.now()))
  answer('GET /admin/recent-users', () => recentUsers(db))
  answer('GET /admin/activity-over-time', ({ query }) => activityOverTime(db, query.days, clock.now()))
  answer('GET /admin/mail-health', () => mailHealth(db, mailer))

  // There is none where a mail server takes the mails; the Admin Dashboard then has no tab for it.
  const outbox = () => {
    if (!mailer.outbox) throw notFound('outbox')
    return mailer.outbox
  }
  answer('GET /admin/outbox', () => outbox().list())
  answer('GET /admin/outbox/:id', async ({ params }) => {
    const mail = await outbox().read(params.id)
    if (!mail) throw notFound('mail')
    return mail
  })

  answer('GET /api-failures', ({ query }) => apiFailureList(db, query.limit))
  answer('PATCH /api-failures/:id/resolve', ({ params }) => resolveApiFailure(db, params.id, clock.now()))
  answer('DELETE /api-failures/:id', ({ params }) => deleteApiFailure(db, params.id))
}
