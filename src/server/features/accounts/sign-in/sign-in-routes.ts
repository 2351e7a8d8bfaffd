import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import type { Limiter } from '../limiter.ts'
import { previewMerge } from './merge-guest.ts'
import { presentUser } from '../present.ts'
import { askForCode } from '../second-step/code-sign-in.ts'
import { hasAuthenticatorApp } from '../second-step/codes.ts'
import { setSessionCookie, visitOf } from '../sessions/sessions.ts'
import { viewUser } from './queries.ts'
import { provenAccount, signIn, startGuest } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export function signInRoutes(app: App, services: Services, limiter: Limiter): void {
  const { db, settings, clock } = services
  const { answer } = createRouting(app, services)

  answer('POST /auth/signup', async ({ body, request, reply }) => {
    const visit = visitOf(request, clock.now())
    const { user, token } = await signUp(services, body, visit, request.session)
    if (token === undefined) return { success: true, message: accountTexts.accountCreated }
    setSessionCookie(reply, settings, token)
    return { success: true, message: accountTexts.guestPromoted, token, user: presentUser(user, settings) }
  })

  answer('POST /auth/login', async ({ body, request, reply }) => {
    const { email, password, mergeGuest } = body
    await limiter.countGuess(request, email)
    const account = await provenAccount(services, email, password)
    await limiter.forgetGuesses(request, email)
    await askForCode(db, account, clock.now())
    const { user, token } = await signIn(services, account, visitOf(request, clock.now()), {
      previous: request.session,
      bringGuest: mergeGuest ?? true,
    })
    setSessionCookie(reply, settings, token)
    return { success: true, message: accountTexts.loginSuccessful, token, user: presentUser(user, settings) }
  })

  answer('POST /auth/merge-preview', async ({ actor, body, request }) => {
    if (!sessionOf(request).isGuest) throw new AppError('FORBIDDEN', accountTexts.onlyGuestsMerge)
    const { email, password } = body
    await limiter.countGuess(request, email)
    const account = await provenAccount(services, email, password)
    await limiter.forgetGuesses(request, email)
    // The password alone doesn't open an account with an app, so nothing in it is revealed.
    const isOpen = !(await hasAuthenticatorApp(db, account.id))
    return previewMerge(db, actor.owner, isOpen ? account.id : undefined)
  })

  answer('POST /auth/guest', async ({ body, request, reply }) => {
    const hasConfirmed = body?.confirmAge === true
    const { user, token } = await startGuest(services, visitOf(request, clock.now()), hasConfirmed)
    setSessionCookie(reply, settings, token)
    return { success: true, message: accountTexts.guestStarted, token, user: presentUser(user, settings) }
  })

  answer('GET /auth/user', ({ actor }) => viewUser(services, actor.owner))
}
