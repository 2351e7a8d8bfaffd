import { z } from 'zod'
import {
  feedbackChangeSchema,
  feedbackQuerySchema,
  feedbackSchema,
  markedReadSchema,
  newFeedbackSchema,
  ownFeedbackQuerySchema,
  ownFeedbackSchema,
  unreadCountSchema,
} from '#domain/feedback/schema.ts'
import { idSchema } from '#domain/shared/wire.ts'
import { answerChange } from '#server/http/answers.ts'
import { countTry, type Limit } from '#server/http/rate-limit.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { changeFeedback, markAllRead, submitFeedback } from './commands.ts'
import { presentFeedback, presentOwnFeedback } from './present.ts'
import { countUnread, feedbackInbox, feedbackOf } from './queries.ts'

/** More than anyone writes, and few enough that no one buries other messages within an hour. */
const submissions: Limit = { name: 'feedback', max: 20, windowSeconds: 3600 }

/** Signed-in users and guests send feedback and see their own; the rest is for administrators. */
export function feedbackRoutes(app: App, { db, clock, settings }: Services): void {
  const tags = ['feedback']
  const config = { access: 'admin' } as const

  app.post(
    '/feedback',
    { schema: { tags, body: newFeedbackSchema, response: { 201: ownFeedbackSchema } } },
    async (request, reply) => {
      const actor = actorOf(request)
      if (settings.rateLimit) await countTry(db, submissions, actor.owner, actor.now)
      return answerChange(db, request, reply, 201, async (tx) =>
        presentOwnFeedback(await submitFeedback(tx, actor, request.body)),
      )
    },
  )

  // No answerList: an administrator's status change doesn't increment the sender's version.
  app.get(
    '/feedback/mine',
    { schema: { tags, querystring: ownFeedbackQuerySchema, response: { 200: z.array(ownFeedbackSchema) } } },
    async (request) => (await feedbackOf(db, actorOf(request).owner, request.query)).map(presentOwnFeedback),
  )

  app.get(
    '/feedback',
    { config, schema: { tags, querystring: feedbackQuerySchema, response: { 200: z.array(feedbackSchema) } } },
    async (request) => (await feedbackInbox(db, request.query)).map(presentFeedback),
  )

  app.get('/feedback/unread-count', { config, schema: { tags, response: { 200: unreadCountSchema } } }, async () => ({
    count: await countUnread(db),
  }))

  app.post(
    '/feedback/mark-all-read',
    { config, schema: { tags, response: { 200: markedReadSchema } } },
    (request, reply) => answerChange(db, request, reply, 200, async (tx) => ({ ids: await markAllRead(tx) })),
  )

  app.patch(
    '/feedback/:id',
    {
      config,
      schema: {
        tags,
        params: z.object({ id: idSchema }),
        body: feedbackChangeSchema,
        response: { 200: feedbackSchema },
      },
    },
    (request, reply) =>
      answerChange(db, request, reply, 200, async (tx) =>
        presentFeedback(await changeFeedback(tx, request.params.id, request.body, clock.now())),
      ),
  )
}
