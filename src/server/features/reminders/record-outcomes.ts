import { and, eq } from 'drizzle-orm'
import type { Tx } from '#server/db/connection.ts'
import { reminders } from '#server/db/schema.ts'
import { waitMs } from './breaker.ts'
import { isAmong } from './events.ts'
import { lockUsers, record, releaseMessageIds, type LedgerEntry } from './ledger.ts'
import type { Outcome } from './outcome.ts'

/** @param isRetry an earlier attempt to write them failed */
export async function recordOutcomes(
  tx: Tx,
  worker: string,
  outcomes: Outcome[],
  now: Date,
  isRetry: boolean,
): Promise<void> {
  const entries = outcomes.flatMap((outcome) => entryOf(outcome, now))
  if (isRetry)
    await releaseMessageIds(
      tx,
      entries.map(({ messageId }) => messageId),
    )
  // Users before anything of theirs. Of one alone the count of its writes is the lock.
  const [only] = entries
  if (outcomes.length > 1 || only === undefined)
    await lockUsers(
      tx,
      outcomes.map(({ due }) => due.row.userId),
    )
  await record(tx, entries)
  const sent = outcomes.filter(({ kind }) => kind === 'sent')
  // Not only where the claim still holds: what is sent is sent.
  if (sent.length > 0)
    await tx
      .update(reminders)
      .set({ isSent: true, isActive: true, skipReason: null, lockedUntil: null, lockedBy: null, lastError: null })
      .where(
        isAmong(
          reminders.id,
          sent.map(({ due }) => due.row.id),
        ),
      )
  for (const outcome of outcomes) {
    if (outcome.kind === 'sent') continue
    const { row } = outcome.due
    const wait = (outcome.kind === 'later' ? outcome.waitMs : undefined) ?? waitMs(row.attempts)
    await tx
      .update(reminders)
      .set({
        lockedUntil: null,
        lockedBy: null,
        lastError: outcome.error.slice(0, 500),
        isActive: outcome.kind === 'later',
        nextAttemptAt: new Date(now.getTime() + wait),
      })
      .where(and(eq(reminders.id, row.id), eq(reminders.lockedBy, worker)))
  }
}

function entryOf(outcome: Outcome, now: Date): LedgerEntry[] {
  const { row, user } = outcome.due
  if (row.channel !== 'email' || outcome.kind === 'later') return []
  return [
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
}
