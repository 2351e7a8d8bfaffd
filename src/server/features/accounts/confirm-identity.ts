import { eq } from 'drizzle-orm'
import type { Proof } from '#domain/accounts/second-step.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { generalTexts, securityTexts } from '#domain/texts.ts'
import { sessions } from '#server/db/schema.ts'
import type { Services } from '#server/http/services.ts'
import type { Session } from '#server/http/session.ts'
import { limits, type Limiter } from './limits.ts'
import { isPasswordOf } from './password-hash.ts'
import { findUser, type UserRow } from './queries.ts'
import { spendCode } from './second-step/codes.ts'

/** A sign-in of these last minutes is proof enough: one has just come in to set this up. */
const RECENT_MS = 10 * 60_000

/**
 * The account behind a session, before how one signs in to it is changed: whoever found a browser left open must not
 * make it their own. A fresh sign-in will do unless `always`; else the password, or a code where there is an app.
 * @throws {AppError} FORBIDDEN for guests, CONFIRM when nothing was given, INVALID when it is wrong
 */
export async function confirmedAccount(
  services: Services,
  limiter: Limiter,
  session: Session,
  proof: Proof,
  { always = false } = {},
): Promise<UserRow> {
  const { db, clock } = services
  const user = await findUser(db, session.actor.owner)
  if (!user) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
  if (user.isGuest) throw new AppError('FORBIDDEN', securityTexts.notForGuests)
  const { password, code } = proof ?? {}
  const now = clock.now()
  if (password === undefined && code === undefined) {
    if (!always && (await isRecent(services, session, now))) return user
    const { signInAnew, passwordRequired } = securityTexts.confirm
    throw new AppError('CONFIRM', user.passwordHash === null ? signInAnew : passwordRequired)
  }
  await limiter.count(limits.confirm, user.id)
  if (password !== undefined && !(await isPasswordOf(user.passwordHash, password)))
    throw invalidField('password', securityTexts.confirm.passwordWrong)
  if (code !== undefined && (await spendCode(db, user.id, code, now)) === undefined)
    throw invalidField('code', securityTexts.codeWrong)
  await limiter.forget(limits.confirm, user.id)
  await db.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.sid, session.sid))
  return user
}

/**
 * An address that nobody has confirmed may be a stranger's: who opened an account with it must not keep a way in, or keep
 * its owner out, once the owner takes the account over.
 * @throws {AppError} FORBIDDEN
 */
export function requireConfirmedAddress(user: UserRow): void {
  if (hasUnconfirmedAddress(user)) throw new AppError('FORBIDDEN', securityTexts.confirmAddressFirst)
}

export function hasUnconfirmedAddress({ email, emailVerifiedAt }: UserRow): boolean {
  return email !== null && emailVerifiedAt === null
}

async function isRecent({ db }: Services, session: Session, now: Date): Promise<boolean> {
  const [row] = await db.select({ at: sessions.authenticatedAt }).from(sessions).where(eq(sessions.sid, session.sid))
  return row !== undefined && row.at !== null && now.getTime() - row.at.getTime() < RECENT_MS
}
