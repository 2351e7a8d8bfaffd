import { describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { giftWorld } from './testing/world.ts'

const world = giftWorld()

/** Maya's birthday is on the 22nd of November; the test begins on the 21st of 2026. */
const theDayAfter = '2026-11-23T00:00:00Z'

const gift = (title: string, fields: object = {}) =>
  world.newGift({ title, occasionId: world.people.mayasBirthday, ...fields })
const patch = (id: number, path: string, body: object) =>
  world.ada.call<Gift>('PATCH', `/gift-ideas/${id}${path}`, body)
const listed = async (path: string) =>
  (await world.ada.call<ListedOccasion[]>('GET', path)).body.find(({ id }) => id === world.people.mayasBirthday)
const upcoming = () => listed('/occasions/upcoming/365')
const past = () => listed('/occasions/past/365')
const isAmong = async (list: 'with-gifts' | 'without-gifts') => (await listed(`/occasions/${list}`)) !== undefined
const nothing = { purchased: 0, cards: 0, assigned: 0, ideas: 0, spent: '0.00', thumbnails: [], nextToBuy: null }

describe('the day after the event', () => {
  it("shows 'No Gift Yet' for next year, with what was given in the past list", async () => {
    const tea = await gift('Tea', { isSaved: true, price: '20', imageUrl: 'https://a.example/tea.png' })
    await patch(tea.id, '/purchase', { isPurchased: true, pricePaid: '18' })
    await gift('Card', { itemType: 'card', isPurchased: true, price: '4' })
    expect(await upcoming()).toMatchObject({ gifts: { purchased: 1, cards: 1, spent: '22.00' }, lastGiven: null })
    expect(await isAmong('with-gifts')).toBe(true)
    expect((await past())?.occurrenceDate).toBe('2025-11-22')
    expect((await past())?.gifts).toMatchObject(nothing)

    // The very day still counts, to its last minute.
    world.app.clock.setTo('2026-11-22T23:59:59Z')
    expect((await upcoming())?.gifts).toMatchObject({ purchased: 1, cards: 1 })

    world.app.clock.setTo(theDayAfter)
    expect(await upcoming()).toMatchObject({
      occurrenceDate: '2027-11-22',
      gifts: nothing,
      lastGiven: { year: 2026, titles: ['Tea', 'Card'] },
    })
    expect([await isAmong('with-gifts'), await isAmong('without-gifts')]).toEqual([false, true])
    expect(await past()).toMatchObject({
      occurrenceDate: '2026-11-22',
      daysUntil: -1,
      gifts: { purchased: 1, cards: 1, assigned: 0, ideas: 0, spent: '22.00' },
    })
    expect((await past())?.gifts.thumbnails.map(({ title }) => title)).toEqual(['Tea', 'Card'])
  })

  it('what is assigned and not bought moves on, with the ideas, and is not in the past list', async () => {
    await gift('Kettle', { isSaved: true, price: '7', productUrl: 'https://a.example/kettle' })
    await gift('Idea')
    world.app.clock.setTo(theDayAfter)
    expect((await upcoming())?.gifts).toMatchObject({ assigned: 1, ideas: 1, spent: '7.00' })
    expect((await upcoming())?.gifts.nextToBuy).toMatchObject({ productUrl: 'https://a.example/kettle' })
    expect((await past())?.gifts).toMatchObject(nothing)
    expect(await isAmong('with-gifts')).toBe(true)
  })

  it('what is bought then is for next year; every year keeps its own', async () => {
    await gift('Two years ago', { isPurchased: true, price: '5', occurrenceDate: '2025-11-22' })
    const first = await gift('First', { isPurchased: true, price: '10' })
    expect([(await upcoming())?.gifts.spent, (await past())?.gifts.spent]).toEqual(['10.00', '5.00'])
    world.app.clock.setTo(theDayAfter)
    const second = await gift('Second', { isPurchased: true, price: '30' })
    expect([first.occurrenceDate, second.occurrenceDate]).toEqual(['2026-11-22', '2027-11-22'])
    expect([(await upcoming())?.gifts.spent, (await past())?.gifts.spent]).toEqual(['30.00', '10.00'])
  })

  it('an unpurchase brings it back to what is to be bought, for next year', async () => {
    const { id } = await gift('Tea', { isPurchased: true, price: '20' })
    world.app.clock.setTo(theDayAfter)
    expect((await patch(id, '/purchase', { isPurchased: false })).body).toMatchObject({
      isSaved: true,
      occurrenceDate: null,
      purchasedAt: null,
      pricePaid: null,
    })
    expect((await upcoming())?.gifts).toMatchObject({ assigned: 1, purchased: 0 })
    expect((await past())?.gifts).toMatchObject(nothing)
  })

  it('a one-off keeps its gifts', async () => {
    const { tomsParty, tom } = world.people
    await world.newGift({ contactId: tom, occasionId: tomsParty, title: 'Lamp', isPurchased: true, price: '9' })
    world.app.clock.setTo('2026-12-06T00:00:00Z')
    const { body } = await world.ada.call<ListedOccasion[]>('GET', '/occasions/past/30')
    const party = body.find(({ id }) => id === tomsParty)
    expect(party?.gifts).toMatchObject({ purchased: 1, spent: '9.00' })
  })

  it('the words of the day are those of where the user is', async () => {
    const moana = await world.app.person({ timeZone: 'Pacific/Auckland' })
    const { body: contact } = await moana.call<{ id: number }>('POST', '/contacts', {
      fullName: 'Kiri',
      relationship: 'friend',
      birthday: '11/22',
    })
    const [event] = (await moana.call<ListedOccasion[]>('GET', `/contacts/${contact.id}/occasions`)).body
    await moana.call('POST', '/gift-ideas', {
      contactId: contact.id,
      occasionId: event?.id,
      title: 'Tea',
      isPurchased: true,
    })
    const purchased = async () =>
      (await moana.call<ListedOccasion[]>('GET', '/occasions/upcoming/366')).body[0]?.gifts.purchased
    // 22 November ends in Auckland at 11:00 UTC.
    world.app.clock.setTo('2026-11-22T10:59:59Z')
    expect(await purchased()).toBe(1)
    world.app.clock.setTo('2026-11-22T11:00:00Z')
    expect(await purchased()).toBe(0)
  })
})

describe('a correction afterward', () => {
  const correct = (id: number, body: object) =>
    world.ada.call<Gift & { message: string; issues: { path: string }[] }>('PUT', `/gift-ideas/${id}`, body)

  it('of the year and the price paid shows in the past list', async () => {
    world.app.clock.setTo(theDayAfter)
    const { id } = await gift('Tea', { isPurchased: true, price: '20' })
    expect((await upcoming())?.gifts).toMatchObject({ purchased: 1 })
    expect((await correct(id, { occurrenceDate: '2026-11-22', pricePaid: '15.5' })).body).toMatchObject({
      occurrenceDate: '2026-11-22',
      pricePaid: '15.50',
    })
    expect((await upcoming())?.gifts).toMatchObject(nothing)
    expect((await past())?.gifts).toMatchObject({ purchased: 1, spent: '15.50' })
  })

  it.each([
    ['2028-11-22', 'This event next takes place on Nov 22, 2026. Choose that year or an earlier one.'],
    ['2027-01-01', 'This event next takes place on Nov 22, 2026. Choose that year or an earlier one.'],
    ['1899-11-22', 'Choose 1900 or a later year'],
    ['2026-02-30', 'Enter a real date (YYYY-MM-DD)'],
    ['last year', 'Enter a real date (YYYY-MM-DD)'],
  ])('to %s is refused with a sentence', async (occurrenceDate, message) => {
    const given = await gift('Tea', { isPurchased: true })
    const { status, body } = await correct(given.id, { occurrenceDate })
    expect([status, body.message, body.issues[0]?.path]).toEqual([400, message, 'occurrenceDate'])
    expect((await world.ada.call<Gift>('GET', `/gift-ideas/${given.id}`)).body).toEqual(given)
  })

  it('of a one-off is its own day or nothing', async () => {
    const { tomsParty, tom } = world.people
    const { id } = await world.newGift({ contactId: tom, occasionId: tomsParty, isPurchased: true })
    expect((await correct(id, { occurrenceDate: '2026-12-04' })).body.message).toBe(
      'This event only takes place on Dec 5, 2026',
    )
    expect((await correct(id, { occurrenceDate: '2026-12-05' })).status).toBe(200)
  })

  it("of the event's date takes the present along, before and after the day", async () => {
    const { id } = await gift('Tea', { isPurchased: true })
    const moveTo = (birthday: string) => world.ada.call('PUT', `/contacts/${world.people.maya}`, { birthday })
    const boughtFor = async () => (await world.ada.call<Gift>('GET', `/gift-ideas/${id}`)).body.occurrenceDate
    await moveTo('1992-11-30')
    expect(await boughtFor()).toBe('2026-11-30')
    expect((await upcoming())?.gifts).toMatchObject({ purchased: 1 })
    world.app.clock.setTo('2026-12-01T00:00:00Z')
    await moveTo('1992-12-04')
    expect(await boughtFor()).toBe('2026-12-04')
    expect((await upcoming())?.gifts).toMatchObject({ purchased: 1 })
    world.app.clock.setTo('2026-12-05T00:00:00Z')
    await moveTo('1992-12-03')
    expect(await boughtFor()).toBe('2026-12-03')
    expect((await upcoming())?.gifts).toMatchObject(nothing)
    expect((await past())?.gifts).toMatchObject({ purchased: 1 })
  })
})

describe('a present given last year', () => {
  const given = async () => {
    const { id } = await gift('Tea', { isPurchased: true, price: '20', pricePaid: '18' })
    world.app.clock.setTo(theDayAfter)
    return id
  }
  const kept = { isPurchased: true, occurrenceDate: '2026-11-22', pricePaid: '18.00' }
  const put = (id: number, body: object) =>
    world.ada.call<Gift & { message: string; issues: { path: string }[] }>('PUT', `/gift-ideas/${id}`, body)

  it.each([
    ['PUT', '', { occasionId: null, isSaved: false }],
    ['PATCH', '/status', { status: 'ideas', occasionId: null }],
  ] as const)('keeps its day when it is unassigned from its event, by %s %s', async (method, path, body) => {
    const answer = await world.ada.call<Gift>(method, `/gift-ideas/${await given()}${path}`, body)
    expect(answer.body).toMatchObject({ ...kept, occasionId: null, isSaved: false })
  })

  it('keeps its day among the ideas, of its own event or of another, and is no idea for next year', async () => {
    const { mayasBirthday, mayasChristmas } = world.people
    const id = await given()
    expect((await patch(id, '/status', { status: 'ideas' })).body).toMatchObject({
      ...kept,
      occasionId: mayasBirthday,
      isSaved: false,
    })
    expect((await upcoming())?.gifts).toMatchObject(nothing)
    const elsewhere = await patch(id, '/status', { status: 'ideas', occasionId: mayasChristmas })
    expect(elsewhere.body).toMatchObject({ ...kept, occasionId: mayasChristmas })
  })

  it("assigned back to its event is last year's present again", async () => {
    const id = await given()
    await put(id, { occasionId: null })
    const back = await patch(id, '/status', { status: 'assigned', occasionId: world.people.mayasBirthday })
    expect(back.body).toMatchObject({ ...kept, isSaved: true, version: 3 })
    expect((await past())?.gifts).toMatchObject({ purchased: 1, spent: '18.00' })
    expect((await upcoming())?.gifts).toMatchObject(nothing)
  })

  it('is an idea again once it is removed from the history', async () => {
    const id = await given()
    expect((await put(id, { isPurchased: false, isSaved: false })).body).toMatchObject({
      isPurchased: false,
      isSaved: false,
      occasionId: world.people.mayasBirthday,
      occurrenceDate: null,
      purchasedAt: null,
      pricePaid: null,
    })
    expect((await past())?.gifts).toMatchObject(nothing)
    expect((await upcoming())?.gifts).toMatchObject({ ideas: 1 })
  })

  it('without an event can still be corrected, to another day in the past', async () => {
    const id = await given()
    await put(id, { occasionId: null })
    expect((await put(id, { occurrenceDate: '2024-11-22' })).body.occurrenceDate).toBe('2024-11-22')
    for (const [occurrenceDate, message] of [
      ['2026-11-23', 'Choose a day in the past'],
      ['1899-11-22', 'Choose 1900 or a later year'],
    ]) {
      const { status, body } = await put(id, { occurrenceDate })
      expect([status, body.message, body.issues[0]?.path]).toEqual([400, message, 'occurrenceDate'])
    }
  })

  it('keeps its day when its event is deleted and the gifts are kept', async () => {
    const id = await given()
    await world.ada.call('DELETE', `/occasions/${world.people.mayasBirthday}?keepGifts=true`)
    expect((await world.ada.call<Gift>('GET', `/gift-ideas/${id}`)).body).toMatchObject({ ...kept, occasionId: null })
  })
})
