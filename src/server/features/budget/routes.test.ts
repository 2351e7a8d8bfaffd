import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Budget } from '#domain/budget/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { budgetEnvelopes } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift, insertGift } from '#server/testing/records.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
})
afterAll(() => app.close())

const budgetOf = async (year = 2026, who = ada) => (await who.call<Budget>('GET', `/budget?year=${year}`)).body

/** Leo's Christmas with a bicycle that is split, and one from last year. */
async function leosChristmas() {
  const { id } = await addContact(ada, { fullName: 'Leo Okafor', relationship: 'child' })
  const fields = { name: 'Christmas', type: 'christmas', date: '2020-12-25', isRecurring: true, budget: '200' } as const
  const event = await addEvent(ada, id, fields)
  const gift = await addGift(ada, id, { title: 'Bicycle', price: '150.00', occasionId: event.id, isSaved: true })
  const given = { occasionId: event.id, isSaved: true, isPurchased: true, occurrenceDate: '2025-12-25' } as const
  await insertGift(app, ada.id, id, { ...given, price: 70_00 })
  return { contactId: id, event, gift }
}

const split = (gift: Gift) =>
  ada.call('POST', '/gift-splits', {
    giftIdeaId: gift.id,
    totalCost: '150.00',
    splitMethod: 'custom',
    contributors: [
      { name: 'You', amount: '65.00' },
      { name: 'Gran', amount: '85.00' },
    ],
  })

describe('the budget of a year', () => {
  it('says what is spent, bought, open and your own, in four ways', async () => {
    const { contactId, event, gift } = await leosChristmas()
    expect((await split(gift)).status).toBe(201)
    await ada.call('PUT', '/budget', { year: 2026, amount: 900 })
    const figures = { budget: '200.00', spent: '150.00', bought: '0.00', open: '50.00', ownShare: '65.00' }
    const budget = await budgetOf()
    expect(budget).toMatchObject({
      year: 2026,
      envelope: '900.00',
      spent: '150.00',
      bought: '0.00',
      open: '750.00',
      ownShare: '65.00',
      assigned: '200.00',
      byContact: [{ ...figures, contactId, contactName: 'Leo Okafor', lastYear: '70.00' }],
      byRelationship: [{ ...figures, relationship: 'Child' }],
      byOccasion: [{ ...figures, name: 'Christmas', events: [{ ...figures, occasionId: event.id }] }],
      forecast90: { assigned: '150.00', unusedBudgets: '50.00', total: '200.00', ownShare: '115.00', events: 1 },
      lastYear: { year: 2025, spent: '70.00', bought: '70.00', ownShare: '70.00' },
    })
    expect(budget.byMonth[11]).toMatchObject({ ...figures, month: 12, lastYear: '70.00' })
  })

  it("says the same as the event's own figures, when the gift is bought for less, too", async () => {
    const { event, gift } = await leosChristmas()
    const eventSpent = async () =>
      (await ada.call<Occasion[]>('GET', '/occasions/upcoming/365')).body.find(({ id }) => id === event.id)
    expect((await eventSpent()) as unknown).toMatchObject({ gifts: { spent: (await budgetOf()).spent } })
    await ada.call('PATCH', `/gift-ideas/${gift.id}/purchase`, { isPurchased: true, pricePaid: '129.99' })
    const { spent, bought } = await budgetOf()
    expect([spent, bought]).toEqual(['129.99', '129.99'])
    expect((await eventSpent()) as unknown).toMatchObject({ gifts: { spent } })
  })

  it("says the same as a plan's own figures, and has the budgets of its occurrences", async () => {
    const { contactId, event, gift } = await leosChristmas()
    await split(gift)
    const body = {
      name: 'Christmas 2026',
      type: 'christmas',
      date: '2026-12-25',
      totalBudget: '900',
      contactIds: [contactId],
    }
    const { body: plan, status } = await ada.call<Plan>('POST', '/plans', body)
    expect(status).toBe(201)
    const { body: changed } = await ada.call<Plan>('PATCH', `/plans/${plan.id}`, {
      people: [{ contactId, budget: '120' }],
    })
    const [figures] = (await budgetOf()).byOccasion
    const { spent, bought, ownShare, people } = changed
    expect(figures).toMatchObject({ spent, bought, ownShare, budget: '120.00', open: '-30.00' })
    expect(figures?.events[0]).toMatchObject({ planId: plan.id, occasionId: event.id, budget: people[0]?.budget })
  })

  it('says how many gifts of its two years have no event and are missing from its sums', async () => {
    const { contactId, event } = await leosChristmas()
    const given = { isPurchased: true, price: 20_00 } as const
    await insertGift(app, ada.id, contactId, { ...given, title: 'Imported', occurrenceDate: '2025-12-31' })
    await insertGift(app, ada.id, contactId, { ...given, title: 'Too old', occurrenceDate: '2024-12-31' })
    await insertGift(app, ada.id, contactId, { title: 'An idea' })
    expect(await budgetOf()).toMatchObject({ withoutEvent: 1, lastYear: { spent: '70.00' } })
    await ada.call('DELETE', `/occasions/${event.id}?keepGifts=true`)
    expect(await budgetOf()).toMatchObject({ withoutEvent: 2, lastYear: { spent: '0.00' } })
    expect((await budgetOf(2027)).withoutEvent).toBe(0)
    expect((await budgetOf(2026, await app.person())).withoutEvent).toBe(0)
  })

  it('is the current one of the user without a year', async () => {
    app.clock.setTo('2026-12-31T23:30:00Z')
    const moana = await app.person({ timeZone: 'Pacific/Auckland' })
    expect((await moana.call<Budget>('GET', '/budget')).body.year).toBe(2027)
    const bob = await app.person()
    expect((await bob.call<Budget>('GET', '/budget')).body.year).toBe(2026)
  })

  it('is answered from what was known until something changes', async () => {
    const first = await ada.call('GET', '/budget?year=2026')
    const etag = String(first.headers['etag'])
    const again = () => ada.call('GET', '/budget?year=2026', undefined, { 'if-none-match': etag })
    expect((await again()).status).toBe(304)
    await ada.call('PUT', '/budget', { year: 2026, amount: '10' })
    expect((await again()).status).toBe(200)
  })

  it.each(['1969', '2200', '26', 'next', '2026.5', ''])('of %j is refused', async (year) => {
    expect((await ada.call('GET', `/budget?year=${year}`)).status).toBe(400)
  })

  it('of another person is not seen', async () => {
    await leosChristmas()
    await ada.call('PUT', '/budget', { year: 2026, amount: '900' })
    const bob = await app.person()
    expect(await budgetOf(2026, bob)).toMatchObject({ envelope: null, spent: '0.00', byContact: [], byOccasion: [] })
  })
})

describe("a year's envelope", () => {
  it('is set, changed and taken away', async () => {
    const put = (amount: unknown) => ada.call<Budget>('PUT', '/budget', { year: 2027, amount })
    expect((await put('1,000.50')).body).toMatchObject({ year: 2027, envelope: '1000.50', open: '1000.50' })
    expect((await put(0)).body).toMatchObject({ envelope: '0.00', open: '0.00' })
    expect((await budgetOf(2028)).lastYear).toMatchObject({ year: 2027, envelope: '0.00' })
    expect((await put(null)).body).toMatchObject({ envelope: null, open: null })
    expect(await app.database.db.$count(budgetEnvelopes)).toBe(0)
  })

  it('says by how much it is exceeded', async () => {
    await leosChristmas()
    const { body } = await ada.call<Budget>('PUT', '/budget', { year: 2026, amount: '100' })
    expect(body.open).toBe('-50.00')
  })

  it.each([
    [{ year: 2026, amount: '-1' }, 'The budget must be 0 or more'],
    [{ year: 2026, amount: 'a lot' }, 'The budget must be 0 or more'],
    [{ year: 2026, amount: '100000000' }, 'The budget can be at most 99,999,999.99'],
    [{ year: 1900, amount: '1' }, 'Choose a year from 1970 to 2199'],
    [{ year: '2026', amount: '1' }, 'Choose a year from 1970 to 2199'],
    [{ amount: '1' }, 'Choose a year from 1970 to 2199'],
  ])('of %j is refused with a sentence', async (body, sentence) => {
    const answer = await ada.call('PUT', '/budget', body)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(sentence)
  })
})
