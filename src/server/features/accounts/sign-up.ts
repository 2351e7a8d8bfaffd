import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { TERMS_VERSION, type signUpSchema } from '#domain/accounts/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts.ts'
import type { Tx } from '#server/db/connection.ts'
import { userProfiles, users } from '#server/db/schema.ts'
import type { Services } from '#server/http/services.ts'
import type { Session } from '#server/http/session.ts'
import { mailVerification } from './commands.ts'
import { hashPassword } from './password-hash.ts'
import { findUserByEmail, type UserRow } from './queries.ts'
import { endSessionsOf, startSession, type Visit } from './sessions.ts'

/**
 * Makes a local account, or turns the guest of this session into one: the same row, so that every id stays. A promoted
 * guest is signed in anew and the guest's token is dead.
 * @throws {AppError} CONFLICT when the address has an account
 */
export async function signUp(
  services: Services,
  { email, password, name }: z.output<typeof signUpSchema>,
  visit: Visit,
  session: Session | undefined,
): Promise<{ user: UserRow; token?: string }> {
  const { db, mailer } = services
  if (await findUserByEmail(db, email)) throw emailTaken()
  const account = {
    email,
    passwordHash: await hashPassword(password),
    passwordChangedAt: visit.now,
    provider: 'local',
    isGuest: false,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: visit.now,
    ageConfirmedAt: visit.now,
    updatedAt: visit.now,
    lastSeenAt: visit.now,
    ...(name ? { name } : {}),
  }
  const result = await db
    .transaction(async (tx) => {
      const promoted = session?.isGuest ? await promoteGuest(tx, session.actor.owner, account) : undefined
      const user = promoted ?? (await insertUser(tx, account))
      if (name) await keepName(tx, user.id, name, visit.now)
      await mailVerification(tx, services, { userId: user.id, purpose: 'login', address: email }, visit.now)
      if (!promoted) return { user }
      await endSessionsOf(tx, user.id)
      return { user, token: await startSession(tx, user.id, 'user', visit) }
    })
    .catch((error: unknown) => {
      // Two sign-ups with one address at the same moment: the unique index lets one through.
      throw isTaken(error) ? emailTaken() : error
    })
  mailer.kick()
  return result
}

async function promoteGuest(tx: Tx, id: string, account: Partial<UserRow>): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ ...account, lastLoginAt: account.updatedAt, dataVersion: sql`${users.dataVersion} + 1` })
    .where(and(eq(users.id, id), users.isGuest))
    .returning()
  return row
}

async function insertUser(tx: Tx, account: Partial<UserRow> & { updatedAt: Date; lastSeenAt: Date }): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({ ...account, id: randomUUID(), createdAt: account.updatedAt })
    .returning()
  if (!row) throw new Error('An inserted user was not returned')
  return row
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

function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'users_email_lower'
}
