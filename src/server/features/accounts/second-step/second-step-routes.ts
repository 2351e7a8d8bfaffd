import { accountLimits } from '#domain/accounts/limits.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import type { Tx } from '#server/db/connection.ts'
import { changeData } from '#server/db/write.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { changeWaysIn, liveSession, requireConfirmedAddress } from '../confirm-identity.ts'
import type { Limiter } from '../limiter.ts'
import { presentUser } from '../present.ts'
import type { UserRow } from '../queries.ts'
import { setSessionCookie, visitOf } from '../sessions/sessions.ts'
import {
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  presentAuthenticatorApp,
  renewRecoveryCodes,
  turnOffAuthenticatorApp,
} from './authenticator-app.ts'
import { signInWithCode } from './code-sign-in.ts'

/**
 * The code after the password. The writes use no `change`: it would keep secrets and codes among the answers that an
 * Idempotency-Key asks for again.
 */
export function secondStepRoutes(app: App, services: Services, limiter: Limiter): void {
  const { db, settings, clock, mailer } = services
  const { answer } = createRouting(app, services)

  answer('POST /auth/login/code', async ({ body: { mergeGuest, ...given }, request, reply }) => {
    const { user, token } = await signInWithCode(services, limiter, given, visitOf(request, clock.now()), {
      previous: request.session,
      bringGuest: mergeGuest ?? true,
    })
    setSessionCookie(reply, settings, token)
    return { success: true, message: accountTexts.loginSuccessful, token, user: presentUser(user, settings) }
  })

  answer('GET /auth/totp', ({ actor }) => presentAuthenticatorApp(db, actor.owner))

  answer('POST /auth/totp', ({ actor, body, request }) =>
    changeWaysIn(services, limiter, sessionOf(request), body, (tx, user) => {
      requireConfirmedAddress(user)
      return beginAuthenticatorApp(tx, user, actor.now)
    }),
  )

  answer('POST /auth/totp/confirm', async ({ actor: { owner, now }, body, request }) => {
    await limiter.count(accountLimits.code, owner)
    const recoveryCodes = await changeData(db, owner, async (tx) => {
      await liveSession(tx, sessionOf(request))
      return confirmAuthenticatorApp(tx, services, owner, body.code, now)
    })
    await limiter.forget(accountLimits.code, owner)
    mailer.kick()
    return { recoveryCodes }
  })

  answer('DELETE /auth/totp', async ({ body, request }) => {
    const turnOff = (tx: Tx, user: UserRow) => turnOffAuthenticatorApp(tx, services, user, clock.now())
    await changeWaysIn(services, limiter, sessionOf(request), body, turnOff, { always: true })
    mailer.kick()
  })

  answer('POST /auth/recovery-codes', async ({ body, request }) => {
    const renew = (tx: Tx, user: UserRow) => renewRecoveryCodes(tx, services, user, clock.now())
    const recoveryCodes = await changeWaysIn(services, limiter, sessionOf(request), body, renew, { always: true })
    mailer.kick()
    return { recoveryCodes }
  })
}
