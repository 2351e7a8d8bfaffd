import { accountTexts } from '#domain/texts/accounts.ts'
import { answerChange, wasAnswered } from '#server/http/answers.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { changeWaysIn, requireConfirmedAddress } from '../confirm-identity.ts'
import type { Limiter } from '../limiter.ts'
import { presentUser } from '../present.ts'
import { setSessionCookie, visitOf } from '../sessions/sessions.ts'
import { askForNewPasskey, keepPasskey, verifyNewPasskey } from './add-passkey.ts'
import { askForPasskey, signInWithPasskey } from './passkey-sign-in.ts'
import { listPasskeys, presentPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** Signing in without a password (WebAuthn): one's own passkeys, and the sign-in by one. */
export function passkeyRoutes(app: App, services: Services, limiter: Limiter): void {
  const { db, settings, clock, mailer } = services
  const { answer, change } = createRouting(app, services)

  answer('POST /auth/passkey-login/options', async ({ request }) => {
    return askForPasskey(db, relyingParty(request, settings), clock.now())
  })

  answer('POST /auth/passkey-login', async ({ body, request, reply }) => {
    const party = relyingParty(request, settings)
    const { user, token } = await signInWithPasskey(services, body, party, visitOf(request, clock.now()), {
      previous: request.session,
      bringGuest: body.mergeGuest ?? true,
    })
    setSessionCookie(reply, settings, token)
    return { success: true, message: accountTexts.loginSuccessful, token, user: presentUser(user, settings) }
  })

  answer('GET /auth/passkeys', async ({ actor }) => (await listPasskeys(db, actor.owner)).map(presentPasskey))

  answer('POST /auth/passkeys/options', ({ actor, body, request }) => {
    const party = relyingParty(request, settings)
    return changeWaysIn(services, limiter, sessionOf(request), body, (tx, user) => {
      requireConfirmedAddress(user)
      return askForNewPasskey(tx, actor, user, party)
    })
  })

  // Verified before the transaction begins, so `change` doesn't fit.
  answer('POST /auth/passkeys', async ({ actor, body, request, reply }) => {
    const made = (await wasAnswered(db, request))
      ? undefined
      : await verifyNewPasskey(db, actor, body, relyingParty(request, settings))
    const added = await answerChange(db, request, reply, 201, async (tx) => {
      if (!made) throw new Error('an answered request was asked again')
      return presentPasskey(await keepPasskey(tx, services, sessionOf(request), body, made))
    })
    mailer.kick()
    return added
  })

  change('PATCH /auth/passkeys/:id', async ({ tx, actor, params, body }) =>
    presentPasskey(await renamePasskey(tx, actor.owner, params.id, body.name)),
  )

  // No `change`: it would keep a hash of the password with the answer to an Idempotency-Key.
  answer('DELETE /auth/passkeys/:id', async ({ params, body, request }) => {
    await changeWaysIn(services, limiter, sessionOf(request), body, (tx, user) =>
      removePasskey(tx, services, user, params.id, clock.now()),
    )
    mailer.kick()
  })
}
