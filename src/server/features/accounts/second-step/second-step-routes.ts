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
import type { Tx } from '#server/db/connection.ts'
import { changeData } from '#server/db/write.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf, sessionOf } from '#server/http/session.ts'
import { changeWaysIn, liveSession, requireConfirmedAddress } from '../confirm-identity.ts'
import { limits, placeOf, type Limiter } from '../limits.ts'
import { presentUser } from '../present.ts'
import type { UserRow } from '../queries.ts'
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
      const session = sessionOf(request)
      return changeWaysIn(services, limiter, session, request.body, (tx, user) => {
        requireConfirmedAddress(user)
        return beginAuthenticatorApp(tx, user, session.actor.now)
      })
    },
  )

  app.post(
    '/auth/totp/confirm',
    { schema: { tags, body: codeConfirmationSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const {
        sid,
        actor: { owner, now },
      } = sessionOf(request)
      await limiter.count(limits.code, owner)
      const recoveryCodes = await changeData(db, owner, async (tx) => {
        await liveSession(tx, sid)
        return confirmAuthenticatorApp(tx, services, owner, request.body.code, now)
      })
      await limiter.forget(limits.code, owner)
      mailer.kick()
      return { recoveryCodes }
    },
  )

  app.delete(
    '/auth/totp',
    { schema: { tags, body: proofSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      const turnOff = (tx: Tx, user: UserRow) => turnOffAuthenticatorApp(tx, services, user, clock.now())
      await changeWaysIn(services, limiter, sessionOf(request), request.body, turnOff, { always: true })
      mailer.kick()
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/auth/recovery-codes',
    { schema: { tags, body: proofSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const renew = (tx: Tx, user: UserRow) => renewRecoveryCodes(tx, services, user, clock.now())
      const recoveryCodes = await changeWaysIn(services, limiter, sessionOf(request), request.body, renew, {
        always: true,
      })
      mailer.kick()
      return { recoveryCodes }
    },
  )
}
