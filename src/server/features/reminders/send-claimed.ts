import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Channel } from '#domain/reminders/plan.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { reminders, users } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { Breaker } from './breaker.ts'
import { LONGEST_WAIT_MS, waiting } from './due.ts'
import { isAmong } from './history.ts'
import { inMessages, type KeyOf } from './message.ts'
import type { Message, Outcome } from './outcome.ts'
import { recheck } from './recheck.ts'
import { recordOutcomes } from './record-outcomes.ts'

/** How long other processes leave a claimed reminder alone; longer than one e-mail can take. */
const LEASE_MS = 90_000
/** The longest a mail server or a push service may take in all: to connect, to greet, to answer (mail/smtp.ts). */
const SLOWEST_MS = 45_000
/** Due notices whose users are claimed at a time, with everything else that is due for them on the channel. */
const BATCH = 50
const PROBE = 2
/** Users rechecked at a time. */
const CHUNK = 10

/** How a channel hands over what was claimed. */
export interface Delivery {
  channel: Channel
  keyOf: KeyOf
  /** Outside any transaction; never throws because of the other side. */
  deliver: (messages: Message[]) => Promise<Outcome[]>
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
    const { claimed, isLast } = await db.transaction((tx) => claim(tx, worker, channel, size, clock.now()))
    let sent = 0
    for (; sent < claimed.length && mayGoOn(); sent += CHUNK)
      await sendChunk(services, worker, delivery, claimed.slice(sent, sent + CHUNK).flat())
    if (sent < claimed.length) await release(db, worker, claimed.slice(sent).flat())
    if (isLast) return
  }
}

/**
 * Everything that is due for some users, so that one process has all that goes into a message: their rows are locked, and
 * users whom another process is claiming for are left to it.
 * @returns the rows of each user
 */
async function claim(
  tx: Tx,
  worker: string,
  channel: Channel,
  limit: number,
  now: Date,
): Promise<{ claimed: number[][]; isLast: boolean }> {
  const due = await tx
    .select({ userId: reminders.userId })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(isFree(channel, now))
    .orderBy(reminders.sendAt)
    .limit(limit)
    .for('no key update', { of: users, skipLocked: true })
  if (due.length === 0) return { claimed: [], isLast: true }
  const owners = [...new Set(due.map(({ userId }) => userId))]
  const rows = await tx
    .update(reminders)
    .set({
      lockedUntil: leaseEnd(now),
      lockedBy: worker,
      attempts: sql`${reminders.attempts} + 1`,
    })
    .where(and(inArray(reminders.userId, owners), isFree(channel, now)))
    .returning({ id: reminders.id, userId: reminders.userId })
  const byUser = groupBy(rows, ({ userId }) => userId)
  return { claimed: [...byUser.values()].map((own) => own.map(({ id }) => id)), isLast: due.length < limit }
}

/** Due, and no other process is sending it. */
function isFree(channel: Channel, now: Date): SQL | undefined {
  return and(
    waiting(channel, now),
    or(
      isNull(reminders.lockedUntil),
      lt(reminders.lockedUntil, now),
      gt(reminders.lockedUntil, new Date(now.getTime() + LONGEST_WAIT_MS)),
    ),
  )
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
  { keyOf, deliver, atOnce, breaker }: Delivery,
  ids: number[],
): Promise<void> {
  const { db, clock } = services
  const start = clock.now()
  const messages = await db.transaction(async (tx) =>
    inMessages(tx, await recheck(tx, claimedBy(worker, ids), start, leaseEnd(start)), keyOf),
  )
  for (let next = 0; next < messages.length; next += atOnce) {
    const isSlow = clock.now().getTime() - start.getTime() > LEASE_MS - SLOWEST_MS
    if (isSlow || breaker?.isOpen(clock.now())) {
      const rest = messages.slice(next).flatMap(({ dues }) => dues.map(({ row }) => row.id))
      return release(db, worker, rest)
    }
    const outcomes = await deliver(messages.slice(next, next + atOnce))
    const now = clock.now()
    for (const outcome of outcomes) breaker?.record(outcome.kind === 'later' && outcome.isDown === true, now)
    await persist(() => db.transaction((tx) => recordOutcomes(tx, worker, outcomes, now)))
  }
}

/** What is on its way must be recorded: a restarting database is back within seconds. */
async function persist(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write()
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
