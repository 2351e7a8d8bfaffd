import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Channel } from '#domain/reminders/plan.ts'
import type { Db } from '#server/db/connection.ts'
import { reminders } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { mailSender } from './by-email.ts'
import { pushReminders } from './by-push.ts'
import { isAmong } from './events.ts'
import { lookAgain } from './look-again.ts'
import { note } from './note.ts'
import type { Outcome } from './outcome.ts'

/** How long other processes leave a claimed reminder alone; longer than one e-mail can take. */
const LEASE_MS = 90_000
/** The longest a mail server may take in all: to connect, to greet, to answer (mail/smtp.ts). */
const SLOWEST_MAIL_MS = 45_000
/** The wait between two tries is an hour at most; the rest allows for clocks that differ. */
const LONGEST_WAIT_MS = 2 * 3600_000
/** Claimed and rechecked at a time. */
const BATCH = 50
const CHUNK = 10
const PROBE = 2

const breakers = new WeakMap<Services['mailer'], Breaker>()

/**
 * Sends everything that is due, whichever process planned it. Returns when nothing more is due, or soon after `stopping`
 * was aborted: claimed rows are released for other processes or the next start. No crash loses a reminder; an e-mail
 * whose process ends between sending and recording it is sent once more, with the same Message-ID.
 */
export async function sendReminders(services: Services, stopping?: AbortSignal): Promise<void> {
  const breaker = breakers.get(services.mailer) ?? createBreaker()
  breakers.set(services.mailer, breaker)
  await sendChannel(services, 'bell', stopping)
  await sendChannel(services, 'push', stopping)
  await sendChannel(services, 'email', stopping, breaker)
}

async function sendChannel(
  services: Services,
  channel: Channel,
  stopping: AbortSignal | undefined,
  breaker?: Breaker,
): Promise<void> {
  const { db, clock } = services
  const worker = randomUUID()
  const mayGoOn = () => !stopping?.aborted && !breaker?.isOpen(clock.now())
  while (mayGoOn()) {
    const size = breaker?.isProbing() ? PROBE : BATCH
    const claimed = await claim(db, worker, channel, size, clock.now())
    let sent = 0
    for (; sent < claimed.length && mayGoOn(); sent += CHUNK)
      await sendChunk(services, worker, channel, claimed.slice(sent, sent + CHUNK), breaker)
    if (sent < claimed.length) await giveBack(db, worker, claimed.slice(sent))
    if (claimed.length < size) return
  }
}

async function claim(db: Db, worker: string, channel: Channel, limit: number, now: Date): Promise<number[]> {
  const due = db
    .select({ id: reminders.id })
    .from(reminders)
    .where(
      and(
        sql`not ${reminders.isSent} and ${reminders.isActive}`,
        lte(reminders.sendAt, now),
        // A wait longer than any we set was set by a clock that was ahead.
        or(lte(reminders.nextAttemptAt, now), gt(reminders.nextAttemptAt, new Date(now.getTime() + LONGEST_WAIT_MS))),
        eq(reminders.channel, channel),
        or(
          isNull(reminders.lockedUntil),
          lt(reminders.lockedUntil, now),
          gt(reminders.lockedUntil, new Date(now.getTime() + LONGEST_WAIT_MS)),
        ),
      ),
    )
    .orderBy(reminders.sendAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(reminders)
    .set({
      lockedUntil: leaseEnd(now),
      lockedBy: worker,
      attempts: sql`${reminders.attempts} + 1`,
    })
    .where(inArray(reminders.id, due))
    .returning({ id: reminders.id })
  return rows.map(({ id }) => id)
}

/** Claimed but not tried, because the mail server went down or this process is stopping. */
async function giveBack(db: Db, worker: string, ids: number[]): Promise<void> {
  await db
    .update(reminders)
    .set({ lockedUntil: null, lockedBy: null, attempts: sql`${reminders.attempts} - 1` })
    .where(and(isAmong(reminders.id, ids), eq(reminders.lockedBy, worker), eq(reminders.isSent, false)))
}

async function sendChunk(
  services: Services,
  worker: string,
  channel: Channel,
  ids: number[],
  breaker: Breaker | undefined,
): Promise<void> {
  const { db, clock } = services
  const start = clock.now()
  const due = await db.transaction((tx) => lookAgain(tx, worker, ids, leaseEnd(start), start))
  if (due.length === 0) return
  const noteThem = async (outcomes: Outcome[]) => {
    const now = clock.now()
    for (const outcome of outcomes) breaker?.note(outcome.kind === 'later' && outcome.isDown === true, now)
    await persist((isAgain) => db.transaction((tx) => note(tx, worker, outcomes, now, isAgain)))
  }
  // The browser shows it by itself; this only records that it was due.
  if (channel === 'bell')
    return noteThem(due.map((one) => ({ kind: 'sent', due: one, address: null, messageId: null })))
  if (channel === 'push') return noteThem(await pushReminders(services, due))
  // One after another, each recorded before the next: a killed process leaves at most one e-mail in doubt, the one extra
  // copy that a crash can cost.
  const send = await mailSender(services)
  for (const [index, one] of due.entries()) {
    const isSlow = clock.now().getTime() - start.getTime() > LEASE_MS - SLOWEST_MAIL_MS
    if (isSlow || breaker?.isOpen(clock.now())) {
      const rest = due.slice(index).map(({ row }) => row.id)
      return giveBack(db, worker, rest)
    }
    await noteThem([await send(one)])
  }
}

/** An e-mail on its way must be recorded: a restarting database is back within seconds. */
async function persist(write: (isAgain: boolean) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write(tries > 1)
      return
    } catch (error) {
      if (tries === 4) throw error
      await new Promise((resolve) => setTimeout(resolve, tries * 500))
    }
  }
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}
