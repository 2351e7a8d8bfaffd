import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import {
  linkedEventsOf,
  planLinkedEvents,
  type LinkedEvent,
  type LinkedKind,
  type LinkingContact,
} from '#domain/contacts/linked-events.ts'
import { MAX_OCCASIONS } from '#domain/occasions/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { Tx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
import { idJustGiven, preparedInsert, preparedWrite } from '#server/db/prepared.ts'
import { contacts, occasions } from '#server/db/schema.ts'
import { withCommit } from '#server/db/write.ts'
import type { Actor } from '#server/identity/actor.ts'
import { carryOccurrence } from './carry.ts'
import { carryLaterPlanned } from './planned.ts'

export type SavedContact = typeof contacts.$inferSelect

/** Marks a generated event in `suppressedEvents` that was deleted, but may be created again with its contact's date. */
export const deletedMark = (type: string) => `deleted:${type}`

/**
 * Lets the linked birthday and anniversary follow a contact that was changed, in the same transaction.
 * @throws {AppError} LIMIT
 */
export async function followContact(
  tx: Tx,
  actor: Actor,
  before: LinkingContact,
  contact: SavedContact,
): Promise<void> {
  if (isSameForLinks(before, contact)) return
  const rows = await linkedRows(tx, actor, contact.id)
  const plan = planLinkedEvents({
    before,
    after: contact,
    rows,
    suppressed: contact.suppressedEvents,
    leapDay: actor.leapDay,
    today: actor.today,
  })
  for (const event of plan.create) if (isNewDate(before, event)) await link(tx, actor, contact, event)
  for (const { id, patch, carried } of plan.change) {
    await tx
      .update(occasions)
      .set({ ...patch, ...changed(actor) })
      .where(ownRow(occasions, actor.owner, id))
    for (const occurrence of carried) await carryOccurrence(tx, actor, id, occurrence)
    const before = rows.find((row) => row.id === id)
    if (before) await carryLaterPlanned(tx, actor, id, { ...before, ...patch }, actor.leapDay)
  }
  for (const id of plan.remove) await tx.delete(occasions).where(ownRow(occasions, actor.owner, id))
  for (const { id, patch } of plan.detach)
    await tx
      .update(occasions)
      .set({ ...patch, ...changed(actor) })
      .where(ownRow(occasions, actor.owner, id))
}

/** Creates the linked events of the contact that is added at the same time: it has none yet, and room for two. */
export async function linkNew(tx: Tx, { owner, now, leapDay, today }: Actor, after: LinkingContact): Promise<void> {
  const plan = planLinkedEvents({ before: null, after, rows: [], suppressed: [], leapDay, today })
  const row = { reminderMethod: 'push' as const, userId: owner, createdAt: now, updatedAt: now }
  for (const event of plan.create) await withCommit(tx, insertLinked(tx, { ...event, ...row }))
}

/** @throws {AppError} LIMIT when the contact has as many events as it can have */
export async function requireRoom(tx: Tx, { owner }: Actor, contactId: number): Promise<void> {
  const ofContact = and(eq(occasions.userId, owner), eq(occasions.contactId, contactId))
  if ((await tx.$count(occasions, ofContact)) >= MAX_OCCASIONS)
    throw new AppError('LIMIT', refusalTexts.limitReached.events(MAX_OCCASIONS))
}

/** A row that was written has a new version. */
export function changed({ now }: Actor) {
  return { updatedAt: now, version: sql`${occasions.version} + 1` }
}

function isSameForLinks(before: LinkingContact, after: LinkingContact): boolean {
  return (
    before.fullName === after.fullName &&
    before.relationship === after.relationship &&
    before.birthday === after.birthday &&
    before.anniversaryDate === after.anniversaryDate
  )
}

/** A rename doesn't bring back an event that the user deleted; a new date does. */
function isNewDate(before: LinkingContact, event: LinkedEvent): boolean {
  return !linkedEventsOf(before).some(
    ({ linkedTo, date, yearKnown }) =>
      linkedTo === event.linkedTo && date === event.date && yearKnown === event.yearKnown,
  )
}

/**
 * Creates the event, or links an existing one on the same day: created by hand, or kept as an ordinary event because it
 * had gifts when the contact's date was cleared. Two birthdays would mean two reminders and two gifts.
 */
async function link(tx: Tx, actor: Actor, contact: SavedContact, event: LinkedEvent): Promise<void> {
  if (contact.suppressedEvents.includes(deletedMark(event.type))) {
    await tx
      .update(contacts)
      .set({ suppressedEvents: sql`array_remove(${contacts.suppressedEvents}, ${deletedMark(event.type)})` })
      .where(ownRow(contacts, actor.owner, contact.id))
  }
  const [there] = await tx
    .select()
    .from(occasions)
    .where(
      and(
        eq(occasions.userId, actor.owner),
        eq(occasions.contactId, contact.id),
        or(eq(occasions.type, event.type), and(eq(occasions.type, 'annual'), eq(occasions.name, event.name))),
        eq(occasions.isRecurring, true),
        isNull(occasions.linkedTo),
        sql`to_char(${occasions.date}, 'MMDD') = ${event.date.slice(5, 7) + event.date.slice(8)}`,
      ),
    )
    .orderBy(occasions.id)
    .limit(1)
  if (there) {
    const { linkedTo, type, date, yearKnown, dateRule } = event
    await tx
      .update(occasions)
      .set({ linkedTo, type, date, yearKnown, dateRule, ...changed(actor) })
      .where(ownRow(occasions, actor.owner, there.id))
    return
  }
  await requireRoom(tx, actor, contact.id)
  await addLinked(tx, actor, contact, event)
}

async function addLinked(tx: Tx, actor: Actor, contact: SavedContact, event: LinkedEvent): Promise<void> {
  await insertOccasion(tx, {
    ...event,
    reminderMethod: 'push',
    contactId: contact.id,
    userId: actor.owner,
    createdAt: actor.now,
    updatedAt: actor.now,
  })
}

export const insertOccasion = preparedInsert(occasions, 'insert_occasion')
const insertLinked = preparedWrite(occasions, 'insert_linked_occasion', { contactId: idJustGiven(contacts) })

async function linkedRows(tx: Tx, { owner }: Actor, contactId: number) {
  const rows = await tx
    .select({
      id: occasions.id,
      linkedTo: occasions.linkedTo,
      name: occasions.name,
      date: occasions.date,
      isRecurring: occasions.isRecurring,
      dateRule: occasions.dateRule,
      yearKnown: occasions.yearKnown,
      hasGifts: sql<boolean>`exists (select 1 from gift_ideas g where g.user_id = ${owner} and g.occasion_id = occasions.id)`,
    })
    .from(occasions)
    .where(and(eq(occasions.userId, owner), eq(occasions.contactId, contactId), isNotNull(occasions.linkedTo)))
  return rows.flatMap((row) => (row.linkedTo === null ? [] : [{ ...row, linkedTo: row.linkedTo satisfies LinkedKind }]))
}
