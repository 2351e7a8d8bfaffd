import { notFound } from '#domain/shared/errors.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { writeActivity } from './commands.ts'
import { presentActivity } from './present.ts'
import { isOwnEntity, recentActivities } from './queries.ts'

export function activityRoutes(app: App, services: Services): void {
  const { list, change } = createRouting(app, services)

  list('GET /activities', ({ actor, query }) => recentActivities(services.db, actor.owner, query.limit))

  change('POST /activities', async ({ tx, actor, body }) => {
    const { entityType, entityId, metadata } = body
    if (entityType && entityId && !(await isOwnEntity(tx, actor.owner, entityType, entityId)))
      throw notFound(named[entityType])
    if (metadata?.occasionId && !(await isOwnEntity(tx, actor.owner, 'occasion', metadata.occasionId)))
      throw notFound(named.occasion)
    return presentActivity(await writeActivity(tx, actor, body))
  })
}

const named = { contact: 'contact', occasion: 'event', gift: 'giftIdea', plan: 'plan', profile: 'profile' } as const
