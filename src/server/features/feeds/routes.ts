import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { changeData } from '#server/db/write.ts'
import { addFeed, removeFeed } from './commands.ts'
import { listFeeds } from './queries.ts'

export { calendarPages } from './calendar-pages.ts'

export function feedRoutes(app: App, services: Services): void {
  const { db, mailer } = services
  const { answer, change } = createRouting(app, services)

  // Not a list with an ETag: reading a calendar doesn't count as a change of the user's.
  answer('GET /feeds', ({ actor }) => listFeeds(db, actor.owner))
  // Not a change with an Idempotency-Key: that would store the address.
  answer('POST /feeds', async ({ actor, body: { kind } }) => {
    const { id, token } = await changeData(db, actor.owner, (tx) => addFeed(tx, actor, kind))
    return { id, kind, url: mailer.link(`/cal/${token}.ics`) }
  })
  change('DELETE /feeds/:id', ({ tx, actor, params }) => removeFeed(tx, actor, params.id))
}
