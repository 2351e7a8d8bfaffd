import { and, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CarriedOccurrence } from '#domain/occasions/date-change.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Tx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
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
  const { owner } = actor
  await tx
    .update(giftIdeas)
    .set({ occurrenceDate: to, updatedAt: actor.now, version: sql`${giftIdeas.version} + 1` })
    .where(
      and(
        eq(giftIdeas.userId, owner),
        eq(giftIdeas.occasionId, occasionId),
        eq(giftIdeas.isPurchased, true),
        eq(giftIdeas.occurrenceDate, from),
      ),
    )
  const isSkipped = and(
    eq(occasionSkips.userId, owner),
    eq(occasionSkips.occasionId, occasionId),
    eq(occasionSkips.occurrenceDate, from),
  )
  // If the new day already has its own row, that one stays: two rows would send twice.
  await tx
    .insert(occasionSkips)
    .select(
      tx
        .select({
          userId: occasionSkips.userId,
          occasionId: occasionSkips.occasionId,
          occurrenceDate: sql`${to}::date`.as('to'),
          createdAt: occasionSkips.createdAt,
        })
        .from(occasionSkips)
        .where(isSkipped),
    )
    .onConflictDoNothing()
  await tx.delete(occasionSkips).where(isSkipped)
  await carryPlanned(tx, actor, occasionId, { from, to })
  if (what === 'presents and skip') return
  await tx
    .update(occasions)
    .set({ snoozedOccurrence: to, snoozedUntil: sql`least(${occasions.snoozedUntil}, ${to}::date)` })
    .where(and(ownRow(occasions, owner, occasionId), eq(occasions.snoozedOccurrence, from)))
  await carryLedger(tx, actor, occasionId, from, to)
}

async function carryLedger(
  tx: Tx,
  { owner }: Actor,
  occasionId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<void> {
  const isOfDay = (table: typeof emailReminders | typeof reminders) =>
    and(eq(table.userId, owner), eq(table.occasionId, occasionId), eq(table.occurrenceDate, from))
  const other = alias(emailReminders, 'other')
  await tx.delete(emailReminders).where(
    and(
      isOfDay(emailReminders),
      exists(
        tx
          .select({ id: other.id })
          .from(other)
          .where(
            and(
              eq(other.userId, owner),
              eq(other.occasionId, occasionId),
              eq(other.occurrenceDate, to),
              eq(other.slot, emailReminders.slot),
            ),
          ),
      ),
    ),
  )
  await tx.update(emailReminders).set({ occurrenceDate: to }).where(isOfDay(emailReminders))
  // Planned notices that weren't sent belong to the old day; they're planned again from the ledger.
  await tx.delete(reminders).where(and(isOfDay(reminders), eq(reminders.isSent, false)))
  const planned = alias(reminders, 'planned')
  await tx.delete(reminders).where(
    and(
      isOfDay(reminders),
      exists(
        tx
          .select({ id: planned.id })
          .from(planned)
          .where(
            and(
              eq(planned.userId, owner),
              eq(planned.occasionId, occasionId),
              eq(planned.occurrenceDate, to),
              eq(planned.slot, reminders.slot),
              eq(planned.channel, reminders.channel),
            ),
          ),
      ),
    ),
  )
  await tx.update(reminders).set({ occurrenceDate: to }).where(isOfDay(reminders))
}
