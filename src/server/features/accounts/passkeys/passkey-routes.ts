import { z } from 'zod'
import {
  ceremonySchema,
  newPasskeySchema,
  passkeyChangeSchema,
  passkeySchema,
  passkeySignInSchema,
} from '#domain/accounts/passkeys.ts'
import { signedInSchema } from '#domain/accounts/schema.ts'
import { proofSchema } from '#domain/accounts/second-step.ts'
import { idSchema } from '#domain/shared/wire.ts'
import { accountTexts } from '#domain/texts.ts'
import { answerChange, wasAnswered } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf, sessionOf } from '#server/http/session.ts'
import { changeWaysIn, requireConfirmedAddress } from '../confirm-identity.ts'
import { limits, placeOf, type Limiter } from '../limits.ts'
import { presentUser } from '../present.ts'
import { setSessionCookie, visitOf } from '../sessions.ts'
import { askForNewPasskey, keepPasskey, verifyNewPasskey } from './add-passkey.ts'
import { askForPasskey, signInWithPasskey } from './passkey-sign-in.ts'
import { listPasskeys, presentPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** Signing in without a password (WebAuthn): one's own passkeys, and the sign-in by one. */
export function passkeyRoutes(app: App, services: Services, limiter: Limiter): void {
  const { db, settings, clock, mailer } = services
  const tags = ['accounts']
  const config = { access: 'public' } as const
  const params = z.object({ id: idSchema })

  app.post(
    '/auth/passkey-login/options',
    { config, schema: { tags, response: { 200: ceremonySchema } } },
    async (request) => {
      await limiter.count(limits.passkeyFromPlace, placeOf(request))
      return askForPasskey(db, relyingParty(request, settings), clock.now())
    },
  )

  app.post(
    '/auth/passkey-login',
    { config, schema: { tags, body: passkeySignInSchema, response: { 200: signedInSchema } } },
    async (request, reply) => {
      await limiter.count(limits.passkeyFromPlace, placeOf(request))
      const party = relyingParty(request, settings)
      const { user, token } = await signInWithPasskey(services, request.body, party, visitOf(request, clock.now()), {
        previous: request.session,
        bringGuest: request.body.mergeGuest ?? true,
      })
      setSessionCookie(reply, settings, token)
      const message = accountTexts.loginSuccessful
      return { success: true as const, message, token, user: presentUser(user, settings) }
    },
  )

  app.get('/auth/passkeys', { schema: { tags, response: { 200: z.array(passkeySchema) } } }, async (request) =>
    (await listPasskeys(db, actorOf(request).owner)).map(presentPasskey),
  )

  app.post(
    '/auth/passkeys/options',
    { schema: { tags, body: proofSchema, response: { 200: ceremonySchema } } },
    async (request) => {
      const party = relyingParty(request, settings)
      return changeWaysIn(services, limiter, sessionOf(request), request.body, (tx, user) => {
        requireConfirmedAddress(user)
        return askForNewPasskey(tx, actorOf(request), user, party)
      })
    },
  )

  app.post(
    '/auth/passkeys',
    { schema: { tags, body: newPasskeySchema, response: { 201: passkeySchema } } },
    async (request, reply) => {
      const session = sessionOf(request)
      const made = (await wasAnswered(db, request))
        ? undefined
        : await verifyNewPasskey(db, session.actor, request.body, relyingParty(request, settings))
      const answer = await answerChange(db, request, reply, 201, async (tx) => {
        if (!made) throw new Error('an answered request was asked again')
        return presentPasskey(await keepPasskey(tx, services, session, request.body, made))
      })
      mailer.kick()
      return answer
    },
  )

  app.patch(
    '/auth/passkeys/:id',
    { schema: { tags, params, body: passkeyChangeSchema, response: { 200: passkeySchema } } },
    (request, reply) =>
      answerChange(db, request, reply, 200, async (tx) =>
        presentPasskey(await renamePasskey(tx, actorOf(request).owner, request.params.id, request.body.name)),
      ),
  )

  app.delete(
    '/auth/passkeys/:id',
    { schema: { tags, params, body: proofSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      // No `answerChange`: it would keep a hash of the password with the answer to an Idempotency-Key.
      await changeWaysIn(services, limiter, sessionOf(request), request.body, (tx, user) =>
        removePasskey(tx, services, user, request.params.id, clock.now()),
      )
      mailer.kick()
      return reply.status(204).send(null)
    },
  )
}
