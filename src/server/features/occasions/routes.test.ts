import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import type { Occasion, Occurrence } from '#domain/occasions/schema.ts'
import { giftIdeas, reminders } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { anEvent, type NewEvent } from '#domain/testing/new-records.ts'
import { addContact, addEvent, insertGift } from '#server/testing/records.ts'

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
  maya = await contactOf(ada)
})

interface Refusal {
  code: string
  message: string
  issues: { path: string; message: string }[]
  current: Occasion
}

async function contactOf(person: Person): Promise<number> {
  return (await addContact(person)).id
}

const add = (fields: Partial<NewEvent> = {}) => addEvent(ada, maya, fields)

async function view(id: number): Promise<Occasion> {
  return (await ada.call<Occasion>('GET', `/occasions/${id}`)).body
}

describe('adding an event', () => {
  it('answers the whole row with what follows from it, and records it', async () => {
    const event = await add({ budget: 99.99, reminderMethod: null, notes: '' })
    expect(event).toMatchObject({
      contactId: maya,
      name: 'Party',
      date: '2026-12-01',
      reminderDays: 7,
      reminderMethod: '',
      isRecurring: false,
      levelOfImportance: 'Medium',
      needsGift: true,
      needsCard: false,
      budget: '99.99',
      budgetRanges: { low: 50, high: 100 },
      linkedTo: null,
      dateRule: 'fixed',
      muted: false,
      skipped: false,
      snoozedUntil: null,
      reminderSent: false,
      notes: null,
      nextDate: '2026-12-01',
      daysUntil: 10,
      turning: null,
      version: 1,
      contact: { id: maya, fullName: 'Maya Okafor', relationship: 'friend', birthday: null },
    })
    expect((await ada.call<Activity[]>('GET', '/activities')).body[0]).toMatchObject({
      activityType: 'event_created',
      description: 'Created event: Party for Maya Okafor',
      metadata: { contactName: 'Maya Okafor', occasionName: 'Party', occasionId: event.id },
    })
  })

  it.each([
    [{ contactId: undefined }, 'contactId'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ date: undefined }, 'date'],
    [{ date: '' }, 'date'],
    [{ date: '2026-02-29' }, 'date'],
    [{ date: '2026-12-01T00:00:00Z' }, 'date'],
    [{ type: '' }, 'type'],
    [{ reminderDays: 0 }, 'reminderDays'],
    [{ reminderDays: 366 }, 'reminderDays'],
    [{ reminderDays: 1.5 }, 'reminderDays'],
    [{ reminderMethod: 'email' }, 'reminderMethod'],
    [{ budget: -1 }, 'budget'],
    [{ budget: '1.234' }, 'budget'],
    [{ budget: '100000000' }, 'budget'],
    [{ levelOfImportance: 'Huge' }, 'levelOfImportance'],
    [{ isRecurring: 'yes' }, 'isRecurring'],
  ])('refuses %j at %s', async (fields, path) => {
    const { status, body } = await ada.call<Refusal>('POST', '/occasions', { contactId: maya, ...anEvent, ...fields })
    expect(status).toBe(400)
    expect(body.issues.map((issue) => issue.path)).toContain(path)
  })

  it.each([
    [{ date: '' }, 'date', 'Date is required'],
    [{ date: '2026-02-29' }, 'date', 'Enter a real date (YYYY-MM-DD)'],
    [{ budget: -1 }, 'budget', 'Budget must be 0 or more'],
    [{ budget: '1.234' }, 'budget', 'Use at most two decimals'],
    [{ budget: 100_000_000 }, 'budget', 'Budget can be at most 99,999,999.99'],
    [{ budget: {} }, 'budget', 'Budget must be 0 or more'],
    [{ contactId: 0 }, 'contactId', 'Not an id'],
  ])('says of %j in words what is wrong with %s', async (fields, path, message) => {
    const { body } = await ada.call<Refusal>('POST', '/occasions', { contactId: maya, ...anEvent, ...fields })
    expect(body.issues).toEqual([{ path, message }])
  })

  it('says what is missing in words', async () => {
    const { body } = await ada.call<Refusal>('POST', '/occasions', { contactId: maya, name: ' ', type: 'custom' })
    expect(body.issues).toEqual([
      { path: 'name', message: 'Event name is required' },
      { path: 'date', message: 'Date is required' },
    ])
  })

  it.each([
    ['birthday', true],
    ['wedding-anniversary', true],
    ['christmas', true],
    ['annual', true],
    ['custom', false],
    ['graduation', false],
    ['something else', false],
  ])('takes %s to come back every year: %s', async (type, isRecurring) => {
    expect((await add({ type })).isRecurring).toBe(isRecurring)
    expect((await add({ type, isRecurring: !isRecurring })).isRecurring).toBe(!isRecurring)
  })

  it('recomputes a feast every year while the date is the rule’s own', async () => {
    const mothersDay = { type: 'mothers-day', date: '2026-05-10' }
    expect(await add(mothersDay)).toMatchObject({ dateRule: 'mothers-day', nextDate: '2027-05-09' })
    expect(await add({ ...mothersDay, date: '2026-05-11' })).toMatchObject({
      dateRule: 'fixed',
      nextDate: '2027-05-11',
    })
  })

  it('does not find a stranger’s contact', async () => {
    const theirs = await contactOf(await app.person())
    const { status, body } = await ada.call<Refusal>('POST', '/occasions', { ...anEvent, contactId: theirs })
    expect(status).toBe(404)
    expect(body.message).toBe('Contact was not found')
  })

  it('makes one event for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'party' }
    const body = { contactId: maya, ...anEvent }
    await Promise.all([1, 2, 3].map(() => ada.call('POST', '/occasions', body, key)))
    expect((await ada.call<Occasion[]>('GET', '/occasions')).body).toHaveLength(1)
  })
})

it('an anniversary whose year is not known has a day, and counts no years', async () => {
  const { id: contactId } = await addContact(ada, { fullName: 'Sam', relationship: 'spouse' })
  const fields = { name: 'Anniversary', type: 'wedding-anniversary', date: '2026-12-05', yearKnown: false }
  const { id } = await addEvent(ada, contactId, { ...fields, isRecurring: true })
  const { body } = await ada.call<Occurrence[]>('GET', '/occasions/between/2027-12-01/2027-12-31')
  expect(body).toMatchObject([{ occasionId: id, date: '2027-12-05', years: null }])
  const once = await addEvent(ada, contactId, { ...fields, isRecurring: false })
  expect(once).toMatchObject({ date: '2026-12-05', yearKnown: true })
})

it.each(['2014-12-05', '2026-12-05', '2014-12-06'])('an anniversary can get its year later: %s', async (date) => {
  const fields = { type: 'wedding-anniversary', date: '2026-12-05', yearKnown: false, isRecurring: true }
  const { id, date: placeholder } = await add(fields)
  const renamed = await ada.call<Occasion>('PUT', `/occasions/${id}`, { name: 'Our day', date: placeholder })
  expect(renamed.body).toMatchObject({ name: 'Our day', date: placeholder, yearKnown: false })
  const { body } = await ada.call<Occasion>('PUT', `/occasions/${id}`, { date })
  expect(body).toMatchObject({ date, yearKnown: true })
})

describe('an event on the last day of the calendar', () => {
  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('is kept and listed in %s', async (timeZone) => {
    await ada.call('PUT', '/preferences', { timeZone })
    for (const date of ['9999-12-30', '9999-12-31']) await add({ date, reminderMethod: 'push' })
    await ada.call('PATCH', `/contacts/${maya}`, { relationship: 'spouse', anniversaryDate: '9999-12-31' })
    for (const list of ['/occasions', '/reminders?state=active', `/contacts/${maya}/occasions`, '/dashboard'])
      expect([list, (await ada.call('GET', list)).status]).toEqual([list, 200])
    expect((await ada.call<Occasion[]>('GET', '/occasions')).body.map(({ date }) => date)).toContain('9999-12-31')
  })
})

describe('changing an event', () => {
  it.each(['PUT', 'PATCH'] as const)(
    'takes partial bodies with %s; null and empty clear the budget',
    async (method) => {
      const { id } = await add({ budget: '40' })
      const changed = await ada.call<Occasion>(method, `/occasions/${id}`, { name: 'Ball', levelOfImportance: 'High' })
      expect(changed.body).toMatchObject({ name: 'Ball', levelOfImportance: 'High', budget: '40.00', version: 2 })
      const cleared = await ada.call<Occasion>(method, `/occasions/${id}`, { budget: null })
      expect(cleared.body).toMatchObject({ budget: null, budgetRanges: null, version: 3 })
      expect((await ada.call<Occasion>(method, `/occasions/${id}`, { budget: '' })).body.version).toBe(3)
    },
  )

  it('derives the date rule again from type and date', async () => {
    const { id } = await add({ type: 'easter', date: '2027-03-28' })
    const rule = async (fields: object) => (await ada.call<Occasion>('PATCH', `/occasions/${id}`, fields)).body.dateRule
    expect((await view(id)).dateRule).toBe('easter')
    expect(await rule({ date: '2027-03-29' })).toBe('fixed')
    expect(await rule({ date: '2028-04-16' })).toBe('easter')
    expect(await rule({ type: 'custom' })).toBe('fixed')
  })

  it('refuses a stale write with the current row', async () => {
    const { id } = await add()
    await ada.call('PATCH', `/occasions/${id}`, { name: 'Second' })
    const stale = await ada.call<Refusal>('PUT', `/occasions/${id}`, { name: 'Third' }, { 'if-match': '"1"' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'STALE', current: { id, name: 'Second', version: 2 } })
    expect((await ada.call('DELETE', `/occasions/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(409)
    expect((await ada.call('PUT', `/occasions/${id}`, { name: 'Third', version: 2 })).status).toBe(200)
    expect((await ada.call('DELETE', `/occasions/${id}`, undefined, { 'if-match': '"3"' })).status).toBe(204)
  })

  it('records a reminder that was set as such', async () => {
    const { id } = await add()
    const notify = await ada.call<Occasion>('PATCH', `/occasions/${id}`, { reminderMethod: 'push' })
    expect(notify.body.reminderMethod).toBe('push')
    await ada.call('PATCH', `/occasions/${id}`, { reminderMethod: '' })
    const { body } = await ada.call<Activity[]>('GET', '/activities')
    expect(body.slice(0, 2).map(({ description }) => description)).toEqual([
      'Updated event: Party',
      'Reminder set: Party',
    ])
  })

  it('leaves its contact where it is', async () => {
    const { id } = await add()
    const other = await contactOf(ada)
    await ada.call('PUT', `/occasions/${id}`, { contactId: other, name: 'Moved?' })
    expect((await view(id)).contactId).toBe(maya)
  })
})

describe('deleting an event', () => {
  const give = (occasionId: number, fields: Partial<typeof giftIdeas.$inferInsert> = {}) =>
    insertGift(app, ada.id, maya, { occasionId, isSaved: true, ...fields })

  it('takes its gift ideas along', async () => {
    const { id } = await add()
    await give(id)
    expect((await ada.call('DELETE', `/occasions/${id}`)).status).toBe(204)
    expect(await app.database.db.$count(giftIdeas)).toBe(0)
    expect((await ada.call('GET', `/occasions/${id}`)).status).toBe(404)
    expect((await ada.call('DELETE', `/occasions/${id}`)).status).toBe(404)
  })

  it('or keeps them in the general list, what was bought with its history', async () => {
    const { id } = await add()
    await give(id)
    await give(id, { title: 'Bought', isPurchased: true, occurrenceDate: '2026-12-01' })
    expect((await ada.call('DELETE', `/occasions/${id}?keepGifts=true`)).status).toBe(204)
    expect(await app.database.db.select().from(giftIdeas).orderBy(giftIdeas.id)).toMatchObject([
      { occasionId: null, isSaved: false, isPurchased: false, occurrenceDate: null, version: 2 },
      { occasionId: null, isSaved: false, isPurchased: true, occurrenceDate: '2026-12-01' },
    ])
    expect((await ada.call('DELETE', '/occasions/1?keepGifts=perhaps')).status).toBe(400)
  })
})

describe('skip, mute and snooze', () => {
  it('skips one occurrence and undoes it, without making an open editor stale', async () => {
    const { id } = await add({ type: 'annual' })
    const skip = { occurrenceDate: '2026-12-01' }
    const skipped = await ada.call<Occasion>('POST', `/occasions/${id}/skip`, skip)
    expect(skipped).toMatchObject({ status: 200, body: { skipped: true, nextDate: '2026-12-01', version: 1 } })
    expect((await ada.call('POST', `/occasions/${id}/skip`, skip)).status).toBe(200)
    expect((await ada.call('DELETE', `/occasions/${id}/skip`, skip)).status).toBe(204)
    expect((await ada.call('DELETE', `/occasions/${id}/skip`, skip)).status).toBe(204)
    expect((await view(id)).skipped).toBe(false)
    await ada.call('POST', `/occasions/${id}/skip`, skip)
    expect((await ada.call('DELETE', `/occasions/${id}/skip?occurrenceDate=2026-12-01`)).status).toBe(204)
    await ada.call('POST', `/occasions/${id}/skip`, { occurrenceDate: '2027-12-01' })
    expect((await view(id)).skipped).toBe(false)
    app.clock.setTo('2026-12-02T12:00:00Z')
    expect(await view(id)).toMatchObject({ skipped: true, nextDate: '2027-12-01' })
    expect((await ada.call('DELETE', `/occasions/${id}/skip`)).status).toBe(204)
    expect((await view(id)).skipped).toBe(false)
  })

  it.each(['2026-12-02', '2025-12-01', 'tomorrow', undefined])('does not skip %s', async (occurrenceDate) => {
    const { id } = await add()
    const { status, body } = await ada.call<Refusal>('POST', `/occasions/${id}/skip`, { occurrenceDate })
    expect(status).toBe(400)
    expect(body.issues[0]?.path).toBe('occurrenceDate')
  })

  it('mutes and unmutes', async () => {
    const { id } = await add()
    expect((await ada.call<Occasion>('POST', `/occasions/${id}/mute`)).body.muted).toBe(true)
    expect((await ada.call<Occasion>('POST', `/occasions/${id}/mute`)).body.muted).toBe(true)
    expect((await ada.call('DELETE', `/occasions/${id}/mute`)).status).toBe(204)
    expect((await ada.call('DELETE', `/occasions/${id}/mute`)).status).toBe(204)
    expect(await view(id)).toMatchObject({ muted: false, version: 1 })
  })

  it.each([
    [1, '2026-11-22'],
    [3, '2026-11-24'],
    [7, '2026-11-25'],
  ])('snoozes for %i days, never past the event', async (days, snoozedUntil) => {
    const { id } = await add({ date: '2026-11-25' })
    expect(await ada.call<Occasion>('POST', `/occasions/${id}/snooze`, { days })).toMatchObject({
      status: 200,
      body: { snoozedUntil },
    })
    app.clock.setTo(`${snoozedUntil}T00:00:00Z`)
    expect((await view(id)).snoozedUntil).toBeNull()
  })

  it('can be woken, and does not snooze for other days or what is over', async () => {
    const { id } = await add()
    await ada.call('POST', `/occasions/${id}/snooze`, { days: 7 })
    expect((await ada.call('DELETE', `/occasions/${id}/snooze`)).status).toBe(204)
    expect((await view(id)).snoozedUntil).toBeNull()
    for (const days of [0, 2, 8, '3', null])
      expect((await ada.call('POST', `/occasions/${id}/snooze`, { days })).status).toBe(400)
    const over = await add({ date: '2026-11-20' })
    expect((await ada.call('POST', `/occasions/${over.id}/snooze`, { days: 1 })).status).toBe(400)
    const today = await add({ date: '2026-11-21' })
    expect((await ada.call('POST', `/occasions/${today.id}/snooze`, { days: 1 })).status).toBe(400)
    expect(await app.database.db.$count(reminders)).toBe(0)
  })
})

const routes = [
  ['GET', '/occasions/1', undefined],
  ['PUT', '/occasions/1', { name: 'Mine now' }],
  ['PATCH', '/occasions/1', { reminderMethod: 'push' }],
  ['DELETE', '/occasions/1', undefined],
  ['POST', '/occasions/1/skip', { occurrenceDate: '2026-12-01' }],
  ['DELETE', '/occasions/1/skip', { occurrenceDate: '2026-12-01' }],
  ['POST', '/occasions/1/mute', undefined],
  ['DELETE', '/occasions/1/mute', undefined],
  ['POST', '/occasions/1/snooze', { days: 1 }],
  ['DELETE', '/occasions/1/snooze', undefined],
] as const

describe('a stranger’s event', () => {
  it.each(routes)('is not there for %s %s', async (method, path, body) => {
    await add()
    const bob = await app.person()
    expect((await bob.call<Refusal>(method, path, body)).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Event was not found',
    })
  })
})

describe('signed out', () => {
  it.each([
    ...routes,
    ['GET', '/occasions', undefined],
    ['POST', '/occasions', anEvent],
    ['POST', '/occasions/generate-relationship-events', undefined],
    ['GET', '/occasions/upcoming/30', undefined],
    ['GET', '/occasions/past/30', undefined],
    ['GET', '/occasions/with-gifts', undefined],
    ['GET', '/occasions/without-gifts', undefined],
    ['GET', '/occasions/between/2026-01-01/2026-12-31', undefined],
  ] as const)('%s %s is closed', async (method, path, body) => {
    expect((await app.visitor.call(method, path, body)).status).toBe(401)
  })
})
