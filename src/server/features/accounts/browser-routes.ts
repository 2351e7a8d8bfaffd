import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountTexts } from '#domain/texts.ts'
import type { App, Services } from '#server/http/services.ts'
import { logoutPage } from './logout-page.ts'
import { clearSessionCookie, endSession } from './sessions.ts'

const config = { access: 'public' } as const
const providers = ['google', 'github', 'apple', 'x']

/** Addresses that the browser itself goes to: social login and signing out. */
export function browserRoutes(app: App, services: Services): void {
  socialLogin(app)
  signOut(app, services)
}

/** No provider can be configured yet, so each of the four is 'temporarily unavailable' (spec 1 §8). */
function socialLogin(app: App): void {
  const toLanding = (reply: FastifyReply, provider: unknown) =>
    reply.redirect(
      typeof provider === 'string' && providers.includes(provider)
        ? '/?error=social_login_disabled'
        : `/?${new URLSearchParams({ error: 'unknown_provider', message: accountTexts.unknownProvider }).toString()}`,
    )
  // Whatever comes in the address, a browser is shown a page and no JSON.
  const query = z.looseObject({ provider: z.unknown().optional() })
  const params = z.object({ provider: z.string() })

  app.get('/login', { config, schema: { hide: true, querystring: query } }, (request, reply) =>
    toLanding(reply, request.query.provider),
  )
  app.get('/login/callback/:provider', { config, schema: { hide: true, params } }, (request, reply) =>
    toLanding(reply, request.params.provider),
  )
}

function signOut(app: App, { db, settings }: Services): void {
  const end = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.session) await endSession(db, request.session.sid)
    clearSessionCookie(reply, settings)
    return reply.redirect('/', 303)
  }

  app.get('/logout', { config, schema: { hide: true } }, (request, reply) => {
    // A link on a foreign page must not sign anybody out unasked.
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
    // Apple answers with a form posted from its own pages.
    forms.post(
      '/login/callback/apple',
      { config: { ...config, anyOrigin: true }, schema: { hide: true } },
      (_request, reply) => reply.redirect('/?error=social_login_disabled', 303),
    )
    done()
  })
}
