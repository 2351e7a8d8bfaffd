import { describe, expect, it } from 'vitest'
import { belongsTo, countsFor, givenBefore, type GiftFacts } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { peopleIn } from './testing/people.ts'
import { giftWorld } from './testing/world.ts'

const world = giftWorld()

const birthday = '2026-11-22'
const nextBirthday = '2027-11-22'

const newGift = (fields: object = {}) => world.newGift({ title: 'Goggles', ...fields })
const buy = (id: number, body: object = {}) =>
  world.ada.call<Gift>('PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: true, ...body })
const unbuy = (id: number) => world.ada.call<Gift>('PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: false })
const put = (id: number, body: object) =>
  world.ada.call<Gift & { issues: { path: string }[] }>('PUT', `/gift-ideas/${id}`, body)
const factsOf = (gifts: Gift[]): (GiftFacts & { title: string })[] =>
  gifts.map((gift) => ({
    ...gift,
    priceCents: gift.price === null ? null : Number(gift.price.replace('.', '')),
  }))

describe('buying a gift', () => {
  it('is for the coming occurrence, now, at the price paid', async () => {
    const { id } = await newGift({ occasionId: world.people.mayasBirthday, isSaved: true, price: '30' })
    const { body } = await buy(id, { pricePaid: '27.5' })
    expect(body).toMatchObject({
      isPurchased: true,
      isSaved: true,
      occurrenceDate: birthday,
      purchasedAt: world.app.clock.now().toISOString(),
      price: '30.00',
      pricePaid: '27.50',
    })
    expect(await world.feed()).toEqual(['Purchased: Goggles', 'Assigned gift: Goggles'])
  })

  it('of an idea assigns it first: to the event named, else to its own', async () => {
    const own = await newGift({ occasionId: world.people.mayasBirthday })
    expect((await buy(own.id)).body).toMatchObject({ isSaved: true, occurrenceDate: birthday })
    const general = await newGift()
    expect((await buy(general.id, { occasionId: world.people.mayasChristmas })).body).toMatchObject({
      isSaved: true,
      occasionId: world.people.mayasChristmas,
      occurrenceDate: '2026-12-25',
    })
    const elsewhere = await newGift({ occasionId: world.people.mayasBirthday, isSaved: true })
    expect((await buy(elsewhere.id, { occasionId: world.people.mayasChristmas })).body).toMatchObject({
      occasionId: world.people.mayasChristmas,
      occurrenceDate: '2026-12-25',
    })
  })

  it('without any event notes the purchase alone; its first event then gets it', async () => {
    const { id } = await newGift()
    expect((await buy(id)).body).toMatchObject({ isPurchased: true, isSaved: false, occurrenceDate: null })
    expect((await put(id, { occasionId: world.people.mayasBirthday })).body).toMatchObject({
      isSaved: true,
      occurrenceDate: birthday,
    })
  })

  it('for a one-off that is over is for the day it was', async () => {
    const { id } = await newGift({ occasionId: world.people.mayasWedding, isSaved: true })
    expect((await buy(id)).body.occurrenceDate).toBe('2026-10-03')
  })

  it('on the very day is for that day, by the clock on the wall of the user', async () => {
    const { id } = await newGift({ occasionId: world.people.mayasBirthday, isSaved: true })
    world.app.clock.setTo('2026-11-22T23:59:00Z')
    expect((await buy(id)).body.occurrenceDate).toBe(birthday)

    // In Auckland the 23rd has begun when it is still noon of the 22nd in UTC.
    const moana = await world.app.person({ timeZone: 'Pacific/Auckland' })
    const hers = await peopleIn(world.app, moana)
    world.app.clock.setTo('2026-11-22T12:00:00Z')
    const gift = await moana.call<Gift>('POST', '/gift-ideas', {
      contactId: hers.maya,
      occasionId: hers.mayasBirthday,
      title: 'Goggles',
      isPurchased: true,
    })
    expect(gift.body.occurrenceDate).toBe(nextBirthday)
  })

  it('twice is once', async () => {
    const { id } = await newGift({ occasionId: world.people.mayasBirthday })
    const first = await buy(id)
    world.app.clock.advance(3600_000)
    expect((await buy(id)).body).toEqual(first.body)
    expect(await world.feed()).toEqual(['Purchased: Goggles', 'Saved gift idea: Goggles'])
  })

  it('needs to be said as true or false, of an event of the same contact', async () => {
    const { id } = await newGift()
    for (const body of [{}, { isPurchased: 'yes' }, { isPurchased: null }])
      expect((await world.ada.call('PATCH', `/gift-ideas/${id}/purchase`, body)).status).toBe(400)
    for (const isPurchased of [true, false])
      expect(
        (
          await world.ada.call('PATCH', `/gift-ideas/${id}/purchase`, {
            isPurchased,
            occasionId: world.people.tomsParty,
          })
        ).status,
      ).toBe(400)
    expect((await buy(id, { pricePaid: '-1' })).status).toBe(400)
  })

  it('can be taken back: the gift stays assigned, the date and the price paid go', async () => {
    const { id } = await newGift({ occasionId: world.people.mayasBirthday, isPurchased: true, pricePaid: '5' })
    expect((await unbuy(id)).body).toMatchObject({
      isPurchased: false,
      isSaved: true,
      occasionId: world.people.mayasBirthday,
      occurrenceDate: null,
      purchasedAt: null,
      pricePaid: null,
    })
  })
})

describe('the feed', () => {
  it('says of a purchase while it stands, and once, however often it is ticked', async () => {
    const { id } = await newGift({ title: 'Purchased: a joke', occasionId: world.people.mayasBirthday, isSaved: true })
    const other = await newGift({ title: 'Kite', isPurchased: true })
    const others = ['Purchased: Kite', 'Assigned gift: Purchased: a joke']
    await buy(id)
    expect(await world.feed()).toEqual(['Purchased: Purchased: a joke', ...others])
    await put(id, { title: 'Goggles' })
    await unbuy(id)
    expect(await world.feed()).toEqual(others)
    await buy(id)
    await put(id, { isPurchased: false })
    await buy(id)
    expect(await world.feed()).toEqual(['Purchased: Goggles', ...others])
    await unbuy(other.id)
    expect(await world.feed()).toEqual(['Purchased: Goggles', 'Assigned gift: Purchased: a joke'])
  })
})

describe('a year later', () => {
  it('what was bought is history, and what was not moves on', async () => {
    const bought = await newGift({
      title: 'Bought',
      occasionId: world.people.mayasBirthday,
      isPurchased: true,
      price: '20',
    })
    await newGift({ title: 'Still open', occasionId: world.people.mayasBirthday, isSaved: true, price: '7' })
    await newGift({ title: 'Idea', occasionId: world.people.mayasBirthday })

    const listed = async () =>
      factsOf((await world.ada.call<Gift[]>('GET', `/occasions/${world.people.mayasBirthday}/gift-ideas`)).body)
    expect(countsFor(await listed(), birthday)).toMatchObject({ purchased: 1, assigned: 1, ideas: 1, spent: 2700 })

    world.app.clock.setTo('2026-11-23T00:00:00Z')
    expect(countsFor(await listed(), nextBirthday)).toMatchObject({ purchased: 0, assigned: 1, ideas: 1, spent: 700 })
    expect(
      givenBefore(await listed(), nextBirthday).map(({ year, gifts }) => [year, gifts.map((g) => g.title)]),
    ).toEqual([[2026, ['Bought']]])

    const [open] = (await listed()).filter((gift) => gift.title === 'Still open' && belongsTo(gift, nextBirthday))
    expect(open).toBeDefined()
    // Last year's present stays last year's, however often it is said to be bought.
    expect((await buy(bought.id)).body.occurrenceDate).toBe(birthday)
    expect((await put(bought.id, { title: 'Bought long ago' })).body.occurrenceDate).toBe(birthday)
  })

  it('what is bought then is for the next one', async () => {
    const { id } = await newGift({ occasionId: world.people.mayasBirthday, isSaved: true })
    world.app.clock.setTo('2026-11-23T09:00:00Z')
    expect((await buy(id)).body.occurrenceDate).toBe(nextBirthday)
  })
})

describe('moving what is bought', () => {
  it('to another event is for its coming occurrence', async () => {
    const { id } = await newGift({ occasionId: world.people.mayasBirthday, isPurchased: true })
    expect((await put(id, { occasionId: world.people.mayasChristmas })).body).toMatchObject({
      isSaved: true,
      isPurchased: true,
      occurrenceDate: '2026-12-25',
    })
    const moved = await world.ada.call<Gift>('PATCH', `/gift-ideas/${id}/status`, {
      status: 'assigned',
      occasionId: world.people.mayasBirthday,
    })
    expect(moved.body).toMatchObject({ isPurchased: true, occurrenceDate: birthday })
  })

  it('out of its event keeps the purchase and forgets the occurrence', async () => {
    const { id } = await newGift({ occasionId: world.people.mayasBirthday, isPurchased: true, pricePaid: '9' })
    expect((await put(id, { occasionId: null })).body).toMatchObject({
      occasionId: null,
      isSaved: false,
      isPurchased: true,
      occurrenceDate: null,
      pricePaid: '9.00',
    })
  })
})

describe('correcting the year', () => {
  it("takes the event's day of that year", async () => {
    const { id } = await newGift({ occasionId: world.people.mayasBirthday, isPurchased: true })
    expect((await put(id, { occurrenceDate: '2024-11-22' })).body.occurrenceDate).toBe('2024-11-22')
    expect((await put(id, { occurrenceDate: '2023-06-01' })).body.occurrenceDate).toBe('2023-11-22')
    // Christmas was noted in 2025 only; what was given before that keeps the day it was given.
    const older = await newGift({
      occasionId: world.people.mayasChristmas,
      isPurchased: true,
      occurrenceDate: '2022-12-24',
    })
    expect(older.occurrenceDate).toBe('2022-12-24')
  })

  it('is possible for what was bought for an event, and nothing else', async () => {
    const idea = await newGift({ occasionId: world.people.mayasBirthday })
    const general = await newGift({ isPurchased: true })
    const oneOff = await newGift({ occasionId: world.people.mayasWedding, isPurchased: true })
    for (const { id } of [idea, general, oneOff]) {
      const { status, body } = await put(id, { occurrenceDate: '2025-11-22' })
      expect([status, body.issues[0]?.path]).toEqual([400, 'occurrenceDate'])
    }
  })

  it('is the same for the price paid', async () => {
    const bought = await newGift({ isPurchased: true })
    expect((await put(bought.id, { pricePaid: '3.20' })).body.pricePaid).toBe('3.20')
    expect((await put(bought.id, { pricePaid: null })).body.pricePaid).toBe(null)
    const idea = await newGift()
    expect((await put(idea.id, { pricePaid: '3.20' })).body.issues[0]?.path).toBe('pricePaid')
    expect((await put(idea.id, { pricePaid: '3.20', isPurchased: true })).body.pricePaid).toBe('3.20')
  })
})
