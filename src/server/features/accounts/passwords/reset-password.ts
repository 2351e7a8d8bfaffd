import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#domain/shared/errors.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import type { Tx } from '#server/db/connection.ts'
import {
  identityOwners,
  passkeyOwners,
  passkeys,
  passwordResetTokens,
  recoveryCodes,
  totpSecrets,
  userIdentities,
  userProfiles,
  users,
} from '#server/db/schema.ts'
import { countedUp } from '#server/db/write.ts'
import { isAdministrator } from '#server/identity/administrators.ts'
import type { Services } from '#server/services.ts'
import { ownerOfToken } from '#server/identity/earlier-tokens.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import type { Session } from '#server/identity/session.ts'
import { passwordChangedMail } from '#server/mail/templates/password-changed.ts'
import { resetPasswordMail } from '#server/mail/templates/reset-password.ts'
import { forgetChallengesOf } from '../challenges.ts'
import { hasUnconfirmedAddress } from '../confirm-identity.ts'
import type { Limiter } from '../limiter.ts'
import { hashPassword } from './password-hash.ts'
import { findAccountToEnter, isLocalAccount } from '../queries.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { welcomeOnce } from '../addresses/welcome.ts'

/** A reset link works for one hour. */
const LINK_MS = 3600_000

/** Mails a reset link to a local account's address; the newest link is the only one that works. */
export async function mailResetLink(services: Services, limiter: Limiter, email: string): Promise<void> {
  const { db, mailer, clock } = services
  const now = clock.now()
  await db.transaction(async (tx) => {
    const user = await findAccountToEnter(tx, email)
    if (!user || user.email === null || !isLocalAccount(user)) return
    // Of two concurrent requests, the second invalidates the first one's link. The user's row is locked before the
    // counter's, as in every other change.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    if (!(await limiter.mayMail(tx, user.email))) return
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, user.id))
    const { token } = newOwnerToken(user.id)
    await tx.insert(passwordResetTokens).values({
      userId: user.id,
      token: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MS),
    })
    const link = mailer.link(`/reset-password?token=${token}`)
    await mailer.queue(tx, { userId: user.id, to: user.email, ...resetPasswordMail({ link }) }, now)
  })
  mailer.kick()
}

/**
 * Sets a new password by a mailed token and signs the user out everywhere else. If the address hadn't been confirmed,
 * someone else may have opened the account: any way in that they added is removed, too.
 * @throws {AppError} INVALID when the token is unknown, used or expired
 */
export async function resetPassword(
  services: Services,
  token: string,
  newPassword: string,
  session: Session | undefined,
): Promise<void> {
  const { db, clock, mailer, settings } = services
  const now = clock.now()
  const userId = await ownerOfToken(db, token)
  if (userId === undefined) throw refused()
  const usable = and(
    eq(passwordResetTokens.userId, userId),
    eq(passwordResetTokens.token, hashToken(token)),
    isNull(passwordResetTokens.usedAt),
    gt(passwordResetTokens.expiresAt, now),
  )
  // Looked up before the hash is made, so that guessing tokens costs the server nothing.
  const [known] = await db.select({ token: passwordResetTokens.token }).from(passwordResetTokens).where(usable)
  if (!known) throw refused()
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!before) throw refused()
    // Of several requests with one token, one finds it unused.
    const [used] = await tx
      .update(passwordResetTokens)
      .set({ usedAt: now })
      .where(usable)
      .returning({ token: passwordResetTokens.token })
    if (!used) throw refused()
    await tx
      .delete(passwordResetTokens)
      .where(and(eq(passwordResetTokens.userId, before.id), ne(passwordResetTokens.token, used.token)))
    if (hasUnconfirmedAddress(before)) await forgetStrangersWaysIn(tx, before.id)
    const [user] = await tx
      .update(users)
      .set({
        passwordHash,
        passwordChangedAt: now,
        updatedAt: now,
        ...countedUp,
        // The link was mailed to the login address, so using it confirms that address.
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
      })
      .where(eq(users.id, before.id))
      .returning()
    if (!user || user.email === null) throw refused()
    await tx
      .update(users)
      .set({ isAdmin: isAdministrator(settings, user) })
      .where(eq(users.id, user.id))
    await endSessionsOf(tx, user.id, session?.actor.owner === user.id ? session.sid : undefined)
    await forgetChallengesOf(tx, user.id)
    await welcomeOnce(tx, services, user, now)
    await mailer.queue(tx, { userId: user.id, to: user.email, ...passwordChangedMail(mailer.link('/')) }, now)
  })
  mailer.kick()
}

async function forgetStrangersWaysIn(tx: Tx, userId: string): Promise<void> {
  for (const table of [passkeys, passkeyOwners, totpSecrets, recoveryCodes, userIdentities, identityOwners])
    await tx.delete(table).where(eq(table.userId, userId))
  await tx.update(userProfiles).set({ email: null, emailVerifiedAt: null }).where(eq(userProfiles.userId, userId))
}

function refused(): AppError {
  return new AppError('INVALID', passwordTexts.failedToReset)
}
