import type { FastifyRequest } from 'fastify'
import type { ActAnswer } from '#domain/reminders/acts.ts'
import { actLimits } from '#domain/reminders/contract.ts'
import type { App } from '#server/http/fastify.ts'
import type { ActLink } from '#server/identity/act-link.ts'
import { createRateLimiter, visitorKey } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { actLinkOf } from './link.ts'
import { actPage, refusalPage, sentenceOf } from './page.ts'
import { actFormSchema, performAct, type ActForm } from './perform.ts'
import { invalidLink, viewAct } from './state.ts'

/** What the pages may load and do: nothing but their own style, and send their form back here. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none';style-src 'unsafe-inline';form-action 'self';base-uri 'none';frame-ancestors 'none'"

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json'

/** A choice of at most 100 gifts, or one title. */
const FORM_BYTES = 10_000

/**
 * The pages behind the links of a reminder, for someone who isn't signed in. The link is the only proof: no cookie is
 * read, so another site's page can do nothing with it. A GET changes nothing, because mail scanners follow links.
 */
export function actPages(app: App, services: Services): void {
  const { db, clock } = services
  const limiter = createRateLimiter(services)
  const find = async ({ params, ip }: FastifyRequest): Promise<ActLink> => {
    const link = await actLinkOf(db, (params as { token: string }).token, clock.now())
    if (link) return link
    // Only wrong links count: many people may share an address.
    await limiter.count(actLimits.wrongLinks, visitorKey(ip))
    throw invalidLink()
  }

  void app.register(async (pages: App) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    )
    pages.addHook('onRequest', async (_request, reply) => {
      void reply
        .header('content-security-policy', CONTENT_SECURITY_POLICY)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
    })
    // People who opened a link get a refusal as a page, too.
    pages.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode < 400 || typeof payload !== 'string' || !wantsPage(request)) return payload
      void reply.type(HTML).removeHeader('content-length')
      return refusalPage(reply.statusCode, messageIn(payload))
    })

    const config = { access: 'public', anyOrigin: true } as const
    pages.get('/act/:token', { config }, async (request, reply) => {
      const link = await find(request)
      return reply.type(HTML).send(actPage(await viewAct(db, link), link.actor.today))
    })
    pages.post('/act/:token', { config }, async (request, reply) => {
      const link = await find(request)
      const isPage = !isFromWorker(request)
      const { view, needsChoice } = await performAct(db, link, isPage ? formOf(request.body) : null)
      if (isPage) return reply.type(HTML).send(actPage(view, link.actor.today, needsChoice))
      // A notification's button: without a sentence the page has to be opened.
      return reply.send({ message: needsChoice ? null : sentenceOf(view.state) } satisfies ActAnswer)
    })
  })
}

function formOf(body: unknown): ActForm {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams()
  return actFormSchema.parse({ gift: sent.getAll('gift').map(Number), title: sent.get('title')?.trim() ?? '' })
}

function isFromWorker({ headers }: FastifyRequest): boolean {
  return headers.accept === JSON_TYPE
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

function messageIn(refusal: string): string {
  return (JSON.parse(refusal) as { message: string }).message
}
