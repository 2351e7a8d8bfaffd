import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactSchema, type Contact, type ListedContact } from '#domain/contacts/schema.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { contacts } from '#server/db/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact } from '#server/testing/records.ts'

let app: TestApp
let ada: Person

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
})

const add = (fullName: string, birthday: string | null = null, person = ada) =>
  addContact(person, { fullName, birthday })

async function page(query: string): Promise<ListedContact[]> {
  const { status, body } = await ada.call<ListedContact[]>('GET', `/contacts?${query}`)
  expect(status).toBe(200)
  return body
}

describe('contacts page by page', () => {
  it('come once each, in the order in which they were added, also when some are renamed or deleted in between', async () => {
    const names = ['Zoë', 'Amir', 'Maya', 'Noor', 'Tom']
    const made: Contact[] = []
    for (const name of names) made.push(await add(name))
    await add('Somebody else’s', null, await app.person())
    const first = await page('limit=2')
    expect(first.map(({ fullName }) => fullName)).toEqual(['Zoë', 'Amir'])
    await ada.call('PUT', `/contacts/${made[2]?.id}`, { fullName: 'Aaron' })
    await ada.call('DELETE', `/contacts/${made[1]?.id}`)
    const second = await page(`limit=2&after=${first[1]?.id}`)
    expect(second.map(({ fullName }) => fullName)).toEqual(['Aaron', 'Noor'])
    expect((await page(`limit=2&after=${second[1]?.id}`)).map(({ fullName }) => fullName)).toEqual(['Tom'])
    expect(await page(`limit=2&after=${made[4]?.id}`)).toEqual([])
  })

  it('say of each contact what its own answer says', async () => {
    const texts = mapValues(contactTextFields, (_, name) => `“${name}”\n\u2028 \\`)
    const everything = {
      fullName: 'Zoë "Zo" Ångström',
      relationship: 'spouse',
      birthday: '1992-11-22',
      anniversaryDate: '2014-06-21',
      email: 'zoe@example.com',
      categoryIds: ['books', 'electronics'],
      gender: 'female',
      ...texts,
      remindersPaused: true,
      deliveryDays: 3,
      emoji: '🦄',
    }
    for (const fields of [everything, { fullName: 'Tom', relationship: 'friend' }]) {
      const { status } = await ada.call('POST', '/contacts', fields)
      expect(status).toBe(201)
    }
    const suppressedEvents = ['birthday', 'deleted:easter', 'anniversary']
    await app.services.db
      .update(contacts)
      .set({ suppressedEvents, pictureVersion: 'abc' })
      .where(eq(contacts.gender, 'female'))
    for (const { nextOccasion: _next, hasAnswer, ...listed } of await page('limit=500')) {
      expect(hasAnswer).toBe(false)
      expect(listed).toEqual((await ada.call('GET', `/contacts/${listed.id}`)).body)
      expect(Object.keys(listed)).toEqual(Object.keys(contactSchema.shape))
    }
  })

  it('have the rows of the whole list', async () => {
    const maya = await add('Maya', '1992-11-22')
    await add('Amir', '02/29')
    await add('Tom')
    const [birthday] = (await ada.call<Occasion[]>('GET', `/contacts/${maya.id}/occasions`)).body
    const gift = { contactId: maya.id, occasionId: birthday?.id, title: 'Tea', isSaved: true }
    expect((await ada.call('POST', '/gift-ideas', gift)).status).toBe(201)
    const whole = (await ada.call<ListedContact[]>('GET', '/contacts')).body
    expect(whole.find(({ id }) => id === maya.id)?.nextOccasion).toMatchObject({ daysUntil: 1, giftAssigned: true })
    expect(await page('limit=500')).toEqual(whole.toSorted((a, b) => a.id - b.id))
    await ada.call('POST', `/occasions/${birthday?.id}/skip`, { occurrenceDate: '2026-11-22' })
    expect((await page('limit=1'))[0]?.nextOccasion).toBeNull()
  })

  it.each([
    'limit=0',
    'limit=501',
    'limit=2.5',
    'limit=many',
    'limit=',
    'limit=1&limit=2',
    'after=1',
    'limit=2&after=-1',
  ])('refuse %s', async (query) => {
    const { status, body } = await ada.call<{ code: string }>('GET', `/contacts?${query}`)
    expect(status).toBe(400)
    expect(body.code).toBe('INVALID')
  })

  it('are never cut without being asked', async () => {
    for (let number = 0; number < 3; number++) await add(`Friend ${number}`)
    expect((await ada.call<ListedContact[]>('GET', '/contacts')).body).toHaveLength(3)
  })
})
