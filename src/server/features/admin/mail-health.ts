import { gte, isNull, lt, sql } from 'drizzle-orm'
import type { MailHealth } from '#domain/admin/schema.ts'
import type { Db } from '#server/db/connection.ts'
import { mailQueue } from '#server/db/schema.ts'
import { MAX_ATTEMPTS } from '#server/mail/delivery.ts'
import type { Mailer } from '#server/mail/mailer.ts'

/** Checks the mail server and counts the e-mails that wait for it. Reminders are counted separately (reminder-health). */
export async function mailHealth(db: Db, mailer: Mailer): Promise<MailHealth> {
  const problem = await mailer.problem()
  return {
    server: mailer.outbox ? 'outbox' : problem === null ? 'reached' : 'unreached',
    problem,
    ...(await queuedMails(db)),
  }
}

/** E-mails that the server hasn't accepted yet, and those it never will. */
export async function queuedMails(db: Db): Promise<Pick<MailHealth, 'waiting' | 'oldest' | 'givenUp'>> {
  const [queue] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${lt(mailQueue.attempts, MAX_ATTEMPTS)}))::int`,
      oldest: sql<string | null>`min(${mailQueue.createdAt}) filter (where ${lt(mailQueue.attempts, MAX_ATTEMPTS)})`,
      givenUp: sql<number>`(count(*) filter (where ${gte(mailQueue.attempts, MAX_ATTEMPTS)}))::int`,
    })
    .from(mailQueue)
    .where(isNull(mailQueue.sentAt))
  return {
    waiting: queue?.waiting ?? 0,
    oldest: queue?.oldest ? new Date(queue.oldest).toISOString() : null,
    givenUp: queue?.givenUp ?? 0,
  }
}
