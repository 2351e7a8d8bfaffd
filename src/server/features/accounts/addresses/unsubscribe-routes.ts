import type { FastifyRequest } from 'fastify'
import { accountLimits } from '#domain/accounts/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { sent } from '#server/http/answers.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import { visitorKey } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import type { Limiter } from '../limiter.ts'
import { chooseMails, endMails, findMailChoices, subscriptionOf } from './unsubscribe.ts'

/**
 * Unsubscribing without signing in: the signed link is the proof. A GET changes nothing, because mail scanners follow
 * links.
 */
export function unsubscribeRoutes(app: App, services: Services, limiter: Limiter): void {
  const { db, clock, mailer } = services
  const { answer } = createRouting(app, services)
  const find = async (token: string, { ip }: FastifyRequest) => {
    try {
      return await subscriptionOf(db, token, clock.now())
    } catch (error) {
      // Only wrong links count: a mail provider posts thousands of right ones from one place.
      if (error instanceof AppError) await limiter.count(accountLimits.unsubscribe, visitorKey(ip))
      throw error
    }
  }

  answer('GET /unsubscribe', async ({ query: { token }, request, reply }) => {
    // Mail programs without one-click support open the header's link in a browser: it is redirected to the page.
    if (request.headers['sec-fetch-dest'] === 'document' || request.headers.accept?.includes('text/html') === true)
      return sent(reply.redirect(mailer.link(`/unsubscribe?token=${encodeURIComponent(token)}`), 303))
    return findMailChoices(db, await find(token, request))
  })

  void app.register(async (mailPrograms: App) => {
    // 'List-Unsubscribe=One-Click', as a form of either kind (RFC 8058 §3.2). What is posted decides nothing.
    mailPrograms.removeAllContentTypeParsers()
    mailPrograms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, done) => {
      done(null, undefined)
    })
    createRouting(mailPrograms, services).answer('POST /unsubscribe', async ({ query, request }) => {
      await endMails(db, await find(query.token, request), clock.now())
      return { success: true, message: accountTexts.unsubscribed }
    })
  })

  answer('POST /unsubscribe/choices', async ({ body: { token, ...choices }, request }) => {
    const subscription = await find(token, request)
    await chooseMails(db, subscription, choices, clock.now())
    return findMailChoices(db, subscription)
  })
}
