import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/connection.ts'
import { areRows } from '#server/db/keys.ts'
import { lockUsers } from '#server/db/lock-users.ts'
import { reminders } from '#server/db/schema.ts'
import { waiting } from './due.ts'
import { countUp } from './ledger.ts'
import { recheck } from './recheck.ts'
import type { Sender } from './sender.ts'

/** Recorded in one transaction. */
const BATCH = 200

/**
 * The page shows the bell by itself, so nothing leaves here: it's only recorded that the notice was due. One transaction
 * with the users locked does that, without a claim or a lease; a second process finds nothing left to record.
 */
export const recordInBell: Sender = async ({ db, clock }, stopping) => {
  while (!stopping?.aborted) {
    const now = clock.now()
    const found = await dueInBell(db, now)
    if (found.length > 0) await db.transaction((tx) => recordDue(tx, found, now))
    if (found.length < BATCH) return
  }
}

function dueInBell(db: Db, now: Date): Promise<Found[]> {
  return db
    .select({ id: reminders.id, userId: reminders.userId })
    .from(reminders)
    .where(waiting('bell', now))
    .orderBy(reminders.sendAt)
    .limit(BATCH)
}

interface Found {
  id: number
  userId: string
}

async function recordDue(tx: Tx, found: readonly Found[], now: Date): Promise<void> {
  await lockUsers(
    tx,
    found.map(({ userId }) => userId),
  )
  const rows = await tx
    .select()
    .from(reminders)
    .where(and(areRows(reminders, found), eq(reminders.isSent, false)))
  const due = await recheck(tx, rows, now)
  if (due.length === 0) return
  const shown = due.map(({ row }) => row)
  // Lists of events say when the next notice is due.
  await countUp(
    tx,
    due.map(({ row }) => row.userId),
  )
  await tx
    .update(reminders)
    .set({ isSent: true, isActive: true, skipReason: null, lastError: null })
    .where(areRows(reminders, shown))
}
