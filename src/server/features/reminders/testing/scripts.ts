import fc from 'fast-check'
import { and, eq, inArray } from 'drizzle-orm'
import { nextOccurrence } from '#domain/occasions/recurrence.ts'
import { plannedSends, type ReminderPreferences, type ReminderSubject } from '#domain/reminders/plan.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { Db } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import {
  contacts,
  giftIdeas,
  occasions,
  occasionSkips,
  pushSubscriptions,
  reminders,
  userPreferences,
  userProfiles,
  users,
} from '#server/db/schema.ts'
import type { MovableClock } from '#server/testing/clock.ts'

// What people do between the planning of a reminder and its sending, at random.

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Kathmandu']
const nearDays = fc.integer({ min: 0, max: 12 })
const which = fc.nat({ max: 3 })

/** One thing a user does. `event` counts among the user's events of the moment. */
export const edits = fc.oneof(
  fc.record({ kind: fc.constant('zone' as const), timeZone: fc.constantFrom(...zones) }),
  fc.record({ kind: fc.constant('hour' as const), hour: fc.integer({ min: 0, max: 23 }) }),
  fc.record({ kind: fc.constant('lead' as const), days: fc.constantFrom(1, 2, 7, 30) }),
  fc.record({ kind: fc.constant('mails' as const), on: fc.boolean() }),
  fc.record({ kind: fc.constant('push' as const), on: fc.boolean() }),
  fc.record({
    kind: fc.constant('address' as const),
    login: fc.boolean(),
    profile: fc.constantFrom('none' as const, 'waiting' as const, 'confirmed' as const),
  }),
  fc.record({ kind: fc.constant('pause' as const), on: fc.boolean() }),
  fc.record({ kind: fc.constant('leap day' as const), leapDay: fc.constantFrom('feb28' as const, 'mar1' as const) }),
  fc.record({ kind: fc.constant('date' as const), event: which, inDays: nearDays }),
  fc.record({ kind: fc.constant('own lead' as const), event: which, days: fc.constantFrom(1, 3, 7, 14, 365) }),
  fc.record({
    kind: fc.constant('method' as const),
    event: which,
    method: fc.constantFrom('push' as const, 'none' as const, '' as const),
  }),
  fc.record({ kind: fc.constant('recurs' as const), event: which, yearly: fc.boolean() }),
  fc.record({ kind: fc.constant('needs' as const), event: which, gift: fc.boolean() }),
  fc.record({ kind: fc.constant('mute' as const), event: which, on: fc.boolean() }),
  fc.record({ kind: fc.constant('skip' as const), event: which, on: fc.boolean() }),
  fc.record({ kind: fc.constant('snooze' as const), event: which, days: fc.constantFrom(0, 1, 3, 7) }),
  fc.record({ kind: fc.constant('gift' as const), event: which, bought: fc.boolean() }),
  fc.record({ kind: fc.constant('add' as const), inDays: nearDays, yearly: fc.boolean() }),
  fc.record({ kind: fc.constant('delete' as const), event: which }),
  fc.record({ kind: fc.constant('delete person' as const) }),
  // Time passes, and the planner looks or does not.
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }), looks: fc.boolean() }),
)
export type Edit = typeof edits extends fc.Arbitrary<infer Kind> ? Kind : never

export interface Scene {
  db: Db
  clock: MovableClock
  userId: string
  /** The person whose events they are; another one after 'delete person'. */
  contactId: number
}

/** The rows there are and the rows there should be, read without the engine's queries. */
export async function plannedAndExpected({ db, clock, userId }: Scene) {
  const now = clock.now()
  const [owner] = await db
    .select()
    .from(users)
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId))
  if (!owner) throw new Error('no such user')
  const { user_preferences: own, users: user } = owner
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.userId, userId))
  const preferences: ReminderPreferences = {
    timeZone: own.timeZone,
    reminderHour: own.reminderHour,
    reminderDaysBefore: own.reminderDaysBefore,
    deliveryDays: own.deliveryDays,
    emailRemindersEnabled: own.emailRemindersEnabled,
    leapDay: own.leapDay,
    isGuest: user.isGuest,
    address: (profile?.emailVerifiedAt ? profile.email : null) ?? (user.emailVerifiedAt ? user.email : null),
    pushEnabled: (await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))) > 0,
    changedAt: own.updatedAt,
  }
  const today = todayIn(own.timeZone, now)
  const rows = await db
    .select()
    .from(occasions)
    .innerJoin(contacts, contactOf(occasions))
    .where(eq(occasions.userId, userId))
  const skips = await db
    .select()
    .from(occasionSkips)
    .where(
      inArray(
        occasionSkips.occasionId,
        rows.map(({ occasions: { id } }) => id),
      ),
    )
  const gifts = await db
    .select()
    .from(giftIdeas)
    .where(and(eq(giftIdeas.userId, userId), eq(giftIdeas.isSaved, true)))
  const expected = rows.flatMap(({ occasions: event, contacts: contact }) => {
    const coming = nextOccurrence(event, today, own.leapDay)
    const subject: ReminderSubject = {
      ...event,
      changedAt: event.updatedAt,
      remindersPausedAt: contact.remindersPausedAt,
      contactDeliveryDays: contact.deliveryDays,
      skips: skips.filter(({ occasionId }) => occasionId === event.id).map(({ occurrenceDate }) => occurrenceDate),
      hasGift: (day: CalendarDate) =>
        gifts.some((gift) => gift.occasionId === event.id && (gift.occurrenceDate ?? coming) === day),
      isBought: (day: CalendarDate) =>
        gifts.some((gift) => gift.occasionId === event.id && gift.occurrenceDate === day),
      done: [],
    }
    // A user whom nothing changed is planned again only a day before that.
    return plannedSends(subject, preferences, now, user.plannedThrough)
      .filter(({ skipReason }) => skipReason === undefined)
      .map((send) => lineOf(event.id, send))
  })
  const planned = await db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.isSent, false), eq(reminders.isActive, true)))
  return {
    expected: expected.toSorted(),
    planned: planned
      // Held back, or too late: the sender says so when it comes to them.
      .filter((row) => row.skipReason === null && !isOverdue(row, planned, today, now))
      .map((row) => lineOf(row.occasionId, row))
      .toSorted(),
  }
}

type Row = typeof reminders.$inferSelect

function lineOf(
  id: number,
  {
    occurrenceDate,
    slot,
    channel,
    sendAt,
    reminderDate,
  }: Pick<Row, 'occurrenceDate' | 'slot' | 'channel' | 'sendAt' | 'reminderDate'>,
) {
  return `${id} ${occurrenceDate} ${slot} ${channel} ${sendAt.toISOString()} ${reminderDate}`
}

/** The event is over, or a later reminder of it is due: that row only waits to be closed. */
function isOverdue(row: Row, all: Row[], today: CalendarDate, now: Date): boolean {
  if (row.sendAt > now) return false
  if (row.occurrenceDate < today) return true
  return all.some(
    (other) =>
      other.occasionId === row.occasionId &&
      other.channel === row.channel &&
      other.occurrenceDate === row.occurrenceDate &&
      other.slot !== row.slot &&
      other.skipReason === null &&
      other.sendAt >= row.sendAt &&
      (other.reminderDate === row.reminderDate || other.sendAt <= now),
  )
}
