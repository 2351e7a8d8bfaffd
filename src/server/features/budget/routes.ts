import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { setEnvelope } from './commands.ts'
import { viewBudget } from './queries.ts'

export function budgetRoutes(app: App, services: Services): void {
  const { change, list } = createRouting(app, services)

  list('GET /budget', ({ actor, query }) => viewBudget(services.db, actor, query.year))
  change('PUT /budget', async ({ tx, actor, body }) => {
    await setEnvelope(tx, actor, body)
    return viewBudget(tx, actor, body.year)
  })
}
