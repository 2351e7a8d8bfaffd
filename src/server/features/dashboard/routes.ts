import { dashboardStatsSchema } from '#domain/occasions/schema.ts'
import { answerList } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { dashboardStats } from './queries.ts'

export function dashboardRoutes(app: App, { db }: Services): void {
  app.get(
    '/dashboard/stats',
    { schema: { tags: ['dashboard'], response: { 200: dashboardStatsSchema } } },
    (request, reply) => answerList(request, reply, () => dashboardStats(db, actorOf(request))),
  )
}
