import type { z } from 'zod'
import type { signUpSchema } from '#domain/accounts/password-schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import type { Tx } from '#server/db/connection.ts'
import { isTaken } from '#server/db/owners.ts'
import { userProfiles } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { mailVerification } from '../commands.ts'
import { openAccount } from './new-account.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { hasAccount, type UserRow } from '../queries.ts'
import { endSessionsOf, startSession, type Visit } from '../sessions/sessions.ts'

/**
 * Makes a local account, or turns the guest of this session into one: the same row, so that every id stays. A promoted
 * guest gets a new session and the guest's token is dead.
 * @throws {AppError} CONFLICT when the address has an account
 */
export async function signUp(
  services: Services,
  { email, password, name }: z.output<typeof signUpSchema>,
  visit: Visit,
  session: Session | undefined,
): Promise<{ user: UserRow; token?: string }> {
  const { db, mailer } = services
  if (await hasAccount(db, email)) throw emailTaken()
  const passwordHash = await hashPassword(password)
  const { now } = visit
  const account = { email, passwordHash, passwordChangedAt: now, provider: 'local', ...(name ? { name } : {}) }
  const guestId = session?.isGuest ? session.actor.owner : undefined
  const result = await db
    .transaction(async (tx) => {
      const { user, wasGuest } = await openAccount(tx, account, guestId, now)
      if (name) await keepName(tx, user.id, name, now)
      await mailVerification(tx, services, { userId: user.id, purpose: 'login', address: email }, now)
      if (!wasGuest) return { user }
      await endSessionsOf(tx, user.id)
      return { user, token: await startSession(tx, user.id, 'user', visit) }
    })
    .catch((error: unknown) => {
      throw isTaken(error, 'address') ? emailTaken() : error
    })
  mailer.kick()
  return result
}

async function keepName(tx: Tx, userId: string, name: string, now: Date): Promise<void> {
  await tx
    .insert(userProfiles)
    .values({ userId, name, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: userProfiles.userId, set: { name, updatedAt: now } })
}

function emailTaken(): AppError {
  return new AppError('CONFLICT', accountTexts.emailTaken, {
    issues: [{ path: 'email', message: accountTexts.emailTaken }],
  })
}
