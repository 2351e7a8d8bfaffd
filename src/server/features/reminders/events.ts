import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Window } from '#domain/occasions/window.ts'
import type { ReminderSubject } from '#domain/reminders/plan.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { contacts, occasions } from '#server/db/schema.ts'
import { boundsOf, inWindow, isToCome } from '#server/features/occasions/queries.ts'
import { historyOf, isAmong, isOneOf, type History } from './history.ts'
import { notAfter, type RemindedUser } from './users.ts'

/** An event with everything that decides when its owner is reminded, and what the reminder says. */
export interface RemindedEvent extends ReminderSubject, History {
  id: number
  userId: string
  contactId: number
  name: string
  type: string
  /** False where `date` has a placeholder year. */
  yearKnown: boolean
  needsCard: boolean
  contactName: string
  relationship: string
  birthday: string | null
}

/** Which events to load: these, or all that the users may have to be reminded of within a window of days. */
export type Scope = { ids: readonly number[] } | { window: Window }

/** The events of these users in the scope, in five statements however many there are. */
export async function remindedEvents(
  db: DbOrTx,
  owners: ReadonlyMap<string, RemindedUser>,
  scope: Scope,
): Promise<RemindedEvent[]> {
  const ids = [...owners.keys()]
  const rows = await db
    .select({
      id: occasions.id,
      userId: occasions.userId,
      contactId: occasions.contactId,
      name: occasions.name,
      type: occasions.type,
      date: occasions.date,
      yearKnown: occasions.yearKnown,
      isRecurring: occasions.isRecurring,
      dateRule: occasions.dateRule,
      reminderDays: occasions.reminderDays,
      reminderMethod: occasions.reminderMethod,
      needsGift: occasions.needsGift,
      needsCard: occasions.needsCard,
      deliveryDays: occasions.deliveryDays,
      contactDeliveryDays: contacts.deliveryDays,
      createdAt: occasions.createdAt,
      mutedAt: occasions.mutedAt,
      snoozedUntil: occasions.snoozedUntil,
      snoozedOccurrence: occasions.snoozedOccurrence,
      changedAt: occasions.updatedAt,
      contactName: contacts.fullName,
      relationship: contacts.relationship,
      birthday: contacts.birthday,
      remindersPausedAt: contacts.remindersPausedAt,
    })
    .from(occasions)
    .innerJoin(contacts, contactOf(occasions))
    // Both say the same; from the contacts an index leads to their events.
    .where(and(isOneOf(contacts.userId, ids), isOneOf(occasions.userId, ids), isIn(scope)))
    .orderBy(occasions.id)
  const history = await historyOf(
    db,
    [...owners.values()],
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const owner = owners.get(row.userId)
    return owner ? [{ ...row, changedAt: notAfter(owner.now, row.changedAt), ...history(row, owner) }] : []
  })
}

function isIn(scope: Scope): SQL | undefined {
  if ('ids' in scope) return isAmong(occasions.id, scope.ids)
  return or(
    inWindow(boundsOf(scope.window)),
    // Its own lead time counts, up to a year. The window is as long as the profile's.
    and(eq(occasions.reminderMethod, 'push'), isNotNull(occasions.reminderDays), isToCome(scope.window.from)),
    // As long as a gift may take to arrive, where that isn't the profile's either.
    and(sql`coalesce(${occasions.deliveryDays}, ${contacts.deliveryDays}) is not null`, isToCome(scope.window.from)),
  )
}
