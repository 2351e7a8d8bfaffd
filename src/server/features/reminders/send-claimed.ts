import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Channel } from '#domain/reminders/plan.ts'
import type { Db } from '#server/db/connection.ts'
import { reminders } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { Breaker } from './breaker.ts'
import { LONGEST_WAIT_MS, waiting } from './due.ts'
import { isAmong } from './events.ts'
import type { Due, Outcome } from './outcome.ts'
import { recheck } from './recheck.ts'
import { recordOutcomes } from './record-outcomes.ts'

/** How long other processes leave a claimed reminder alone; longer than one e-mail can take. */
const LEASE_MS = 90_000
/** The longest a mail server or a push service may take in all: to connect, to greet, to answer (mail/smtp.ts). */
const SLOWEST_MS = 45_000
/** Claimed and rechecked at a time. */
const BATCH = 50
const CHUNK = 10
const PROBE = 2

/** How a channel hands over what was claimed. */
export interface Delivery {
  channel: Channel
  /** Outside any transaction; never throws because of the other side. */
  deliver: (dues: Due[]) => Promise<Outcome[]>
  /** So many are handed over before their outcomes are recorded: what a killed process leaves in doubt. */
  atOnce: number
  /** Waits while the other side is down. */
  breaker?: Breaker
}

/**
 * Sends everything that is due on a channel, claimed with a lease so that several processes share the work. When it's
 * told to stop, claimed rows are released for other processes or the next start. No crash loses a reminder; one whose
 * process ends between sending and recording it is sent once more.
 */
export async function sendClaimed(services: Services, delivery: Delivery, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = services
  const { channel, breaker } = delivery
  const worker = randomUUID()
  const mayGoOn = () => !stopping?.aborted && !breaker?.isOpen(clock.now())
  while (mayGoOn()) {
    const size = breaker?.isProbing() ? PROBE : BATCH
    const claimed = await claim(db, worker, channel, size, clock.now())
    let sent = 0
    for (; sent < claimed.length && mayGoOn(); sent += CHUNK)
      await sendChunk(services, worker, delivery, claimed.slice(sent, sent + CHUNK))
    if (sent < claimed.length) await release(db, worker, claimed.slice(sent))
    if (claimed.length < size) return
  }
}

async function claim(db: Db, worker: string, channel: Channel, limit: number, now: Date): Promise<number[]> {
  const due = db
    .select({ id: reminders.id })
    .from(reminders)
    .where(
      and(
        waiting(channel, now),
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

/** Claimed but not tried, because the other side went down or this process is stopping. */
async function release(db: Db, worker: string, ids: number[]): Promise<void> {
  await db
    .update(reminders)
    .set({ lockedUntil: null, lockedBy: null, attempts: sql`${reminders.attempts} - 1` })
    .where(claimedBy(worker, ids))
}

function claimedBy(worker: string, ids: number[]) {
  return and(isAmong(reminders.id, ids), eq(reminders.lockedBy, worker), eq(reminders.isSent, false))
}

async function sendChunk(
  services: Services,
  worker: string,
  { deliver, atOnce, breaker }: Delivery,
  ids: number[],
): Promise<void> {
  const { db, clock } = services
  const start = clock.now()
  const due = await db.transaction((tx) => recheck(tx, claimedBy(worker, ids), start, leaseEnd(start)))
  for (let next = 0; next < due.length; next += atOnce) {
    const isSlow = clock.now().getTime() - start.getTime() > LEASE_MS - SLOWEST_MS
    if (isSlow || breaker?.isOpen(clock.now())) {
      const rest = due.slice(next).map(({ row }) => row.id)
      return release(db, worker, rest)
    }
    const outcomes = await deliver(due.slice(next, next + atOnce))
    const now = clock.now()
    for (const outcome of outcomes) breaker?.record(outcome.kind === 'later' && outcome.isDown === true, now)
    await persist((isRetry) => db.transaction((tx) => recordOutcomes(tx, worker, outcomes, now, isRetry)))
  }
}

/** What is on its way must be recorded: a restarting database is back within seconds. */
async function persist(write: (isRetry: boolean) => Promise<void>): Promise<void> {
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
