import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#server/settings.ts'

/** Pages whose address carries a mailed token: it must not leave in a Referer header. */
const tokenPages = /^\/(reset-password|verify-email|unsubscribe)\b/

export async function sendSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const isHttps = settings.appUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine and its positioning write style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (tokenPages.test(request.url)) void reply.header('referrer-policy', 'no-referrer')
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    done()
  })
}
