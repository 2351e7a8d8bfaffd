import { createRouting } from '#server/http/routing.ts'
import type { App, Services } from '#server/http/services.ts'
import { sessionOf } from '#server/http/session.ts'
import { find } from './queries.ts'

export function searchRoutes(app: App, services: Services): void {
  const { list } = createRouting(app, services)

  list('GET /search', ({ request, actor, query }) => find(services.db, actor, sessionOf(request).dataVersion, query.q))
}
