import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import type { Import, OpenImport } from '#domain/imports/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import { importPeople, imports } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent } from '#server/testing/records.ts'
import { runImports } from './run-imports.ts'
import { asSuggested, bringIn, card, runImport, send } from './testing/files.ts'

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

const contactsOf = async (person = ada) => (await person.call<Contact[]>('GET', '/contacts')).body
const eventsOf = async (contactId: number) =>
  (await ada.call<Occasion[]>('GET', `/contacts/${contactId}/occasions`)).body
const imported = (file: string) => bringIn(ada, file)
/** As a request leaves an import that is to be run. */
const started = (preview: OpenImport) => ({
  state: 'running' as const,
  choices: asSuggested(preview),
  total: preview.total,
  startedAt: test.clock.now(),
})
const known = { relationship: 'friend', email: null, phoneNumber: null, birthday: null }

describe('a run', () => {
  it('adds people with their events, as if they had been entered', async () => {
    const { body } = await send(
      ada,
      card('Maya Okafor', 'BDAY:1990-05-17', 'X-ABDATE:2015-06-01', 'EMAIL:maya@example.com') +
        card('Sam Park', 'ANNIVERSARY:2012-09-01', 'BDAY:--02-29') +
        card('Left Out', 'BDAY:1990-05-17'),
    )
    const done = await runImport(ada, body.id, [
      { key: '1', action: 'add', relationship: 'colleague' },
      { key: '2', action: 'add', relationship: 'spouse' },
      { key: '3', action: 'skip' },
    ])
    expect(done).toMatchObject({ state: 'done', done: 2, total: 2, added: 2, changed: 0, events: 4, failure: null })
    expect(done.undoUntil).toBe('2026-12-21T15:00:00.000Z')
    const [maya, sam, ...others] = await contactsOf()
    expect(others).toEqual([])
    expect(maya).toMatchObject({
      fullName: 'Maya Okafor',
      relationship: 'colleague',
      email: 'maya@example.com',
      version: 1,
    })
    expect(sam).toMatchObject({ fullName: 'Sam Park', birthday: '02/29', anniversaryDate: '2012-09-01' })
    const events = [...(await eventsOf(maya?.id ?? 0)), ...(await eventsOf(sam?.id ?? 0))]
    expect(
      events.map(({ name, date, linkedTo, type, reminderMethod }) => [name, date, linkedTo, type, reminderMethod]),
    ).toEqual(
      expect.arrayContaining([
        ["Maya Okafor's Birthday", '1990-05-17', 'birthday', 'birthday', 'push'],
        ["Sam Park's Birthday", '1904-02-29', 'birthday', 'birthday', 'push'],
        ["Sam Park's Wedding Anniversary", '2012-09-01', 'anniversary', 'wedding-anniversary', 'push'],
      ]),
    )
    const byHand = await addContact(ada, { ...known, fullName: 'By Hand', birthday: '1990-05-17' })
    const [linked] = await eventsOf(byHand.id)
    const { id: _, uid: __, contactId: ___, name: ____, contact: _____, ...asEntered } = linked as Occasion
    expect(events.find(({ linkedTo, contactId }) => linkedTo === 'birthday' && contactId === maya?.id)).toMatchObject(
      asEntered,
    )
  })

  it('is one activity', async () => {
    await imported(card('Maya') + card('Tom'))
    const { body } = await ada.call<Activity[]>('GET', '/activities')
    expect(body.map(({ description }) => description)).toEqual(['Imported 2 contacts'])
  })

  it('adds nothing when the same file comes again', async () => {
    const file =
      card('Maya Okafor', 'BDAY:1990-05-17', 'TEL:+1 555 010 0100') +
      card('Tom Okafor', 'BDAY:--03-02', 'TEL:(555) 010-0100', 'ANNIVERSARY:2001-01-01') +
      card('Maya Okafor', 'EMAIL:maya@example.com', 'TEL:+1 555 010 0100') +
      card('Li', 'X-ABDATE:2015-06-01')
    expect(await imported(file)).toMatchObject({ added: 3 })
    const { body } = await send(ada, file)
    expect(body.people?.map(({ adds, suggested }) => [adds, suggested])).toEqual(Array(3).fill([[], 'skip']))
  })

  it('fills in what a contact lacks and changes nothing that it has', async () => {
    const { id } = await addContact(ada, {
      ...known,
      fullName: 'Maya Okafor',
      notes: 'Mine',
      email: 'maya@example.com',
    })
    const { body } = await send(
      ada,
      card('Maya Okafor', 'BDAY:1990-05-17', 'NOTE:Theirs', 'EMAIL:maya@example.com', 'TEL:555 010 0100'),
    )
    expect(await runImport(ada, body.id, asSuggested(body))).toMatchObject({ added: 0, changed: 1 })
    expect(await contactsOf()).toMatchObject([
      { id, notes: 'Mine', birthday: '1990-05-17', phoneNumber: '555 010 0100', version: 2 },
    ])
    expect(await eventsOf(id)).toMatchObject([{ name: "Maya Okafor's Birthday", linkedTo: 'birthday' }])
  })

  it('links the birthday that a contact has as an event, and adds none that was removed for good', async () => {
    const maya = await addContact(ada, { ...known, fullName: 'Maya' })
    const party = await addEvent(ada, maya.id, {
      name: 'Cake',
      type: 'birthday',
      date: '2020-05-17',
      isRecurring: true,
    })
    const tom = await addContact(ada, { ...known, fullName: 'Tom', birthday: '05/17' })
    const [birthday] = await eventsOf(tom.id)
    await ada.call('DELETE', `/occasions/${birthday?.id}?suppress=true`)
    await ada.call('PUT', `/contacts/${tom.id}`, { birthday: null })
    await imported(card('Maya', 'BDAY:1990-05-17') + card('Tom', 'BDAY:1990-05-18'))
    expect(await eventsOf(maya.id)).toMatchObject([
      { id: party.id, name: 'Cake', date: '1990-05-17', linkedTo: 'birthday' },
    ])
    expect(await eventsOf(tom.id)).toEqual([])
    expect(await contactsOf()).toMatchObject([{ birthday: '1990-05-17' }, { birthday: '1990-05-18' }])
  })

  it('goes on where a process that stopped has left it', async () => {
    const { body } = await send(ada, card('Maya') + card('Tom'))
    const lease = new Date(test.clock.now().getTime() + 10_000)
    await test.database.db
      .update(imports)
      .set({ ...started(body), lockedUntil: lease, lockedBy: 'gone' })
      .where(eq(imports.id, body.id))
    const { body: other } = await send(ada, card('Li'))
    await runImport(ada, other.id, asSuggested(other))
    expect((await contactsOf()).map(({ fullName }) => fullName)).toEqual(['Li'])
    test.clock.advance(30_000)
    const { body: another } = await send(ada, card('Bo'))
    await runImport(ada, another.id, asSuggested(another))
    expect((await contactsOf()).map(({ fullName }) => fullName).toSorted()).toEqual(['Bo', 'Li', 'Maya', 'Tom'])
  })

  it('is given up after five tries that came no further', async () => {
    const { body } = await send(ada, card('Maya'))
    await test.database.db.update(imports).set({ ...started(body), attempts: 5 })
    await runImports(test.services, new AbortController().signal)
    expect((await ada.call('GET', `/imports/${body.id}`)).body).toMatchObject({
      state: 'failed',
      failure: texts.failed,
    })
    expect(await contactsOf()).toEqual([])
  })

  it('is left to another process by one that stops', async () => {
    const { body } = await send(ada, card('Maya'))
    await test.database.db.update(imports).set(started(body))
    const stopping = new AbortController()
    const run = runImports(test.services, stopping.signal)
    stopping.abort()
    await run
    expect(await contactsOf()).toEqual([])
    await runImports(test.services, new AbortController().signal)
    expect(await contactsOf()).toMatchObject([{ fullName: 'Maya' }])
  })

  it('keeps nothing of the file', async () => {
    await imported(card('Maya'))
    await expect.poll(() => test.database.db.$count(importPeople)).toBe(0)
  })
})

describe('a run is refused', () => {
  const refusal = async (people: unknown, person = ada) => {
    const { body } = await send(ada, card('Maya') + card('Tom'))
    const answer = await person.call<{ message: string }>('POST', `/imports/${body.id}/run`, { people })
    return [answer.status, answer.body.message]
  }

  it('for nobody, for somebody who is not in the file, and for somebody twice', async () => {
    expect(await refusal([])).toEqual([400, texts.nobodyChosen])
    expect(await refusal([{ key: '3', action: 'add' }])).toEqual([400, texts.unknownPerson('3')])
    const twice = { key: '1', action: 'add' }
    expect(await refusal([twice, twice])).toEqual([400, texts.chosenTwice('1')])
  })

  it('for contacts and imports of someone else', async () => {
    const bo = await test.person()
    const { id } = await addContact(bo)
    expect(await refusal([{ key: '1', action: 'merge', contactId: id }])).toEqual([404, texts.unknownContact])
    expect((await refusal([{ key: '1', action: 'add' }], bo))[0]).toBe(404)
  })

  it('when it was started already', async () => {
    const { body } = await send(ada, card('Maya'))
    await runImport(ada, body.id, asSuggested(body))
    const again = await ada.call<Import>('POST', `/imports/${body.id}/run`, { people: asSuggested(body) })
    expect(again.status).toBe(409)
    expect((await ada.call('DELETE', `/imports/${body.id}`)).status).toBe(409)
    expect(await contactsOf()).toHaveLength(1)
  })
})
