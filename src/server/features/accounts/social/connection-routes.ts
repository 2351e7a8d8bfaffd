import { z } from 'zod'
import {
  connectionParamsSchema,
  connectionSchema,
  connectSchema,
  departureSchema,
} from '#domain/accounts/connection-schema.ts'
import { proofSchema } from '#domain/accounts/second-step.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf, sessionOf } from '#server/http/session.ts'
import type { Limiter } from '../limits.ts'
import type { SocialClients } from './clients.ts'
import { disconnect, listConnections, mayConnect } from './connections.ts'
import { depart } from './departure.ts'
import { ownPath } from './outcome.ts'

const unreachable = z.object({ message: z.string(), code: z.string(), requestId: z.string() })

/** Profile Settings' list of providers. */
export function connectionRoutes(app: App, services: Services, limiter: Limiter, clients: SocialClients): void {
  const tags = ['accounts']
  const params = connectionParamsSchema

  app.get('/auth/connections', { schema: { tags, response: { 200: z.array(connectionSchema) } } }, (request) =>
    listConnections(services.db, clients, actorOf(request).owner),
  )

  app.post(
    '/auth/connections/:provider',
    {
      schema: {
        tags,
        params,
        body: connectSchema,
        response: { 200: departureSchema, 502: unreachable, 503: unreachable },
      },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      const { proof, next } = request.body ?? {}
      await mayConnect(services, limiter, session, proof)
      const address = await depart(services, clients, request, reply, {
        provider: request.params.provider,
        nextPath: ownPath(next),
        userId: session.actor.owner,
      })
      return { address: address.href }
    },
  )

  app.delete(
    '/auth/connections/:provider',
    { schema: { tags, params, body: proofSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await disconnect(services, limiter, request.params.provider, sessionOf(request), request.body)
      return reply.status(204).send(null)
    },
  )
}
