import type { MailHealth } from '#domain/admin/schema.ts'
import type { Db } from '#server/db/connection.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queuedMails } from './queries.ts'

/** Checks the mail server and counts the e-mails that wait for it. Reminders are counted separately (reminder-health). */
export async function mailHealth(db: Db, mailer: Mailer): Promise<MailHealth> {
  const problem = await mailer.problem()
  return {
    server: mailer.outbox ? 'outbox' : problem === null ? 'reached' : 'unreached',
    problem,
    ...(await queuedMails(db)),
  }
}
