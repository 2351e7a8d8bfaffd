import type { Contact } from '#domain/contacts/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { aContact, aGift, anEvent, type NewContact, type NewEvent, type NewGift } from '#domain/testing/new-records.ts'
import { contacts, giftIdeas, giftSplits, occasions } from '#server/db/schema.ts'
import type { Person, TestApp } from './app.ts'

// What is there before a test begins. `add…` calls the API, with everything that belongs to it: linked events, activities,
// planned reminders. `insert…` writes a row alone, for tests of what the API would refuse or do besides.

export const addContact = (person: Person, fields: Partial<NewContact> = {}) =>
  created<Contact>(person, '/contacts', { ...aContact, ...fields })

export const addEvent = (person: Person, contactId: number, fields: Partial<NewEvent> = {}) =>
  created<Occasion>(person, '/occasions', { contactId, ...anEvent, ...fields })

export const addGift = (person: Person, contactId: number, fields: Partial<NewGift> = {}) =>
  created<Gift>(person, '/gift-ideas', { contactId, ...aGift, ...fields })

async function created<Row>(person: Person, path: string, body: object): Promise<Row> {
  const answer = await person.call<Row>('POST', path, body)
  if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`)
  return answer.body
}

/** Where rows are written, at the time of the test's clock. */
type Tables = Pick<TestApp, 'database' | 'clock'>

export async function insertContact(
  tables: Tables,
  userId: string,
  fields: Partial<typeof contacts.$inferInsert> = {},
): Promise<number> {
  const row = { userId, ...aContact, ...stamps(tables), ...fields }
  return idOf(await tables.database.db.insert(contacts).values(row).returning({ id: contacts.id }))
}

export async function insertEvent(
  tables: Tables,
  userId: string,
  contactId: number,
  fields: Partial<typeof occasions.$inferInsert> = {},
): Promise<number> {
  const row = { userId, contactId, ...anEvent, ...stamps(tables), ...fields }
  return idOf(await tables.database.db.insert(occasions).values(row).returning({ id: occasions.id }))
}

export async function insertGift(
  tables: Tables,
  userId: string,
  contactId: number,
  fields: Partial<typeof giftIdeas.$inferInsert> = {},
): Promise<number> {
  const row = { userId, contactId, ...aGift, ...stamps(tables), ...fields }
  return idOf(await tables.database.db.insert(giftIdeas).values(row).returning({ id: giftIdeas.id }))
}

export async function insertSplit(
  tables: Tables,
  userId: string,
  giftIdeaId: number,
  fields: Partial<typeof giftSplits.$inferInsert> = {},
): Promise<number> {
  const contributors = [{ id: 'you', name: 'You', amountCents: 48_70, confirmed: false }]
  const row = { userId, giftIdeaId, totalCost: 48_70, contributors, ...stamps(tables), ...fields }
  return idOf(await tables.database.db.insert(giftSplits).values(row).returning({ id: giftSplits.id }))
}

function stamps({ clock }: Tables) {
  return { createdAt: clock.now(), updatedAt: clock.now() }
}

function idOf(rows: { id: number }[]): number {
  if (!rows[0]) throw new Error('The row was not written')
  return rows[0].id
}
