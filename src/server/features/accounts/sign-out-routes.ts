import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Services } from '#server/http/services.ts'
import { logoutPage } from './logout-page.ts'
import { clearSessionCookie, endSession } from './sessions.ts'

const config = { access: 'public' } as const

/** Where the browser itself goes to sign out. */
export function signOutRoutes(app: App, { db, settings }: Services): void {
  const end = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.session) await endSession(db, request.session.sid)
    clearSessionCookie(reply, settings)
    return reply.redirect('/', 303)
  }

  app.get('/logout', { config, schema: { hide: true } }, (request, reply) => {
    // A link on another site must not sign anyone out without asking.
    const site = request.headers['sec-fetch-site']
    if (site === undefined || site === 'same-origin' || site === 'none') return end(request, reply)
    return reply.type('text/html; charset=utf-8').send(logoutPage)
  })
  // Only here are forms taken: a plugin's parser is its own.
  void app.register((forms, _options, done) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, parsed) =>
      parsed(null, undefined),
    )
    forms.post('/logout', { config, schema: { hide: true } }, end)
    done()
  })
}
