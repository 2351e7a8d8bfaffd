import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { MAX_PASSKEYS, type newPasskeySchema } from '#domain/accounts/passkeys.ts'
import { AppError } from '#domain/shared/errors.ts'
import { securityTexts } from '#domain/texts/security.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import type { Db, DbOrTx, Tx } from '#server/db/connection.ts'
import { passkeyOwners, passkeys } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { passkeyAddedMail } from '#server/mail/templates/sign-in-changed.ts'
import type { Actor } from '#server/identity/actor.ts'
import { askChallenge, CHALLENGE_MS, takeChallenge } from '../challenges.ts'
import { liveSession } from '../confirm-identity.ts'
import { findUser, type UserRow } from '../queries.ts'
import { noticeByMail } from '../security-notice.ts'
import { listPasskeys, type PasskeyRow } from './passkeys.ts'
import type { RelyingParty } from './relying-party.ts'

const texts = securityTexts.passkeys

type NewPasskey = z.output<typeof newPasskeySchema>

/** A new passkey, once the authenticator's answer has been verified. */
interface MadePasskey {
  /** The key in COSE; the counter as of now. */
  credential: { id: string; publicKey: Uint8Array; counter: number }
  credentialBackedUp: boolean
}

/**
 * Options for creating a discoverable passkey, with user verification if possible. The make of the authenticator doesn't
 * matter here, so no attestation is requested.
 * @throws {AppError} LIMIT
 */
export async function askForNewPasskey(db: DbOrTx, { owner, now }: Actor, user: UserRow, { id: rpID }: RelyingParty) {
  const existing = await listPasskeys(db, owner)
  if (existing.length >= MAX_PASSKEYS) throw tooMany()
  const userName = user.email ?? user.name ?? shellTexts.name
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: shellTexts.name,
    rpID,
    userName,
    userDisplayName: user.name ?? userName,
    userID: new TextEncoder().encode(owner),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  const { challenge } = options
  const challengeToken = await askChallenge(db, { kind: 'register-passkey', userId: owner, challenge }, now)
  return { challengeToken, options: { ...options } }
}

/**
 * Verifies the answer to the challenge, which is used up either way.
 * @throws {AppError} UNAUTHENTICATED when the challenge is used up or another user's, INVALID when the answer doesn't
 * match
 */
export async function verifyNewPasskey(
  db: Db,
  { owner, now }: Actor,
  { challengeToken, response }: NewPasskey,
  { id, origin }: RelyingParty,
): Promise<MadePasskey> {
  const asked = await takeChallenge(db, 'register-passkey', challengeToken, now)
  if (asked.userId !== owner || asked.challenge === null) throw new AppError('UNAUTHENTICATED', securityTexts.tooLate)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    // The library refuses by throwing, with words for developers.
  }).catch(() => undefined)
  if (!result?.verified) throw new AppError('INVALID', texts.notVerified)
  return result.registrationInfo
}

/** @throws {AppError} UNAUTHENTICATED when the session has ended since, CONFLICT when the passkey is known already, LIMIT */
export async function keepPasskey(
  tx: Tx,
  services: Services,
  session: Pick<Session, 'sid' | 'actor'>,
  { response, name }: NewPasskey,
  { credential, credentialBackedUp }: MadePasskey,
): Promise<PasskeyRow> {
  const { owner, now } = session.actor
  await liveSession(tx, session)
  if ((await tx.$count(passkeys, eq(passkeys.userId, owner))) >= MAX_PASSKEYS) throw tooMany()
  const [entry] = await tx
    .insert(passkeyOwners)
    .values({ credentialId: credential.id, userId: owner })
    .onConflictDoNothing()
    .returning()
  if (!entry) throw new AppError('CONFLICT', texts.alreadyThere)
  const [row] = await tx
    .insert(passkeys)
    .values({
      userId: owner,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      name,
      backedUp: credentialBackedUp,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('An inserted passkey was not returned')
  const user = await findUser(tx, owner)
  if (user) await noticeByMail(tx, services, user, passkeyAddedMail(services.mailer.link('/'), name), now)
  return row
}

function tooMany(): AppError {
  return new AppError('LIMIT', texts.tooMany(MAX_PASSKEYS))
}
