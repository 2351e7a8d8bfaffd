import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountLimits } from '#domain/accounts/limits.ts'
import { ARRIVAL_COOKIE, socialProviders, type SocialProvider } from '#domain/accounts/social.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { socialTexts } from '#domain/texts/social.ts'
import { sent } from '#server/http/answers.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { visitorKey } from '#server/rate-limit.ts'
import type { Settings } from '#server/settings.ts'
import type { Limiter } from '../limiter.ts'
import { cookieScope, setSessionCookie } from '../sessions/sessions.ts'
import { arrive, type Arrival } from './arrival.ts'
import type { SocialClients } from './clients.ts'
import { depart } from './departure.ts'
import { failed, ownPath, refused, withSearch } from './outcome.ts'
import { nameOrNull } from './provider.ts'

const HOME = '/'
const DASHBOARD = '/dashboard'
/** Seconds in which the page that follows reads what is left for it in a cookie. */
const AT_ONCE = 60
const APPLE_NAME = 'ribbonry-apple-name'
const unknownProvider = refused('unknown_provider', accountTexts.unknownProvider)

/** Where the browser itself goes: out to a provider, and back from it. */
export function socialRoutes(app: App, services: Services, limiter: Limiter, clients: SocialClients): void {
  const { settings, mailer } = services
  const routing = createRouting(app, services)

  routing.answer('GET /login', async ({ query, request, reply }) => {
    const { provider, next, mergeGuest } = query
    const nextPath = ownPath(next)
    const turnBack = (outcome: Arrival['outcome']) =>
      answer(reply, settings, { outcome, nextPath, isSignedIn: request.session !== undefined })
    if (!isProvider(provider)) return turnBack(unknownProvider)
    if (!clients[provider]) return turnBack(refused('social_login_disabled'))
    if (!isOwnNavigation(request, mailer.link(HOME))) return turnBack(failed)
    const brings = request.session?.isGuest === true && mergeGuest !== 'false'
    const userId = brings ? request.session?.actor.owner : undefined
    try {
      await limiter.count(accountLimits.socialSignIn, visitorKey(request.ip))
      const page = await depart(services, clients, request, reply, { provider, nextPath, userId })
      return sent(reply.redirect(page.href))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return turnBack(error.code === 'RATE_LIMITED' ? refused('too_many_tries', socialTexts.tooManyTries) : failed)
    }
  })

  routing.answer('GET /login/callback/:provider', async ({ params: { provider }, request, reply }) => {
    if (!isProvider(provider)) return answer(reply, settings, { outcome: unknownProvider })
    const toldName = provider === 'apple' ? request.cookies[APPLE_NAME] : undefined
    return answer(reply, settings, await arrive(services, clients, provider, request, toldName))
  })

  // Only here are forms taken: a plugin's parser is its own.
  void app.register((forms: App, _options, done) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    )
    createRouting(forms, services).answer('POST /login/callback/apple', ({ request, reply }) =>
      takeForm(reply, settings, request.body),
    )
    done()
  })
}

/**
 * Apple posts a form from its own pages, and with that a browser sends none of our cookies. It does by way of this
 * redirect. Apple tells a name with the first sign-in only, and not in what it signs; it is kept out of the address.
 */
function takeForm(reply: FastifyReply, settings: Settings, body: unknown) {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  const name = nameOrNull(nameIn(form.get('user')))
  const scope = { ...cookieScope(settings), path: '/api/login/callback/apple', httpOnly: true, maxAge: AT_ONCE }
  if (name !== null) void reply.setCookie(APPLE_NAME, name, scope)
  const told = (key: string) => form.get(key) ?? undefined
  const search = { code: told('code'), state: told('state'), error: told('error') }
  return sent(reply.redirect(withSearch('/api/login/callback/apple', search), 303))
}

const appleUser = z.object({
  name: z.object({ firstName: z.string().max(60), lastName: z.string().max(60) }).partial(),
})

/** @param user JSON, as Apple's form has it: `{"name":{"firstName":"Ada","lastName":"Lovelace"}}` */
function nameIn(user: string | null): string | undefined {
  try {
    const { name } = appleUser.parse(JSON.parse(user ?? ''))
    return [name.firstName, name.lastName].filter(Boolean).join(' ')
  } catch {
    return undefined
  }
}

/** Redirects to the page the user wanted, signed in, or back to where they can try again. */
function answer(reply: FastifyReply, settings: Settings, { outcome, nextPath, isSignedIn = false }: Arrival) {
  if (outcome.kind === 'arrived') {
    if (outcome.token !== undefined) setSessionCookie(reply, settings, outcome.token)
    void reply.setCookie(ARRIVAL_COOKIE, outcome.arrival, { ...cookieScope(settings), maxAge: AT_ONCE })
    return sent(reply.redirect(nextPath ?? DASHBOARD))
  }
  const { error, message } = outcome
  const isBack = isSignedIn && nextPath !== undefined
  return sent(
    reply.redirect(
      isBack ? withSearch(nextPath, { error, message }) : withSearch(HOME, { error, message, next: nextPath }),
    ),
  )
}

function isProvider(given: unknown): given is SocialProvider {
  return socialProviders.some((provider) => provider === given)
}

/**
 * Whether the user came from a page of ours or typed the address (ASVS 7.6.2): another site must not start a sign-in,
 * perhaps as someone else. Browsers that don't say so, as over plain http, send a Referer.
 */
function isOwnNavigation({ headers }: FastifyRequest, ourAddress: string): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, referer } = headers
  if (site !== undefined) return mode === 'navigate' && (site === 'same-origin' || site === 'none')
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === new URL(ourAddress).origin
}
