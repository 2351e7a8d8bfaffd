import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { TERMS_VERSION } from '#domain/accounts/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import type { Tx } from '#server/db/connection.ts'
import { users } from '#server/db/schema.ts'
import { countedUp } from '#server/db/write.ts'
import { isAdministrator } from '#server/identity/administrators.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { mergeGuest } from './merge-guest.ts'
import { isPasswordOf } from '../passwords/password-hash.ts'
import { findAccountToEnter, type UserRow } from '../queries.ts'
import { endSession, startSession, type Visit } from '../sessions/sessions.ts'

export interface SignedInUser {
  user: UserRow
  token: string
}

/**
 * The account that this password belongs to. An address without an account takes the same time and gets the same answer.
 * @throws {AppError} UNAUTHENTICATED
 */
export async function provenAccount({ db }: Services, email: string, password: string): Promise<UserRow> {
  const account = await findAccountToEnter(db, email)
  const isRight = await isPasswordOf(account?.passwordHash ?? null, password)
  if (!account || !isRight) throw new AppError('UNAUTHENTICATED', accountTexts.invalidCredentials)
  return account
}

/** The context of a sign-in: the previous session, and a proof that the sign-in uses up. */
interface Arrival {
  previous: Session | undefined
  /** Whether to bring the guest's data along. */
  bringGuest: boolean
  /** Runs in the transaction of the sign-in, so that a failed sign-in leaves a code or a challenge unused. */
  proof?: (tx: Tx) => Promise<void>
}

/**
 * Opens a session for an account that has proved itself, unless its password has changed in the meantime. The previous
 * session ends; a guest's data is brought along first, in the same transaction.
 */
export async function signIn(
  { db, settings }: Services,
  account: UserRow,
  visit: Visit,
  { previous, bringGuest, proof }: Arrival,
): Promise<SignedInUser> {
  return db.transaction(async (tx) => {
    // Before anything else, so that the account's row is locked: changing how one signs in locks it first, too.
    const [user] = await tx
      .update(users)
      .set({
        lastLoginAt: visit.now,
        lastSeenAt: visit.now,
        isAdmin: isAdministrator(settings, account),
        ...countedUp,
      })
      .where(and(eq(users.id, account.id), sql`${users.passwordHash} is not distinct from ${account.passwordHash}`))
      .returning()
    if (!user) throw new AppError('UNAUTHENTICATED', accountTexts.invalidCredentials)
    await proof?.(tx)
    if (previous?.isGuest && bringGuest) await mergeGuest(tx, previous.actor, user.id)
    if (previous) await endSession(tx, previous)
    return { user, token: await startSession(tx, user.id, 'user', visit) }
  })
}

/** A user without address or password; `hasConfirmed` if age and terms were confirmed before. */
export async function startGuest({ db }: Services, visit: Visit, hasConfirmed: boolean): Promise<SignedInUser> {
  const { now } = visit
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        id: randomUUID(),
        isGuest: true,
        provider: 'guest',
        createdAt: now,
        updatedAt: now,
        lastSeenAt: now,
        lastLoginAt: now,
        ...(hasConfirmed ? { termsVersion: TERMS_VERSION, termsAcceptedAt: now, ageConfirmedAt: now } : {}),
      })
      .returning()
    if (!user) throw new Error('An inserted guest was not returned')
    return { user, token: await startSession(tx, user.id, 'guest', visit) }
  })
}
