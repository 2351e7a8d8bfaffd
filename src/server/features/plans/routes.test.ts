import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { ListedOccasion, Occasion, Occurrence } from '#domain/occasions/schema.ts'
import { MAX_PLAN_PEOPLE, MAX_PLANS } from '#domain/plans/limits.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { plans, sessions } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift, insertContact, insertGift, insertSplit } from '#server/testing/records.ts'

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

const christmas = { name: 'Christmas 2026', type: 'christmas', date: '2026-12-25' }

/** Weeks or a year on, still signed in. */
async function goTo(day: string): Promise<void> {
  app.clock.setTo(`${day}T12:00:00.000Z`)
  await app.database.db
    .update(sessions)
    .set({ createdAt: app.clock.now(), expire: new Date(`${Number(day.slice(0, 4)) + 1}-12-31`) })
}

interface Refusal {
  code: string
  message: string
  issues?: { path: string }[]
  current?: Plan
}

const contact = async (fullName: string) => (await addContact(ada, { fullName })).id

async function family(): Promise<[leo: number, mia: number, sam: number]> {
  return [await contact('Leo Park'), await contact('Mia Park'), await contact('Sam Park')]
}

async function plan(contactIds: number[], fields: object = {}): Promise<Plan> {
  const answer = await ada.call<Plan>('POST', '/plans', { ...christmas, contactIds, ...fields })
  expect(answer.status).toBe(201)
  return answer.body
}

const view = async (id: number) => (await ada.call<Plan>('GET', `/plans/${id}`)).body
const event = async (id: number) => (await ada.call<Occasion>('GET', `/occasions/${id}`)).body

async function change(id: number, fields: object): Promise<Plan> {
  const answer = await ada.call<Plan>('PATCH', `/plans/${id}`, fields)
  expect(answer.status).toBe(200)
  return answer.body
}

const budgets = ({ people }: Plan) => people.map(({ contactName, budget }) => [contactName.split(' ')[0], budget])

describe('a new plan', () => {
  it('creates the missing events with reminders, spreads the total to the cent, and is recorded once', async () => {
    const people = await family()
    const made = await plan(people, { totalBudget: 100 })
    expect(made).toMatchObject({
      ...christmas,
      totalBudget: '100.00',
      planned: '100.00',
      spent: '0.00',
      bought: '0.00',
      open: '100.00',
      ownShare: '0.00',
      toOrder: { count: 3, by: '2026-12-20' },
      lastPlan: null,
      version: 1,
    })
    expect(budgets(made)).toEqual([
      ['Leo', '33.34'],
      ['Mia', '33.33'],
      ['Sam', '33.33'],
    ])
    const [leo] = made.people
    expect(leo).toMatchObject({ contactId: people[0], occurrenceDate: '2026-12-25', orderBy: '2026-12-20' })
    expect(await event(leo?.occasionId ?? 0)).toMatchObject({
      name: 'Christmas',
      type: 'christmas',
      date: '2026-12-25',
      isRecurring: true,
      reminderMethod: 'push',
      needsGift: true,
      budget: '33.34',
      planId: made.id,
    })
    const { body: activities } = await ada.call<Activity[]>('GET', '/activities')
    expect(activities[0]).toMatchObject({
      activityType: 'plan_created',
      description: 'Planned Christmas 2026 for 3 people',
      entityType: 'plan',
      entityId: made.id,
    })
    expect(activities.filter(({ activityType }) => activityType === 'event_created')).toEqual([])
  })

  it('takes the event that somebody has already, also a Christmas on the 24th', async () => {
    const [leo, mia] = await family()
    const own = await addEvent(ada, leo, {
      name: 'Christmas Eve',
      type: 'christmas',
      date: '2025-12-24',
      isRecurring: true,
    })
    const made = await plan([leo, mia])
    expect(made.people.map(({ occurrenceDate }) => occurrenceDate)).toEqual(['2026-12-24', '2026-12-25'])
    expect(made.people[0]).toMatchObject({ occasionId: own.id, eventName: 'Christmas Eve' })
  })

  it('follows a movable feast into next year', async () => {
    const leo = await contact('Leo Park')
    const made = await plan([leo], { name: "Mother's Day 2027", type: 'mothers-day', date: '2027-05-09' })
    expect(await event(made.people[0]?.occasionId ?? 0)).toMatchObject({ dateRule: 'mothers-day', isRecurring: true })
    await goTo('2027-05-10')
    const next = await plan([leo], { name: "Mother's Day 2028", type: 'mothers-day', date: '2028-05-14' })
    expect(next.people[0]).toMatchObject({
      occasionId: made.people[0]?.occasionId,
      occurrenceDate: '2028-05-14',
    })
    expect(next.lastPlan).toEqual({ id: made.id, name: "Mother's Day 2027" })
  })

  it('of any name and day has events of that name, on that day alone', async () => {
    const made = await plan([await contact('Leo Park')], { name: 'Garden party', type: undefined, date: '2027-06-12' })
    expect(made.type).toBe('custom')
    expect(await event(made.people[0]?.occasionId ?? 0)).toMatchObject({
      name: 'Garden party',
      type: 'custom',
      isRecurring: false,
    })
  })

  it('keeps budgets by hand, and without a total those of the events', async () => {
    const [leo, mia, sam] = await family()
    const made = await plan([leo, mia, sam], { totalBudget: 200, people: [{ contactId: leo, budget: 100 }] })
    expect(budgets(made)).toEqual([
      ['Leo', '100.00'],
      ['Mia', '50.00'],
      ['Sam', '50.00'],
    ])
    const other = await contact('Zoe Park')
    await addEvent(ada, other, { name: 'Easter', type: 'easter', date: '2027-03-28', budget: 30, isRecurring: true })
    const easter = await plan([other], { name: 'Easter', type: 'easter', date: '2027-03-28' })
    expect(easter).toMatchObject({ totalBudget: null, open: null, planned: '30.00' })
  })

  it.each([
    ['no name', { name: ' ' }, 400, 'name'],
    ['a day that is over', { date: '2026-11-20' }, 400, 'date'],
    ['a day after all days', { date: '9999-12-31' }, 400, 'date'],
    ['nobody', { contactIds: [] }, 400, 'contactIds'],
    ['an odd amount', { totalBudget: 'lots' }, 400, 'totalBudget'],
    ['a budget of somebody else', { people: [{ contactId: 2_000_000_000, budget: 1 }] }, 400, 'people.0.contactId'],
  ])('is refused with %s', async (_, fields, status, path) => {
    const leo = await contact('Leo Park')
    const answer = await ada.call<Refusal>('POST', '/plans', { ...christmas, contactIds: [leo], ...fields })
    expect(answer.status).toBe(status)
    expect(answer.body.issues?.[0]?.path).toBe(path)
    expect((await ada.call<Plan[]>('GET', '/plans')).body).toEqual([])
  })

  it('is refused for a stranger', async () => {
    const bob = await app.person()
    const leo = await contact('Leo Park')
    const hers = await plan([leo])
    expect((await bob.call('POST', '/plans', { ...christmas, contactIds: [leo] })).status).toBe(404)
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/copy-last'],
      ['GET', '/gift-ideas'],
    ] as const)
      expect((await bob.call(method, `/plans/${hers.id}${path}`, method === 'PATCH' ? {} : undefined)).status).toBe(404)
  })

  it('leaves an occurrence in the plan that has it', async () => {
    const [leo, mia] = await family()
    await plan([leo])
    const answer = await ada.call<Refusal>('POST', '/plans', { ...christmas, name: 'Again', contactIds: [mia, leo] })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Christmas of Leo Park is already in the plan Christmas 2026.',
    ])
    expect((await ada.call<Plan[]>('GET', '/plans')).body).toHaveLength(1)
  })

  it('says which limit is reached', async () => {
    const leo = await contact('Leo Park')
    const row = {
      userId: ada.id,
      ...christmas,
      date: '2026-12-25' as const,
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    }
    await app.database.db.insert(plans).values(Array.from({ length: MAX_PLANS }, () => row))
    const answer = await ada.call<Refusal>('POST', '/plans', { ...christmas, contactIds: [leo] })
    expect([answer.status, answer.body.message]).toEqual([422, "You've reached the limit of 200 plans."])
  })

  it('has room for two hundred people, and refuses one more', async () => {
    const ids: number[] = []
    for (let index = 0; index <= MAX_PLAN_PEOPLE; index++) ids.push(await insertContact(app, ada.id))
    const made = await plan(ids.slice(1), { totalBudget: 900 })
    expect([made.people.length, made.planned]).toEqual([200, '900.00'])
    const answer = await ada.call<Refusal>('PATCH', `/plans/${made.id}`, { add: [ids[0]] })
    expect([answer.status, answer.body.message]).toEqual([422, 'A plan can have at most 200 people.'])
  })
})

describe('the totals of a plan', () => {
  it('tell spent from bought and the own share from the price, and count what is still to order', async () => {
    const [leo, mia, sam] = await family()
    const made = await plan([leo, mia, sam], { totalBudget: 300 })
    const of = (index: number) => ({ occasionId: made.people[index]?.occasionId ?? 0 })
    const train = await addGift(ada, leo, { ...of(0), title: 'Train', price: '80', isSaved: true })
    await insertSplit(app, ada.id, train.id, {
      totalCost: 8000,
      contributors: [
        { id: 'you', name: 'You', amountCents: 3000, confirmed: true },
        { id: 'dad', name: 'Dad', amountCents: 5000, confirmed: false },
      ],
    })
    await addGift(ada, mia, { ...of(1), title: 'Doll', price: '50', pricePaid: '45', isSaved: true, isPurchased: true })
    await addGift(ada, sam, { ...of(2), title: 'Ball', price: '20' })
    const now = await view(made.id)
    expect(now).toMatchObject({
      spent: '125.00',
      bought: '45.00',
      open: '175.00',
      ownShare: '75.00',
      toOrder: { count: 2, by: '2026-12-20' },
    })
    expect(
      now.people.map(({ spent, bought, counts }) => [spent, bought, counts.ideas, counts.assigned, counts.purchased]),
    ).toEqual([
      ['80.00', '0.00', 0, 1, 0],
      ['45.00', '45.00', 0, 0, 1],
      ['0.00', '0.00', 1, 0, 0],
    ])
    const { body: gifts } = await ada.call<Gift[]>('GET', `/plans/${made.id}/gift-ideas`)
    expect(gifts.map(({ title }) => title)).toEqual(['Train', 'Doll', 'Ball'])
  })

  it('go below zero when more is spent, and leave out a skipped occurrence from the orders', async () => {
    const leo = await contact('Leo Park')
    const made = await plan([leo], { totalBudget: 10 })
    const occasionId = made.people[0]?.occasionId ?? 0
    await addGift(ada, leo, { occasionId, price: '12.50', isSaved: true })
    await ada.call('POST', `/occasions/${occasionId}/skip`, { occurrenceDate: '2026-12-25' })
    expect(await view(made.id)).toMatchObject({ open: '-2.50', toOrder: null, people: [{ skipped: true }] })
  })
})

describe('changing a plan', () => {
  it('renames, sets the total, spreads around budgets by hand, adds and removes in one change', async () => {
    const [leo, mia, sam] = await family()
    const zoe = await contact('Zoe Park')
    const made = await plan([leo, mia, sam], { totalBudget: 300 })
    const changed = await change(made.id, {
      name: 'Our Christmas',
      totalBudget: '500',
      add: [zoe],
      remove: [sam],
      people: [{ contactId: leo, budget: '200' }],
      spread: 'even',
    })
    expect(changed).toMatchObject({ name: 'Our Christmas', totalBudget: '500.00', version: 2 })
    expect(budgets(changed)).toEqual([
      ['Leo', '200.00'],
      ['Mia', '150.00'],
      ['Zoe', '150.00'],
    ])
    expect((await ada.call<Activity[]>('GET', '/activities')).body[0]).toMatchObject({
      activityType: 'plan_updated',
      description: 'Updated plan: Our Christmas',
      entityId: made.id,
    })
    const even = await change(made.id, { people: [{ contactId: leo, budget: null }], spread: 'even', version: 2 })
    expect(budgets(even).map(([, budget]) => budget)).toEqual(['166.67', '166.67', '166.66'])
  })

  it('leaves the plan as it is when nothing changes, and refuses an old version with the current plan', async () => {
    const leo = await contact('Leo Park')
    const made = await plan([leo], { totalBudget: 50 })
    expect((await change(made.id, { name: made.name, totalBudget: '50.00' })).version).toBe(1)
    await change(made.id, { name: 'Other' })
    const answer = await ada.call<Refusal>('PATCH', `/plans/${made.id}`, { name: 'Third', version: 1 })
    expect([answer.status, answer.body.code, answer.body.current?.name]).toEqual([409, 'STALE', 'Other'])
    expect((await ada.call<Refusal>('DELETE', `/plans/${made.id}`, undefined, { 'if-match': '"1"' })).status).toBe(409)
  })

  it.each([
    ['spreading without a total', { spread: 'even' }, 'spread'],
    ['removing somebody who is not in it', { remove: [2_000_000_000] }, 'remove.0'],
    [
      'the budget of somebody who is not in it',
      { people: [{ contactId: 2_000_000_000, budget: 1 }] },
      'people.0.contactId',
    ],
    ['another kind of spread', { spread: 'odd' }, 'spread'],
  ])('refuses %s', async (_, fields, path) => {
    const made = await plan([await contact('Leo Park')])
    const answer = await ada.call<Refusal>('PATCH', `/plans/${made.id}`, fields)
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path])
  })

  it('adds nobody to a plan that is over', async () => {
    const [leo, mia] = await family()
    const made = await plan([leo])
    await goTo('2026-12-27')
    expect((await ada.call<Refusal>('PATCH', `/plans/${made.id}`, { add: [mia] })).body.message).toBe(
      'This plan is over, so nobody can be added to it.',
    )
  })

  it('keeps events, gifts and budgets when the plan is deleted', async () => {
    const leo = await contact('Leo Park')
    const made = await plan([leo], { totalBudget: 50 })
    const occasionId = made.people[0]?.occasionId ?? 0
    await addGift(ada, leo, { occasionId, title: 'Train', isSaved: true })
    expect((await ada.call('DELETE', `/plans/${made.id}`)).status).toBe(204)
    expect(await event(occasionId)).toMatchObject({ budget: '50.00', planId: null })
    expect((await ada.call<Gift[]>('GET', `/occasions/${occasionId}/gift-ideas`)).body).toHaveLength(1)
    expect((await ada.call<Activity[]>('GET', '/activities')).body[0]?.description).toBe('Deleted plan: Christmas 2026')
  })
})

describe("an event's own budget", () => {
  it('is the one in the plan, whichever of the two is changed', async () => {
    const leo = await contact('Leo Park')
    const made = await plan([leo], { totalBudget: 50 })
    const occasionId = made.people[0]?.occasionId ?? 0
    await change(made.id, { people: [{ contactId: leo, budget: 70 }] })
    expect(await event(occasionId)).toMatchObject({ budget: '70.00', version: 3 })
    await ada.call('PATCH', `/occasions/${occasionId}`, { budget: '80' })
    const after = await view(made.id)
    expect([budgets(after), after.version, after.people[0]?.isBudgetFixed]).toEqual([[['Leo', '80.00']], 3, true])
    await ada.call('PATCH', `/occasions/${occasionId}`, { budget: null })
    expect(budgets(await view(made.id))).toEqual([['Leo', null]])
  })

  it("is next year's from the day after, and last year's plan keeps its own", async () => {
    const leo = await contact('Leo Park')
    const first = await plan([leo], { totalBudget: 50 })
    const second = await plan([leo], { name: 'Christmas 2027', date: '2027-12-25', totalBudget: 60 })
    const occasionId = first.people[0]?.occasionId ?? 0
    expect(second.people[0]).toMatchObject({
      occasionId,
      occurrenceDate: '2027-12-25',
      lastYear: { year: 2026, budget: '50.00' },
    })
    expect(await event(occasionId)).toMatchObject({ budget: '50.00', planId: first.id })
    await goTo('2026-12-26')
    expect(await event(occasionId)).toMatchObject({ budget: '60.00', planId: second.id })
    await ada.call('PATCH', `/occasions/${occasionId}`, { budget: '65' })
    expect([(await view(first.id)).planned, (await view(second.id)).planned]).toEqual(['50.00', '65.00'])
    await ada.call('DELETE', `/plans/${second.id}`)
    expect(await event(occasionId)).toMatchObject({ budget: '65.00', planId: null })
  })
})

describe('lists of events', () => {
  it('name the plan of the occurrence that they show', async () => {
    const leo = await contact('Leo Park')
    const made = await plan([leo])
    const occasionId = made.people[0]?.occasionId ?? 0
    const ofEvent = (rows: ListedOccasion[]) => rows.find(({ id }) => id === occasionId)?.planId
    expect(ofEvent((await ada.call<ListedOccasion[]>('GET', '/occasions/upcoming/60')).body)).toBe(made.id)
    const { body: days } = await ada.call<Occurrence[]>('GET', '/occasions/between/2026-12-01/2027-12-31')
    expect(days.filter((day) => day.occasionId === occasionId).map(({ date, planId }) => [date, planId])).toEqual([
      ['2026-12-25', made.id],
      ['2027-12-25', null],
    ])
    await goTo('2026-12-28')
    expect(ofEvent((await ada.call<ListedOccasion[]>('GET', '/occasions/past/30')).body)).toBe(made.id)
    expect(ofEvent((await ada.call<ListedOccasion[]>('GET', '/occasions/upcoming/365')).body)).toBeNull()
  })
})

describe("last year's plan", () => {
  it('is copied with people and budgets, and shows what was given', async () => {
    const [leo, mia, sam] = await family()
    const first = await plan([leo, mia], { totalBudget: 90, people: [{ contactId: leo, budget: 60 }] })
    await insertGift(app, ada.id, leo, {
      occasionId: first.people[0]?.occasionId ?? 0,
      title: 'Watercolor set',
      price: 2000,
      isSaved: true,
      isPurchased: true,
      occurrenceDate: '2026-12-25',
    })
    await goTo('2027-11-01')
    const second = await plan([sam], { name: 'Christmas 2027', date: '2027-12-25' })
    expect(second.lastPlan).toEqual({ id: first.id, name: 'Christmas 2026' })
    const answer = await ada.call<Plan>('POST', `/plans/${second.id}/copy-last`)
    expect(answer.status).toBe(200)
    const copied = answer.body
    expect(copied.totalBudget).toBe('90.00')
    expect(budgets(copied)).toEqual([
      ['Leo', '60.00'],
      ['Mia', '30.00'],
      ['Sam', null],
    ])
    expect(copied.people.map(({ isBudgetFixed }) => isBudgetFixed)).toEqual([true, false, false])
    expect(copied.people[0]?.lastYear).toEqual({
      year: 2026,
      titles: ['Watercolor set'],
      spent: '20.00',
      budget: '60.00',
    })
    expect(copied.people[2]?.lastYear).toBeNull()
  })

  it('is known by the name where the events have no type of their own', async () => {
    const leo = await contact('Leo Park')
    const party = { type: undefined, date: '2026-12-12' }
    const first = await plan([leo], { ...party, name: 'Office party 2026', totalBudget: 20 })
    const second = await plan([leo], { ...party, name: 'office party 2027', date: '2027-12-11' })
    expect(second.lastPlan?.id).toBe(first.id)
    expect(second.people[0]?.occasionId).not.toBe(first.people[0]?.occasionId)
    expect(second.people[0]?.lastYear).toMatchObject({ year: 2026, budget: '20.00' })
  })

  it('is missing where there is none', async () => {
    const made = await plan([await contact('Leo Park')])
    const answer = await ada.call<Refusal>('POST', `/plans/${made.id}/copy-last`)
    expect([answer.status, answer.body.message]).toEqual([409, 'There is no earlier plan for this occasion.'])
  })
})
