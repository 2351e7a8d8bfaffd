import { describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftWorld, type Refusal } from './testing/world.ts'

const world = giftWorld()

describe('changing a gift idea', () => {
  it('changes the fields that are sent, with PUT as with PATCH', async () => {
    const gift = await world.newGift({ price: '10', description: 'blue' })
    const put = await world.ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { price: '12.50' })
    expect(put.body).toMatchObject({ price: '12.50', description: 'blue', title: gift.title, version: 2 })
    const patch = await world.ada.call<Gift>('PATCH', `/gift-ideas/${gift.id}`, { description: null, title: 'Goggles' })
    expect(patch.body).toMatchObject({ price: '12.50', description: null, title: 'Goggles', version: 3 })
    expect(await world.feed()).toHaveLength(1)
  })

  it('takes back the whole row it answered, and changes nothing', async () => {
    const gift = await world.newGift({
      occasionId: world.people.mayasBirthday,
      isPurchased: true,
      price: '10',
      pricePaid: '8',
    })
    const { status, body } = await world.ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, gift)
    expect([status, body]).toEqual([200, gift])
  })

  it("makes a typical price the user's own when it is edited", async () => {
    const gift = await world.newGift({ price: '10', priceKind: 'typical' })
    expect((await world.ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { price: '10' })).body.priceKind).toBe(
      'typical',
    )
    expect((await world.ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { price: '11' })).body.priceKind).toBe('user')
  })

  it('keeps an idea where isSaved comes without an event', async () => {
    const gift = await world.newGift()
    const { status, body } = await world.ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { isSaved: true })
    expect([status, body.isSaved, body.occasionId]).toEqual([200, false, null])
  })

  it('assigns, reassigns and unassigns', async () => {
    const { id } = await world.newGift()
    const put = async (fields: object) => (await world.ada.call<Gift>('PUT', `/gift-ideas/${id}`, fields)).body
    expect(await put({ occasionId: world.people.mayasBirthday, isSaved: true })).toMatchObject({ isSaved: true })
    expect(await put({ occasionId: world.people.mayasChristmas })).toMatchObject({
      isSaved: true,
      occasionId: world.people.mayasChristmas,
    })
    expect(await put({ occasionId: null })).toMatchObject({ isSaved: false, occasionId: null })
    expect(await world.feed()).toEqual([
      'Assigned gift: Swimming goggles',
      'Assigned gift: Swimming goggles',
      'Saved gift idea: Swimming goggles',
    ])
  })

  it('moves to another person: to the event that is named, or to their general ideas', async () => {
    const { tom, tomsParty, mayasBirthday } = world.people
    const { id } = await world.newGift({ occasionId: mayasBirthday, isSaved: true })
    const put = (fields: object) => world.ada.call<Gift & Refusal>('PUT', `/gift-ideas/${id}`, fields)
    expect((await put({ contactId: tom, occasionId: tomsParty, isSaved: true, isPurchased: true })).body).toMatchObject(
      { contactId: tom, occasionId: tomsParty, isSaved: true, isPurchased: true },
    )
    expect((await put({ contactId: world.people.maya })).body).toMatchObject({
      contactId: world.people.maya,
      occasionId: null,
      isSaved: false,
    })
    const refused = await put({ contactId: tom, occasionId: mayasBirthday })
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'occasionId'])
  })

  it("stays with its person when it belongs to another person's event, was given, or others pay for it", async () => {
    const { tom, tomsParty, mayasBirthday } = world.people
    const refusal = async (id: number, fields: object) => {
      const { status, body } = await world.ada.call<Refusal>('PUT', `/gift-ideas/${id}`, fields)
      return [status, body.issues?.[0]?.path]
    }
    const gift = await world.newGift()
    expect(await refusal(gift.id, { occasionId: tomsParty })).toEqual([400, 'occasionId'])
    const given = await world.newGift({ occasionId: mayasBirthday, isPurchased: true, occurrenceDate: '2024-11-22' })
    expect(await refusal(given.id, { contactId: tom })).toEqual([400, 'contactId'])
    const shared = await world.newGift({ occasionId: mayasBirthday, isSaved: true, price: '40' })
    await world.ada.call('POST', '/gift-splits', {
      giftIdeaId: shared.id,
      totalCost: '40',
      splitType: 'equal',
      contributors: [
        { name: 'You', amount: '20' },
        { name: 'Bo', amount: '20' },
      ],
    })
    expect(await refusal(shared.id, { contactId: tom })).toEqual([400, 'contactId'])
    expect((await world.ada.call<Gift>('GET', `/gift-ideas/${shared.id}`)).body.hasSplit).toBe(true)
  })

  it('is refused with the current row when somebody else was faster', async () => {
    const gift = await world.newGift()
    await world.ada.call('PUT', `/gift-ideas/${gift.id}`, { title: 'Faster' })
    const stale: ['PUT' | 'PATCH' | 'DELETE', string, object?][] = [
      ['PUT', '', { title: 'Slower' }],
      ['PATCH', '', { title: 'Slower' }],
      ['PATCH', '/status', { status: 'ideas' }],
      ['PATCH', '/purchase', { isPurchased: true }],
      ['DELETE', ''],
    ]
    for (const [method, path, body] of stale) {
      const answer = await world.ada.call<Refusal>(method, `/gift-ideas/${gift.id}${path}`, body, { 'if-match': '"1"' })
      expect([answer.status, answer.body.code, answer.body.current?.title]).toEqual([409, 'STALE', 'Faster'])
    }
    const inBody = await world.ada.call<Refusal>('PUT', `/gift-ideas/${gift.id}`, { title: 'Slower', version: 1 })
    expect(inBody.status).toBe(409)
    const current = await world.ada.call<Gift>('GET', `/gift-ideas/${gift.id}`)
    expect(current.headers.etag).toBe('"2"')
    const matched = await world.ada.call<Gift>('PUT', `/gift-ideas/${gift.id}`, { title: 'Now' }, { 'if-match': '"2"' })
    expect([matched.status, matched.body.version]).toEqual([200, 3])
  })
})

describe('moving a gift idea', () => {
  const move = (id: number, body: object) => world.ada.call<Gift & Refusal>('PATCH', `/gift-ideas/${id}/status`, body)

  it('goes to the event named, else to its own', async () => {
    const { id } = await world.newGift()
    const assigned = await move(id, { status: 'assigned', occasionId: world.people.mayasBirthday })
    expect(assigned.body).toMatchObject({ isSaved: true, occasionId: world.people.mayasBirthday })
    const idea = await move(id, { status: 'ideas' })
    expect(idea.body).toMatchObject({ isSaved: false, occasionId: world.people.mayasBirthday })
    const again = await move(id, { status: 'assigned' })
    expect(again.body).toMatchObject({ isSaved: true, occasionId: world.people.mayasBirthday })
    const elsewhere = await move(id, { status: 'ideas', occasionId: world.people.mayasChristmas })
    expect(elsewhere.body).toMatchObject({ isSaved: false, occasionId: world.people.mayasChristmas })
    const general = await move(id, { status: 'ideas', occasionId: null })
    expect(general.body).toMatchObject({ isSaved: false, occasionId: null })
  })

  it('cannot be assigned without any event', async () => {
    const { id } = await world.newGift()
    for (const body of [{ status: 'assigned' }, { status: 'assigned', occasionId: null }]) {
      const answer = await move(id, body)
      expect([answer.status, answer.body.message]).toEqual([400, 'Please expand an event first to assign this gift'])
    }
  })

  it('assigned twice is told once', async () => {
    const { id } = await world.newGift()
    await move(id, { status: 'assigned', occasionId: world.people.mayasBirthday })
    await move(id, { status: 'assigned', occasionId: world.people.mayasBirthday })
    expect(await world.feed()).toEqual(['Assigned gift: Swimming goggles', 'Saved gift idea: Swimming goggles'])
  })

  it('refuses other places and events of other contacts', async () => {
    const { id } = await world.newGift()
    expect((await move(id, { status: 'bought' })).status).toBe(400)
    expect((await move(id, {})).status).toBe(400)
    for (const status of ['ideas', 'assigned'])
      expect((await move(id, { status, occasionId: world.people.tomsParty })).status).toBe(400)
  })
})

describe('removing a gift idea', () => {
  it('is permanent and recorded as an activity', async () => {
    const { id } = await world.newGift()
    expect((await world.ada.call('DELETE', `/gift-ideas/${id}`)).status).toBe(204)
    expect((await world.ada.call('GET', `/gift-ideas/${id}`)).status).toBe(404)
    expect((await world.ada.call('DELETE', `/gift-ideas/${id}`)).status).toBe(404)
    expect((await world.feed())[0]).toBe('Removed gift idea: Swimming goggles')
  })
})
