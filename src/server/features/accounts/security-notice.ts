import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '#server/db/connection.ts'
import { userProfiles } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { createLimiter } from './limiter.ts'
import type { UserRow } from './queries.ts'

/**
 * Queues a security e-mail in the transaction of the change: to the login address, or, if a provider shared none, to the
 * confirmed reminder address.
 */
export async function noticeByMail(
  tx: Tx,
  services: Services,
  user: UserRow,
  content: MailContent,
  now: Date,
): Promise<void> {
  const to = user.email === null ? await confirmedForReminders(tx, user.id) : user
  if (to) await noticeTo(tx, services, user.id, to, content, now)
}

/** Queues a security e-mail to one of the account's addresses. Rate limits never hold back one to a confirmed address. */
export async function noticeTo(
  tx: Tx,
  services: Services,
  userId: string,
  { email, emailVerifiedAt }: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
  content: MailContent,
  now: Date,
): Promise<void> {
  if (email === null) return
  // An unconfirmed address may be a stranger's, who must not be flooded.
  if (emailVerifiedAt === null && !(await createLimiter(services).mayMail(tx, email))) return
  await services.mailer.queue(tx, { userId, to: email, ...content }, now)
}

async function confirmedForReminders(tx: Tx, userId: string) {
  const [profile] = await tx
    .select({ email: userProfiles.email, emailVerifiedAt: userProfiles.emailVerifiedAt })
    .from(userProfiles)
    .where(and(eq(userProfiles.userId, userId), isNotNull(userProfiles.emailVerifiedAt)))
  return profile
}
