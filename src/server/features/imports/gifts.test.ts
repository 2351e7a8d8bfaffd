import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Contact } from '#domain/contacts/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Undone } from '#domain/imports/schema.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import { readAccount } from '#server/features/account-data/testing/same-account.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'
import { bringIn, send } from './testing/files.ts'

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

const own = (...rows: string[]) =>
  ['For,Gift name,Event,Status,Given on,Price,Price paid,Type,Link,Description', ...rows].join('\r\n')
const giftsOf = async (contactId: number) => (await ada.call<Gift[]>('GET', `/contacts/${contactId}/gift-ideas`)).body
const contactNamed = async (name: string) =>
  (await ada.call<Contact[]>('GET', '/contacts')).body.find(({ fullName }) => fullName === name)?.id ?? 0
const imported = (file: string) => bringIn(ada, file, 'gifts.csv')
const undo = (id: number) => ada.call<Undone>('POST', `/imports/${id}/undo`)
/** Table by table; versions only grow. */
async function account() {
  const tables = await readAccount(test.database.db, ada.id)
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => ({ ...row, version: undefined }))]),
  )
}

const file = own(
  'Maya Okafor,Teapot,Graduation,Assigned,,24.00,,Gift,https://example.com/teapot,Blue',
  'Maya Okafor,Scarf,,Given,2024-12-25,30.00,25.50,Gift,,',
  'Li,Puzzle,Birthday,Idea,,,,Gift,,',
)

describe('a table of gifts', () => {
  it('is shown by person, with what each would get', async () => {
    await addContact(ada, { fullName: 'Maya Okafor', relationship: 'friend', email: null, birthday: null })
    const { body } = await send(ada, file)
    expect(body).toMatchObject({ state: 'preview', kind: 'gifts-csv', total: 2 })
    expect(body.people).toMatchObject([
      {
        fullName: 'Maya Okafor',
        gifts: [
          { title: 'Teapot', state: 'assigned' },
          { title: 'Scarf', state: 'given' },
        ],
        adds: ['gifts'],
        suggested: 'merge',
      },
      { fullName: 'Li', gifts: [{ title: 'Puzzle', state: 'idea' }], adds: ['gifts'], suggested: 'add' },
    ])
  })

  it('becomes gift ideas and history; the same file again adds nothing', async () => {
    const maya = await addContact(ada, { fullName: 'Maya Okafor', relationship: 'friend', email: null, birthday: null })
    const graduation = await addEvent(ada, maya.id, { name: 'Graduation' })
    expect(await imported(file)).toMatchObject({ state: 'done', added: 1, changed: 1 })
    expect(await giftsOf(maya.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Teapot',
          description: 'Blue',
          price: '24.00',
          productUrl: 'https://example.com/teapot',
          occasionId: graduation.id,
          isSaved: true,
          isPurchased: false,
        }),
        expect.objectContaining({
          title: 'Scarf',
          price: '30.00',
          pricePaid: '25.50',
          isPurchased: true,
          occurrenceDate: '2024-12-25',
        }),
      ]),
    )
    expect(await giftsOf(await contactNamed('Li'))).toMatchObject([{ title: 'Puzzle', isPurchased: false }])
    const { body } = await send(ada, file)
    expect(body.people?.map(({ adds, suggested }) => [adds, suggested])).toEqual([
      [[], 'skip'],
      [[], 'skip'],
    ])
  })

  it('that we exported is there already, whatever state its gifts are in', async () => {
    const maya = await addContact(ada, { fullName: 'Maya Okafor', relationship: 'friend', email: null, birthday: null })
    await addEvent(ada, maya.id, { name: 'Graduation' })
    await imported(
      `${file}\r\nMaya Okafor,Lamp,Graduation,Bought,2027-05-01,,,Gift card,,\r\nMaya Okafor,Owl,,Bought,,,,Gift,,`,
    )
    const { text } = await ada.call('GET', '/gift-ideas/export')
    const { body } = await send(ada, text)
    expect(body).toMatchObject({ kind: 'gifts-csv', problems: [] })
    expect(body.people?.flatMap(({ adds, problems }) => [...adds, ...problems])).toEqual([])
  })

  it('is undone without a trace, unless a gift was edited since', async () => {
    const maya = await addContact(ada, { fullName: 'Maya Okafor', relationship: 'friend', email: null, birthday: null })
    await addGift(ada, maya.id)
    const before = await account()
    test.clock.advance(60_000)
    const first = await imported(file)
    test.clock.advance(60_000)
    expect((await undo(first.id)).body).toEqual({ state: 'undone', removed: 1, restored: 1, kept: [] })
    expect(await account()).toEqual(before)

    const second = await imported(file)
    test.clock.advance(60_000)
    const [puzzle] = await giftsOf(await contactNamed('Li'))
    await ada.call('PATCH', `/gift-ideas/${puzzle?.id}`, { title: 'Jigsaw' })
    const { body } = await undo(second.id)
    expect(body).toMatchObject({ removed: 0, restored: 1, kept: [{ fullName: 'Li', why: texts.giftsEdited }] })
  })
})
