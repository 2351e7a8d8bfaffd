import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { passkeySignInSchema } from '#domain/accounts/passkeys.ts'
import { AppError } from '#domain/shared/errors.ts'
import { securityTexts } from '#domain/texts/security.ts'
import type { Db, DbOrTx } from '#server/db/connection.ts'
import { passkeyOwners, passkeys } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { askChallenge, CHALLENGE_MS, takeChallenge } from '../challenges.ts'
import { findUser } from '../queries.ts'
import { askForCode } from '../second-step/code-sign-in.ts'
import type { Visit } from '../sessions/sessions.ts'
import { signIn, type SignedInUser } from '../sign-in/sign-in.ts'
import type { PasskeyRow } from './passkeys.ts'
import type { RelyingParty } from './relying-party.ts'

type PasskeySignIn = z.output<typeof passkeySignInSchema>

/** A challenge without a user: the authenticator says whose passkey it answers with. */
export async function askForPasskey(db: Db, { id: rpID }: RelyingParty, now: Date) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID, timeout: CHALLENGE_MS, userVerification: 'preferred' })
  const { challenge } = options
  const challengeToken = await askChallenge(db, { kind: 'passkey', userId: null, challenge }, now)
  return { challengeToken, options: { ...options } }
}

/**
 * A passkey is a complete sign-in: something you have, unlocked by something you are or know. One that was merely touched
 * is followed by a code if there is an app.
 * @throws {AppError} UNAUTHENTICATED when challenge, passkey or signature are wrong; SECOND_FACTOR
 */
export async function signInWithPasskey(
  services: Services,
  { challengeToken, response }: PasskeySignIn,
  party: RelyingParty,
  visit: Visit,
  from: { previous: Session | undefined; bringGuest: boolean },
): Promise<SignedInUser> {
  const { db } = services
  const { now } = visit
  const { challenge } = await takeChallenge(db, 'passkey', challengeToken, now)
  const passkey = await passkeyOf(db, response.id)
  const account = passkey && (await findUser(db, passkey.userId))
  if (!account || challenge === null) throw unknownPasskey()
  const shown = await verifyAssertion(passkey, challenge, response, party)
  if (!shown.userVerified) {
    await noteUse(db, passkey, shown, now)
    await askForCode(db, account, now)
    return signIn(services, account, visit, from)
  }
  return signIn(services, account, visit, { ...from, proof: (tx) => noteUse(tx, passkey, shown, now) })
}

async function passkeyOf(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [owner] = await db.select().from(passkeyOwners).where(eq(passkeyOwners.credentialId, credentialId))
  if (!owner) return undefined
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, owner.userId), eq(passkeys.credentialId, credentialId)))
  return passkey
}

interface Shown {
  newCounter: number
  credentialBackedUp: boolean
  userVerified: boolean
}

async function verifyAssertion(
  { userId, credentialId, publicKey, counter }: PasskeyRow,
  expectedChallenge: string,
  response: PasskeySignIn['response'],
  { id, origin }: RelyingParty,
): Promise<Shown> {
  // A discoverable passkey also names its user; we ignore that and use our own row.
  const { userHandle } = response.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== userId) throw unknownPasskey()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    // The library refuses by throwing: a wrong origin, another challenge, a counter that went back (a copied key).
  }).catch(() => undefined)
  if (!result?.verified) throw unknownPasskey()
  return result.authenticationInfo
}

/** @throws {AppError} UNAUTHENTICATED when it was removed, or used with the same counter, in the meantime */
async function noteUse(db: DbOrTx, { userId, id, counter }: PasskeyRow, shown: Shown, now: Date): Promise<void> {
  const used = await db
    .update(passkeys)
    .set({ counter: shown.newCounter, backedUp: shown.credentialBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw unknownPasskey()
}

function unknownPasskey(): AppError {
  return new AppError('UNAUTHENTICATED', securityTexts.passkeys.unknown)
}
