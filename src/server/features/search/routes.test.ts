import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Found } from '#domain/search/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'

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

describe('a contact', () => {
  it.each([
    ['Zoë Quinn', 'zoe'],
    ['Łukasz Nowak', 'lukasz'],
    ['Åsa Berg', 'asa'],
    ['İpek Kaya', 'ipek'],
    ['ipek kaya', 'İPEK'],
    ['Groß', 'gross'],
    ['Søren Ærø', 'aero soren'],
    ['李小龙', '小龙'],
    ['Maya Okafor', '  okafor   MAYA '],
  ])('called %s is found by %j', async (fullName, query) => {
    await addContact(ada, { fullName })
    expect(await contactsFor(query)).toEqual([fullName])
  })

  it('comes the earlier the better the name fits, equals by name', async () => {
    for (const name of ['Amanda', 'Zed Mandel', 'Mandy Z', 'Mandy A', 'Somebody Else', 'Bea Mann']) {
      await addContact(ada, { fullName: name })
    }
    expect(await contactsFor('man')).toEqual(['Mandy A', 'Mandy Z', 'Bea Mann', 'Zed Mandel', 'Amanda'])
  })

  it('is found by relationship and e-mail too, after those whose name fits', async () => {
    await addContact(ada, { fullName: 'Maya', relationship: 'aunt-uncle', email: 'm.okafor@example.com' })
    await addContact(ada, { fullName: 'Uncle Bob' })
    expect(await contactsFor('uncle')).toEqual(['Uncle Bob', 'Maya'])
    expect(await contactsFor('okafor@ex')).toEqual(['Maya'])
  })

  it('is one of eight at most', async () => {
    for (let count = 0; count < 11; count += 1) {
      await addContact(ada, { fullName: `Sam ${count}` })
    }
    expect(await contactsFor('sam')).toHaveLength(8)
  })

  it('is found as soon as it is there, under its new name at once, and no more once it is gone', async () => {
    expect(await contactsFor('maya')).toEqual([])
    const { id } = await addContact(ada, { fullName: 'Maya' })
    expect(await contactsFor('maya')).toEqual(['Maya'])
    await ada.call('PUT', `/contacts/${id}`, { fullName: 'Noor' })
    expect(await contactsFor('maya')).toEqual([])
    expect(await contactsFor('noor')).toEqual(['Noor'])
    await ada.call('DELETE', `/contacts/${id}`)
    expect(await contactsFor('noor')).toEqual([])
  })
})

describe('an event', () => {
  it('is found by its name and by its contact’s, the next one first and what is over last', async () => {
    const maya = await addContact(ada, { fullName: 'Maya Okafor' })
    await addEvent(ada, maya.id, { name: 'Graduation', date: '2026-06-12', isRecurring: false })
    await addEvent(ada, maya.id, { name: 'Promotion', date: '2026-12-24', isRecurring: false })
    await addEvent(ada, maya.id, { name: 'Housewarming', date: '2020-11-25', isRecurring: true })
    const byPerson = await search('okafor')
    expect(byPerson.events.map(({ name, date, daysUntil }) => [name, date, daysUntil])).toEqual([
      ['Housewarming', '2026-11-25', 4],
      ['Promotion', '2026-12-24', 33],
      ['Graduation', '2026-06-12', -162],
    ])
    const byBoth = await search('maya promo')
    expect(byBoth.events).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Promotion',
        date: '2026-12-24',
        daysUntil: 33,
        contact: { id: maya.id, fullName: 'Maya Okafor', relationship: 'friend' },
      },
    ])
  })

  it('has the date of the user’s own day, also after midnight', async () => {
    const { id } = await addContact(ada, { fullName: 'Maya' })
    await addEvent(ada, id, { name: 'Party', date: '2020-11-21', isRecurring: true })
    expect((await search('party')).events[0]).toMatchObject({ date: '2026-11-21', daysUntil: 0 })
    app.clock.setTo('2026-11-22T00:30:00Z')
    expect((await search('party')).events[0]).toMatchObject({ date: '2027-11-21', daysUntil: 364 })
  })
})

it('a gift is found by its title, then by whom it is for', async () => {
  const maya = await addContact(ada, { fullName: 'Maya' })
  const bob = await addContact(ada, { fullName: 'Bob' })
  await addGift(ada, bob.id, { title: 'Maya the Bee', price: '12.50' })
  await addGift(ada, maya.id, { title: 'Café au lait set' })
  const { gifts } = await search('maya')
  expect(gifts.map(({ title, price, contact }) => [title, price, contact.fullName])).toEqual([
    ['Maya the Bee', '12.50', 'Bob'],
    ['Café au lait set', null, 'Maya'],
  ])
  expect((await search('cafe')).gifts).toHaveLength(1)
})

describe('a plan', () => {
  it('is found by its name, the next one first and what is over last', async () => {
    const { id: contactId } = await addContact(ada, { fullName: 'Maya' })
    for (const [name, date] of [
      ['Christmas 2027', '2027-12-25'],
      ['Early Christmas', '2026-12-06'],
      ['Christmas', '2026-12-25'],
      ['Noël', '2026-12-24'],
    ])
      expect((await ada.call('POST', '/plans', { name, date, contactIds: [contactId] })).status).toBe(201)
    app.clock.setTo('2026-12-10T15:00:00Z')
    expect((await search('christmas')).plans.map(({ name, daysUntil }) => [name, daysUntil])).toEqual([
      ['Christmas', 15],
      ['Christmas 2027', 380],
      ['Early Christmas', -4],
    ])
    expect((await search('noel')).plans).toEqual([
      { id: expect.any(Number) as number, name: 'Noël', date: '2026-12-24', daysUntil: 14 },
    ])
    expect((await search('')).plans).toEqual([])
  })

  it('is found under its new name at once, and no more once it is gone', async () => {
    const { id: contactId } = await addContact(ada, { fullName: 'Maya' })
    const plan = { name: 'Christmas', date: '2026-12-25', contactIds: [contactId] }
    const { body } = await ada.call<{ id: number }>('POST', '/plans', plan)
    expect((await search('christmas')).plans).toHaveLength(1)
    await ada.call('PATCH', `/plans/${body.id}`, { name: 'Yuletide' })
    expect((await search('yule')).plans).toHaveLength(1)
    await ada.call('DELETE', `/plans/${body.id}`)
    expect((await search('yule')).plans).toEqual([])
  })
})

it('before anything is typed come the next events and the contacts changed last', async () => {
  const first = await addContact(ada, { fullName: 'First' })
  app.clock.setTo('2026-11-21T16:00:00Z')
  await addContact(ada, { fullName: 'Second' })
  await addEvent(ada, first.id, { name: 'Over', date: '2026-01-01', isRecurring: false })
  await addEvent(ada, first.id, { name: 'Later', date: '2027-01-02', isRecurring: false })
  await addEvent(ada, first.id, { name: 'Soon', date: '2026-11-30', isRecurring: false })
  await addGift(ada, first.id, { title: 'Scarf' })
  for (const query of ['', '?q=', '?q=%20%20']) {
    const { body } = await ada.call<Found>('GET', `/search${query}`)
    expect(body.events.map(({ name }) => name)).toEqual(['Soon', 'Later'])
    expect(body.contacts.map(({ fullName }) => fullName)).toEqual(['Second', 'First'])
    expect(body.gifts).toEqual([])
  }
})

it('a stranger’s rows are never found', async () => {
  const bob = await app.person()
  const maya = await addContact(bob, { fullName: 'Maya' })
  await addEvent(bob, maya.id, { name: 'Maya’s Party', date: '2026-12-01', isRecurring: false })
  await addGift(bob, maya.id, { title: 'Maya’s scarf' })
  await bob.call('POST', '/plans', { name: 'Maya’s Christmas', date: '2026-12-25', contactIds: [maya.id] })
  await addContact(ada, { fullName: 'Maya of Ada' })
  expect(await search('maya')).toMatchObject({
    contacts: [{ fullName: 'Maya of Ada' }],
    events: [],
    plans: [],
    gifts: [],
  })
  expect((await search('')).events).toEqual([])
  const bobs = (await bob.call<Found>('GET', '/search?q=maya')).body
  expect(Object.values(bobs).map((found) => found.length)).toEqual([1, 2, 1, 1])
})

describe('odd queries', () => {
  it.each(['%', '_', '\\', "'; drop table contacts; --", '🎁', '\0', 'a\0b', '\u0301', 'x'.repeat(500)])(
    '%j finds nothing and breaks nothing',
    async (query) => {
      await addContact(ada, { fullName: 'Maya Okafor' })
      const { status } = await ada.call('GET', `/search?q=${encodeURIComponent(query)}`)
      expect(status).toBe(200)
    },
  )

  it('are letters and no patterns', async () => {
    await addContact(ada, { fullName: '100% Maya' })
    await addContact(ada, { fullName: 'Bob' })
    expect(await contactsFor('%')).toEqual(['100% Maya'])
    expect(await contactsFor('b_b')).toEqual([])
  })

  it('of two texts at once are refused in words', async () => {
    const answer = await ada.call<{ issues: { message: string }[] }>('GET', '/search?q=a&q=b')
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0]?.message).toBe('Enter one search at a time')
  })
})

it('visitors are turned away', async () => {
  expect((await app.visitor.call('GET', '/search?q=a')).status).toBe(401)
})

it('the same question again is answered with 304', async () => {
  await addContact(ada, { fullName: 'Maya' })
  const first = await ada.call('GET', '/search?q=maya')
  const headers = { 'if-none-match': String(first.headers['etag']) }
  expect((await ada.call('GET', '/search?q=maya', undefined, headers)).status).toBe(304)
})

async function search(query: string): Promise<Found> {
  const { status, body } = await ada.call<Found>('GET', `/search?q=${encodeURIComponent(query)}`)
  expect(status).toBe(200)
  return body
}

async function contactsFor(query: string): Promise<string[]> {
  return (await search(query)).contacts.map(({ fullName }) => fullName)
}
