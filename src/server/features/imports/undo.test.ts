import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Contact } from '#domain/contacts/schema.ts'
import type { Undone } from '#domain/imports/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import { imports } from '#server/db/schema.ts'
import { readAccount } from '#server/features/account-data/testing/same-account.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { fillAccount } from '#server/testing/filled-account.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'
import { bringIn, card } from './testing/files.ts'

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

const known = { relationship: 'friend', email: null, phoneNumber: null, birthday: null }
const contactsOf = async () => (await ada.call<Contact[]>('GET', '/contacts')).body
const eventsOf = async (contactId: number) =>
  (await ada.call<Occasion[]>('GET', `/contacts/${contactId}/occasions`)).body
const imported = (file: string) => bringIn(ada, file)
const undo = (id: number) => ada.call<Undone>('POST', `/imports/${id}/undo`)

/** Table by table; versions only grow. */
async function account() {
  const tables = await readAccount(test.database.db, ada.id)
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => ({ ...row, version: undefined }))]),
  )
}

describe('an undo', () => {
  it('leaves the account as it was, table by table', async () => {
    await fillAccount(test.database.db, ada.id, { seed: 5 })
    const maya = await addContact(ada, { ...known, fullName: 'Maya Okafor' })
    const party = await addEvent(ada, maya.id, {
      name: 'Cake',
      type: 'birthday',
      date: '2020-05-17',
      isRecurring: true,
    })
    const tom = await addContact(ada, { ...known, fullName: 'Tom', birthday: '05/17' })
    const [birthday] = await eventsOf(tom.id)
    await ada.call('DELETE', `/occasions/${birthday?.id}`)
    await ada.call('PUT', `/contacts/${tom.id}`, { birthday: null })
    const before = await account()
    test.clock.advance(60_000)
    const done = await imported(
      card('Maya Okafor', 'BDAY:1990-05-17', 'NOTE:Tea', 'EMAIL:maya@example.com') +
        card('Tom', 'BDAY:--05-18', 'ANNIVERSARY:2001-01-01') +
        card('Li', 'BDAY:1990-05-17') +
        card('Bo', 'ANNIVERSARY:2001-01-01'),
    )
    expect(done).toMatchObject({ added: 2, changed: 2 })
    expect(await eventsOf(maya.id)).toMatchObject([{ id: party.id, linkedTo: 'birthday' }])
    test.clock.advance(60_000)
    const { body } = await undo(done.id)
    expect(body).toEqual({ state: 'undone', removed: 2, restored: 2, kept: [] })
    expect(await account()).toEqual(before)
    expect((await ada.call('GET', `/imports/${done.id}`)).body).toMatchObject({ state: 'undone', undoUntil: null })
  })

  it('keeps what was edited since, and says so', async () => {
    await addContact(ada, { ...known, fullName: 'Old' })
    const names = ['Renamed', 'With event', 'With gift', 'Muted', 'Switched', 'Removed event', 'Deleted', 'Untouched']
    const done = await imported(
      names.map((name) => card(name, 'BDAY:1990-05-17')).join('') + card('Old', 'BDAY:1990-05-17', 'NOTE:Tea'),
    )
    test.clock.advance(60_000)
    const ids = new Map((await contactsOf()).map(({ fullName, id }) => [fullName, id]))
    const idOf = (name: string) => ids.get(name) ?? 0
    const eventOf = async (name: string) => (await eventsOf(idOf(name)))[0]?.id
    await ada.call('PUT', `/contacts/${idOf('Renamed')}`, { fullName: 'New name' })
    await addEvent(ada, idOf('With event'))
    await addGift(ada, idOf('With gift'))
    await ada.call('POST', `/occasions/${await eventOf('Muted')}/mute`)
    await ada.call('PUT', `/occasions/${await eventOf('Switched')}`, { reminderMethod: '' })
    await ada.call('DELETE', `/occasions/${await eventOf('Removed event')}`)
    await ada.call('DELETE', `/contacts/${idOf('Deleted')}`)
    await ada.call('PUT', `/contacts/${idOf('Old')}`, { notes: 'Coffee' })
    const { body } = await undo(done.id)
    expect(body).toMatchObject({ state: 'undone', removed: 1, restored: 0 })
    expect(body.kept.map(({ fullName, why }) => [fullName, why])).toEqual([
      ['New name', texts.edited],
      ['With event', texts.eventsEdited],
      ['With gift', texts.hasMore],
      ['Muted', texts.eventsEdited],
      ['Switched', texts.eventsEdited],
      ['Removed event', texts.edited],
      ['Old', texts.edited],
    ])
    expect(await contactsOf()).toHaveLength(7)
  })

  it('is possible once, for 30 days', async () => {
    const first = await imported(card('Maya'))
    const second = await imported(card('Tom'))
    expect((await undo(first.id)).status).toBe(200)
    expect((await undo(first.id)).status).toBe(409)
    const after = sql`${imports.finishedAt} - interval '30 days 1 second'`
    await test.database.db.update(imports).set({ finishedAt: after }).where(eq(imports.id, second.id))
    expect((await ada.call<{ message: string }>('POST', `/imports/${second.id}/undo`)).body.message).toBe(
      texts.tooLateToUndo,
    )
    expect(await contactsOf()).toHaveLength(1)
  })

  it('is nobody else’s', async () => {
    const { id } = await imported(card('Maya'))
    const bo = await test.person()
    expect((await bo.call('POST', `/imports/${id}/undo`)).status).toBe(404)
  })
})
