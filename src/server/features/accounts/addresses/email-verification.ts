import { and, eq, gt, isNull } from 'drizzle-orm'
import { isSameAddress } from '#domain/shared/email-address.ts'
import { AppError } from '#domain/shared/errors.ts'
import { verifyEmailTexts } from '#domain/texts/verify-email.ts'
import { emailTokens, userProfiles, users } from '#server/db/schema.ts'
import { countedUp } from '#server/db/write.ts'
import { isAdministrator } from '#server/identity/administrators.ts'
import type { Services } from '#server/services.ts'
import { ownerOfToken } from '#server/identity/earlier-tokens.ts'
import { hashToken } from '#server/identity/owner-token.ts'
import type { Session } from '#server/identity/session.ts'
import { mailVerification, type AddressToVerify } from '../commands.ts'
import { hasUnconfirmedAddress } from '../confirm-identity.ts'
import { welcomeOnce } from './welcome.ts'

/**
 * Confirms the address a token was mailed to, wherever its user still uses it. For a login address the link alone isn't
 * enough: anyone may have opened the account, and the address's owner would be confirming it for them.
 * @throws {AppError} INVALID when the token is unknown, used or expired, FORBIDDEN when it would confirm the login
 * address of anyone but the signed-in user
 */
export async function verifyEmail(
  services: Services,
  token: string,
  session: Session | undefined,
  now: Date,
): Promise<void> {
  const { db, settings, mailer } = services
  const userId = await ownerOfToken(db, token)
  if (userId === undefined) throw invalid()
  const usable = and(
    eq(emailTokens.userId, userId),
    eq(emailTokens.tokenHash, hashToken(token)),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, now),
  )
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ userId: emailTokens.userId }).from(emailTokens).where(usable)
    if (!known) throw invalid()
    // The user's row is locked before the token's, as every change of theirs does it.
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    const [used] = await tx.update(emailTokens).set({ usedAt: now }).where(usable).returning()
    if (!before || !used) throw invalid()
    const { address } = used
    const isLogin = isSameAddress(before.email, address)
    if (isLogin && hasUnconfirmedAddress(before) && session?.actor.owner !== userId)
      throw new AppError('FORBIDDEN', verifyEmailTexts.signInFirst)
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId))
    const isForReminders = isSameAddress(profile?.email, address)
    if (!isLogin && !isForReminders) throw invalid()
    const user = isLogin ? { ...before, emailVerifiedAt: before.emailVerifiedAt ?? now } : before
    // Counted as a write: the reminders that waited for this address are planned again.
    await tx
      .update(users)
      .set({
        ...countedUp,
        emailVerifiedAt: user.emailVerifiedAt,
        isAdmin: isAdministrator(settings, user),
      })
      .where(eq(users.id, userId))
    if (isForReminders)
      await tx
        .update(userProfiles)
        .set({ emailVerifiedAt: profile?.emailVerifiedAt ?? now })
        .where(eq(userProfiles.userId, userId))
    if (isLogin) await welcomeOnce(tx, services, user, now)
  })
  mailer.kick()
}

/**
 * Mails the link again for the addresses that still need confirming.
 * @throws {AppError} RATE_LIMITED when an address had too many mails
 */
export async function resendVerification(services: Services, userId: string, now: Date): Promise<boolean> {
  const { db, mailer } = services
  const wasSent = await db.transaction(async (tx) => {
    // Locked before the counter and the token, as every change of theirs does it.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user || user.isGuest) return undefined
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId))
    const toVerify: AddressToVerify[] = []
    if (user.email !== null && user.emailVerifiedAt === null)
      toVerify.push({ userId, purpose: 'login', address: user.email })
    // An address that is both needs one link: it confirms whatever its user uses the address for.
    const other = isSameAddress(profile?.email, user.email) ? undefined : profile
    if (other && other.email !== null && other.emailVerifiedAt === null)
      toVerify.push({ userId, purpose: 'reminders', address: other.email })
    const sent: boolean[] = []
    for (const address of toVerify) sent.push(await mailVerification(tx, services, address, now))
    return sent.length === 0 ? undefined : sent.includes(true)
  })
  if (wasSent === false)
    throw new AppError('RATE_LIMITED', verifyEmailTexts.sentOften, {
      retryAfterSeconds: 3600,
    })
  mailer.kick()
  return wasSent ?? false
}

function invalid(): AppError {
  return new AppError('INVALID', verifyEmailTexts.invalid)
}
