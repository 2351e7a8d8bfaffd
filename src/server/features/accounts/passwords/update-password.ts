import { and, eq } from 'drizzle-orm'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import { passwordResetTokens, sessions, users } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { passwordChangedMail } from '#server/mail/templates/password-changed.ts'
import { forgetChallengesOf } from '../challenges.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'
import { findUser, isLocalAccount } from '../queries.ts'
import { noticeByMail } from '../security-notice.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

/**
 * Changes the password of a signed-in local account; its other sessions and any reset link end.
 * @throws {AppError} FORBIDDEN for guests and social accounts, INVALID when the current password is wrong
 */
export async function updatePassword(
  services: Services,
  session: Session,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, clock, mailer } = services
  const user = await findUser(db, session.actor.owner)
  if (!user || !isLocalAccount(user) || user.passwordHash === null)
    throw new AppError('FORBIDDEN', passwordTexts.localAccountsOnly)
  const { passwordHash: oldHash } = user
  if (!(await isPasswordOf(oldHash, passwords.currentPassword)))
    throw invalidField('currentPassword', passwordTexts.currentWrong)
  const passwordHash = await hashPassword(passwords.newPassword)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: now, updatedAt: now })
      // Not when a reset came in between: that password is the newer one.
      .where(and(eq(users.id, user.id), eq(users.passwordHash, oldHash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw invalidField('currentPassword', passwordTexts.currentWrong)
    await endSessionsOf(tx, user.id, session.sid)
    await tx
      .update(sessions)
      .set({ authenticatedAt: now })
      .where(and(eq(sessions.userId, user.id), eq(sessions.sid, session.sid)))
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, user.id))
    await forgetChallengesOf(tx, user.id)
    await noticeByMail(tx, services, user, passwordChangedMail(mailer.link('/')), now)
  })
  mailer.kick()
}
