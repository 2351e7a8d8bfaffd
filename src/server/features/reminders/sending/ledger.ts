import { and, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import type { Tx } from '#server/db/connection.ts'
import { emailReminders, occasions, users } from '#server/db/schema.ts'
import { isAmong, isOneOf } from '../history.ts'

/*
 * How a reminder is sent exactly once (docs/reminders.md has the figures):
 *
 * - plan-reminders.ts writes what domain/reminders/plan.ts decides into `reminders`, 48 hours ahead: one row for each
 *   event, occurrence, slot and channel, so planning twice changes nothing. Any write of a user has them planned again.
 * - send-reminders.ts has a sender for each channel. Those that hand something over (by-email.ts, by-push.ts) go through
 *   send-claimed.ts: claim due rows with a lease, so that processes share the work; recheck.ts, as of now and with the
 *   users locked; message.ts puts those of one user into one message; deliver outside any transaction;
 *   record-outcomes.ts. The bell (by-bell.ts) is only recorded as due.
 * - This file is the ledger of e-mails, `email_reminders`, unique by user, event, occurrence and slot: a changed lead,
 *   hour or time zone finds the slot taken and sends nothing again.
 * - A process killed between sending and recording sends once more, under the same Message-ID or tag, which mail
 *   programs and browsers recognize. outcome.ts says what can become of one; breaker.ts waits for a mail server.
 * - Users are locked before anything of theirs, always in the same order (db/lock-users.ts, db/write.ts), and processes
 *   share users by buckets (jobs/buckets.ts).
 */

/** The outcome of one reminder by e-mail. */
export interface LedgerEntry {
  userId: string
  occasionId: number
  occurrenceDate: CalendarDate
  slot: typeof emailReminders.$inferSelect.slot
  status: 'sent' | 'failed' | 'skipped'
  reason: string | null
  address: string | null
  messageId: string | null
  attempts: number
  at: Date
  /** The user's own day. */
  on: CalendarDate
}

/**
 * Writes the outcome of each of these reminders once: a later outcome replaces an earlier one. The users' lists change with it
 * ('reminderSent'), but their plans don't, so they aren't planned again.
 */
export async function record(tx: Tx, entries: LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return
  await countUp(
    tx,
    entries.map(({ userId }) => userId),
  )
  const owners = [...new Set(entries.map(({ userId }) => userId))]
  // An event deleted while its e-mail was on its way no longer has a ledger.
  const there = await tx
    .select({ id: occasions.id, contactId: occasions.contactId })
    .from(occasions)
    .where(
      and(
        isOneOf(occasions.userId, owners),
        isAmong(
          occasions.id,
          entries.map(({ occasionId }) => occasionId),
        ),
      ),
    )
  const contactOf = new Map(there.map(({ id, contactId }) => [id, contactId]))
  const rows = entries.flatMap(({ at, on, ...entry }) => {
    const contactId = contactOf.get(entry.occasionId)
    if (contactId === undefined) return []
    return [
      {
        ...entry,
        contactId,
        daysBeforeEvent: Math.max(0, daysBetween(on, entry.occurrenceDate)),
        emailSent: entry.status === 'sent',
        sentAt: at,
      },
    ]
  })
  if (rows.length === 0) return
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(emailReminders)
    .values(rows)
    .onConflictDoUpdate({
      target: [emailReminders.userId, emailReminders.occasionId, emailReminders.occurrenceDate, emailReminders.slot],
      set: {
        status: excluded('status'),
        reason: excluded('reason'),
        address: excluded('address'),
        messageId: excluded('message_id'),
        attempts: excluded('attempts'),
        emailSent: excluded('email_sent'),
        sentAt: excluded('sent_at'),
        daysBeforeEvent: excluded('days_before_event'),
      },
      // A reminder that went out stays recorded, whatever happens to a later one in its place (after a snooze).
      setWhere: sql`excluded.status = 'sent' or ${emailReminders.status} <> 'sent'`,
    })
}

/** The lists of these users change; their plans don't, because an outcome follows from the plan. */
export async function countUp(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .update(users)
    .set({ dataVersion: sql`${users.dataVersion} + 1` })
    .where(inArray(users.id, [...new Set(ids)]))
}
