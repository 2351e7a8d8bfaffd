import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#server/settings.ts'

/** Pages whose address carries a mailed token: it must not leave in a Referer header. */
const tokenPages = /^\/(reset-password|verify-email|unsubscribe)\b/

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Mantine and its positioning write style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

export async function sendSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const isHttps = settings.appUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    // Set below as one text: the plugin puts it together anew for every answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (tokenPages.test(request.url)) void reply.header('referrer-policy', 'no-referrer')
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    done()
  })
}
