import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { addPresent, changePresent, removePresent } from './commands.ts'
import { listPresents } from './queries.ts'

export function presentRoutes(app: App, services: Services): void {
  const { list, change } = createRouting(app, services)

  list('GET /presents-received', ({ actor }) => listPresents(services.db, actor.owner))
  change('POST /presents-received', ({ tx, actor, body }) => addPresent(tx, actor, body))
  change('PATCH /presents-received/:id', ({ tx, actor, params, body, version }) =>
    changePresent(tx, actor, params.id, body, version),
  )
  change('DELETE /presents-received/:id', ({ tx, actor, params, version }) =>
    removePresent(tx, actor, params.id, version),
  )
}
