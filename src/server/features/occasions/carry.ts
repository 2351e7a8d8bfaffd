import { and, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CarriedOccurrence } from '#domain/occasions/date-change.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Tx } from '#server/db/connection.ts'
import { emailReminders, giftIdeas, occasions, occasionSkips, reminders } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { carryPlanned } from './planned.ts'

/**
 * Moves everything tied to one occurrence of an event to the day that replaces it. The caller has loaded the occasion
 * through its owner.
 */
export async function carryOccurrence(
  tx: Tx,
  actor: Actor,
  occasionId: number,
  { from, to, what }: CarriedOccurrence,
): Promise<void> {
  await tx
    .update(giftIdeas)
    .set({ occurrenceDate: to, updatedAt: actor.now, version: sql`${giftIdeas.version} + 1` })
    .where(
      and(eq(giftIdeas.occasionId, occasionId), eq(giftIdeas.isPurchased, true), eq(giftIdeas.occurrenceDate, from)),
    )
  // If the new day already has its own row, that one stays: two rows would send twice.
  await tx
    .insert(occasionSkips)
    .select(
      tx
        .select({
          occasionId: occasionSkips.occasionId,
          occurrenceDate: sql`${to}::date`.as('to'),
          createdAt: occasionSkips.createdAt,
        })
        .from(occasionSkips)
        .where(and(eq(occasionSkips.occasionId, occasionId), eq(occasionSkips.occurrenceDate, from))),
    )
    .onConflictDoNothing()
  await tx
    .delete(occasionSkips)
    .where(and(eq(occasionSkips.occasionId, occasionId), eq(occasionSkips.occurrenceDate, from)))
  await carryPlanned(tx, actor, occasionId, { from, to })
  if (what === 'presents and skip') return
  await tx
    .update(occasions)
    .set({ snoozedOccurrence: to, snoozedUntil: sql`least(${occasions.snoozedUntil}, ${to}::date)` })
    .where(and(eq(occasions.id, occasionId), eq(occasions.snoozedOccurrence, from)))
  await carryLedger(tx, occasionId, from, to)
}

async function carryLedger(tx: Tx, occasionId: number, from: CalendarDate, to: CalendarDate): Promise<void> {
  const other = alias(emailReminders, 'other')
  await tx.delete(emailReminders).where(
    and(
      eq(emailReminders.occasionId, occasionId),
      eq(emailReminders.occurrenceDate, from),
      exists(
        tx
          .select({ id: other.id })
          .from(other)
          .where(
            and(
              eq(other.userId, emailReminders.userId),
              eq(other.occasionId, occasionId),
              eq(other.occurrenceDate, to),
              eq(other.slot, emailReminders.slot),
            ),
          ),
      ),
    ),
  )
  await tx
    .update(emailReminders)
    .set({ occurrenceDate: to })
    .where(and(eq(emailReminders.occasionId, occasionId), eq(emailReminders.occurrenceDate, from)))
  // Planned notices that weren't sent belong to the old day; they're planned again from the ledger.
  await tx
    .delete(reminders)
    .where(and(eq(reminders.occasionId, occasionId), eq(reminders.occurrenceDate, from), eq(reminders.isSent, false)))
  const planned = alias(reminders, 'planned')
  await tx.delete(reminders).where(
    and(
      eq(reminders.occasionId, occasionId),
      eq(reminders.occurrenceDate, from),
      exists(
        tx
          .select({ id: planned.id })
          .from(planned)
          .where(
            and(
              eq(planned.occasionId, occasionId),
              eq(planned.occurrenceDate, to),
              eq(planned.slot, reminders.slot),
              eq(planned.channel, reminders.channel),
            ),
          ),
      ),
    ),
  )
  await tx
    .update(reminders)
    .set({ occurrenceDate: to })
    .where(and(eq(reminders.occasionId, occasionId), eq(reminders.occurrenceDate, from)))
}
