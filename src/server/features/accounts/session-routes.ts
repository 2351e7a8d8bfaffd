import { z } from 'zod'
import { sessionSchema } from '#domain/accounts/schema.ts'
import { plainText } from '#domain/shared/wire.ts'
import type { App, Services } from '#server/http/services.ts'
import { sessionOf } from '#server/http/session.ts'
import { clearSessionCookie, listSessions, revokeSession } from './sessions.ts'

export function sessionRoutes(app: App, { db, settings }: Services): void {
  const tags = ['accounts']

  app.get('/auth/sessions', { schema: { tags, response: { 200: z.array(sessionSchema) } } }, async (request) => {
    const { actor, sid } = sessionOf(request)
    return listSessions(db, actor.owner, actor.now, sid)
  })

  app.delete(
    '/auth/sessions/:id',
    { schema: { tags, params: z.object({ id: plainText(100) }), response: { 204: z.null() } } },
    async (request, reply) => {
      const { actor, sid } = sessionOf(request)
      const ended = await revokeSession(db, actor.owner, request.params.id)
      if (ended.sid === sid) clearSessionCookie(reply, settings)
      return reply.status(204).send(null)
    },
  )
}
