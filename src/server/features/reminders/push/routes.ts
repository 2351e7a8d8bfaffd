import { invalidField } from '#domain/shared/errors.ts'
import { pushTexts } from '#domain/texts/push.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { production } from '#server/outbound/fetch-page.ts'
import { mayPostTo } from '#server/outbound/post.ts'
import { presentDevice } from './present.ts'
import { subscriptionsOf } from './queries.ts'
import { removeDevice, subscribe, unsubscribe } from './subscribe.ts'
import { vapidKeys } from './vapid.ts'

/** Which of somebody's browsers are notified while the app is closed. */
export function pushRoutes(app: App, services: Services): void {
  const { db, clock, pushGuard } = services
  const guard = pushGuard ?? production
  const { answer, change } = createRouting(app, services)

  answer('GET /push/key', async () => {
    const { publicKey } = await vapidKeys(db, clock.now())
    return { publicKey }
  })

  answer('GET /push/subscriptions', async ({ actor, request }) => {
    const { sid } = sessionOf(request)
    const rows = await subscriptionsOf(db, actor.owner, actor.now)
    return rows.map((row) => presentDevice(row, sid))
  })

  change('POST /push/subscriptions', async ({ tx, body, request }) => {
    if (!mayPostTo(body.endpoint, guard)) throw invalidField('endpoint', pushTexts.endpointInvalid)
    const session = sessionOf(request)
    const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null
    return presentDevice(await subscribe(tx, session, body, userAgent), session.sid)
  })

  change('DELETE /push/subscriptions', ({ tx, request }) => unsubscribe(tx, sessionOf(request)))
  change('DELETE /push/subscriptions/:id', ({ tx, params, request }) => removeDevice(tx, sessionOf(request), params.id))
}
