import type { FastifyInstance } from 'fastify'
import { feedPictureHosts } from '#server/catalogue/feeds/picture-hosts.ts'
import type { Services } from '#server/services.ts'
import type { Settings } from '#server/settings.ts'
import { freshHosts } from './fresh-hosts.ts'

/** Pages whose address carries a mailed token: it must not leave in a Referer header. */
const tokenPages = /^\/(?:api\/)?(reset-password|verify-email|unsubscribe|act|ask|cal|contribute)\b/

/** Code, styles and fonts: they're never a document of their own, whose rights the policies below limit. */
const isPartOfPage = /^\/assets\/[\w-]+\.(?:js|css|woff2)$/

/** Answers of the API: data, which a browser must not run as a page. Its reference and /api/logout are pages. */
const isData = /^\/api\/(?!docs\b|logout\b)/

/** @param imageHosts of shops and feeds: their rules forbid us to copy their pictures */
const contentSecurityPolicy = (imageHosts: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // What floats and what is dragged is placed by style attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageHosts].join(' '),
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
const POLICY_OF_DATA = "default-src 'none';frame-ancestors 'none'"
const HSTS_SECONDS = 31_536_000

export function sendSecurityHeaders(
  app: FastifyInstance,
  { settings, providers = [], db }: Pick<Services, 'settings' | 'providers'> & Partial<Pick<Services, 'db'>>,
): void {
  const ofShops = providers.flatMap(({ caps }) => caps.imageHosts)
  const { ofParts, ofData, ofDocuments } = headersFor(settings, ofShops)
  const hostsOfFeeds =
    db &&
    freshHosts(
      () => feedPictureHosts(db),
      (error) => app.log.warn({ err: error }, 'the hosts of pictures are unknown'),
    )
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    const isOfToken = tokenPages.test(url)
    const send = (headers: Record<string, string>) => {
      // One object each: setting them one after another took an eighth of the smallest answer's processor time.
      void reply.headers(headers)
      if (isOfToken) void reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
      if (url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
      done()
    }
    if (isPartOfPage.test(url)) send(ofParts)
    else if (isData.test(url) && !isOfToken) send(ofData)
    else if (!hostsOfFeeds) send(ofDocuments)
    else void hostsOfFeeds().then((hosts) => send(headersFor(settings, [...ofShops, ...hosts]).ofDocuments))
  })
}

/** The same headers for refusals before any hook runs; the security tests keep the two in sync. */
export function headersOfEarlyRefusals(settings: Settings): Record<string, string> {
  return { ...headersFor(settings).ofData, 'cache-control': 'no-store' }
}

function headersFor(settings: Settings, imageHosts: readonly string[] = []) {
  const ofParts = {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps(settings) && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  }
  const ofData = { ...ofParts, 'content-security-policy': POLICY_OF_DATA }
  const ofDocuments = {
    ...ofParts,
    'content-security-policy': contentSecurityPolicy(imageHosts),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  return { ofDocuments, ofParts, ofData }
}

function isHttps({ appUrl }: Settings): boolean {
  return appUrl?.startsWith('https:') ?? false
}
