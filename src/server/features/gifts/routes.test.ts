import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { peopleIn, type People } from './testing/people.ts'

let app: TestApp
let ada: Person
let people: People

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
  people = await peopleIn(app, ada)
})

interface Refusal {
  code: string
  message: string
  issues?: { path: string; message: string }[]
  current?: Gift
}

const newGift = async (fields: object = {}) => {
  const { status, body } = await ada.call<Gift>('POST', '/gift-ideas', {
    contactId: people.maya,
    title: 'Swimming goggles',
    ...fields,
  })
  expect(status).toBe(201)
  return body
}
const feed = async () => (await ada.call<Activity[]>('GET', '/activities')).body.map(({ description }) => description)
const titles = (gifts: Gift[]) => gifts.map(({ title }) => title)

describe('adding a gift idea', () => {
  it('answers the whole row, money as text and what is unknown as null', async () => {
    const { status, body } = await ada.call<Gift>('POST', '/gift-ideas', {
      contactId: people.maya,
      occasionId: people.mayasBirthday,
      title: ' Swimming goggles ',
      description: '',
      price: 48.7,
      imageUrl: '/api/illustrations/swim-goggles.svg',
      productUrl: 'https://www.amazon.com/s?k=goggles',
      rating: '4.46',
      reviewCount: 12,
      isSaved: false,
      matchReason: 'AI recommended based on Swimming, age 34',
      itemType: 'gift',
      provider: 'ribbonry',
      productKey: 'swim-goggles',
      priceKind: 'typical',
      anythingElse: true,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      contactId: people.maya,
      occasionId: people.mayasBirthday,
      title: 'Swimming goggles',
      description: null,
      price: '48.70',
      currency: 'USD',
      priceKind: 'typical',
      rating: '4.5',
      reviewCount: 12,
      isSaved: false,
      isPurchased: false,
      occurrenceDate: null,
      purchasedAt: null,
      pricePaid: null,
      itemType: 'gift',
      provider: 'ribbonry',
      productKey: 'swim-goggles',
      version: 1,
      createdAt: app.clock.now().toISOString(),
    })
    expect((await ada.call<Gift>('GET', `/gift-ideas/${body.id}`)).body).toEqual(body)
  })

  it('needs no more than a contact and a title', async () => {
    expect(await newGift()).toMatchObject({
      occasionId: null,
      price: null,
      rating: null,
      isSaved: false,
      itemType: 'gift',
      provider: 'manual',
      priceKind: 'user',
    })
  })

  it.each([
    ['a title', { title: ' ' }, 'title', 'Gift name is required'],
    ['a title at all', { title: undefined }, 'title', 'Gift name is required'],
    [
      'a title of at most 300 characters',
      { title: 'x'.repeat(301) },
      'title',
      'Gift name can have at most 300 characters',
    ],
    ['no negative price', { price: -0.01 }, 'price', 'Price must be 0 or more'],
    ['a price in whole cents', { price: '1.005' }, 'price', 'Price must be 0 or more'],
    ['a price that the column holds', { price: '100000000' }, 'price', 'Price must be 0 or more'],
    ['a price that is a number', { price: 'cheap' }, 'price', 'Price must be 0 or more'],
    ['a web link', { productUrl: 'javascript:alert(1)' }, 'productUrl', 'Enter a valid link (https://…)'],
    ['a link, not words', { productUrl: 'the shop' }, 'productUrl', 'Enter a valid link (https://…)'],
    ['a picture of the web or our own', { imageUrl: 'data:image/svg+xml,x' }, 'imageUrl', undefined],
    ['a picture from the illustrations only', { imageUrl: '/api/illustrations/../export' }, 'imageUrl', undefined],
    ['a rating of at most 5', { rating: '5.1' }, 'rating', 'Rating must be between 0 and 5'],
    ['a rating that is a number', { rating: 'good' }, 'rating', 'Rating must be between 0 and 5'],
    ['a count of reviews', { reviewCount: -1 }, 'reviewCount', undefined],
    ['a gift or a card', { itemType: 'voucher' }, 'itemType', 'A gift idea is a gift or a card'],
    ['a contact', { contactId: undefined }, 'contactId', undefined],
    ['a real date', { isPurchased: true, occurrenceDate: '2026-02-30' }, 'occurrenceDate', undefined],
    ['no date on an idea', { occurrenceDate: '2026-11-22' }, 'occurrenceDate', undefined],
    ['no price paid on an idea', { pricePaid: '3' }, 'pricePaid', undefined],
  ])('wants %s', async (_, fields, path, message) => {
    const { status, body } = await ada.call<Refusal>('POST', '/gift-ideas', {
      contactId: people.maya,
      title: 'Goggles',
      ...fields,
    })
    expect(status).toBe(400)
    expect(body.code).toBe('INVALID')
    const issue = body.issues?.find((found) => found.path === path)
    expect(issue).toBeDefined()
    expect(issue?.message).toMatch(message ?? /./)
    expect((await ada.call<Gift[]>('GET', '/gift-ideas')).body).toEqual([])
  })

  it.each([
    [{ title: 'x'.repeat(300) }, { title: 'x'.repeat(300) }],
    [{ price: '99999999.99' }, { price: '99999999.99' }],
    [{ price: 0 }, { price: '0.00' }],
    [{ price: '' }, { price: null }],
    [{ rating: 5 }, { rating: '5.0' }],
    [{ rating: '0' }, { rating: null }],
    [{ imageUrl: '' }, { imageUrl: null }],
  ])('takes %j', async (fields, kept) => {
    expect(await newGift(fields)).toMatchObject(kept)
  })

  it('keeps an idea where isSaved comes without an event', async () => {
    expect(await newGift({ isSaved: true })).toMatchObject({ isSaved: false, occasionId: null })
    expect(await feed()).toEqual(['Saved gift idea: Swimming goggles'])
  })

  it('refuses an event of another contact', async () => {
    const { status, body } = await ada.call<Refusal>('POST', '/gift-ideas', {
      contactId: people.maya,
      occasionId: people.tomsParty,
      title: 'Goggles',
    })
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'occasionId', message: 'This event belongs to another contact' }])
  })

  it('tells the feed what happened, with names and price', async () => {
    await newGift({ price: '20' })
    await newGift({ title: 'Swim cap', occasionId: people.mayasBirthday, isSaved: true })
    await newGift({ title: 'Card', itemType: 'card', occasionId: people.mayasBirthday, isPurchased: true })
    const { body } = await ada.call<Activity[]>('GET', '/activities')
    expect(body.map(({ activityType, description }) => [activityType, description])).toEqual([
      ['gift_purchased', 'Purchased: Card'],
      ['gift_purchased', 'Assigned gift: Swim cap'],
      ['gift_saved', 'Saved gift idea: Swimming goggles'],
    ])
    expect(body[1]).toMatchObject({
      entityType: 'gift',
      entityId: 2,
      metadata: {
        giftTitle: 'Swim cap',
        giftPrice: null,
        contactName: 'Maya Okafor',
        occasionName: "Maya Okafor's Birthday",
        occasionId: people.mayasBirthday,
      },
    })
    expect(body[2]?.metadata).toEqual({
      giftTitle: 'Swimming goggles',
      giftPrice: '20.00',
      contactName: 'Maya Okafor',
    })
  })

  it('writes one row for one Idempotency-Key, however often it is sent at once', async () => {
    const body = { contactId: people.maya, title: 'Goggles' }
    const key = { 'idempotency-key': 'add-1' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => ada.call<Gift>('POST', '/gift-ideas', body, key)))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect((await ada.call<Gift[]>('GET', '/gift-ideas')).body).toHaveLength(1)
    expect(await feed()).toHaveLength(1)
    const other = await ada.call<Refusal>('POST', '/gift-ideas', { ...body, title: 'Other' }, key)
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT'])
  })

  it('takes 2,000 gift ideas for one contact and says so at the next', async () => {
    await people.fill(people.maya, 1999)
    await newGift()
    const { status, body } = await ada.call<Refusal>('POST', '/gift-ideas', { contactId: people.maya, title: 'More' })
    expect([status, body.code]).toEqual([422, 'LIMIT'])
    expect((await ada.call('POST', '/gift-ideas', { contactId: people.tom, title: 'Other contact' })).status).toBe(201)
  })
})

describe('the lists', () => {
  it('are of everything, of one contact, and of one event with the general ideas', async () => {
    await newGift({ title: 'general' })
    await newGift({ title: 'general but bought', isPurchased: true })
    await newGift({ title: 'birthday idea', occasionId: people.mayasBirthday })
    await newGift({ title: 'birthday gift', occasionId: people.mayasBirthday, isSaved: true })
    await newGift({ title: 'christmas idea', occasionId: people.mayasChristmas })
    await newGift({ title: "tom's", contactId: people.tom })

    const all = await ada.call<Gift[]>('GET', '/gift-ideas')
    expect(titles(all.body)).toHaveLength(6)
    const mayas = await ada.call<Gift[]>('GET', `/contacts/${people.maya}/gift-ideas`)
    expect(titles(mayas.body)).toEqual([
      'general',
      'general but bought',
      'birthday idea',
      'birthday gift',
      'christmas idea',
    ])
    const birthday = await ada.call<Gift[]>('GET', `/occasions/${people.mayasBirthday}/gift-ideas`)
    expect(birthday.body.map(({ title, occasionId }) => [title, occasionId])).toEqual([
      ['general', null],
      ['birthday idea', people.mayasBirthday],
      ['birthday gift', people.mayasBirthday],
    ])
  })

  it('answer 304 until something changes', async () => {
    for (const path of [
      '/gift-ideas',
      `/contacts/${people.maya}/gift-ideas`,
      `/occasions/${people.mayasBirthday}/gift-ideas`,
    ]) {
      const etag = { 'if-none-match': String((await ada.call('GET', path)).headers.etag) }
      expect((await ada.call('GET', path, undefined, etag)).status).toBe(304)
      await newGift()
      expect((await ada.call('GET', path, undefined, etag)).status).toBe(200)
    }
  })
})

describe('changing a gift idea', () => {
  it('changes the fields that are sent, with PUT as with PATCH', async () => {
    const gift = await newGift({ price: '10', description: 'blue' })
    const put = await ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { price: '12.50' })
    expect(put.body).toMatchObject({ price: '12.50', description: 'blue', title: gift.title, version: 2 })
    const patch = await ada.call<Gift>('PATCH', `/gift-ideas/${gift.id}`, { description: null, title: 'Goggles' })
    expect(patch.body).toMatchObject({ price: '12.50', description: null, title: 'Goggles', version: 3 })
    expect(await feed()).toHaveLength(1)
  })

  it('takes back the whole row it answered, and changes nothing', async () => {
    const gift = await newGift({ occasionId: people.mayasBirthday, isPurchased: true, price: '10', pricePaid: '8' })
    const { status, body } = await ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, gift)
    expect([status, body]).toEqual([200, gift])
  })

  it("makes a typical price the user's own when it is edited", async () => {
    const gift = await newGift({ price: '10', priceKind: 'typical' })
    expect((await ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { price: '10' })).body.priceKind).toBe('typical')
    expect((await ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { price: '11' })).body.priceKind).toBe('user')
  })

  it('keeps an idea where isSaved comes without an event', async () => {
    const gift = await newGift()
    const { status, body } = await ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { isSaved: true })
    expect([status, body.isSaved, body.occasionId]).toEqual([200, false, null])
  })

  it('assigns, reassigns and unassigns', async () => {
    const { id } = await newGift()
    const put = async (fields: object) => (await ada.call<Gift>('PUT', `/gift-ideas/${id}`, fields)).body
    expect(await put({ occasionId: people.mayasBirthday, isSaved: true })).toMatchObject({ isSaved: true })
    expect(await put({ occasionId: people.mayasChristmas })).toMatchObject({
      isSaved: true,
      occasionId: people.mayasChristmas,
    })
    expect(await put({ occasionId: null })).toMatchObject({ isSaved: false, occasionId: null })
    expect(await feed()).toEqual([
      'Assigned gift: Swimming goggles',
      'Assigned gift: Swimming goggles',
      'Saved gift idea: Swimming goggles',
    ])
  })

  it('keeps its contact, whatever is sent', async () => {
    const { id } = await newGift()
    const { body } = await ada.call<Gift>('PUT', `/gift-ideas/${id}`, { contactId: people.tom, title: 'Goggles' })
    expect(body.contactId).toBe(people.maya)
    const moved = await ada.call<Refusal>('PUT', `/gift-ideas/${id}`, { occasionId: people.tomsParty })
    expect([moved.status, moved.body.issues?.[0]?.path]).toEqual([400, 'occasionId'])
  })

  it('is refused with the current row when somebody else was faster', async () => {
    const gift = await newGift()
    await ada.call('PUT', `/gift-ideas/${gift.id}`, { title: 'Faster' })
    const stale: ['PUT' | 'PATCH' | 'DELETE', string, object?][] = [
      ['PUT', '', { title: 'Slower' }],
      ['PATCH', '', { title: 'Slower' }],
      ['PATCH', '/status', { status: 'ideas' }],
      ['PATCH', '/purchase', { isPurchased: true }],
      ['DELETE', ''],
    ]
    for (const [method, path, body] of stale) {
      const answer = await ada.call<Refusal>(method, `/gift-ideas/${gift.id}${path}`, body, { 'if-match': '"1"' })
      expect([answer.status, answer.body.code, answer.body.current?.title]).toEqual([409, 'STALE', 'Faster'])
    }
    const inBody = await ada.call<Refusal>('PUT', `/gift-ideas/${gift.id}`, { title: 'Slower', version: 1 })
    expect(inBody.status).toBe(409)
    const current = await ada.call<Gift>('GET', `/gift-ideas/${gift.id}`)
    expect(current.headers.etag).toBe('"2"')
    const matched = await ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { title: 'Now' }, { 'if-match': '"2"' })
    expect([matched.status, matched.body.version]).toEqual([200, 3])
  })
})

describe('moving a gift idea', () => {
  const move = (id: number, body: object) => ada.call<Gift & Refusal>('PATCH', `/gift-ideas/${id}/status`, body)

  it('goes to the event named, else to its own', async () => {
    const { id } = await newGift()
    const assigned = await move(id, { status: 'assigned', occasionId: people.mayasBirthday })
    expect(assigned.body).toMatchObject({ isSaved: true, occasionId: people.mayasBirthday })
    const idea = await move(id, { status: 'ideas' })
    expect(idea.body).toMatchObject({ isSaved: false, occasionId: people.mayasBirthday })
    const again = await move(id, { status: 'assigned' })
    expect(again.body).toMatchObject({ isSaved: true, occasionId: people.mayasBirthday })
    const elsewhere = await move(id, { status: 'ideas', occasionId: people.mayasChristmas })
    expect(elsewhere.body).toMatchObject({ isSaved: false, occasionId: people.mayasChristmas })
    const general = await move(id, { status: 'ideas', occasionId: null })
    expect(general.body).toMatchObject({ isSaved: false, occasionId: null })
  })

  it('cannot be assigned without any event', async () => {
    const { id } = await newGift()
    for (const body of [{ status: 'assigned' }, { status: 'assigned', occasionId: null }]) {
      const answer = await move(id, body)
      expect([answer.status, answer.body.message]).toEqual([400, 'Please expand an event first to assign this gift'])
    }
  })

  it('assigned twice is told once', async () => {
    const { id } = await newGift()
    await move(id, { status: 'assigned', occasionId: people.mayasBirthday })
    await move(id, { status: 'assigned', occasionId: people.mayasBirthday })
    expect(await feed()).toEqual(['Assigned gift: Swimming goggles', 'Saved gift idea: Swimming goggles'])
  })

  it('refuses other places and events of other contacts', async () => {
    const { id } = await newGift()
    expect((await move(id, { status: 'bought' })).status).toBe(400)
    expect((await move(id, {})).status).toBe(400)
    for (const status of ['ideas', 'assigned'])
      expect((await move(id, { status, occasionId: people.tomsParty })).status).toBe(400)
  })
})

describe('removing a gift idea', () => {
  it('is for ever and told', async () => {
    const { id } = await newGift()
    expect((await ada.call('DELETE', `/gift-ideas/${id}`)).status).toBe(204)
    expect((await ada.call('GET', `/gift-ideas/${id}`)).status).toBe(404)
    expect((await ada.call('DELETE', `/gift-ideas/${id}`)).status).toBe(404)
    expect((await feed())[0]).toBe('Removed gift idea: Swimming goggles')
  })
})

describe('whose gifts they are', () => {
  const calls: ['GET' | 'PUT' | 'PATCH' | 'DELETE', string, object?][] = [
    ['GET', '/gift-ideas/:gift'],
    ['PUT', '/gift-ideas/:gift', { title: 'Mine' }],
    ['PATCH', '/gift-ideas/:gift', { title: 'Mine' }],
    ['PATCH', '/gift-ideas/:gift/status', { status: 'ideas' }],
    ['PATCH', '/gift-ideas/:gift/purchase', { isPurchased: true }],
    ['DELETE', '/gift-ideas/:gift'],
    ['GET', '/contacts/:contact/gift-ideas'],
    ['GET', '/occasions/:occasion/gift-ideas'],
  ]
  const filled = (path: string, gift: number) =>
    path
      .replace(':gift', String(gift))
      .replace(':contact', String(people.maya))
      .replace(':occasion', String(people.mayasBirthday))

  it.each(calls)('%s %s is not there for a stranger, and closed to visitors', async (method, path, body) => {
    const gift = await newGift()
    const stranger = await app.person()
    expect((await stranger.call(method, filled(path, gift.id), body)).status).toBe(404)
    expect((await app.visitor.call(method, filled(path, gift.id), body)).status).toBe(401)
    expect((await ada.call<Gift>('GET', `/gift-ideas/${gift.id}`)).body).toEqual(gift)
  })

  it('shows a stranger none of them', async () => {
    await newGift()
    expect((await (await app.person()).call<Gift[]>('GET', '/gift-ideas')).body).toEqual([])
    expect((await app.visitor.call('GET', '/gift-ideas')).status).toBe(401)
    expect((await app.visitor.call('POST', '/gift-ideas', { contactId: people.maya, title: 'x' })).status).toBe(401)
  })

  it("lets nobody name a stranger's contact or event", async () => {
    const bob = await app.person()
    const theirs = await peopleIn(app, bob)
    const { id } = await newGift()
    const attempts: ['POST' | 'PUT' | 'PATCH', string, object][] = [
      ['POST', '/gift-ideas', { contactId: theirs.maya, title: 'x' }],
      ['POST', '/gift-ideas', { contactId: people.maya, occasionId: theirs.mayasBirthday, title: 'x' }],
      ['POST', '/gift-ideas', { contactId: theirs.maya, occasionId: people.mayasBirthday, title: 'x' }],
      ['PUT', `/gift-ideas/${id}`, { occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}`, { occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}/status`, { status: 'ideas', occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}/status`, { status: 'assigned', occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: true, occasionId: theirs.mayasBirthday }],
      ['PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: false, occasionId: theirs.mayasBirthday }],
    ]
    for (const [method, path, body] of attempts) expect((await ada.call(method, path, body)).status).toBe(404)
    expect((await bob.call<Gift[]>('GET', '/gift-ideas')).body).toEqual([])
  })

  it.each(['0', '-1', 'x', '1.5', '2147483648'])('answers 400, not 500, for the id %s', async (id) => {
    expect((await ada.call('GET', `/gift-ideas/${id}`)).status).toBe(400)
  })
})
