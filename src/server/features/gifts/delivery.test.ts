import { describe, expect, it } from 'vitest'
import type { Gift, NamedGift } from '#domain/gifts/schema.ts'
import { giftWorld, type Refusal } from './testing/world.ts'

const world = giftWorld()

const bought = async (fields: object = {}) =>
  world.newGift({ occasionId: world.people.mayasChristmas, isSaved: true, isPurchased: true, ...fields })
const patch = (id: number, fields: object) => world.ada.call<Gift & Refusal>('PATCH', `/gift-ideas/${id}`, fields)

describe('after buying a gift', () => {
  it('orders, receives, wraps and gives it, and says how that went', async () => {
    const { id, ...gift } = await bought()
    expect(gift).toMatchObject({ deliveryState: 'none', arrivesOn: null, reaction: null })
    expect((await patch(id, { deliveryState: 'ordered', arrivesOn: '2026-12-27' })).body).toMatchObject({
      deliveryState: 'ordered',
      arrivesOn: '2026-12-27',
    })
    for (const deliveryState of ['arrived', 'wrapped', 'given'])
      expect((await patch(id, { deliveryState })).body).toMatchObject({ deliveryState, arrivesOn: '2026-12-27' })
    expect((await patch(id, { reaction: 'loved' })).body).toMatchObject({ reaction: 'loved', version: 6 })
    expect((await patch(id, { reaction: null })).body).toMatchObject({ reaction: null })
    const { body: list } = await world.ada.call<Gift[]>('GET', `/occasions/${world.people.mayasChristmas}/gift-ideas`)
    expect(list).toMatchObject([{ id, deliveryState: 'given', arrivesOn: '2026-12-27', reaction: null }])
  })

  it('says nothing of it in Recent Activity', async () => {
    const { id } = await bought()
    const before = await world.feed()
    await patch(id, { deliveryState: 'wrapped' })
    expect(await world.feed()).toEqual(before)
  })

  it('undoing the purchase clears all of it, with every way to undo it', async () => {
    for (const undo of [
      (id: number) => world.ada.call<Gift>('PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: false }),
      (id: number) => patch(id, { isPurchased: false }),
    ]) {
      const { id } = await bought()
      await patch(id, { deliveryState: 'given', arrivesOn: '2026-12-20', reaction: 'loved' })
      expect((await undo(id)).body).toMatchObject({ deliveryState: 'none', arrivesOn: null, reaction: null })
    }
  })

  it('moves along to another event, where it is not given yet', async () => {
    const { id } = await bought()
    await patch(id, { deliveryState: 'given', arrivesOn: '2026-12-20', reaction: 'loved' })
    const moved = await patch(id, { occasionId: world.people.mayasBirthday })
    expect(moved.body).toMatchObject({ deliveryState: 'arrived', arrivesOn: '2026-12-20', reaction: null })
  })

  it.each([
    [{ deliveryState: 'lost' }, 'deliveryState', 'Choose none, ordered, arrived, wrapped or given'],
    [{ arrivesOn: '2026-02-30' }, 'arrivesOn', 'Enter a real date (YYYY-MM-DD)'],
    [{ reaction: 'meh' }, 'reaction', 'Choose loved, fine or no'],
    [{ reaction: 'fine' }, 'reaction', 'You can say how it went once the gift is given'],
  ])('refuses %o in words', async (fields, path, message) => {
    const { id } = await bought()
    const { status, body } = await patch(id, fields)
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
    expect(body.issues?.[0]?.message).toBe(message)
  })

  it('is refused for what is not bought', async () => {
    const { id } = await world.newGift()
    const { status, body } = await patch(id, { deliveryState: 'ordered' })
    expect([status, body.message]).toEqual([400, 'Mark the gift as purchased first'])
    const both = await patch(id, { isPurchased: true, deliveryState: 'ordered' })
    expect([both.status, both.body.deliveryState]).toEqual([200, 'ordered'])
  })
})

describe('gifts given lately', () => {
  const lately = async () =>
    (await world.ada.call<NamedGift[]>('GET', '/gift-ideas/given-lately')).body.map(({ title, eventName }) => [
      title,
      eventName,
    ])

  it('are those of events of the last 30 days, without cards, ideas and what is still to come', async () => {
    await bought({ title: 'For Christmas' })
    const occasionId = world.people.mayasBirthday
    const ofBirthday = { occasionId, isSaved: true, isPurchased: true }
    await world.newGift({ title: 'Telescope', ...ofBirthday })
    await world.newGift({ title: 'Card', itemType: 'card', ...ofBirthday })
    await world.newGift({ title: 'Idea', occasionId })
    expect(await lately()).toEqual([])
    world.app.clock.advance(2 * 24 * 3600_000)
    expect(await lately()).toEqual([['Telescope', "Maya Okafor's Birthday"]])
    world.app.clock.advance(29 * 24 * 3600_000)
    expect(await lately()).toEqual([['Telescope', "Maya Okafor's Birthday"]])
    world.app.clock.advance(24 * 3600_000)
    expect(await lately()).toEqual([])
  })
})
