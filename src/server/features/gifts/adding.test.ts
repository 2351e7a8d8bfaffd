import { describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftWorld, type Refusal } from './testing/world.ts'

const world = giftWorld()

describe('adding a gift idea', () => {
  it('answers the whole row, money as text and what is unknown as null', async () => {
    const { status, body } = await world.ada.call<Gift>('POST', '/gift-ideas', {
      contactId: world.people.maya,
      occasionId: world.people.mayasBirthday,
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
      contactId: world.people.maya,
      occasionId: world.people.mayasBirthday,
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
      createdAt: world.app.clock.now().toISOString(),
    })
    expect((await world.ada.call<Gift>('GET', `/gift-ideas/${body.id}`)).body).toEqual(body)
  })

  it('needs no more than a contact and a title', async () => {
    expect(await world.newGift()).toMatchObject({
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
    ['a price in whole cents', { price: '1.005' }, 'price', 'Use at most two decimals'],
    ['a price that the column holds', { price: '100000000' }, 'price', 'Price can be at most 99,999,999.99'],
    ['a price that is a number', { price: 'cheap' }, 'price', 'Price must be 0 or more'],
    ['a web link', { productUrl: 'javascript:alert(1)' }, 'productUrl', 'Enter a valid link (https://…)'],
    ['a link, not words', { productUrl: 'the shop' }, 'productUrl', 'Enter a valid link (https://…)'],
    ['a picture of the web or our own', { imageUrl: 'data:image/svg+xml,x' }, 'imageUrl', undefined],
    ['a picture from the illustrations only', { imageUrl: '/api/illustrations/../export' }, 'imageUrl', undefined],
    ['a rating of at most 5', { rating: '5.1' }, 'rating', 'Rating must be between 0 and 5'],
    ['a rating that is a number', { rating: 'good' }, 'rating', 'Rating must be between 0 and 5'],
    ['a count of reviews', { reviewCount: -1 }, 'reviewCount', undefined],
    ['a gift or a card', { itemType: 'voucher' }, 'itemType', 'Choose gift or card'],
    ['a contact', { contactId: undefined }, 'contactId', undefined],
    ['a real date', { isPurchased: true, occurrenceDate: '2026-02-30' }, 'occurrenceDate', undefined],
    ['no date on an idea', { occurrenceDate: '2026-11-22' }, 'occurrenceDate', undefined],
    ['no price paid on an idea', { pricePaid: '3' }, 'pricePaid', undefined],
  ])('wants %s', async (_, fields, path, message) => {
    const { status, body } = await world.ada.call<Refusal>('POST', '/gift-ideas', {
      contactId: world.people.maya,
      title: 'Goggles',
      ...fields,
    })
    expect(status).toBe(400)
    expect(body.code).toBe('INVALID')
    const issue = body.issues?.find((found) => found.path === path)
    expect(issue).toBeDefined()
    expect(issue?.message).toMatch(message ?? /./)
    expect((await world.ada.call<Gift[]>('GET', '/gift-ideas')).body).toEqual([])
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
    expect(await world.newGift(fields)).toMatchObject(kept)
  })

  it('keeps an idea where isSaved comes without an event', async () => {
    expect(await world.newGift({ isSaved: true })).toMatchObject({ isSaved: false, occasionId: null })
    expect(await world.feed()).toEqual(['Saved gift idea: Swimming goggles'])
  })

  it('refuses an event of another contact', async () => {
    const { status, body } = await world.ada.call<Refusal>('POST', '/gift-ideas', {
      contactId: world.people.maya,
      occasionId: world.people.tomsParty,
      title: 'Goggles',
    })
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'occasionId', message: 'This event belongs to another contact' }])
  })

  it('tells the feed what happened, with names and price', async () => {
    await world.newGift({ price: '20' })
    await world.newGift({ title: 'Swim cap', occasionId: world.people.mayasBirthday, isSaved: true })
    await world.newGift({ title: 'Card', itemType: 'card', occasionId: world.people.mayasBirthday, isPurchased: true })
    const { body } = await world.ada.call<Activity[]>('GET', '/activities')
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
        occasionId: world.people.mayasBirthday,
      },
    })
    expect(body[2]?.metadata).toEqual({
      giftTitle: 'Swimming goggles',
      giftPrice: '20.00',
      contactName: 'Maya Okafor',
    })
  })

  it('writes one row for one Idempotency-Key, however often it is sent at once', async () => {
    const body = { contactId: world.people.maya, title: 'Goggles' }
    const key = { 'idempotency-key': 'add-1' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.ada.call<Gift>('POST', '/gift-ideas', body, key)))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect((await world.ada.call<Gift[]>('GET', '/gift-ideas')).body).toHaveLength(1)
    expect(await world.feed()).toHaveLength(1)
    const other = await world.ada.call<Refusal>('POST', '/gift-ideas', { ...body, title: 'Other' }, key)
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT'])
  })

  it('takes 2,000 gift ideas for one contact and says so at the next', async () => {
    await world.people.fill(world.people.maya, 1999)
    await world.newGift()
    const { status, body } = await world.ada.call<Refusal>('POST', '/gift-ideas', {
      contactId: world.people.maya,
      title: 'More',
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'LIMIT', message: "You've reached the limit of 2,000 gift ideas." })
    expect(
      (await world.ada.call('POST', '/gift-ideas', { contactId: world.people.tom, title: 'Other contact' })).status,
    ).toBe(201)
  })
})
