import { z } from 'zod'
import { signedInSchema } from '#domain/accounts/schema.ts'
import {
  authenticatorAppSchema,
  codeConfirmationSchema,
  codeSignInSchema,
  newAuthenticatorAppSchema,
  proofSchema,
  recoveryCodesSchema,
} from '#domain/accounts/second-step.ts'
import { accountTexts } from '#domain/texts.ts'
import { changeData } from '#server/db/write.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf, sessionOf } from '#server/http/session.ts'
import { confirmedAccount, requireConfirmedAddress } from '../confirm-identity.ts'
import { limits, placeOf, type Limiter } from '../limits.ts'
import { presentUser } from '../present.ts'
import { setSessionCookie, visitOf } from '../sessions.ts'
import {
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  presentAuthenticatorApp,
  renewRecoveryCodes,
  turnOffAuthenticatorApp,
} from './authenticator-app.ts'
import { signInWithCode } from './code-sign-in.ts'

/**
 * The code after the password. The writes use no `answerChange`: it would keep secrets and codes among the answers that
 * an Idempotency-Key asks for again.
 */
export function secondStepRoutes(app: App, services: Services, limiter: Limiter): void {
  const { db, settings, clock, mailer } = services
  const tags = ['accounts']

  app.post(
    '/auth/login/code',
    {
      config: { access: 'public' },
      schema: {
        tags,
        description:
          'Finishes a sign-in that POST /auth/login answered with 401 SECOND_FACTOR: five tries, five minutes.',
        body: codeSignInSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      await limiter.count(limits.loginFromPlace, placeOf(request))
      const { mergeGuest, ...answer } = request.body
      const { user, token } = await signInWithCode(services, limiter, answer, visitOf(request, clock.now()), {
        previous: request.session,
        bringGuest: mergeGuest ?? true,
      })
      setSessionCookie(reply, settings, token)
      const message = accountTexts.loginSuccessful
      return { success: true as const, message, token, user: presentUser(user, settings) }
    },
  )

  app.get('/auth/totp', { schema: { tags, response: { 200: authenticatorAppSchema } } }, (request) =>
    presentAuthenticatorApp(db, actorOf(request).owner),
  )

  app.post(
    '/auth/totp',
    { schema: { tags, body: proofSchema, response: { 200: newAuthenticatorAppSchema } } },
    async (request) => {
      const user = await confirmedAccount(services, limiter, sessionOf(request), request.body)
      requireConfirmedAddress(user)
      const { owner, now } = actorOf(request)
      return changeData(db, owner, (tx) => beginAuthenticatorApp(tx, user, now))
    },
  )

  app.post(
    '/auth/totp/confirm',
    { schema: { tags, body: codeConfirmationSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const { owner, now } = actorOf(request)
      await limiter.count(limits.code, owner)
      const recoveryCodes = await changeData(db, owner, (tx) =>
        confirmAuthenticatorApp(tx, services, owner, request.body.code, now),
      )
      await limiter.forget(limits.code, owner)
      mailer.kick()
      return { recoveryCodes }
    },
  )

  app.delete(
    '/auth/totp',
    { schema: { tags, body: proofSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      const user = await confirmedAccount(services, limiter, sessionOf(request), request.body, { always: true })
      const { owner, now } = actorOf(request)
      await changeData(db, owner, (tx) => turnOffAuthenticatorApp(tx, services, user, now))
      mailer.kick()
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/auth/recovery-codes',
    { schema: { tags, body: proofSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const user = await confirmedAccount(services, limiter, sessionOf(request), request.body, { always: true })
      const { owner, now } = actorOf(request)
      const recoveryCodes = await changeData(db, owner, (tx) => renewRecoveryCodes(tx, services, user, now))
      mailer.kick()
      return { recoveryCodes }
    },
  )
}
