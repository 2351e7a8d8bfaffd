import { and, eq } from 'drizzle-orm'
import { accountLimits } from '#domain/accounts/limits.ts'
import type { Proof } from '#domain/accounts/second-step.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { securityTexts } from '#domain/texts/security.ts'
import type { Tx } from '#server/db/connection.ts'
import { sessions } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import type { Limiter } from './limiter.ts'
import { isPasswordOf } from './passwords/password-hash.ts'
import { findUser, type UserRow } from './queries.ts'
import { spendCode } from './second-step/codes.ts'

/** A sign-in within these last minutes is proof enough. */
const RECENT_MS = 10 * 60_000

/**
 * Changes how the account behind a session signs in, once the user has proved their identity: someone who finds a browser
 * left open must not be able to take the account over. A recent sign-in is enough unless `always`; otherwise it takes the
 * password, or a code if there is an app. The code is used up in the transaction of the change: if that is refused, it
 * stays valid.
 * @throws {AppError} UNAUTHENTICATED when signed out in the meantime, FORBIDDEN for guests, CONFIRM when no proof was
 * given, INVALID when it is wrong, RATE_LIMITED after too many wrong ones
 */
export async function changeWaysIn<Result>(
  services: Services,
  limiter: Limiter,
  session: Session,
  proof: Proof,
  change: (tx: Tx, user: UserRow) => Result | Promise<Result>,
  { always = false } = {},
): Promise<Result> {
  const { db, clock } = services
  const { owner } = session.actor
  const user = await findUser(db, owner)
  if (!user) throw signedOut()
  if (user.isGuest) throw new AppError('FORBIDDEN', securityTexts.notForGuests)
  const { password, code } = proof ?? {}
  const isGiven = password !== undefined || code !== undefined
  if (isGiven) await limiter.count(accountLimits.confirm, owner)
  if (password !== undefined && !(await isPasswordOf(user.passwordHash, password)))
    throw invalidField('password', securityTexts.confirm.passwordWrong)
  const now = clock.now()
  let isProven = false
  const proveAndChange = async (tx: Tx) => {
    const { authenticatedAt } = await liveSession(tx, session)
    if (!isGiven && (always || !isRecent(authenticatedAt, now))) {
      const { signInAgain, passwordRequired } = securityTexts.confirm
      throw new AppError('CONFIRM', user.passwordHash === null ? signInAgain : passwordRequired)
    }
    if (code !== undefined && (await spendCode(tx, owner, code, now)) === undefined)
      throw invalidField('code', securityTexts.codeWrong)
    if (isGiven) await tx.update(sessions).set({ authenticatedAt: now }).where(isSession(session))
    isProven = isGiven
    return change(tx, user)
  }
  try {
    return await changeData(db, owner, proveAndChange)
  } finally {
    // Also if the change is refused: the proof was no guess.
    if (isProven) await limiter.forget(accountLimits.confirm, owner)
  }
}

/** The account behind a session, for a change that has a transaction of its own. */
export function confirmedAccount(
  services: Services,
  limiter: Limiter,
  session: Session,
  proof: Proof,
): Promise<UserRow> {
  return changeWaysIn(services, limiter, session, proof, (_tx, user) => user)
}

/**
 * The session of a request, locked and read again within the change: a new password may have ended it in the meantime,
 * and a way in added now would outlast that.
 */
export async function holdSession(tx: Tx, session: HeldSession): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(isSession(session)).for('update')
  return row
}

type HeldSession = Pick<Session, 'sid' | 'actor'>
type SessionRow = typeof sessions.$inferSelect

function isSession({ sid, actor }: HeldSession) {
  return and(eq(sessions.userId, actor.owner), eq(sessions.sid, sid))
}

/** @throws {AppError} UNAUTHENTICATED when it has ended since */
export async function liveSession(tx: Tx, session: HeldSession): Promise<SessionRow> {
  const row = await holdSession(tx, session)
  if (!row) throw signedOut()
  return row
}

/**
 * An unconfirmed address may be a stranger's: someone who opened an account with it must not keep a way in, or lock the
 * owner out, once the owner takes the account over.
 * @throws {AppError} FORBIDDEN
 */
export function requireConfirmedAddress(user: UserRow): void {
  if (hasUnconfirmedAddress(user)) throw new AppError('FORBIDDEN', securityTexts.confirmAddressFirst)
}

export function hasUnconfirmedAddress({ email, emailVerifiedAt }: UserRow): boolean {
  return email !== null && emailVerifiedAt === null
}

function isRecent(authenticatedAt: Date | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() < RECENT_MS
}

function signedOut(): AppError {
  return new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
}
