import { and, eq } from 'drizzle-orm'
import { isSameAddress } from '#domain/shared/email-address.ts'
import type { Tx } from '#server/db/connection.ts'
import { emailTokens, type userProfiles } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { addressChangedMail } from '#server/mail/templates/address-changed.ts'
import { verifyAddressMail } from '#server/mail/templates/verify-address.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import { createLimiter } from './limiter.ts'
import type { UserRow } from './queries.ts'
import { noticeTo } from './security-notice.ts'

export { hashPassword } from './passwords/password-hash.ts'

/** Days that a link to confirm an address works: long enough for people who read e-mail once a week. */
const LINK_DAYS = 3

export interface AddressToVerify {
  userId: string
  /** The login address, or the reminder address. */
  purpose: 'login' | 'reminders'
  address: string
}

/** Mails a link to confirm an address. Only the newest link for a purpose works. False when the address had too many. */
export async function mailVerification(
  tx: Tx,
  services: Services,
  { userId, purpose, address }: AddressToVerify,
  now: Date,
): Promise<boolean> {
  if (!(await createLimiter(services).mayMail(tx, address))) return false
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose)))
  const { token } = newOwnerToken(userId)
  await tx.insert(emailTokens).values({
    userId,
    purpose,
    address,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_DAYS * 24 * 3600_000),
  })
  const link = services.mailer.link(`/verify-email?token=${token}`)
  await services.mailer.queue(
    tx,
    { userId, to: address, ...verifyAddressMail({ link, purpose, days: LINK_DAYS }) },
    now,
  )
  return true
}

/**
 * Tells the previous reminder address (the profile's confirmed one, or else the login address) that reminders will go
 * elsewhere. Guests get no e-mail.
 * @param email what the profile names from now on; null for the login's
 */
export async function mailAddressChanged(
  tx: Tx,
  services: Services,
  before: { user: UserRow; profile: typeof userProfiles.$inferSelect | null },
  email: string | null,
  now: Date,
): Promise<void> {
  const { user, profile } = before
  const old = profile?.emailVerifiedAt ? profile : user
  const next = email ?? user.email
  if (user.isGuest || isSameAddress(email, profile?.email) || isSameAddress(next, old.email)) return
  await noticeTo(tx, services, user.id, old, addressChangedMail(services.mailer.link('/')), now)
}
