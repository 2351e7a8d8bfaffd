import { readTogether } from '#server/db/line.ts'
import { dashboardStats } from '#server/features/occasions/queries.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { viewDashboard } from './queries.ts'

export function dashboardRoutes(app: App, services: Services): void {
  const { list } = createRouting(app, services)

  list('GET /dashboard', ({ actor }) => viewDashboard(services, actor))
  list('GET /dashboard/stats', ({ actor }) => readTogether(services.db, (line) => dashboardStats(line, actor)))
}
