import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { changeFeedback, markAllRead, submitFeedback } from './commands.ts'
import { presentFeedback, presentOwnFeedback } from './present.ts'
import { countUnread, feedbackInbox, feedbackOf } from './queries.ts'

export function feedbackRoutes(app: App, services: Services): void {
  const { db, clock, mailer } = services
  const { answer, change } = createRouting(app, services)

  change('POST /feedback', async ({ tx, actor, body }) => presentOwnFeedback(await submitFeedback(tx, actor, body)))
  // Not a `list`: an administrator's change doesn't increment the sender's version.
  answer('GET /feedback/mine', async ({ actor, query }) =>
    (await feedbackOf(db, actor.owner, query)).map(presentOwnFeedback),
  )

  answer('GET /feedback', async ({ query }) => (await feedbackInbox(db, query)).map(presentFeedback))
  answer('GET /feedback/unread-count', async () => ({ count: await countUnread(db) }))
  change('POST /feedback/mark-all-read', async ({ tx }) => ({ ids: await markAllRead(tx) }))
  change(
    'PATCH /feedback/:id',
    async ({ tx, params, body }) => presentFeedback(await changeFeedback(tx, mailer, params.id, body, clock.now())),
    () => mailer.kick(),
  )
}
