import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connection.ts'
import { mailQueue } from '#server/db/schema.ts'
import { mailFailureOf } from './mail-failure.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

/** How long a process may take over the e-mails it has claimed before another takes them, in ms. */
const LEASE_MS = 5 * 60_000
const BATCH = 5
const LONGEST_WAIT_MS = 12 * 3600_000
/** By how much the clocks of several processes may differ. */
const SKEW_MS = 3600_000
/** With the waits below, the last try is a little over two days after the first. */
export const MAX_ATTEMPTS = 12

type QueuedMail = typeof mailQueue.$inferSelect

/**
 * Sends every e-mail that is due, whichever process queued it. No crash loses one; if the server stops between sending
 * and recording it, it's sent a second time with the same Message-ID.
 */
export async function deliverDue(db: Db, clock: Clock, transport: MailTransport): Promise<void> {
  const worker = randomUUID()
  for (;;) {
    const claimed = await claim(db, worker, clock.now())
    for (const mail of claimed) await deliver(db, worker, mail, clock, transport)
    if (claimed.length < BATCH) return
  }
}

async function claim(db: Db, worker: string, now: Date): Promise<QueuedMail[]> {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(
      and(
        isNull(mailQueue.sentAt),
        // Longer than any wait or lease: set by a clock that was ahead.
        or(lte(mailQueue.sendAt, now), gt(mailQueue.sendAt, new Date(now.getTime() + LONGEST_WAIT_MS + SKEW_MS))),
        lt(mailQueue.attempts, MAX_ATTEMPTS),
        or(
          isNull(mailQueue.lockedUntil),
          lt(mailQueue.lockedUntil, now),
          gt(mailQueue.lockedUntil, new Date(now.getTime() + LEASE_MS + SKEW_MS)),
        ),
      ),
    )
    .orderBy(mailQueue.sendAt)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db
    .update(mailQueue)
    .set({
      lockedUntil: new Date(now.getTime() + LEASE_MS),
      lockedBy: worker,
      attempts: sql`${mailQueue.attempts} + 1`,
    })
    .where(inArray(mailQueue.id, due))
    .returning()
}

async function deliver(db: Db, worker: string, mail: QueuedMail, clock: Clock, transport: MailTransport) {
  const stillMine = and(eq(mailQueue.id, mail.id), eq(mailQueue.lockedBy, worker))
  const content = mail.props as Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'oneClickUnsubscribe'>
  try {
    await transport.send({ ...content, to: mail.address, messageId: mail.messageId, date: mail.createdAt })
  } catch (error) {
    const isLast = mail.attempts >= MAX_ATTEMPTS || mailFailureOf(error).kind === 'refused'
    await db
      .update(mailQueue)
      .set({
        sendAt: new Date(clock.now().getTime() + waitMs(mail.attempts)),
        lockedUntil: null,
        lockedBy: null,
        lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
        ...(isLast ? { attempts: MAX_ATTEMPTS, props: {} } : {}),
      })
      .where(stillMine)
    return
  }
  // The content is deleted: the database keeps no links with live tokens once they've been sent.
  await db
    .update(mailQueue)
    .set({ sentAt: clock.now(), lockedUntil: null, props: {}, lastError: null })
    .where(stillMine)
}

/** 30 s, 1 min, 2 min … at most 12 h. */
function waitMs(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), LONGEST_WAIT_MS)
}
