import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts.ts'
import type { Tx } from '#server/db/connection.ts'
import { emailTokens, userProfiles, users } from '#server/db/schema.ts'
import { isAdministrator } from '#server/http/administrators.ts'
import type { Services } from '#server/http/services.ts'
import { verifyAddressMail } from '#server/mail/templates/verify-address.ts'
import type { Limiter } from './limits.ts'
import { hashMailedToken, newMailedToken } from './mailed-token.ts'

/** Days that a link to confirm an address works: people read mail on Mondays. */
const LINK_DAYS = 3

export interface AddressToVerify {
  userId: string
  /** The address one signs in with, or the one reminders go to. */
  purpose: 'login' | 'reminders'
  address: string
}

/** Mails a link to confirm an address. Only the newest link for a purpose works. False when the address had too many. */
export async function mailVerification(
  tx: Tx,
  { mailer }: Services,
  limiter: Limiter,
  { userId, purpose, address }: AddressToVerify,
  now: Date,
): Promise<boolean> {
  if (!(await limiter.mayMail(tx, address))) return false
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose)))
  const token = newMailedToken()
  await tx.insert(emailTokens).values({
    userId,
    purpose,
    address,
    tokenHash: hashMailedToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_DAYS * 24 * 3600_000),
  })
  const link = mailer.link(`/verify-email?token=${token}`)
  await mailer.queue(tx, { userId, to: address, ...verifyAddressMail({ link, purpose, days: LINK_DAYS }) }, now)
  return true
}

/**
 * Confirms the address a token was mailed to, wherever its user still uses it.
 * @throws {AppError} INVALID when the token is unknown, used or expired
 */
export async function verifyEmail({ db, settings }: Services, token: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [used] = await tx
      .update(emailTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailTokens.tokenHash, hashMailedToken(token)),
          isNull(emailTokens.usedAt),
          gt(emailTokens.expiresAt, now),
        ),
      )
      .returning()
    if (!used || used.purpose === 'unsubscribe') throw new AppError('INVALID', accountTexts.verifyEmail.invalid)
    const { userId, address } = used
    const [user] = await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, userId), sql`lower(${users.email}) = lower(${address})`))
      .returning()
    if (user)
      await tx
        .update(users)
        .set({ isAdmin: isAdministrator(settings, user) })
        .where(eq(users.id, userId))
    const profiles = await tx
      .update(userProfiles)
      .set({ emailVerifiedAt: now })
      .where(and(eq(userProfiles.userId, userId), sql`lower(${userProfiles.email}) = lower(${address})`))
      .returning({ id: userProfiles.id })
    if (!user && profiles.length === 0) throw new AppError('INVALID', accountTexts.verifyEmail.invalid)
  })
}

/**
 * Mails the link again for the addresses that still need confirming.
 * @throws {AppError} RATE_LIMITED when an address had too many mails
 */
export async function resendVerification(
  services: Services,
  limiter: Limiter,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { db, mailer } = services
  const wasSent = await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (!user || user.isGuest) return undefined
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId))
    const toVerify: AddressToVerify[] = []
    if (user.email !== null && user.emailVerifiedAt === null)
      toVerify.push({ userId, purpose: 'login', address: user.email })
    // An address that is both needs one link: it confirms whatever its user uses the address for.
    const other = profile?.email?.toLowerCase() === user.email?.toLowerCase() ? undefined : profile
    if (other && other.email !== null && other.emailVerifiedAt === null)
      toVerify.push({ userId, purpose: 'reminders', address: other.email })
    const sent: boolean[] = []
    for (const address of toVerify) sent.push(await mailVerification(tx, services, limiter, address, now))
    return sent.length === 0 ? undefined : sent.includes(true)
  })
  if (wasSent === false)
    throw new AppError('RATE_LIMITED', 'We have sent several mails to this address. Please try again in an hour.', {
      retryAfterSeconds: 3600,
    })
  mailer.kick()
  return wasSent ?? false
}
