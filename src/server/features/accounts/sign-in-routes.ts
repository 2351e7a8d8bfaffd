import {
  currentUserSchema,
  guestStartSchema,
  mergePreviewSchema,
  signedInSchema,
  signedUpSchema,
  signInSchema,
  signUpSchema,
} from '#domain/accounts/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts.ts'
import { accountTexts } from '#domain/texts.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf, sessionOf } from '#server/http/session.ts'
import { limits, placeOf, type Limiter } from './limits.ts'
import { previewMerge } from './merge-guest.ts'
import { presentUser } from './present.ts'
import { findUser } from './queries.ts'
import { askForCode } from './second-step/code-sign-in.ts'
import { hasAuthenticatorApp } from './second-step/codes.ts'
import { setSessionCookie, visitOf } from './sessions.ts'
import { provenAccount, signIn, startGuest } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export function signInRoutes(app: App, services: Services, limiter: Limiter): void {
  const { db, settings, clock } = services
  const config = { access: 'public' } as const
  const tags = ['accounts']

  app.post(
    '/auth/signup',
    { config, schema: { tags, body: signUpSchema, response: { 201: signedUpSchema } } },
    async (request, reply) => {
      await limiter.count(limits.signUp, placeOf(request))
      const visit = visitOf(request, clock.now())
      const { user, token } = await signUp(services, request.body, visit, request.session)
      void reply.status(201)
      if (token === undefined) return { success: true as const, message: accountTexts.accountCreated }
      setSessionCookie(reply, settings, token)
      return { success: true as const, message: accountTexts.guestPromoted, token, user: presentUser(user, settings) }
    },
  )

  app.post(
    '/auth/login',
    {
      config,
      schema: {
        tags,
        description:
          'With an authenticator app set up, the right password is answered 401 with code SECOND_FACTOR and a ' +
          'challengeToken, which goes with the code to POST /auth/login/code.',
        body: signInSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      const { email, password, mergeGuest } = request.body
      await limiter.countSignIn(request, email)
      const account = await provenAccount(services, email, password)
      await limiter.forgetSignIn(request, email)
      await askForCode(db, account, clock.now())
      const { user, token } = await signIn(services, account, visitOf(request, clock.now()), {
        previous: request.session,
        bringGuest: mergeGuest ?? true,
      })
      setSessionCookie(reply, settings, token)
      const message = accountTexts.loginSuccessful
      return { success: true as const, message, token, user: presentUser(user, settings) }
    },
  )

  app.post(
    '/auth/merge-preview',
    { config: { access: 'required' }, schema: { tags, body: signInSchema, response: { 200: mergePreviewSchema } } },
    async (request) => {
      if (!sessionOf(request).isGuest) throw new AppError('FORBIDDEN', accountTexts.onlyGuestsMerge)
      const { email, password } = request.body
      await limiter.countSignIn(request, email)
      const account = await provenAccount(services, email, password)
      await limiter.forgetSignIn(request, email)
      // The password alone doesn't open an account with an app, so nothing in it is revealed.
      const isOpen = !(await hasAuthenticatorApp(db, account.id))
      return previewMerge(db, actorOf(request).owner, isOpen ? account.id : undefined)
    },
  )

  app.post(
    '/auth/guest',
    { config, schema: { tags, body: guestStartSchema, response: { 201: signedInSchema } } },
    async (request, reply) => {
      await limiter.count(limits.guest, placeOf(request))
      const hasConfirmed = request.body?.confirmAge === true
      const { user, token } = await startGuest(services, visitOf(request, clock.now()), hasConfirmed)
      setSessionCookie(reply, settings, token)
      const message = accountTexts.guestStarted
      return reply.status(201).send({ success: true, message, token, user: presentUser(user, settings) })
    },
  )

  app.get('/auth/user', { schema: { tags, response: { 200: currentUserSchema } } }, async (request) => {
    const user = await findUser(db, actorOf(request).owner)
    if (!user) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
    return presentUser(user, settings)
  })
}
