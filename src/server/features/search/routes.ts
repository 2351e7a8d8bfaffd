import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { find } from './queries.ts'

export function searchRoutes(app: App, services: Services): void {
  const { list } = createRouting(app, services)

  list('GET /search', ({ request, actor, query }) => find(services.db, actor, sessionOf(request).dataVersion, query.q))
}
