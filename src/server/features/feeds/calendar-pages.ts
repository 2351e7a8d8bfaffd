import type { FastifyRequest } from 'fastify'
import { feedLimits } from '#domain/feeds/contract.ts'
import { eventPath } from '#domain/reminders/event-link.ts'
import { AppError } from '#domain/shared/errors.ts'
import { feedTexts } from '#domain/texts/feeds.ts'
import { bodyCache, gzipped } from '#server/http/body-cache.ts'
import type { App } from '#server/http/fastify.ts'
import { provenFeed, type FeedLink } from '#server/identity/feed-link.ts'
import { createRateLimiter, visitorKey } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { recordRead } from './commands.ts'
import { calendarOf } from './queries.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'

/**
 * Calendars at their secret addresses, for programs that can't sign in. The address is the only proof: no cookie is read.
 * As long as nothing has changed, asking again costs one query and no calendar.
 */
export function calendarPages(app: App, services: Services): void {
  const { db, clock, mailer } = services
  const limiter = createRateLimiter(services)
  const find = async ({ params, ip }: FastifyRequest): Promise<FeedLink> => {
    const { file } = params as { file: string }
    const feed = file.endsWith('.ics') ? await provenFeed(db, file.slice(0, -'.ics'.length), clock.now()) : undefined
    if (feed) return feed
    // Only wrong addresses count: calendar services ask for many people from one place.
    await limiter.count(feedLimits.wrongLinks, visitorKey(ip))
    throw new AppError('NOT_FOUND', feedTexts.gone)
  }

  void app.register((pages: App, _options, done) => {
    pages.addHook('onRequest', async (_request, reply) => {
      void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
    })
    // An old address in a browser is a sentence.
    pages.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode < 400 || typeof payload !== 'string') return payload
      void reply.type(PLAIN).removeHeader('content-length')
      return `${(JSON.parse(payload) as { message: string }).message}\n`
    })
    pages.get('/cal/:file', { config: { access: 'public', anyOrigin: true } }, async (request, reply) => {
      const feed = await find(request)
      await recordRead(db, feed)
      const etag = `W/"${app.productVersion}.${feed.kind}.${feed.dataVersion}.${feed.actor.today}"`
      void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Accept-Encoding')
      if (knows(request, etag)) return reply.status(304).send()
      const key = `calendar ${feed.actor.owner} ${feed.kind}`
      const body =
        bodyCache.get(key, etag) ??
        bodyCache.set(key, etag, await calendarOf(db, feed, (id) => mailer.link(eventPath(id))))
      void reply.type(CALENDAR).header('content-disposition', 'inline; filename="ribbonry.ics"')
      const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? await gzipped(body) : undefined
      return packed ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(body.text)
    })
    done()
  })
}

function knows({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  // Some proxies take the W off: it says the same.
  return known.some((one) => one === etag || `W/${one}` === etag)
}
