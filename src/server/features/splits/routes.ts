import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { addSplit, changeSplit, removeSplit } from './commands.ts'
import { presentSplit } from './present.ts'
import { listSplits, splitOfGift } from './queries.ts'

export function splitRoutes(app: App, services: Services): void {
  const { db } = services
  const { list, row, change } = createRouting(app, services)

  list('GET /gift-splits', async ({ actor }) => (await listSplits(db, actor.owner)).map(presentSplit))
  row('GET /gift-ideas/:id/split', async ({ actor, params }) =>
    presentSplit(await splitOfGift(db, actor.owner, params.id)),
  )

  change('POST /gift-splits', ({ tx, actor, body }) => addSplit(tx, actor, body))
  change('PUT /gift-splits/:id', ({ tx, actor, params, body, version }) =>
    changeSplit(tx, actor, params.id, body, version),
  )
  change('DELETE /gift-splits/:id', ({ tx, actor, params, version }) => removeSplit(tx, actor, params.id, version))
}
