import { z } from 'zod'
import { mailChoicesChangeSchema, mailChoicesSchema } from '#domain/accounts/mail-choices.ts'
import { outcomeSchema } from '#domain/accounts/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts.ts'
import { sent } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { limits, placeOf, type Limiter } from './limits.ts'
import { chooseMails, endMails, findMailChoices, subscriptionOf } from './unsubscribe.ts'

const tags = ['accounts']
const querystring = z.object({
  token: z.string(accountTexts.unsubscribeInvalid).max(300, accountTexts.unsubscribeInvalid),
})

/**
 * Unsubscribing without signing in: the signed link is the proof. A GET changes nothing, because mail scanners follow
 * links.
 */
export function unsubscribeRoutes(app: App, { db, clock, mailer }: Services, limiter: Limiter): void {
  const find = async (token: string, place: string) => {
    try {
      return await subscriptionOf(db, token, clock.now())
    } catch (error) {
      // Only wrong links count: a mail provider posts thousands of right ones from one place.
      if (error instanceof AppError) await limiter.count(limits.unsubscribeFromPlace, place)
      throw error
    }
  }

  app.get(
    '/unsubscribe',
    { config: { access: 'public' }, schema: { tags, querystring, response: { 200: mailChoicesSchema } } },
    async (request, reply) => {
      const { token } = request.query
      // Mail programs without one-click support open the header's link in a browser: it is redirected to the page.
      if (request.headers['sec-fetch-dest'] === 'document' || request.headers.accept?.includes('text/html') === true)
        return sent(reply.redirect(mailer.link(`/unsubscribe?token=${encodeURIComponent(token)}`), 303))
      return findMailChoices(db, await find(token, placeOf(request)))
    },
  )

  void app.register(async (mailPrograms: App) => {
    // 'List-Unsubscribe=One-Click', as a form of either kind (RFC 8058 §3.2). What is posted decides nothing.
    mailPrograms.removeAllContentTypeParsers()
    mailPrograms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, done) => {
      done(null, undefined)
    })
    mailPrograms.post(
      '/unsubscribe',
      {
        config: { access: 'public', anyOrigin: true },
        schema: { tags, querystring, response: { 200: outcomeSchema } },
      },
      async (request) => {
        await endMails(db, await find(request.query.token, placeOf(request)), clock.now())
        return { success: true as const, message: accountTexts.unsubscribed }
      },
    )
  })

  app.post(
    '/unsubscribe/choices',
    {
      config: { access: 'public' },
      schema: { tags, body: querystring.extend(mailChoicesChangeSchema.shape), response: { 200: mailChoicesSchema } },
    },
    async (request) => {
      const { token, ...choices } = request.body
      const subscription = await find(token, placeOf(request))
      await chooseMails(db, subscription, choices, clock.now())
      return findMailChoices(db, subscription)
    },
  )
}
