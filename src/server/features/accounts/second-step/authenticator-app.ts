import { and, eq, isNull } from 'drizzle-orm'
import type { AuthenticatorApp } from '#domain/accounts/second-step.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { securityTexts } from '#domain/texts/security.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
import { totpSecrets } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import {
  authenticatorAppOffMail,
  authenticatorAppOnMail,
  newRecoveryCodesMail,
} from '#server/mail/templates/sign-in-changed.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { forgetChallengesOf } from '../challenges.ts'
import { findUser, isLocalAccount, type UserRow } from '../queries.ts'
import { noticeByMail } from '../security-notice.ts'
import { countRecoveryCodes, forgetRecoveryCodes, hasAuthenticatorApp, replaceRecoveryCodes } from './codes.ts'
import { newSecret, openSecret, otpauthUri, sealSecret, stepOf } from './time-codes.ts'

export async function presentAuthenticatorApp(db: DbOrTx, owner: OwnerId): Promise<AuthenticatorApp> {
  const isOn = await hasAuthenticatorApp(db, owner)
  return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(db, owner) : 0 }
}

/**
 * A new secret for an app. Signing in asks for no code until a first code has proved that the app has it.
 * @throws {AppError} FORBIDDEN for users without a password, CONFLICT when an app is set up already
 */
export async function beginAuthenticatorApp(
  tx: Tx,
  user: UserRow,
  now: Date,
): Promise<{ secret: string; uri: string }> {
  if (!isLocalAccount(user) || user.email === null) throw new AppError('FORBIDDEN', securityTexts.app.localAccountsOnly)
  if (await hasAuthenticatorApp(tx, user.id)) throw new AppError('CONFLICT', securityTexts.app.alreadyOn)
  const secret = await newSecret()
  const fresh = { sealedSecret: await sealSecret(tx, user.id, secret, now), lastStep: 0, createdAt: now }
  await tx
    .insert(totpSecrets)
    .values({ ...fresh, userId: user.id })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: fresh })
  return { secret, uri: await otpauthUri(secret, user.email) }
}

/**
 * Turns it on with a first code of the app.
 * @returns the recovery codes
 * @throws {AppError} CONFLICT when none is being set up, INVALID when the code is wrong
 */
export async function confirmAuthenticatorApp(
  tx: Tx,
  services: Services,
  owner: OwnerId,
  code: string,
  now: Date,
): Promise<string[]> {
  const isBegun = and(eq(totpSecrets.userId, owner), isNull(totpSecrets.confirmedAt))
  const [begun] = await tx.select().from(totpSecrets).where(isBegun)
  const user = await findUser(tx, owner)
  if (!begun || !user) throw new AppError('CONFLICT', securityTexts.app.notBegun)
  const secret = await openSecret(tx, owner, begun.sealedSecret, now)
  const step = await stepOf(secret, code.replaceAll(/\s/g, ''), now)
  if (step === undefined) throw invalidField('code', securityTexts.codeWrong)
  await tx.update(totpSecrets).set({ confirmedAt: now, lastStep: step }).where(isBegun)
  await noticeByMail(tx, services, user, authenticatorAppOnMail(services.mailer.link('/')), now)
  return replaceRecoveryCodes(tx, owner, now)
}

/** @throws {AppError} CONFLICT when there is none */
export async function turnOffAuthenticatorApp(tx: Tx, services: Services, user: UserRow, now: Date): Promise<void> {
  const ended = await tx.delete(totpSecrets).where(eq(totpSecrets.userId, user.id)).returning()
  if (!ended.some(({ confirmedAt }) => confirmedAt !== null)) throw isOff()
  await forgetRecoveryCodes(tx, user.id)
  await forgetChallengesOf(tx, user.id)
  await noticeByMail(tx, services, user, authenticatorAppOffMail(services.mailer.link('/')), now)
}

/** @throws {AppError} CONFLICT when there is no app that they could replace */
export async function renewRecoveryCodes(tx: Tx, services: Services, user: UserRow, now: Date): Promise<string[]> {
  if (!(await hasAuthenticatorApp(tx, user.id))) throw isOff()
  await noticeByMail(tx, services, user, newRecoveryCodesMail(services.mailer.link('/')), now)
  return replaceRecoveryCodes(tx, user.id, now)
}

function isOff(): AppError {
  return new AppError('CONFLICT', securityTexts.app.isOff)
}
