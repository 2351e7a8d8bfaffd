import type { Tx } from '#server/db/connection.ts'
import type { Services } from '#server/http/services.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { mayMail } from './commands.ts'
import type { UserRow } from './queries.ts'

/** Tells an account's login address of what changed about its sign-in, in the transaction of the change. */
export async function noticeByMail(
  tx: Tx,
  services: Services,
  { id, email, emailVerifiedAt }: UserRow,
  content: MailContent,
  now: Date,
): Promise<void> {
  if (email === null) return
  // An address that nobody confirmed may be a stranger's, who is not to be flooded.
  if (emailVerifiedAt === null && !(await mayMail(tx, services, email))) return
  await services.mailer.queue(tx, { userId: id, to: email, ...content }, now)
}
