import { and, eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { linkedEventsOf } from '#domain/contacts/linked-events.ts'
import { MAX_GIFTS } from '#domain/gifts/schema.ts'
import type { FoundPerson } from '#domain/imports/found-person.ts'
import { missingGifts, placeOf, type KnownGift } from '#domain/imports/imported-gifts.ts'
import type { Run } from '#domain/imports/schema.ts'
import { eventsOf, fieldsOf, missingEvents, missingFields, type Fillable } from '#domain/imports/what-it-adds.ts'
import { contactChoiceFields } from '#domain/contacts/choice-fields.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { Tx } from '#server/db/connection.ts'
import { contacts, giftIdeas, importContacts, importGifts, importOccasions, occasions } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { comparedColumns, giftsOf, knownEventColumns } from './preview.ts'

type StagedContact = typeof importContacts.$inferInsert
type StagedGift = Omit<typeof importGifts.$inferInsert, 'giftId'>
type StagedEvent = Omit<typeof importOccasions.$inferInsert, 'occasionId'>

/** Somebody of the file, and what becomes of them. */
export interface Chosen {
  person: FoundPerson
  choice: Exclude<Run['people'][number], { action: 'skip' }>
  /** Of a new contact. */
  relationship: string
}

const nothing: Fillable = {
  birthday: null,
  anniversaryDate: null,
  email: null,
  ...mapValues(contactChoiceFields, () => null),
  categoryIds: [],
  ...mapValues(contactTextFields, () => null),
}

/** Writes what publishing will add for some people, where nobody sees it. */
export async function stagePeople(
  tx: Tx,
  row: { userId: OwnerId; importId: number },
  chosen: readonly Chosen[],
): Promise<void> {
  const newIds = await reserveIds(tx, contacts, chosen.filter(({ choice }) => choice.action === 'add').length)
  const known = await contactsToFill(tx, row.userId, chosen)
  const staged: StagedContact[] = []
  const events: StagedEvent[] = []
  const gifts: StagedGift[] = []
  for (const { person, choice, relationship } of chosen) {
    const position = Number(person.key)
    if (choice.action === 'add') {
      const contactId = newIds.pop() ?? 0
      const contact = { fullName: person.fullName, relationship, ...fieldsOf(person, relationship) }
      staged.push({ ...row, position, contactId, isNew: true, ...contact })
      const own = { ...row, contactId, isNewContact: true }
      events.push(...linkedEventsOf(contact).map((event) => ({ ...own, ...eventFields(event) })))
      events.push(...eventsOf(person, relationship).map((event) => ({ ...own, ...event })))
      gifts.push(...giftsToAdd(person, [], []).map((gift) => ({ ...row, contactId, ...gift })))
      continue
    }
    // Deleted since the user chose it: there is nothing to fill in.
    const contact = known.get(choice.contactId)
    if (!contact) continue
    const { id: contactId, fullName, relationship: own } = contact
    const fields = { ...nothing, ...missingFields(contact, person) }
    staged.push({ ...row, position, contactId, isNew: false, fullName, relationship: own, ...fields })
    const linked = linkedEventsOf({ fullName, relationship: own, ...fields })
    const others = missingEvents(contact.events, eventsOf(person, own))
    const ofContact = { ...row, contactId, isNewContact: false }
    events.push(...linked.map((event) => ({ ...ofContact, ...eventFields(event) })))
    events.push(...others.map((event) => ({ ...ofContact, ...event })))
    gifts.push(...giftsToAdd(person, contact.gifts, contact.events).map((gift) => ({ ...row, contactId, ...gift })))
  }
  if (staged.length > 0) await tx.insert(importContacts).values(staged)
  const occasionIds = await reserveIds(tx, occasions, events.length)
  const numbered = events.map((event) => ({ ...event, occasionId: occasionIds.pop() ?? 0 }))
  if (numbered.length > 0) await tx.insert(importOccasions).values(numbered)
  await stageGifts(tx, gifts)
}

/** As many as a contact can have. */
function giftsToAdd(person: FoundPerson, known: readonly KnownGift[], events: readonly { id: number; name: string }[]) {
  const room = Math.max(0, MAX_GIFTS - known.length)
  return missingGifts(known, person.gifts)
    .slice(0, room)
    .map((gift) => {
      const { title, description, price, pricePaid, productUrl, itemType } = gift
      return { title, description, price, pricePaid, productUrl, itemType, ...placeOf(gift, events) }
    })
}

/** A table may have thousands: a statement for each few hundred. */
async function stageGifts(tx: Tx, gifts: readonly StagedGift[]): Promise<void> {
  const ids = await reserveIds(tx, giftIdeas, gifts.length)
  for (let start = 0; start < gifts.length; start += GIFTS_AT_ONCE) {
    const some = gifts.slice(start, start + GIFTS_AT_ONCE)
    await tx.insert(importGifts).values(some.map((gift) => ({ ...gift, giftId: ids.pop() ?? 0 })))
  }
}

const GIFTS_AT_ONCE = 500

function eventFields({ name, date, type, linkedTo, yearKnown }: ReturnType<typeof linkedEventsOf>[number]) {
  return { name, date, type, linkedTo, yearKnown }
}

async function contactsToFill(tx: Tx, owner: OwnerId, chosen: readonly Chosen[]) {
  const ids = chosen.flatMap(({ choice }) => (choice.action === 'merge' ? [choice.contactId] : []))
  if (ids.length === 0) return new Map<number, never>()
  const rows = await tx
    .select(comparedColumns)
    .from(contacts)
    .where(and(eq(contacts.userId, owner), inArray(contacts.id, ids)))
  const events = await tx
    .select({ id: occasions.id, ...knownEventColumns })
    .from(occasions)
    .where(and(eq(occasions.userId, owner), inArray(occasions.contactId, ids)))
  const hasGifts = chosen.some(({ person }) => person.gifts.length > 0)
  const gifts = hasGifts ? await giftsOf(tx, owner, ids) : []
  const eventsByContact = groupBy(events, ({ contactId }) => contactId)
  const giftsByContact = groupBy(gifts, ({ contactId }) => contactId)
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, events: eventsByContact.get(row.id) ?? [], gifts: giftsByContact.get(row.id) ?? [] },
    ]),
  )
}

/** Ids of a table that nobody else will get, the smallest last. */
async function reserveIds(tx: Tx, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => b - a)
}
