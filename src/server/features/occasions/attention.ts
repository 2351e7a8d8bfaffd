import { and, eq } from 'drizzle-orm'
import { nextOccurrence, occurrencesBetween } from '#domain/occasions/recurrence.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { eventTexts } from '#domain/texts/events.ts'
import type { Tx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
import { occasions, occasionSkips } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { comingOccurrenceOf, ownedOccasion, viewOccasion } from './queries.ts'

// Skip this year, mute, and snooze. These aren't edits of the event, so they don't make an open editor stale.

/** @throws {AppError} NOT_FOUND, INVALID when the event does not take place on that day */
export async function skipOccurrence(
  tx: Tx,
  actor: Actor,
  id: number,
  occurrenceDate: CalendarDate,
): Promise<Occasion> {
  const row = await ownedOccasion(tx, actor, id)
  if (occurrencesBetween(row, occurrenceDate, occurrenceDate, actor.leapDay).length === 0)
    throw invalidField('occurrenceDate', eventTexts.notThatDay)
  await tx
    .insert(occasionSkips)
    .values({ userId: actor.owner, occasionId: id, occurrenceDate, createdAt: actor.now })
    .onConflictDoNothing()
  return viewOccasion(tx, actor, id)
}

/** @param occurrenceDate the coming occurrence when not given */
export async function unskipOccurrence(
  tx: Tx,
  actor: Actor,
  id: number,
  occurrenceDate: CalendarDate | undefined,
): Promise<void> {
  const row = await ownedOccasion(tx, actor, id)
  await tx
    .delete(occasionSkips)
    .where(
      and(
        eq(occasionSkips.userId, actor.owner),
        eq(occasionSkips.occasionId, id),
        eq(occasionSkips.occurrenceDate, occurrenceDate ?? comingOccurrenceOf(row, actor)),
      ),
    )
}

export async function setMuted(tx: Tx, actor: Actor, id: number, isMuted: boolean): Promise<Occasion> {
  const row = await ownedOccasion(tx, actor, id)
  if ((row.mutedAt !== null) !== isMuted)
    await tx
      .update(occasions)
      .set({ mutedAt: isMuted ? actor.now : null })
      .where(ownRow(occasions, actor.owner, id))
  return viewOccasion(tx, actor, id)
}

/**
 * Snoozes the reminders of the coming occurrence for some days, at most until the event's own day.
 * @throws {AppError} NOT_FOUND, INVALID when the event is over or today
 */
export async function snooze(tx: Tx, actor: Actor, id: number, days: number): Promise<Occasion> {
  const row = await ownedOccasion(tx, actor, id)
  const coming = nextOccurrence(row, actor.today, actor.leapDay)
  if (coming === null) throw new AppError('INVALID', eventTexts.isOver)
  if (coming === actor.today) throw new AppError('INVALID', eventTexts.cannotSnoozeToday)
  const wanted = addDays(actor.today, days)
  await tx
    .update(occasions)
    .set({ snoozedUntil: wanted < coming ? wanted : coming, snoozedOccurrence: coming })
    .where(ownRow(occasions, actor.owner, id))
  return viewOccasion(tx, actor, id)
}

export async function unsnooze(tx: Tx, actor: Actor, id: number): Promise<void> {
  await ownedOccasion(tx, actor, id)
  await tx
    .update(occasions)
    .set({ snoozedUntil: null, snoozedOccurrence: null })
    .where(ownRow(occasions, actor.owner, id))
}
