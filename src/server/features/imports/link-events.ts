import { and, eq, inArray, sql } from 'drizzle-orm'
import { linkedEventName } from '#domain/contacts/linked-events.ts'
import { MAX_OCCASIONS } from '#domain/occasions/schema.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { Tx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { contacts, importContacts, importOccasions, occasions } from '#server/db/schema.ts'
import { deletedMark } from '#server/features/occasions/commands.ts'
import type { Actor } from '#server/identity/actor.ts'

type Staged = typeof importOccasions.$inferSelect
type Event = typeof occasions.$inferSelect
interface Filled {
  contactId: number
  fullName: string
  birthday: string | null
  anniversaryDate: string | null
  suppressedEvents: string[]
}

/**
 * What becomes of events that are staged for contacts that were there, as when one of their dates is entered: none that the
 * user removed for good, and an event of the same day becomes the linked one instead of a second.
 */
export async function linkEvents(tx: Tx, actor: Actor, importId: number): Promise<void> {
  const { owner } = actor
  const staged = await tx
    .select()
    .from(importOccasions)
    .where(
      and(
        eq(importOccasions.userId, owner),
        eq(importOccasions.importId, importId),
        eq(importOccasions.isNewContact, false),
      ),
    )
    .orderBy(importOccasions.occasionId)
  if (staged.length === 0) return
  const filled = await filledContacts(tx, actor, importId)
  const contactIds = [...new Set(staged.map(({ contactId }) => contactId))]
  const there = await tx
    .select()
    .from(occasions)
    .where(and(eq(occasions.userId, owner), inArray(occasions.contactId, contactIds)))
    .orderBy(occasions.id)
  const eventsOf = groupBy(there, ({ contactId }) => contactId)
  const dropped: number[] = []
  for (const [contactId, events] of groupBy(staged, (event) => event.contactId)) {
    const own = eventsOf.get(contactId) ?? []
    let room = MAX_OCCASIONS - own.length
    for (const event of events) {
      const contact = filled.get(contactId)
      const same = own.find((other) => isOnThatDay(other, event, contact?.fullName ?? ''))
      if (!contact || !isWanted(event, contact, own)) dropped.push(event.occasionId)
      else if (event.linkedTo !== null && same) await linkTo(tx, actor, event, same)
      else if (room > 0) room -= 1
      else dropped.push(event.occasionId)
    }
  }
  await forgetMarks(
    tx,
    actor,
    staged.filter(({ occasionId }) => !dropped.includes(occasionId)),
  )
  if (dropped.length > 0)
    await tx
      .delete(importOccasions)
      .where(
        and(
          eq(importOccasions.userId, owner),
          eq(importOccasions.importId, importId),
          inArray(importOccasions.occasionId, dropped),
        ),
      )
}

async function filledContacts(tx: Tx, { owner }: Actor, importId: number): Promise<Map<number, Filled>> {
  const rows = await tx
    .select({
      contactId: importContacts.contactId,
      fullName: importContacts.fullName,
      birthday: importContacts.birthday,
      anniversaryDate: importContacts.anniversaryDate,
      suppressedEvents: contacts.suppressedEvents,
    })
    .from(importContacts)
    .innerJoin(contacts, contactOf(importContacts))
    .where(
      and(eq(importContacts.userId, owner), eq(importContacts.importId, importId), eq(importContacts.isNew, false)),
    )
  return new Map(rows.map((row) => [row.contactId, row]))
}

/** A linked event follows only a date that was filled in, once, and not if the user removed it for good. */
function isWanted({ linkedTo, type }: Staged, contact: Filled, events: readonly Event[]): boolean {
  if (linkedTo === null) return true
  const date = linkedTo === 'birthday' ? contact.birthday : contact.anniversaryDate
  const isRemoved = contact.suppressedEvents.includes(linkedTo) || contact.suppressedEvents.includes(type)
  return date !== null && !isRemoved && !events.some((event) => event.linkedTo === linkedTo)
}

function isOnThatDay(event: Event, { type, linkedTo, date }: Staged, fullName: string): boolean {
  const isNamedAlike =
    event.type === 'annual' && linkedTo !== null && event.name === linkedEventName(linkedTo, fullName)
  return (
    event.isRecurring &&
    event.linkedTo === null &&
    (event.type === type || isNamedAlike) &&
    event.date.slice(5) === date.slice(5)
  )
}

async function linkTo(tx: Tx, { owner, now }: Actor, staged: Staged, event: Event): Promise<void> {
  const { type, date, yearKnown, dateRule } = event
  const { linkedTo } = staged
  await tx
    .update(occasions)
    .set({
      linkedTo,
      type: staged.type,
      date: staged.date,
      yearKnown: staged.yearKnown,
      dateRule: 'fixed',
      updatedAt: now,
      version: sql`${occasions.version} + 1`,
    })
    .where(and(eq(occasions.userId, owner), eq(occasions.id, event.id)))
  const before = { type, date, yearKnown, dateRule, updatedAt: event.updatedAt.toISOString() }
  await tx
    .update(importOccasions)
    .set({ occasionId: event.id, before, versionAfter: event.version + 1 })
    .where(
      and(
        eq(importOccasions.userId, owner),
        eq(importOccasions.importId, staged.importId),
        eq(importOccasions.occasionId, staged.occasionId),
      ),
    )
}

/** A date that comes with a file brings back an event that was deleted, but not for good. */
async function forgetMarks(tx: Tx, { owner }: Actor, events: readonly Staged[]): Promise<void> {
  for (const [type, ofType] of groupBy(events, (event) => event.type)) {
    const mark = deletedMark(type)
    await tx
      .update(contacts)
      .set({ suppressedEvents: sql`array_remove(${contacts.suppressedEvents}, ${mark})` })
      .where(
        and(
          eq(contacts.userId, owner),
          inArray(
            contacts.id,
            ofType.filter(({ linkedTo }) => linkedTo !== null).map(({ contactId }) => contactId),
          ),
          sql`${mark} = any(${contacts.suppressedEvents})`,
        ),
      )
  }
}
