import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import type { Limiter } from '../limiter.ts'
import type { SocialClients } from './clients.ts'
import { disconnect, listConnections, mayConnect } from './connections.ts'
import { depart } from './departure.ts'
import { ownPath } from './outcome.ts'

/** Profile Settings' list of providers. */
export function connectionRoutes(app: App, services: Services, limiter: Limiter, clients: SocialClients): void {
  const { answer } = createRouting(app, services)

  answer('GET /auth/connections', ({ actor }) => listConnections(services.db, clients, actor.owner))

  answer('POST /auth/connections/:provider', async ({ actor, params, body, request, reply }) => {
    const { proof, next } = body ?? {}
    await mayConnect(services, limiter, sessionOf(request), proof)
    const address = await depart(services, clients, request, reply, {
      provider: params.provider,
      nextPath: ownPath(next),
      userId: actor.owner,
    })
    return { address: address.href }
  })

  answer('DELETE /auth/connections/:provider', ({ params, body, request }) =>
    disconnect(services, limiter, params.provider, sessionOf(request), body),
  )
}
