import { eq } from 'drizzle-orm'
import type { Tx } from '#server/db/connection.ts'
import { users } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { feedbackReplyMail } from '#server/mail/templates/feedback-reply.ts'
import type { FeedbackRow } from './queries.ts'

/**
 * Queues the e-mail with a reply in the transaction that saves the reply, if the sender asked for one: to the login
 * address of today, never to an unconfirmed one. Says whether it was queued.
 */
export async function mailReply(
  tx: Tx,
  mailer: Mailer,
  {
    userId,
    subject,
    reply,
    replyByEmail,
  }: Pick<FeedbackRow, 'userId' | 'subject' | 'replyByEmail'> & { reply: string },
  now: Date,
): Promise<boolean> {
  if (!replyByEmail) return false
  const [sender] = await tx
    .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (!sender || sender.email === null || sender.emailVerifiedAt === null) return false
  const content = feedbackReplyMail({ subject, reply, link: mailer.link('/feedback') })
  await mailer.queue(tx, { userId, to: sender.email, ...content }, now)
  return true
}
