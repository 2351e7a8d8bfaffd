import { z } from 'zod'
import { activityQuerySchema, activitySchema, newActivitySchema } from '#domain/activities/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import { answerChange, answerList } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { recordActivity } from './commands.ts'
import { presentActivity } from './present.ts'
import { isOwnEntity, recentActivities } from './queries.ts'

export function activityRoutes(app: App, { db }: Services): void {
  const tags = ['activities']

  app.get(
    '/activities',
    { schema: { tags, querystring: activityQuerySchema, response: { 200: z.array(activitySchema) } } },
    (request, reply) =>
      answerList(request, reply, async () => {
        const rows = await recentActivities(db, actorOf(request).owner, request.query.limit)
        return rows.map(presentActivity)
      }),
  )

  app.post(
    '/activities',
    { schema: { tags, body: newActivitySchema, response: { 201: activitySchema } } },
    (request, reply) =>
      answerChange(db, request, reply, 201, async (tx) => {
        const actor = actorOf(request)
        const { entityType, entityId, metadata } = request.body
        if (entityType && entityId && !(await isOwnEntity(tx, actor.owner, entityType, entityId)))
          throw notFound(named[entityType])
        if (metadata?.occasionId && !(await isOwnEntity(tx, actor.owner, 'occasion', metadata.occasionId)))
          throw notFound(named.occasion)
        return presentActivity(await recordActivity(tx, actor, request.body))
      }),
  )
}

const named = { contact: 'contact', occasion: 'event', gift: 'giftIdea', profile: 'profile' } as const
