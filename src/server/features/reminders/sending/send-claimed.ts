import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Channel } from '#domain/reminders/plan.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { areRows } from '#server/db/keys.ts'
import { lockFreeUsers } from '#server/db/lock-users.ts'
import { reminders } from '#server/db/schema.ts'
import { bucketOf, LOOK_FURTHER, ofOwnBuckets } from '#server/jobs/buckets.ts'
import type { Services } from '#server/services.ts'
import type { Breaker } from './breaker.ts'
import { LONGEST_WAIT_MS, waiting } from './due.ts'
import { isOneOf } from '../history.ts'
import { inBatches, inParallel } from './in-parallel.ts'
import { inMessages, type KeyOf } from './message.ts'
import type { Message, Outcome } from './outcome.ts'
import { recheck } from './recheck.ts'
import { recordOutcomes } from './record-outcomes.ts'

/** How long other processes leave a claimed reminder alone; longer than one e-mail can take. */
const LEASE_MS = 90_000
/** The longest a mail server or a push service may take in all: to connect, to greet, to answer (mail/smtp.ts). */
const SLOWEST_MS = 45_000
/** Due notices whose users are claimed at a time, with everything else that is due for them on the channel. */
const BATCH = 100
const PROBE = 2
/** How long an outcome waits for others to be recorded with it: at 200 a second, some six are. */
const GATHER_MS = 30

/** How a channel hands over what was claimed. */
export interface Delivery {
  channel: Channel
  keyOf: KeyOf
  /**
   * Reads what these messages need, together. The result hands over one of them, outside any transaction, and never throws
   * because of the other side.
   */
  prepare: (messages: readonly Message[]) => Promise<(message: Message) => Promise<Outcome>>
  /** So many are under way, or not recorded yet, at a time: what a killed process leaves in doubt. */
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
  const { atOnce, breaker } = delivery
  const worker = randomUUID()
  const record = inBatches<Outcome>(GATHER_MS, (outcomes) =>
    persist(() => db.transaction((tx) => recordOutcomes(tx, worker, outcomes, clock.now()))),
  )
  const mayGoOn = () => !stopping?.aborted && !breaker?.isOpen(clock.now())
  await inParallel(claimedMessages(services, worker, delivery, mayGoOn), atOnce, async ({ message, deliver }) => {
    const outcome = await deliver(message)
    breaker?.record(outcome.kind === 'later' && outcome.isDown === true, clock.now())
    await record(outcome)
  })
}

/** Claims some users' messages whenever the last ones have been taken. What isn't taken is released. */
async function* claimedMessages(
  { db, clock }: Services,
  worker: string,
  { channel, keyOf, prepare, breaker }: Delivery,
  mayGoOn: () => boolean,
) {
  while (mayGoOn()) {
    const start = clock.now()
    const size = breaker?.isProbing() ? PROBE : BATCH
    const { messages, isLast } = await db.transaction((tx) => claim(tx, worker, { channel, keyOf, size }, start))
    const left = [...messages]
    try {
      const deliver = await prepare(messages)
      const isSlow = () => clock.now().getTime() - start.getTime() > LEASE_MS - SLOWEST_MS
      while (mayGoOn() && !isSlow()) {
        const message = left.shift()
        if (!message) break
        yield { message, deliver }
      }
    } finally {
      if (left.length > 0) await release(db, worker, left)
    }
    if (isLast) return
  }
}

/**
 * Everything that is due for some users, so that one process has all that goes into a message: their rows are locked, and
 * users whom another process is claiming for are left to it, bucket by bucket. What shouldn't go out by now is settled here.
 */
async function claim(
  tx: Tx,
  worker: string,
  { channel, keyOf, size }: { channel: Channel; keyOf: KeyOf; size: number },
  now: Date,
): Promise<{ messages: Message[]; isLast: boolean }> {
  const limit = size * LOOK_FURTHER
  const found = await tx
    .select({ userId: reminders.userId, bucket: bucketOf(reminders.userId) })
    .from(reminders)
    .where(isFree(channel, now))
    .orderBy(reminders.sendAt)
    .limit(limit)
  if (found.length === 0) return { messages: [], isLast: true }
  const taken = await ofOwnBuckets(tx, `send by ${channel}`, found, size)
  const owners = await lockFreeUsers(
    tx,
    taken.map(({ userId }) => userId),
  )
  // Others are at it. What they leave is found by the next run.
  if (owners.length === 0) return { messages: [], isLast: true }
  const rows = await tx
    .update(reminders)
    .set({
      lockedUntil: new Date(now.getTime() + LEASE_MS),
      lockedBy: worker,
      attempts: sql`${reminders.attempts} + 1`,
    })
    .where(and(isOneOf(reminders.userId, owners), isFree(channel, now)))
    .returning()
  return {
    messages: await inMessages(tx, await recheck(tx, rows, now), keyOf),
    isLast: found.length < limit && taken.length === found.length,
  }
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
async function release(db: Db, worker: string, messages: readonly Message[]): Promise<void> {
  const rows = messages.flatMap(({ dues }) => dues.map(({ row }) => row))
  await db
    .update(reminders)
    .set({ lockedUntil: null, lockedBy: null, attempts: sql`${reminders.attempts} - 1` })
    .where(and(areRows(reminders, rows), eq(reminders.lockedBy, worker), eq(reminders.isSent, false)))
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
