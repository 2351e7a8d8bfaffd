import { and, eq } from 'drizzle-orm'
import { judge } from '#domain/reminders/judge.ts'
import type { SkipReason } from '#domain/reminders/plan.ts'
import { skipReasonTexts } from '#domain/texts/reminder-reasons.ts'
import type { Tx } from '#server/db/connection.ts'
import { reminders } from '#server/db/schema.ts'
import { remindedEvents } from '../events.ts'
import { record, type LedgerEntry } from './ledger.ts'
import type { Due, ReminderRow } from './outcome.ts'
import { remindedUsers, type RemindedUser } from '../users.ts'

/**
 * Decides about these reminders as of this instant, however long ago they were planned. Those that should go out are
 * returned; the others are settled here.
 * @param rows read with their users locked
 */
export async function recheck(tx: Tx, rows: readonly ReminderRow[], now: Date): Promise<Due[]> {
  if (rows.length === 0) return []
  const users = await remindedUsers(tx, [...new Set(rows.map(({ userId }) => userId))], now)
  const events = await remindedEvents(tx, users, { ids: [...new Set(rows.map(({ occasionId }) => occasionId))] })
  const byId = new Map(events.map((event) => [event.id, event]))
  const due: Due[] = []
  const skipped: LedgerEntry[] = []
  for (const row of rows) {
    const event = byId.get(row.occasionId)
    const user = users.get(row.userId)
    const judged = event && user ? judge(row, event, user.preferences, now) : { kind: 'gone' as const }
    if (judged.kind === 'send' && event && user) due.push({ row, send: judged.send, event, user })
    else if (judged.kind === 'skip' && user) skipped.push(...(await skip(tx, row, user, judged.reason, now)))
    else await settle(tx, row, judged)
  }
  await record(tx, skipped)
  return due
}

/** Records why a reminder is not sent. For e-mails also in the ledger. */
async function skip(
  tx: Tx,
  row: ReminderRow,
  user: RemindedUser,
  reason: SkipReason,
  now: Date,
): Promise<LedgerEntry[]> {
  await tx
    .update(reminders)
    .set({ isActive: false, skipReason: reason, lockedUntil: null, lockedBy: null })
    .where(isRow(row))
  if (row.channel !== 'email') return []
  // It was retried until its time was over: that is a failure, with the last reason.
  const wasTried = (reason === 'over' || reason === 'too_late_to_order') && row.lastError !== null
  return [
    {
      userId: row.userId,
      occasionId: row.occasionId,
      occurrenceDate: row.occurrenceDate,
      slot: row.slot,
      status: wasTried ? 'failed' : 'skipped',
      reason: wasTried ? row.lastError : skipReasonTexts[reason],
      address: user.preferences.address,
      messageId: null,
      attempts: row.attempts - 1,
      at: now,
      on: user.today,
    },
  ]
}

async function settle(tx: Tx, row: ReminderRow, judged: ReturnType<typeof judge>): Promise<void> {
  const isThis = isRow(row)
  const released = { lockedUntil: null, lockedBy: null }
  if (judged.kind === 'done')
    await tx
      .update(reminders)
      .set({ isSent: true, ...released })
      .where(isThis)
  else if (judged.kind === 'wait')
    await tx
      .update(reminders)
      .set({
        ...released,
        sendAt: judged.send.sendAt,
        nextAttemptAt: judged.send.sendAt,
        reminderDate: judged.send.reminderDate,
        attempts: 0,
        messageKey: null,
      })
      .where(isThis)
  else await tx.delete(reminders).where(isThis)
}

function isRow({ userId, id }: ReminderRow) {
  return and(eq(reminders.userId, userId), eq(reminders.id, id))
}
