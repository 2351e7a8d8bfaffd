import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { clearSessionCookie, listSessions, revokeSession } from './sessions.ts'

export function sessionRoutes(app: App, services: Services): void {
  const { db, settings } = services
  const { answer } = createRouting(app, services)

  answer('GET /auth/sessions', ({ actor, request }) => listSessions(db, actor.owner, actor.now, sessionOf(request).sid))

  answer('DELETE /auth/sessions/:id', async ({ actor, params, request, reply }) => {
    const ended = await revokeSession(db, actor.owner, params.id)
    if (ended.sid === sessionOf(request).sid) clearSessionCookie(reply, settings)
  })
}
