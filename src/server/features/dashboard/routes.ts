import { createRouting } from '#server/http/routing.ts'
import type { App, Services } from '#server/http/services.ts'
import { dashboardStats } from './queries.ts'

export function dashboardRoutes(app: App, services: Services): void {
  const { list } = createRouting(app, services)

  list('GET /dashboard/stats', ({ actor }) => dashboardStats(services.db, actor))
}
