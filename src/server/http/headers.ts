import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#server/settings.ts'

/** Pages whose address carries a mailed token: it must not leave in a Referer header. */
const tokenPages = /^\/(?:api\/)?(reset-password|verify-email|unsubscribe|act|ask|cal|contribute)\b/

/** Code, styles and fonts: they're never a document of their own, whose rights the policies below limit. */
const isPartOfPage = /^\/assets\/[\w-]+\.(?:js|css|woff2)$/

/** What browsers read of documents alone. Each file of a page would carry 0.6 kB of it. */
const headersOfDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // What floats and what is dragged is placed by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'
const REFERRER_POLICY = 'strict-origin-when-cross-origin'
const HSTS_SECONDS = 31_536_000

export async function sendSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, {
    // Built once below: the plugin would rebuild it for every answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps(settings) ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: REFERRER_POLICY },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (isPartOfPage.test(request.url)) {
      for (const name of headersOfDocuments) reply.removeHeader(name)
      done()
      return
    }
    void reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    void reply.header('permissions-policy', PERMISSIONS_POLICY)
    if (tokenPages.test(request.url))
      void reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    done()
  })
}

/** The same headers for refusals before any hook runs; the security tests keep the two in sync. */
export function headersOfEarlyRefusals(settings: Settings): Record<string, string> {
  return {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': REFERRER_POLICY,
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(isHttps(settings) ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {}),
  }
}

function isHttps({ appUrl }: Settings): boolean {
  return appUrl?.startsWith('https:') ?? false
}
