import { describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import { splitWorld, three } from './testing/world.ts'

const world = splitWorld()

describe('purchasing', () => {
  const feed = async () =>
    (await world.ada.call<Activity[]>('GET', '/activities')).body.map(({ description }) => description)

  it('settles split, gift and activity at once: for its event, at what is shared', async () => {
    const { body } = await world.post({ totalCost: '50', isPurchased: true })
    expect(body).toMatchObject({ isPurchased: true, version: 1 })
    expect(await world.giftNow()).toMatchObject({
      isPurchased: true,
      isSaved: true,
      occasionId: world.party,
      occurrenceDate: '2026-12-05',
      purchasedAt: world.app.clock.now().toISOString(),
      pricePaid: '50.00',
    })
    expect((await feed())[0]).toBe('Purchased: Kalimba')
    expect(await world.splitNow()).toEqual(body)
  })

  it('through a split of nothing notes no price paid: the gift was not free', async () => {
    const { body } = await world.post({ totalCost: 0, splitMethod: 'equal', isPurchased: true })
    expect(body).toMatchObject({ totalCost: '0.00', isPurchased: true })
    expect(await world.giftNow()).toMatchObject({ isPurchased: true, price: '48.70', pricePaid: null })
  })

  it('of an idea without an event notes the purchase alone', async () => {
    world.gift = await world.newGift({ title: 'Tea' })
    expect((await world.post({ isPurchased: true })).body.isPurchased).toBe(true)
    expect(await world.giftNow()).toMatchObject({
      isPurchased: true,
      isSaved: false,
      occasionId: null,
      occurrenceDate: null,
    })
  })

  it('of an idea asks about what was given before, when it is to, and leaves nothing behind then', async () => {
    const { id } = await world.newGift({ title: 'Kaleidoscope' })
    await world.ada.call('PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: true })
    world.gift = await world.newGift({ title: 'Kaleidoscope' })
    const asked = await world.post({ isPurchased: true, checkRepeat: true })
    expect([asked.status, asked.body]).toMatchObject([409, { code: 'REPEAT' }])
    expect(await world.all()).toEqual([])
    const { body } = await world.post()
    expect((await world.put(body.id, { isPurchased: true, checkRepeat: true })).status).toBe(409)
    expect((await world.giftNow()).isPurchased).toBe(false)
    await world.put(body.id, { isPurchased: true, checkRepeat: true, confirm: true })
    expect((await world.giftNow()).isPurchased).toBe(true)
  })

  it('later, by an update, and once', async () => {
    const { body } = await world.post()
    await world.put(body.id, { isPurchased: true })
    const bought = await world.giftNow()
    expect(bought).toMatchObject({ isPurchased: true, pricePaid: '48.70' })
    world.app.clock.advance(60_000)
    const again = await world.put(body.id, { isPurchased: true, totalCost: 77 })
    expect(again.body).toMatchObject({ isPurchased: true, totalCost: '77.00' })
    expect(await world.giftNow()).toEqual(bought)
    expect((await feed()).filter((line) => line.startsWith('Purchased'))).toHaveLength(1)
  })

  it('leaves nothing behind when the split is refused', async () => {
    const { status } = await world.post({ isPurchased: true, contributors: [{ name: 'You', amount: 0 }] })
    expect([status, (await world.giftNow()).isPurchased, await world.all()]).toEqual([400, false, []])
    expect((await world.post({ isPurchased: true, contributors: [{ name: 'You', amount: 1 }] })).status).toBe(201)
    const lines = await feed()
    expect((await world.post({ isPurchased: true })).status).toBe(409)
    expect(await feed()).toEqual(lines)
  })

  it('of the gift is of the split, both ways, and no edit of it', async () => {
    const { body } = await world.post()
    const buy = (isPurchased: boolean) =>
      world.ada.call('PATCH', `/gift-ideas/${world.gift.id}/purchase`, { isPurchased })
    await buy(true)
    expect(await world.splitNow()).toEqual({ ...body, isPurchased: true })
    await buy(false)
    expect(await world.splitNow()).toEqual(body)
    await world.ada.call('PUT', `/gift-ideas/${world.gift.id}`, { isPurchased: true })
    expect((await world.splitNow()).isPurchased).toBe(true)
  })

  it('is not taken back by a split that only says it did not buy', async () => {
    await world.ada.call('PATCH', `/gift-ideas/${world.gift.id}/purchase`, { isPurchased: true })
    const { body } = await world.post({ isPurchased: false })
    expect(body.isPurchased).toBe(true)
    expect((await world.put(body.id, { isPurchased: false, totalCost: 3 })).body.isPurchased).toBe(true)
    expect((await world.giftNow()).isPurchased).toBe(true)
  })
})

describe('who shares', () => {
  it('shows in the lists of events, but for You', async () => {
    await world.post({ splitMethod: 'equal', contributors: three })
    const { body } = await world.ada.call<{ gifts: { collaborators: object[] } }[]>('GET', '/occasions/upcoming/30')
    expect(body[0]?.gifts.collaborators).toEqual([{ name: 'Bo' }, { name: 'Chidi' }])
  })
})
