import { z } from 'zod'
import { pushDeviceSchema, pushKeySchema, pushSubscriptionInputSchema } from '#domain/push/schema.ts'
import { invalidField } from '#domain/shared/errors.ts'
import { idSchema } from '#domain/shared/wire.ts'
import { pushTexts } from '#domain/texts/push.ts'
import { answerChange } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { sessionOf } from '#server/http/session.ts'
import { production } from '#server/outbound/fetch-page.ts'
import { mayPostTo } from '#server/outbound/post.ts'
import { presentDevice } from './present.ts'
import { subscriptionsOf } from './queries.ts'
import { removeDevice, subscribe, unsubscribe } from './subscribe.ts'
import { vapidKeys } from './vapid.ts'

/** Which of somebody's browsers are notified while the app is closed. */
export function pushRoutes(app: App, { db, clock, pushGuard }: Services): void {
  const guard = pushGuard ?? production
  const tags = ['push']

  app.get('/push/key', { schema: { tags, response: { 200: pushKeySchema } } }, async () => {
    const { publicKey } = await vapidKeys(db, clock.now())
    return { publicKey }
  })

  app.get(
    '/push/subscriptions',
    { schema: { tags, response: { 200: z.array(pushDeviceSchema) } } },
    async (request) => {
      const { actor, sid } = sessionOf(request)
      const rows = await subscriptionsOf(db, actor.owner, actor.now)
      return rows.map((row) => presentDevice(row, sid))
    },
  )

  app.post(
    '/push/subscriptions',
    { schema: { tags, body: pushSubscriptionInputSchema, response: { 201: pushDeviceSchema } } },
    async (request, reply) => {
      if (!mayPostTo(request.body.endpoint, guard)) throw invalidField('endpoint', pushTexts.endpointInvalid)
      const session = sessionOf(request)
      const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null
      return answerChange(db, request, reply, 201, async (tx) =>
        presentDevice(await subscribe(tx, session, request.body, userAgent), session.sid),
      )
    },
  )

  app.delete('/push/subscriptions', { schema: { tags, response: { 204: z.null() } } }, (request, reply) =>
    answerChange(db, request, reply, 204, (tx) => unsubscribe(tx, sessionOf(request))),
  )

  app.delete(
    '/push/subscriptions/:id',
    { schema: { tags, params: z.object({ id: idSchema }), response: { 204: z.null() } } },
    (request, reply) =>
      answerChange(db, request, reply, 204, (tx) => removeDevice(tx, sessionOf(request), request.params.id)),
  )
}
