import { and, eq, gte, isNotNull, lte } from 'drizzle-orm'
import { urgency } from '#domain/occasions/days-until.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { announcedSends } from '#domain/reminders/announce.ts'
import { skipReasons, slots } from '#domain/reminders/plan.ts'
import type { Notices, PastNotice, PlannedNotice, Reminder, ReminderState } from '#domain/reminders/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import { dayAt } from '#domain/shared/zoned-time.ts'
import { reminderFailureTexts, skipReasonTexts } from '#domain/texts/reminder-reasons.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts, emailReminders, occasions, plans, reminders } from '#server/db/schema.ts'
import { listWithGiftStates } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { remindedEvents, type RemindedEvent } from './events.ts'
import { remindedUsers, type RemindedUser } from './users.ts'

export { reminderHealth } from './health.ts'

/**
 * One of the owner's events with everything that decides when they're reminded.
 * @throws {AppError} NOT_FOUND, for a stranger's event too
 */
export async function remindedEvent(
  db: DbOrTx,
  { owner, now }: Actor,
  id: number,
): Promise<{ event: RemindedEvent; user: RemindedUser }> {
  const users = await remindedUsers(db, [owner], now)
  const [event] = await remindedEvents(db, users, { ids: [id] })
  const user = users.get(owner)
  if (!event || !user) throw notFound('event')
  return { event, user }
}

/**
 * The coming notices of an event, and the outcome of earlier ones.
 * @throws {AppError} NOT_FOUND
 */
export async function noticesOf(db: DbOrTx, actor: Actor, id: number): Promise<Notices> {
  const { event, user } = await remindedEvent(db, actor, id)
  const rows = await db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, actor.owner), eq(reminders.occasionId, id)))
  const late = new Set(rows.filter((row) => row.isActive && !row.isSent && row.lastError !== null).map(keyOf))
  const next = announcedSends(event, user.preferences, actor.now).map(
    ({ slot, channel, occurrenceDate, reminderDate, sendAt, skipReason }): PlannedNotice => ({
      slot,
      channel,
      occurrenceDate,
      on: reminderDate,
      at: sendAt.toISOString(),
      skipReason: skipReason ?? null,
      reason:
        skipReason !== undefined
          ? skipReasonTexts[skipReason]
          : late.has(keyOf({ slot, channel, occurrenceDate }))
            ? reminderFailureTexts.late
            : null,
    }),
  )
  const { timeZone } = user.preferences
  const mails = await db
    .select()
    .from(emailReminders)
    .where(and(eq(emailReminders.userId, actor.owner), eq(emailReminders.occasionId, id)))
  const past: PastNotice[] = [
    ...mails.flatMap(({ slot, occurrenceDate, status, reason, address, sentAt }) =>
      sentAt === null
        ? []
        : [
            {
              slot,
              channel: 'email' as const,
              occurrenceDate,
              status,
              on: dayAt(sentAt, timeZone),
              at: sentAt.toISOString(),
              reason,
              address: status === 'skipped' ? null : address,
            },
          ],
    ),
    ...rows.flatMap(({ slot, channel, occurrenceDate, reminderDate, sendAt, isSent, isActive, skipReason }) =>
      channel === 'email' || (!isSent && isActive)
        ? []
        : [
            {
              slot,
              channel,
              occurrenceDate,
              ...outcomeOf(isSent, skipReason),
              on: reminderDate,
              at: sendAt.toISOString(),
              address: null,
            },
          ],
    ),
  ]
  // A notice that is announced for another time hasn't been held back for good.
  const announced = new Set(next.filter(({ skipReason }) => skipReason === null).map(keyOf))
  return {
    next,
    past: past.filter((notice) => notice.status !== 'skipped' || !announced.has(keyOf(notice))).toSorted(latestFirst),
  }
}

/** Notices of one instant, such as those held back together, the other way round from how they come before an event. */
function latestFirst(a: PastNotice, b: PastNotice): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1
  const order: PastNotice['slot'][] = [...slots, 'manual']
  return order.indexOf(b.slot) - order.indexOf(a.slot)
}

/** Neither sent nor held back: all browsers that should have got it are gone. */
function outcomeOf(isSent: boolean, stored: string | null): Pick<PastNotice, 'status' | 'reason'> {
  if (isSent) return { status: 'sent', reason: null }
  const reason = skipReasons.find((one) => one === stored)
  if (reason === undefined) return { status: 'failed', reason: reminderFailureTexts.noDevice }
  return { status: 'skipped', reason: skipReasonTexts[reason] }
}

function keyOf({ slot, channel, occurrenceDate }: Pick<PastNotice, 'slot' | 'channel' | 'occurrenceDate'>): string {
  return `${slot} ${channel} ${occurrenceDate}`
}

/** The Reminders page, the nearest first. */
export async function listReminders(db: DbOrTx, actor: Actor, state: ReminderState): Promise<Reminder[]> {
  const paused = await pausedContacts(db, actor)
  const woken = await endedSnoozes(db, actor)
  const toOrder = await toOrderToday(db, actor)
  const planNames = await namesOfPlans(db, actor)
  return (await listWithGiftStates(db, actor)).flatMap(({ occasion, gift }) => {
    const { daysUntil, nextDate, snoozedUntil } = occasion
    // A one-off that is over reminds of nothing.
    if (daysUntil === null || nextDate === null || stateOf(occasion, paused) !== state) return []
    const snooze = woken.get(occasion.id)
    const wokeOn = snooze !== undefined && snooze.of === nextDate ? snooze.until : null
    const isTimeToOrder = toOrder.get(occasion.id) === nextDate
    return [
      {
        occasion: { ...occasion, nextDate },
        urgency: urgency(daysUntil),
        daysUntil,
        gift,
        snoozedUntil,
        paused: paused.has(occasion.contactId),
        wokeOn,
        isTimeToOrder,
        planName: (occasion.planId === null ? undefined : planNames.get(occasion.planId)) ?? null,
      },
    ]
  })
}

/** The Reminders page lists events whose reminder is on; a silenced event counts as off. */
function stateOf(occasion: Occasion, paused: Set<number>): ReminderState {
  const { reminderMethod, muted, skipped, contactId, snoozedUntil } = occasion
  if (reminderMethod !== 'push' || muted || skipped || paused.has(contactId)) return 'off'
  return snoozedUntil === null ? 'active' : 'snoozed'
}

async function namesOfPlans(db: DbOrTx, { owner }: Actor): Promise<Map<number, string>> {
  const rows = await db.select({ id: plans.id, name: plans.name }).from(plans).where(eq(plans.userId, owner))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function pausedContacts(db: DbOrTx, { owner }: Actor): Promise<Set<number>> {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, owner), isNotNull(contacts.remindersPausedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** The occurrences that it was time to order a gift for today. */
async function toOrderToday(db: DbOrTx, { owner, today }: Actor) {
  const rows = await db
    .select({ id: reminders.occasionId, occurrence: reminders.occurrenceDate })
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, owner),
        eq(reminders.channel, 'bell'),
        eq(reminders.slot, 'order_by'),
        eq(reminders.isSent, true),
        eq(reminders.reminderDate, today),
      ),
    )
  return new Map(rows.map(({ id, occurrence }) => [id, occurrence]))
}

async function endedSnoozes(db: DbOrTx, { owner, today }: Actor) {
  const rows = await db
    .select({ id: occasions.id, until: occasions.snoozedUntil, of: occasions.snoozedOccurrence })
    .from(occasions)
    .where(
      and(eq(occasions.userId, owner), gte(occasions.snoozedOccurrence, today), lte(occasions.snoozedUntil, today)),
    )
  return new Map(rows.map(({ id, until, of }) => [id, { until, of }]))
}
