import { and, eq } from 'drizzle-orm'
import type { Tx } from '#server/db/connection.ts'
import { areRows } from '#server/db/keys.ts'
import { lockUsers } from '#server/db/lock-users.ts'
import { reminders } from '#server/db/schema.ts'
import { waitMs } from './breaker.ts'
import { countUp, record, type LedgerEntry } from './ledger.ts'
import type { Outcome, ReminderRow } from './outcome.ts'

/** The outcomes of these messages, for every notice in them: all of it or nothing. */
export async function recordOutcomes(tx: Tx, worker: string, outcomes: Outcome[], now: Date): Promise<void> {
  const entries = outcomes.flatMap((outcome) => entriesOf(outcome, now))
  // Users before anything of theirs. Of one alone the count of its writes is the lock.
  const [only] = entries
  if (outcomes.length > 1 || only === undefined)
    await lockUsers(
      tx,
      outcomes.map(({ message }) => message.user.id),
    )
  await record(tx, entries)
  const sent = outcomes.filter(({ kind }) => kind === 'sent')
  // E-mails have changed their users' lists with the ledger.
  const pushed = sent.filter(({ message }) => message.dues[0].row.channel !== 'email')
  if (pushed.length > 0)
    await countUp(
      tx,
      pushed.map(({ message }) => message.user.id),
    )
  // Not only where the claim still holds: what is sent is sent.
  if (sent.length > 0)
    await tx
      .update(reminders)
      .set({ isSent: true, isActive: true, skipReason: null, lockedUntil: null, lockedBy: null, lastError: null })
      .where(areRows(reminders, sent.flatMap(rowsOf)))
  for (const outcome of outcomes) {
    if (outcome.kind === 'sent') continue
    // They're tried again together.
    const tries = Math.max(...outcome.message.dues.map(({ row }) => row.attempts))
    const wait = (outcome.kind === 'later' ? outcome.waitMs : undefined) ?? waitMs(tries)
    await tx
      .update(reminders)
      .set({
        lockedUntil: null,
        lockedBy: null,
        attempts: tries,
        lastError: outcome.error.slice(0, 500),
        isActive: outcome.kind === 'later',
        nextAttemptAt: new Date(now.getTime() + wait),
      })
      .where(and(areRows(reminders, rowsOf(outcome)), eq(reminders.lockedBy, worker)))
  }
}

function rowsOf({ message }: Outcome): ReminderRow[] {
  return message.dues.map(({ row }) => row)
}

function entriesOf(outcome: Outcome, now: Date): LedgerEntry[] {
  if (outcome.kind === 'later') return []
  const { dues, user } = outcome.message
  return dues.flatMap(({ row }) =>
    row.channel === 'email'
      ? [
          {
            userId: row.userId,
            occasionId: row.occasionId,
            occurrenceDate: row.occurrenceDate,
            slot: row.slot,
            status: outcome.kind,
            reason: outcome.kind === 'failed' ? outcome.reason : null,
            address: outcome.address,
            messageId: outcome.kind === 'sent' ? outcome.messageId : null,
            attempts: row.attempts,
            at: now,
            on: user.today,
          },
        ]
      : [],
  )
}
