import { answerChange } from '#server/http/answers.ts'
import { countTry, type Limit } from '#server/http/rate-limit.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { changeFeedback, markAllRead, submitFeedback } from './commands.ts'
import { presentFeedback, presentOwnFeedback } from './present.ts'
import { countUnread, feedbackInbox, feedbackOf } from './queries.ts'

/** More than anyone writes, and few enough that no one buries other messages within an hour. */
const submissions: Limit = { name: 'feedback', max: 20, windowSeconds: 3600 }

export function feedbackRoutes(app: App, services: Services): void {
  const { db, clock, settings } = services
  const { answer, change } = createRouting(app, services)

  answer('POST /feedback', async ({ request, reply, actor, body }) => {
    if (settings.rateLimit) await countTry(db, submissions, actor.owner, actor.now)
    return answerChange(db, request, reply, 201, async (tx) =>
      presentOwnFeedback(await submitFeedback(tx, actor, body)),
    )
  })
  // Not a `list`: an administrator's status change doesn't increment the sender's version.
  answer('GET /feedback/mine', async ({ actor, query }) =>
    (await feedbackOf(db, actor.owner, query)).map(presentOwnFeedback),
  )

  answer('GET /feedback', async ({ query }) => (await feedbackInbox(db, query)).map(presentFeedback))
  answer('GET /feedback/unread-count', async () => ({ count: await countUnread(db) }))
  change('POST /feedback/mark-all-read', async ({ tx }) => ({ ids: await markAllRead(tx) }))
  change('PATCH /feedback/:id', async ({ tx, params, body }) =>
    presentFeedback(await changeFeedback(tx, params.id, body, clock.now())),
  )
}
