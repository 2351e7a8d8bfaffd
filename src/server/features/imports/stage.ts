import { and, eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { linkedEventsOf } from '#domain/contacts/linked-events.ts'
import type { FoundPerson } from '#domain/imports/found-person.ts'
import type { Run } from '#domain/imports/schema.ts'
import { eventsOf, fieldsOf, missingEvents, missingFields, type Fillable } from '#domain/imports/what-it-adds.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { Tx } from '#server/db/connection.ts'
import { contacts, importContacts, importOccasions, occasions } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { comparedColumns } from './preview.ts'

type StagedContact = typeof importContacts.$inferInsert
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
  gender: null,
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
  for (const { person, choice, relationship } of chosen) {
    const position = Number(person.key)
    if (choice.action === 'add') {
      const contactId = newIds.pop() ?? 0
      const contact = { fullName: person.fullName, relationship, ...fieldsOf(person, relationship) }
      staged.push({ ...row, position, contactId, isNew: true, ...contact })
      const own = { ...row, contactId, isNewContact: true }
      events.push(...linkedEventsOf(contact).map((event) => ({ ...own, ...eventFields(event) })))
      events.push(...eventsOf(person, relationship).map((event) => ({ ...own, ...event })))
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
  }
  if (staged.length > 0) await tx.insert(importContacts).values(staged)
  const occasionIds = await reserveIds(tx, occasions, events.length)
  const numbered = events.map((event) => ({ ...event, occasionId: occasionIds.pop() ?? 0 }))
  if (numbered.length > 0) await tx.insert(importOccasions).values(numbered)
}

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
    .select({ contactId: occasions.contactId, name: occasions.name, date: occasions.date, type: occasions.type })
    .from(occasions)
    .where(and(eq(occasions.userId, owner), inArray(occasions.contactId, ids)))
  const byContact = groupBy(events, ({ contactId }) => contactId)
  return new Map(rows.map((row) => [row.id, { ...row, events: byContact.get(row.id) ?? [] }]))
}

/** Ids of a table that nobody else will get, the smallest last. */
async function reserveIds(tx: Tx, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => b - a)
}
