import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Repeat } from '#domain/gifts/repeat.ts'
import { peopleIn } from './testing/people.ts'
import { giftWorld } from './testing/world.ts'

const world = giftWorld()

type Refusal = { code: string; message: string; repeats: Repeat[] }
const add = (fields: object = {}) =>
  world.ada.call<Gift & Refusal>('POST', '/gift-ideas', { contactId: world.people.maya, title: 'Kalimba', ...fields })
const added = async (fields: object = {}) => (await add(fields)).body
const send = (method: 'PUT' | 'PATCH', path: string, body: object) =>
  world.ada.call<Gift & Refusal>(method, `/gift-ideas/${path}`, body)
const givenAtChristmas = () =>
  added({ occasionId: world.people.mayasChristmas, isPurchased: true, occurrenceDate: '2025-12-25' })

describe('what was given before', () => {
  it('is said when it is saved again, and saved on confirmation', async () => {
    const given = await givenAtChristmas()
    const asked = { title: 'kalimba', occasionId: world.people.mayasBirthday, isSaved: true, checkRepeat: true }
    const refused = await add(asked)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'REPEAT',
      message: 'You gave this to Maya Okafor at Christmas 2025',
      repeats: [
        {
          giftId: given.id,
          title: 'Kalimba',
          occasionName: 'Christmas',
          year: 2025,
          kind: 'given',
          message: 'You gave this to Maya Okafor at Christmas 2025',
        },
      ],
    })
    expect((await world.ada.call<Gift[]>('GET', '/gift-ideas')).body).toHaveLength(1)
    expect((await add({ ...asked, confirm: true })).status).toBe(201)
  })

  it('is said of an idea without an event too', async () => {
    await givenAtChristmas()
    expect((await add({ checkRepeat: true })).status).toBe(409)
  })

  it('is saved without a word when nobody asks', async () => {
    await givenAtChristmas()
    expect((await add()).status).toBe(201)
    expect((await add({ checkRepeat: false })).status).toBe(201)
  })

  it('may have no event, or be bought for the one to come', async () => {
    await added({ isPurchased: true })
    await added({ title: 'Goggles', occasionId: world.people.mayasBirthday, isPurchased: true })
    expect((await add({ checkRepeat: true })).body.message).toBe('You already bought this for Maya Okafor')
    expect((await add({ title: 'goggles', checkRepeat: true })).body.message).toBe(
      'You already bought this for Maya Okafor for their birthday in 2026',
    )
    world.app.clock.setTo('2026-11-23T00:00:00Z')
    expect((await add({ title: 'goggles', checkRepeat: true })).body.message).toBe(
      'You gave this to Maya Okafor for their birthday in 2026',
    )
  })

  it('outlives its event', async () => {
    await givenAtChristmas()
    await world.ada.call('DELETE', `/occasions/${world.people.mayasChristmas}?keepGifts=true`)
    expect((await add({ checkRepeat: true })).body.repeats).toMatchObject([
      { occasionName: null, year: 2025, message: 'You gave this to Maya Okafor in 2025' },
    ])
  })
})

describe('what is assigned elsewhere', () => {
  it('is said with the event it is assigned to', async () => {
    await added({ occasionId: world.people.mayasChristmas, isSaved: true })
    const { status, body } = await add({ occasionId: world.people.mayasBirthday, isSaved: true, checkRepeat: true })
    expect([status, body.repeats[0]?.kind]).toEqual([409, 'assigned'])
    expect(body.message).toBe('You already assigned this to Maya Okafor for Christmas 2026')
  })

  it('is no idea that is only kept in mind', async () => {
    await added({ occasionId: world.people.mayasChristmas })
    await added()
    expect((await add({ checkRepeat: true })).status).toBe(201)
  })
})

describe('the check', () => {
  it.each<[string, object, object]>([
    [
      'key',
      { title: 'A', provider: 'ribbonry', productKey: 'k' },
      { title: 'B', provider: 'ribbonry', productKey: 'k' },
    ],
    [
      'link',
      { title: 'A', productUrl: 'https://a.example/p/?utm_source=x' },
      { title: 'B', productUrl: 'http://www.a.example/p' },
    ],
    [
      'ASIN',
      { title: 'A', productUrl: 'https://amazon.com/x/dp/B01LYCLS24/ref=1' },
      { title: 'B', provider: 'amazon', productKey: 'B01LYCLS24' },
    ],
    ['title', { title: 'The Hobbit' }, { title: 'HOBBIT!' }],
  ])('knows it by its %s', async (_, given, wanted) => {
    await added({ ...given, isPurchased: true })
    expect((await add({ ...wanted, checkRepeat: true })).status).toBe(409)
  })

  it.each<[string, object, object]>([
    [
      'key of another provider',
      { title: 'A', provider: 'x', productKey: 'k' },
      { title: 'B', provider: 'y', productKey: 'k' },
    ],
    [
      'other link',
      { title: 'A', productUrl: 'https://a.example/p?id=1' },
      { title: 'B', productUrl: 'https://a.example/p?id=2' },
    ],
    [
      'search',
      { title: 'A', productUrl: 'https://amazon.com/s?k=tea' },
      { title: 'B', productUrl: 'https://amazon.com/s?k=tea' },
    ],
    ['kind of gift', { title: 'Book' }, { title: 'Book' }],
  ])('is not misled by a %s', async (_, given, wanted) => {
    await added({ ...given, isPurchased: true })
    expect((await add({ ...wanted, checkRepeat: true })).status).toBe(201)
  })

  it("is of the same person's gifts only", async () => {
    await added({ contactId: world.people.tom, occasionId: world.people.tomsParty, isPurchased: true })
    const bob = await world.app.person()
    const theirs = await peopleIn(world.app, bob)
    await bob.call('POST', '/gift-ideas', { contactId: theirs.maya, title: 'Kalimba', isPurchased: true })
    expect((await add({ checkRepeat: true })).status).toBe(201)
  })

  it('guards every way of assigning: editing, moving, buying', async () => {
    await givenAtChristmas()
    const { id } = await added()
    const event = { occasionId: world.people.mayasBirthday, checkRepeat: true }
    const ways: [method: 'PUT' | 'PATCH', path: string, body: object][] = [
      ['PUT', String(id), { ...event, isSaved: true }],
      ['PATCH', String(id), event],
      ['PATCH', `${id}/status`, { ...event, status: 'assigned' }],
      ['PATCH', `${id}/status`, { ...event, status: 'ideas' }],
      ['PATCH', `${id}/purchase`, { ...event, isPurchased: true }],
    ]
    for (const [method, path, body] of ways) {
      const refused = await send(method, path, body)
      expect([refused.status, refused.body.code, refused.body.repeats.length]).toEqual([409, 'REPEAT', 1])
    }
    expect((await world.ada.call<Gift>('GET', `/gift-ideas/${id}`)).body).toMatchObject({
      version: 1,
      occasionId: null,
    })
    for (const [method, path, body] of ways)
      expect((await send(method, path, { ...body, confirm: true })).status).toBe(200)
  })

  it('looks at the title and link as they are changed', async () => {
    await givenAtChristmas()
    const { id } = await added({ title: 'Kettle' })
    expect((await send('PUT', String(id), { title: 'kalimba', checkRepeat: true })).status).toBe(409)
    expect((await send('PUT', String(id), { title: 'kettles', checkRepeat: true })).status).toBe(200)
  })

  it('never takes a gift for its own repeat, nor stops it on its way back', async () => {
    const { id } = await added({ occasionId: world.people.mayasBirthday, isSaved: true })
    const christmas = { status: 'assigned', occasionId: world.people.mayasChristmas, checkRepeat: true }
    expect((await send('PATCH', `${id}/status`, christmas)).status).toBe(200)
    await givenAtChristmas()
    for (const body of [{ status: 'ideas' }, { status: 'ideas', occasionId: null }])
      expect((await send('PATCH', `${id}/status`, { ...body, checkRepeat: true })).status).toBe(200)
  })

  it('comes after the version and the event', async () => {
    await givenAtChristmas()
    const { id } = await added()
    const stale = await send('PUT', String(id), {
      occasionId: world.people.mayasBirthday,
      checkRepeat: true,
      version: 7,
    })
    expect(stale.body.code).toBe('STALE')
    expect((await send('PUT', String(id), { occasionId: world.people.tomsParty, checkRepeat: true })).status).toBe(400)
  })
})

// The session, what is read, and what is written. Upkeep may ask meanwhile, so that one try in many has a trip more.
it.each([
  ['adding', () => add({ title: 'Goggles', checkRepeat: true })],
  ['buying', ({ id }: Gift) => send('PATCH', `${id}/purchase`, { isPurchased: true, checkRepeat: true })],
  ['changing', ({ id }: Gift) => send('PUT', String(id), { title: 'Flute', checkRepeat: true })],
])('%s takes three trips to the database, with the check', { retry: 2 }, async (_, change) => {
  const given = await added()
  const trips = vi.spyOn(pg.Client.prototype, 'query')
  const { status } = await change(given)
  const taken = trips.mock.calls.length
  trips.mockRestore()
  expect([status < 300, taken]).toEqual([true, 3])
})
