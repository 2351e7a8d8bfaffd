import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenImport } from '#domain/imports/schema.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact } from '#server/testing/records.ts'
import { card, send } from './testing/files.ts'

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

const sample = (name: string) => readFileSync(new URL(`readers/testing/files/${name}`, import.meta.url))
const contactsOf = async (person: Person) => (await person.call<{ fullName: string }[]>('GET', '/contacts')).body
const found = ({ people = [] }: OpenImport) =>
  people.map(({ fullName, matches, adds, suggested }) => [fullName, matches.map(({ why }) => why), adds, suggested])

describe('the preview of a file', () => {
  it('shows who is in it and adds nobody', async () => {
    const { status, body } = await send(ada, sample('apple-3.0.vcf'), 'contacts.vcf')
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'preview', kind: 'vcard', fileName: 'contacts.vcf', total: 1, room: 5_000 })
    expect(body.people).toMatchObject([
      {
        key: '1',
        fullName: 'Jane Roe',
        birthday: '07/14',
        relationship: 'friend',
        matches: [],
        adds: ['birthday', 'email', 'phoneNumber', 'mailingAddress', 'notes', 'events'],
        suggested: 'add',
      },
    ])
    expect(await contactsOf(ada)).toEqual([])
    expect((await ada.call<OpenImport>('GET', `/imports/${body.id}`)).body).toEqual(body)
    expect((await ada.call('GET', '/imports')).body).toMatchObject([{ id: body.id, state: 'preview', total: 1 }])
  })

  it('says who is already there, whom it would fill in and whom it could be', async () => {
    const known = { relationship: 'friend', email: null, phoneNumber: null, birthday: null }
    await addContact(ada, { ...known, fullName: 'Maya Okafor', email: 'maya@example.com' })
    await addContact(ada, { ...known, fullName: 'Zoë Ångström', birthday: '05/17' })
    await addContact(ada, { ...known, fullName: 'John Smith' })
    await addContact(ada, { ...known, fullName: 'John Smith' })
    const { body } = await send(
      ada,
      card('Maya Okafor', 'EMAIL:MAYA@example.com') +
        card('Zoe Angstrom', 'BDAY:1990-05-17', 'TEL:+1 555 010 0100') +
        card('John Smith', 'BDAY:1980-01-02') +
        card('Zoë Ångström', 'BDAY:1991-08-01'),
    )
    expect(found(body)).toEqual([
      ['Maya Okafor', ['email'], [], 'skip'],
      ['Zoe Angstrom', ['name'], ['phoneNumber'], 'merge'],
      ['John Smith', ['name', 'name'], ['birthday'], 'skip'],
      ['Zoë Ångström', [], ['birthday'], 'add'],
    ])
  })

  it('asks what the columns of an unknown table are, and reads the file again as told', async () => {
    const { body } = await send(ada, 'Who,Born,Mail\nMaya Okafor,3/4/1990,maya@example.com\n', 'people.csv')
    expect(body).toMatchObject({ state: 'mapping', columns: [{ name: 'Who' }, { name: 'Born' }, { name: 'Mail' }] })
    const columns = { fullName: 'Who', birthday: 'Born' }
    const read = (choices: object) =>
      ada.call<OpenImport>('POST', `/imports/${body.id}/mapping`, { columns, ...choices })
    expect((await read({ dateOrder: 'month-first' })).body).toMatchObject({
      state: 'preview',
      people: [{ fullName: 'Maya Okafor', birthday: '1990-03-04', email: null }],
    })
    const { body: again } = await read({ dateOrder: 'day-first' })
    expect(again.people).toMatchObject([{ birthday: '1990-04-03' }])
  })

  it('keeps the chosen columns for another order of dates, and asks for them again when told nothing', async () => {
    const { body } = await send(ada, 'Who,Born\nMaya Okafor,3/4/1990\n', 'people.csv')
    const read = async (choices: object) =>
      (await ada.call<OpenImport>('POST', `/imports/${body.id}/mapping`, choices)).body
    expect(await read({ columns: { fullName: 'Who', birthday: 'Born' } })).toMatchObject({ isMapped: true })
    expect(await read({ dateOrder: 'day-first' })).toMatchObject({
      state: 'preview',
      people: [{ birthday: '1990-04-03' }],
    })
    expect(await read({})).toMatchObject({ state: 'mapping' })
    expect((await send(ada, card('Maya'))).body).toMatchObject({ isMapped: false })
  })

  it('is gone when its user removes it', async () => {
    const { body } = await send(ada, card('Maya'))
    expect((await ada.call('DELETE', `/imports/${body.id}`)).status).toBe(204)
    expect((await ada.call('GET', `/imports/${body.id}`)).status).toBe(404)
  })

  it('is nobody else’s', async () => {
    const { body } = await send(ada, card('Maya'))
    const bo = await test.person()
    expect((await bo.call('GET', `/imports/${body.id}`)).status).toBe(404)
    expect((await bo.call('DELETE', `/imports/${body.id}`)).status).toBe(404)
    expect((await bo.call('GET', '/imports')).body).toEqual([])
  })

  it('keeps the three newest', async () => {
    for (const name of ['A', 'B', 'C', 'D']) await send(ada, card(name), `${name}.vcf`)
    const { body } = await ada.call<OpenImport[]>('GET', '/imports')
    expect(body.map(({ fileName }) => fileName)).toEqual(['D.vcf', 'C.vcf', 'B.vcf'])
  })
})

describe('what is no file of people', () => {
  it.each([
    ['nothing', ''],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])],
    ['a page', '<!doctype html><script>alert(1)</script>'],
  ])('is refused with a sentence: %s', async (_what, file) => {
    const answer = await send(ada, file, 'contacts.vcf')
    expect(answer.status).toBe(400)
    expect((await ada.call('GET', '/imports')).body).toEqual([])
  })

  it('is refused when it is too large, or has no name', async () => {
    expect((await send(ada, Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413)
    const unnamed = await ada.call<{ message: string }>('POST', '/imports', card('Maya'), {
      'content-type': 'text/vcard',
    })
    expect([unnamed.status, unnamed.body.message]).toEqual([400, texts.sendFile])
  })
})
