import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { Settings } from '#server/settings.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Changes are accepted from our own pages only. Browsers name a request's origin in Sec-Fetch-Site or Origin; a program
 * that sends neither proves itself by its bearer token, which no other site can have.
 */
export function requireSameOrigin(app: FastifyInstance, settings: Settings): void {
  const appHost = settings.appUrl ? new URL(settings.appUrl).host : undefined
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.anyOrigin || isSameOrigin(request, appHost))
      return done()
    done(new AppError('FORBIDDEN', refusalTexts.foreignOrigin))
  })
}

function isSameOrigin(request: FastifyRequest, appHost: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = request.headers.origin
  if (origin !== undefined) {
    const host = URL.canParse(origin) ? new URL(origin).host : undefined
    // request.host is X-Forwarded-Host behind a trusted proxy, Host otherwise.
    return host !== undefined && (host === request.host || host === appHost)
  }
  return request.headers.authorization !== undefined
}
