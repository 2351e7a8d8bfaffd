import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '#server/db/connection.ts'
import { userProfiles } from '#server/db/schema.ts'
import type { Services } from '#server/http/services.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { createLimiter } from './limits.ts'
import type { UserRow } from './queries.ts'

/**
 * Tells an account of what changed about its sign-in, in the transaction of the change: at its login address, or, where a
 * provider told none, at the confirmed one for reminders.
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

/** A notice to an address of the account. No number of other mails keeps one from an address that was confirmed. */
export async function noticeTo(
  tx: Tx,
  services: Services,
  userId: string,
  { email, emailVerifiedAt }: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
  content: MailContent,
  now: Date,
): Promise<void> {
  if (email === null) return
  // An address that nobody confirmed may be a stranger's, who is not to be flooded.
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
