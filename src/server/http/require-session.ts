import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { createSessionFinder, type Session } from '#server/identity/session.ts'
import type { Services } from '#server/services.ts'
import type { Settings } from '#server/settings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of this request's bearer token or cookie, if there is a valid one. */
    session: Session | undefined
  }
  interface FastifyContextConfig {
    /** 'required' is the default: a new route is closed unless it says otherwise. */
    access?: 'public' | 'required' | 'admin'
    /** Answers without looking up a session, and so without the database. */
    hasNoSession?: boolean
    /** May be called from foreign pages and mail programs (one-click unsubscribe). */
    anyOrigin?: boolean
  }
}

/** `__Host-` binds the cookie to this very host, and browsers accept that prefix over https only. */
export function sessionCookieName(settings: Settings): string {
  return settings.appUrl?.startsWith('https:') ? '__Host-ribbonry' : 'ribbonry'
}

/**
 * Readable by scripts and worthless by itself: it only says that a session cookie may exist, so that a visitor's first
 * load doesn't ask who is signed in.
 */
export const SIGNED_IN_HINT = 'ribbonry_hint'

/**
 * Looks up the session of every request under /api in one query, and refuses requests without one unless the route is
 * public.
 */
export function requireSessions(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services
  const findSession = createSessionFinder(services)
  const cookieName = sessionCookieName(settings)
  app.decorateRequest('session', undefined)

  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'required'
    const token = request.routeOptions.config.hasNoSession ? undefined : tokenOf(request, cookieName)
    if (token !== undefined) request.session = await findSession(token, clock.now())
    if (access === 'public') return
    if (!request.session) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
    if (access === 'admin' && !request.session.isAdmin) throw new AppError('FORBIDDEN', refusalTexts.administratorsOnly)
  })
}

/** The session of a route that isn't public; the hook above has checked that there is one. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
  return request.session
}

/** The bearer token wins over the cookie when both are sent. */
function tokenOf(request: FastifyRequest, cookieName: string): string | undefined {
  const bearer = /^bearer +([\w.-]{20,300})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (request.headers.authorization !== undefined) return bearer ?? ''
  return request.cookies[cookieName]
}
