import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { addPlan, changePlan, copyLast, removePlan } from './commands.ts'
import { listPlans, viewPlan } from './queries.ts'

export function planRoutes(app: App, services: Services): void {
  const { db } = services
  const { list, row, change } = createRouting(app, services)

  list('GET /plans', ({ actor }) => listPlans(db, actor))
  row('GET /plans/:id', ({ actor, params }) => viewPlan(db, actor, params.id))
  change('POST /plans', ({ tx, actor, body }) => addPlan(tx, actor, body))
  change('PATCH /plans/:id', ({ tx, actor, params, body, version }) =>
    changePlan(tx, actor, params.id, { ...body, version }),
  )
  change('DELETE /plans/:id', ({ tx, actor, params, version }) => removePlan(tx, actor, params.id, version))
  change('POST /plans/:id/copy-last', ({ tx, actor, params, version }) => copyLast(tx, actor, params.id, version))
}
