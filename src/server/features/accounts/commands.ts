import { and, eq } from 'drizzle-orm'
import type { Tx } from '#server/db/connection.ts'
import { emailTokens } from '#server/db/schema.ts'
import type { Services } from '#server/http/services.ts'
import { verifyAddressMail } from '#server/mail/templates/verify-address.ts'
import { createLimiter } from './limits.ts'
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
  services: Services,
  { userId, purpose, address }: AddressToVerify,
  now: Date,
): Promise<boolean> {
  if (!(await mayMail(tx, services, address))) return false
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
  const link = services.mailer.link(`/verify-email?token=${token}`)
  await services.mailer.queue(
    tx,
    { userId, to: address, ...verifyAddressMail({ link, purpose, days: LINK_DAYS }) },
    now,
  )
  return true
}

/** Whether one more mail that a stranger may have asked for can go to this address within the hour. Counts it. */
export function mayMail(tx: Tx, services: Services, address: string): Promise<boolean> {
  return createLimiter(services).mayMail(tx, address)
}
