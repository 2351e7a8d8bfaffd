import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giftPicture } from '#domain/pictures/picture.ts'
import type { DashboardStats } from '#domain/dashboard/schema.ts'
import type { ListedOccasion, Occasion, Occurrence } from '#domain/occasions/schema.ts'
import { emailReminders, sessions, type giftIdeas } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import type { NewEvent } from '#domain/testing/new-records.ts'
import { addContact, addEvent, insertGift, insertSplit } from '#server/testing/records.ts'

let app: TestApp
let ada: Person
let maya: number

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
  maya = (await addContact(ada, { fullName: 'Maya' })).id
})

const add = (name: string, date: string, fields: Partial<NewEvent> = {}) =>
  addEvent(ada, maya, { name, date, ...fields })

const yearly = { type: 'annual' }

/** Moves the clock; the session lives on. */
async function travelTo(iso: string) {
  app.clock.setTo(iso)
  await app.database.db
    .update(sessions)
    .set({ lastSeenAt: app.clock.now(), expire: new Date(iso.replace(/^20../, '2099')) })
}

async function give(occasionId: number, fields: Partial<typeof giftIdeas.$inferInsert> = {}): Promise<number> {
  const id = await insertGift(app, ada.id, maya, { occasionId, title: 'Tea', ...fields })
  // The gift is inserted without the version increment that a route would make.
  await ada.call('PATCH', `/contacts/${maya}`, { notes: `gift ${id}` })
  return id
}

const bought = (occurrenceDate: '2026-11-30' | '2025-11-30') =>
  ({ isSaved: true, isPurchased: true, occurrenceDate }) as const

async function list(path: string): Promise<ListedOccasion[]> {
  const { status, body } = await ada.call<ListedOccasion[]>('GET', path)
  expect(status).toBe(200)
  return body
}

async function told(path: string): Promise<string[]> {
  return (await list(path)).map(({ name, occurrenceDate, daysUntil }) => `${name} ${occurrenceDate} ${daysUntil}`)
}

describe('upcoming events', () => {
  it('are sorted by date, from today to the last day asked for', async () => {
    await add('yesterday', '2026-11-20')
    await add('in 30', '2026-12-21')
    await add('today', '2026-11-21')
    await add('in 31', '2026-12-22')
    await add('yearly in 30', '1990-12-21', yearly)
    await add('yearly yesterday', '1990-11-20', yearly)
    await add('begins later', '2027-11-25', yearly)
    const days = ['today 2026-11-21 0', 'in 30 2026-12-21 30', 'yearly in 30 2026-12-21 30']
    expect(await told('/occasions/upcoming/30')).toEqual(days)
    expect(await told('/occasions/upcoming/365')).toEqual([
      ...days,
      'in 31 2026-12-22 31',
      'yearly yesterday 2027-11-20 364',
    ])
    expect(await told('/occasions/upcoming/370')).toContain('begins later 2027-11-25 369')
    expect(await told('/occasions/upcoming/1')).toEqual(['today 2026-11-21 0'])
  })

  it('are as many as the limit says, near or far', async () => {
    await add('near', '2026-11-30')
    await add('far', '2027-06-01')
    await add('farther', '2027-07-01')
    expect(await told('/occasions/upcoming/365?limit=1')).toEqual(['near 2026-11-30 9'])
    expect((await told('/occasions/upcoming/365?limit=2')).map((row) => row.split(' ')[0])).toEqual(['near', 'far'])
    expect(await told('/occasions/upcoming/365?limit=9')).toHaveLength(3)
  })

  it('go over the turn of the year, and keep 29 February', async () => {
    await travelTo('2026-12-20T12:00:00Z')
    await add('january', '2000-01-05', yearly)
    await add('june', '2000-06-05', yearly)
    expect(await told('/occasions/upcoming/30')).toEqual(['january 2027-01-05 16'])
    await travelTo('2027-02-20T12:00:00Z')
    await add('leap', '2000-02-29', yearly)
    expect(await told('/occasions/upcoming/8')).toEqual(['leap 2027-02-28 8'])
    await travelTo('2027-03-01T12:00:00Z')
    expect(await told('/occasions/past/1')).toEqual(['leap 2027-02-28 -1'])
  })

  it.each(['0', '3661', '-1', '1.5', 'soon'])('refuse %s days', async (days) => {
    const { status, body } = await ada.call<{ message: string }>('GET', `/occasions/upcoming/${days}`)
    expect(status).toBe(400)
    expect(body.message).toBe('Days must be between 1 and 3660')
    expect((await ada.call('GET', `/occasions/past/${days}`)).status).toBe(400)
  })

  it('take 1 to 3660 days, by the date where the user is', async () => {
    const west = await app.person({ timeZone: 'America/Los_Angeles' })
    await travelTo('2026-11-22T03:00:00Z')
    await addEvent(west, (await addContact(west)).id, { name: 'Still today', date: '2026-11-21' })
    const { body: upcoming } = await west.call<ListedOccasion[]>('GET', '/occasions/upcoming/3660')
    expect(upcoming).toMatchObject([{ daysUntil: 0 }])
    expect((await ada.call('GET', '/occasions/upcoming/1')).status).toBe(200)
  })
})

describe('the gifts of an occurrence', () => {
  it('are counted for the coming one and leave last year’s out', async () => {
    const { id } = await add('Yearly', '2000-11-30', yearly)
    const others = [
      { id: 'a', name: 'You', amountCents: 1, confirmed: true },
      { id: 'b', name: 'Bo', amountCents: 1, confirmed: false },
      { id: 'c', name: '', amountCents: 1, confirmed: false },
    ]
    const idea = await give(id, { price: 10_00 })
    await insertSplit(app, ada.id, idea, { totalCost: 10_00, contributors: others })
    await give(id, { isSaved: true, price: 20_00, title: 'No link' })
    const toBuy = await give(id, { isSaved: true, productUrl: 'https://shop.example/a' })
    const imageUrl = 'https://a.example/i'
    const now = await give(id, { ...bought('2026-11-30'), price: 30_00, pricePaid: 25_50, imageUrl })
    const picture = giftPicture({ id: now, imageUrl, pictureVersion: null })
    const card = await give(id, { ...bought('2026-11-30'), itemType: 'card', price: 4_00 })
    await give(id, { ...bought('2025-11-30'), price: 99_00 })
    const [row] = await list('/occasions/upcoming/30')
    expect(row?.gifts).toEqual({
      purchased: 1,
      cards: 1,
      assigned: 2,
      ideas: 1,
      spent: '49.50',
      withoutPrice: 1,
      thumbnails: [
        { id: now, title: 'Tea', imageUrl, picture, productUrl: null, itemType: 'gift' },
        { id: card, title: 'Tea', imageUrl: null, picture: null, productUrl: null, itemType: 'card' },
      ],
      nextToBuy: { id: toBuy, productUrl: 'https://shop.example/a' },
      collaborators: [{ name: 'Bo' }],
    })
    const [past] = await list('/occasions/past/365')
    expect(past).toMatchObject({
      occurrenceDate: '2025-11-30',
      nextDate: '2026-11-30',
      daysUntil: -356,
      gifts: { purchased: 1, cards: 0, assigned: 0, ideas: 0, spent: '99.00' },
    })
  })

  it('of a one-off that is over are all it has', async () => {
    const { id } = await add('Wedding', '2026-11-01', { type: 'wedding' })
    await give(id, { isSaved: true })
    await give(id)
    const [past] = await list('/occasions/past/365')
    expect(past).toMatchObject({ nextDate: null, daysUntil: -20, gifts: { assigned: 1, ideas: 1 } })
  })
})

describe('past events', () => {
  it('are the latest occurrence of every event, newest first', async () => {
    await add('one-off', '2026-11-01')
    await add('yearly', '2000-11-10', yearly)
    await add('yearly today', '2000-11-21', yearly)
    await add('first time next week', '2026-11-28', yearly)
    await add('long ago', '2020-01-01')
    expect(await told('/occasions/past/365')).toEqual([
      'yearly 2026-11-10 -11',
      'one-off 2026-11-01 -20',
      'yearly today 2025-11-21 -365',
    ])
    expect(await told('/occasions/past/364')).toHaveLength(2)
    expect(await told('/occasions/past/365?limit=1')).toEqual(['yearly 2026-11-10 -11'])
    expect((await told(`/contacts/${maya}/occasions/past`)).at(-1)).toBe('long ago 2020-01-01 -2516')
  })

  it('of a contact are beside all its events, upcoming ones first', async () => {
    await add('over', '2026-11-01')
    await add('long over', '2020-01-01')
    await add('later', '2027-01-01')
    await add('soon', '2000-11-30', yearly)
    expect((await list(`/contacts/${maya}/occasions`)).map(({ name, nextDate }) => [name, nextDate])).toEqual([
      ['soon', '2026-11-30'],
      ['later', '2027-01-01'],
      ['over', null],
      ['long over', null],
    ])
    const { body } = await ada.call<Occasion[]>('GET', '/occasions')
    expect(body.map(({ name }) => name)).toEqual(['soon', 'later', 'over', 'long over'])
  })
})

describe('events with and without gifts', () => {
  it('are told apart by an assigned gift for the coming occurrence, and counted alike', async () => {
    const lastYearsOnly = await add('last year’s only', '2000-11-30', yearly)
    await give(lastYearsOnly.id, bought('2025-11-30'))
    const thisYears = await add('this year’s', '2000-11-30', yearly)
    await give(thisYears.id, bought('2026-11-30'))
    await give((await add('assigned', '2026-12-02')).id, { isSaved: true })
    await give((await add('idea only', '2026-12-03')).id)
    await add('needs none', '2026-12-04', { needsGift: false })
    await add('over', '2026-11-20')
    await add('next year but one', '2027-11-22')
    const skipped = await add('skipped', '2026-12-05', yearly)
    await ada.call('POST', `/occasions/${skipped.id}/skip`, { occurrenceDate: '2026-12-05' })
    const names = async (path: string) => (await list(path)).map(({ name }) => name)
    expect(await names('/occasions/with-gifts')).toEqual(['this year’s', 'assigned'])
    expect(await names('/occasions/without-gifts')).toEqual(['last year’s only', 'idea only'])
    expect((await ada.call<DashboardStats>('GET', '/dashboard/stats')).body).toEqual({
      totalContacts: 1,
      eventsThisMonth: 3,
      eventsWithGifts: 2,
      eventsWithoutGifts: 2,
    })
  })

  it.each([
    ['2026-11-01T12:00:00Z', 3],
    ['2026-11-30T12:00:00Z', 3],
    ['2026-12-01T12:00:00Z', 1],
    ['2027-11-15T12:00:00Z', 1],
    ['2028-02-10T12:00:00Z', 1],
    ['2027-02-10T12:00:00Z', 1],
  ])('count the month at %s with its first and last day, past ones included: %i', async (now, eventsThisMonth) => {
    await add('first', '2026-11-01')
    await add('last', '2026-11-30')
    await add('yearly', '2000-11-30', yearly)
    await add('before', '2026-10-31')
    await add('after', '2026-12-01')
    await add('leap', '2000-02-29', yearly)
    await travelTo(now)
    const { body } = await ada.call<DashboardStats>('GET', '/dashboard/stats')
    expect(body.eventsThisMonth).toBe(eventsThisMonth)
  })
})

describe('the calendar’s range', () => {
  it('holds every occurrence of its days, past years and later ones too', async () => {
    const { id } = await add('yearly', '2024-11-30', yearly)
    await add('one-off', '2025-12-31')
    const between = async (from: string, to: string) =>
      (await ada.call<Occurrence[]>('GET', `/occasions/between/${from}/${to}`)).body.map(
        ({ name, date }) => `${name} ${date}`,
      )
    expect(await between('2023-11-30', '2024-11-30')).toEqual(['yearly 2024-11-30'])
    expect(await between('2024-12-01', '2025-11-29')).toEqual([])
    expect(await between('2025-12-31', '2025-12-31')).toEqual(['one-off 2025-12-31'])
    expect(await between('2025-11-30', '2026-12-31')).toEqual([
      'yearly 2025-11-30',
      'one-off 2025-12-31',
      'yearly 2026-11-30',
    ])
    expect(await between('2099-11-01', '2099-12-01')).toEqual(['yearly 2099-11-30'])
    await ada.call('POST', `/occasions/${id}/skip`, { occurrenceDate: '2024-11-30' })
    const { body } = await ada.call<Occurrence[]>('GET', '/occasions/between/2024-11-30/2024-11-30')
    expect(body).toMatchObject([{ occasionId: id, skipped: true, contact: { fullName: 'Maya' } }])
  })

  it('says for every day whether it has a gift, by the gifts of that very day', async () => {
    const { id } = await add('Skating', '2024-11-30', yearly)
    await give(id, bought('2025-11-30'))
    const gifts = async () =>
      (await ada.call<Occurrence[]>('GET', '/occasions/between/2025-11-30/2026-12-31')).body.map(({ date, gift }) => [
        date,
        gift,
      ])
    expect(await gifts()).toEqual([
      ['2025-11-30', 'purchased'],
      ['2026-11-30', 'none'],
    ])
    await give(id, { isSaved: true })
    expect(await gifts()).toEqual([
      ['2025-11-30', 'purchased'],
      ['2026-11-30', 'assigned'],
    ])
  })

  it('tells the age of the year it shows', async () => {
    await addContact(ada, { relationship: 'spouse', birthday: '1992-11-22', anniversaryDate: '2014-11-25' })
    const { body } = await ada.call<Occurrence[]>('GET', '/occasions/between/2014-11-01/2014-11-30')
    expect(body).toMatchObject([
      { turning: 22, years: null },
      { turning: null, years: null },
    ])
    const later = await ada.call<Occurrence[]>('GET', '/occasions/between/2026-11-01/2026-11-30')
    expect(later.body).toMatchObject([{ turning: 34 }, { years: 12 }])
  })

  it('counts no years since a wedding whose year is not known', async () => {
    const { id } = await addContact(ada, { birthday: '11/25' })
    const [birthday] = (await ada.call<Occasion[]>('GET', `/contacts/${id}/occasions`)).body
    await ada.call('PATCH', `/occasions/${birthday?.id}`, { type: 'wedding-anniversary' })
    const { body } = await ada.call<Occurrence[]>('GET', '/occasions/between/2026-11-01/2026-11-30')
    expect(body).toMatchObject([{ type: 'wedding-anniversary', date: '2026-11-25', years: null }])
  })

  it.each([
    ['2026-01-01', '2027-02-06', 400],
    ['2026-01-01', '2025-12-31', 400],
    ['2026-02-30', '2026-03-01', 400],
    ['2026-01-01', '2027-02-05', 200],
  ])('from %s to %s answers %i', async (from, to, status) => {
    expect((await ada.call('GET', `/occasions/between/${from}/${to}`)).status).toBe(status)
  })
})

it('a reminder that was mailed for the coming occurrence shows', async () => {
  const { id } = await add('Yearly', '2000-11-30', yearly)
  const row = { userId: ada.id, occasionId: id, contactId: maya, daysBeforeEvent: 7, slot: 'lead' } as const
  await app.database.db.insert(emailReminders).values([
    { ...row, occurrenceDate: '2025-11-30', status: 'sent' },
    { ...row, occurrenceDate: '2026-11-30', status: 'failed' },
    { ...row, occurrenceDate: '2026-11-30', slot: 'day', status: 'sent' },
  ])
  expect((await list('/occasions/upcoming/30'))[0]?.reminderSent).toBe(true)
  await travelTo('2026-12-01T12:00:00Z')
  expect((await list('/occasions/upcoming/365'))[0]?.reminderSent).toBe(false)
})

it('lists answer 304 until something changes', async () => {
  await add('Party', '2026-12-01')
  for (const path of ['/occasions', '/occasions/upcoming/30', '/dashboard/stats', `/contacts/${maya}/occasions`]) {
    const { headers } = await ada.call('GET', path)
    const known = { 'if-none-match': String(headers.etag) }
    expect((await ada.call('GET', path, undefined, known)).status).toBe(304)
  }
})
