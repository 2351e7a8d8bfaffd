import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { firstOptions } from '#domain/contacts/testing/first-options.ts'
import type { Contact, MergedContact } from '#domain/contacts/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { contacts } from '#server/db/schema.ts'
import { readAccount } from '#server/features/account-data/testing/same-account.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { fillAccount } from '#server/testing/filled-account.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'

let test: TestApp
let ada: Person
beforeAll(async () => {
  test = await openTestApp()
})
beforeEach(async () => {
  await test.reset()
  ada = await test.person()
})
afterAll(() => test.close())

const bare = { relationship: 'friend', email: null, phoneNumber: null, birthday: null, notes: null }
const merge = (id: number, otherId: number, person = ada) =>
  person.call<MergedContact>('POST', `/contacts/${id}/merge`, { otherId })
const undo = (mergeId: number) => ada.call<Contact>('POST', `/contacts/merges/${mergeId}/undo`)
const contactsOf = async () => (await ada.call<Contact[]>('GET', '/contacts')).body
const eventsOf = async (contactId: number) =>
  (await ada.call<Occasion[]>('GET', `/contacts/${contactId}/occasions`)).body

/** Table by table; versions only grow, and lists without an order of their own have one here. */
async function account() {
  const tables = await readAccount(test.database.db, ada.id)
  const { activities: _, ...others } = Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map((row) => JSON.stringify({ ...row, version: undefined })).toSorted(),
    ]),
  )
  return others
}

describe('merging two contacts', () => {
  it('moves all of the other along and fills in what the first lacks', async () => {
    const maya = await addContact(ada, { ...bare, fullName: 'Maya', notes: 'Mine', birthday: '1990-05-17' })
    const other = await addContact(ada, {
      ...bare,
      ...firstOptions,
      fullName: 'Maya O.',
      notes: 'Theirs',
      email: 'maya@example.com',
      birthday: '05/17',
    })
    const [birthday] = await eventsOf(maya.id)
    const [theirs] = await eventsOf(other.id)
    const party = await addEvent(ada, other.id)
    const gift = await addGift(ada, other.id, { occasionId: theirs?.id, isSaved: true })
    const { status, body } = await merge(maya.id, other.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: maya.id, fullName: 'Maya', notes: 'Mine', version: 2 })
    expect(body).toMatchObject({ email: 'maya@example.com', ...firstOptions })
    expect((await contactsOf()).map(({ id }) => id)).toEqual([maya.id])
    expect(new Set((await eventsOf(maya.id)).map(({ id }) => id))).toEqual(new Set([birthday?.id, party.id]))
    expect((await ada.call<Gift>('GET', `/gift-ideas/${gift.id}`)).body).toMatchObject({
      contactId: maya.id,
      occasionId: birthday?.id,
      isSaved: true,
    })
  })

  it('can be undone: the account is as it was, table by table', async () => {
    await fillAccount(test.database.db, ada.id, { seed: 7 })
    // By id: without an order PostgreSQL may give others, and not every row of the filled ledger is of its event's contact.
    const [one, other] = await test.database.db
      .select()
      .from(contacts)
      .where(eq(contacts.userId, ada.id))
      .orderBy(contacts.id)
    const before = await account()
    test.clock.advance(60_000)
    const { body } = await merge(one?.id ?? 0, other?.id ?? 0)
    expect(await account()).not.toEqual(before)
    test.clock.advance(60_000)
    expect((await undo(body.mergeId)).body).toMatchObject({ id: other?.id, fullName: other?.fullName })
    expect(await account()).toEqual(before)
    expect((await undo(body.mergeId)).status).toBe(404)
  })

  it('keeps the days of a folded birthday in their plan, and gives them back with budgets set since', async () => {
    const born = { ...bare, birthday: '12/17' }
    const maya = await addContact(ada, { ...born, fullName: 'Maya' })
    const other = await addContact(ada, { ...born, fullName: 'Maya O.' })
    const sam = await addContact(ada, { ...born, fullName: 'Sam' })
    const december = { name: 'Birthdays', type: 'birthday', date: '2026-12-17', totalBudget: 90 }
    const { body: made } = await ada.call<Plan>('POST', '/plans', { ...december, contactIds: [other.id, sam.id] })
    const planned = async () => {
      const { people } = (await ada.call<Plan>('GET', `/plans/${made.id}`)).body
      return people.map(({ contactName, budget }) => [contactName, budget])
    }
    const { body } = await merge(maya.id, other.id)
    expect(await planned()).toEqual([
      ['Maya', '45.00'],
      ['Sam', '45.00'],
    ])
    await ada.call('PATCH', `/plans/${made.id}`, { people: [{ contactId: maya.id, budget: 60 }] })
    await undo(body.mergeId)
    expect(await planned()).toEqual([
      ['Maya O.', '60.00'],
      ['Sam', '45.00'],
    ])
    const { body: both } = await merge(sam.id, other.id)
    expect(await planned()).toEqual([['Sam', '45.00']])
    await undo(both.mergeId)
    expect(await planned()).toEqual([
      ['Maya O.', '60.00'],
      ['Sam', '45.00'],
    ])
    const { body: again } = await merge(sam.id, other.id)
    await ada.call('DELETE', `/plans/${made.id}`)
    expect((await undo(again.mergeId)).status).toBe(200)
  })

  it('keeps what was edited before the undo', async () => {
    const maya = await addContact(ada, { ...bare, fullName: 'Maya' })
    const other = await addContact(ada, { ...bare, fullName: 'Maya O.', birthday: '05/17', email: 'maya@example.com' })
    const [birthday] = await eventsOf(other.id)
    const { body } = await merge(maya.id, other.id)
    await ada.call('PUT', `/contacts/${maya.id}`, { email: 'new@example.com' })
    await ada.call('PUT', `/occasions/${birthday?.id}`, { budget: '50' })
    const gift = await addGift(ada, maya.id, { occasionId: birthday?.id })
    await undo(body.mergeId)
    const [first, second] = await contactsOf()
    expect(first).toMatchObject({ fullName: 'Maya', email: 'new@example.com', birthday: null })
    expect(second).toMatchObject({ fullName: 'Maya O.', email: 'maya@example.com', birthday: '05/17' })
    expect(await eventsOf(second?.id ?? 0)).toMatchObject([{ id: birthday?.id, budget: '50.00' }])
    expect((await ada.call<Gift>('GET', `/gift-ideas/${gift.id}`)).body.contactId).toBe(second?.id)
  })

  it('is refused for a contact and itself, for contacts of someone else, and its undo after 30 days', async () => {
    const maya = await addContact(ada)
    const bo = await test.person()
    const theirs = await addContact(bo)
    const itself = await ada.call<{ message: string }>('POST', `/contacts/${maya.id}/merge`, { otherId: maya.id })
    expect([itself.status, itself.body.message]).toEqual([400, contactTexts.mergedWithItself])
    expect((await merge(maya.id, theirs.id)).status).toBe(404)
    const { body } = await merge(maya.id, (await addContact(ada)).id)
    expect((await bo.call('POST', `/contacts/merges/${body.mergeId}/undo`)).status).toBe(404)
    test.clock.advance(29 * 24 * 3600_000)
    await ada.call('DELETE', `/contacts/${maya.id}`)
    expect((await undo(body.mergeId)).status).toBe(409)
  })
})
