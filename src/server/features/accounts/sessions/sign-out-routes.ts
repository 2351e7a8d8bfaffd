import type { FastifyReply, FastifyRequest } from 'fastify'
import { sent } from '#server/http/answers.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { logoutPage } from './logout-page.ts'
import { clearSessionCookie, endSession } from './sessions.ts'

/** Where the browser itself goes to sign out. */
export function signOutRoutes(app: App, services: Services): void {
  const { db, settings } = services
  const end = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.session) await endSession(db, request.session)
    clearSessionCookie(reply, settings)
    return sent(reply.redirect('/', 303))
  }

  createRouting(app, services).answer('GET /logout', ({ request, reply }) => {
    // A link on another site must not sign anyone out without asking.
    const site = request.headers['sec-fetch-site']
    if (site === undefined || site === 'same-origin' || site === 'none') return end(request, reply)
    return sent(reply.type('text/html; charset=utf-8').send(logoutPage))
  })
  // Only here are forms taken: a plugin's parser is its own.
  void app.register((forms: App, _options, done) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, parsed) =>
      parsed(null, undefined),
    )
    createRouting(forms, services).answer('POST /logout', ({ request, reply }) => end(request, reply))
    done()
  })
}
