import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Contact } from '#domain/contacts/schema.ts'
import { MAX_OCCASIONS, type Generated, type ListedOccasion, type Occasion } from '#domain/occasions/schema.ts'
import { contacts, occasions, type giftIdeas } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import type { NewContact } from '#domain/testing/new-records.ts'
import { addContact, insertGift } from '#server/testing/records.ts'

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

const add = (fields: Partial<NewContact>) => addContact(ada, fields)

async function change(id: number, fields: object): Promise<Contact> {
  const { status, body } = await ada.call<Contact>('PATCH', `/contacts/${id}`, fields)
  expect(status).toBe(200)
  return body
}

async function eventsOf(id: number): Promise<ListedOccasion[]> {
  return (await ada.call<ListedOccasion[]>('GET', `/contacts/${id}/occasions`)).body
}

async function onlyEvent(id: number): Promise<ListedOccasion> {
  const events = await eventsOf(id)
  expect(events).toHaveLength(1)
  return events[0] as ListedOccasion
}

async function generate(): Promise<Generated> {
  const { status, body } = await ada.call<Generated>('POST', '/occasions/generate-relationship-events')
  expect(status).toBe(200)
  return body
}

const giveTo = ({ id, contactId }: Occasion, fields: Partial<typeof giftIdeas.$inferInsert> = {}) =>
  insertGift(app, ada.id, contactId, { occasionId: id, ...fields })

describe('a contact with a birthday', () => {
  it('gets one linked yearly event', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    expect(await onlyEvent(id)).toMatchObject({
      name: "Maya Okafor's Birthday",
      type: 'birthday',
      date: '1992-11-22',
      linkedTo: 'birthday',
      yearKnown: true,
      isRecurring: true,
      levelOfImportance: 'Medium',
      reminderMethod: 'push',
      nextDate: '2026-11-22',
      daysUntil: 1,
      turning: 34,
    })
  })

  it('without a year gets one that tells no age', async () => {
    const { id } = await add({ birthday: '02/29' })
    expect(await onlyEvent(id)).toMatchObject({ yearKnown: false, turning: null, nextDate: '2027-02-28' })
  })

  it('of which only the month is known gets none', async () => {
    const { id } = await add({ birthday: '05' })
    expect(await eventsOf(id)).toEqual([])
  })

  it('is born on the very first one', async () => {
    const { id } = await add({ birthday: '2026-11-21' })
    expect(await onlyEvent(id)).toMatchObject({ turning: 0, daysUntil: 0 })
  })

  it('is followed by it when renamed and when the day changes', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    const before = await onlyEvent(id)
    await change(id, { fullName: 'Maya Smith', birthday: '03/04' })
    expect(await onlyEvent(id)).toMatchObject({
      id: before.id,
      name: "Maya Smith's Birthday",
      nextDate: '2027-03-04',
      yearKnown: false,
      turning: null,
      version: 2,
    })
  })

  it('keeps the name that the user wrote', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    const event = await onlyEvent(id)
    await ada.call('PATCH', `/occasions/${event.id}`, { name: 'Maya turns' })
    await change(id, { fullName: 'Maya Smith' })
    expect((await onlyEvent(id)).name).toBe('Maya turns')
  })

  it('loses it with the day, unless it has gifts: then it stays as an ordinary yearly event', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    await change(id, { birthday: '11' })
    expect(await eventsOf(id)).toEqual([])

    await change(id, { birthday: '1992-11-22' })
    await giveTo(await onlyEvent(id))
    await change(id, { birthday: null })
    expect(await onlyEvent(id)).toMatchObject({ linkedTo: null, type: 'annual', nextDate: '2026-11-22' })
  })

  it('keeps it as an ordinary one when only the month is left of the day', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    await giveTo(await onlyEvent(id))
    await change(id, { birthday: '11' })
    expect(await onlyEvent(id)).toMatchObject({ linkedTo: null, type: 'annual', isRecurring: true, turning: null })
  })

  it('makes an editor of its event stale when its day changes', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    const { id: eventId, version } = await onlyEvent(id)
    await change(id, { birthday: '1992-11-25' })
    const stale = await ada.call<{ code: string; current: Occasion }>('PUT', `/occasions/${eventId}`, {
      name: 'Cake day',
      version,
    })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'STALE', current: { id: eventId, date: '1992-11-25' } })
  })

  it('adopts the birthday that the user had made by hand', async () => {
    const { id } = await add({})
    const made = await ada.call<Occasion>('POST', '/occasions', {
      contactId: id,
      name: 'Cake day',
      date: '2026-11-22',
      type: 'birthday',
      budget: '40',
    })
    await change(id, { birthday: '1992-11-22' })
    expect(await onlyEvent(id)).toMatchObject({
      id: made.body.id,
      name: 'Cake day',
      budget: '40.00',
      date: '1992-11-22',
      linkedTo: 'birthday',
      turning: 34,
    })
  })
})

describe('a spouse or partner with an anniversary', () => {
  it('gets a linked wedding anniversary, which goes when the relationship does', async () => {
    const { id } = await add({ relationship: 'spouse', anniversaryDate: '2014-06-21' })
    expect(await onlyEvent(id)).toMatchObject({
      name: "Maya Okafor's Wedding Anniversary",
      type: 'wedding-anniversary',
      linkedTo: 'anniversary',
      nextDate: '2027-06-21',
    })
    await change(id, { relationship: 'partner' })
    expect(await eventsOf(id)).toHaveLength(1)
    await change(id, { relationship: 'friend' })
    expect(await eventsOf(id)).toEqual([])
  })

  it('keeps it as an ordinary yearly event when it has gifts', async () => {
    const { id } = await add({ relationship: 'partner', anniversaryDate: '2014-06-21' })
    const event = await onlyEvent(id)
    await giveTo(event)
    expect((await change(id, { relationship: 'friend' })).anniversaryDate).toBeNull()
    const kept = { id: event.id, linkedTo: null, type: 'annual', isRecurring: true, nextDate: '2027-06-21' }
    expect(await onlyEvent(id)).toMatchObject({ ...kept, gifts: { ideas: 1 } })
  })

  it('gets it when somebody becomes one, and no other relationship keeps the date', async () => {
    const { id, anniversaryDate } = await add({ relationship: 'friend', anniversaryDate: '2014-06-21' })
    expect(anniversaryDate).toBeNull()
    expect(await eventsOf(id)).toEqual([])
    await change(id, { relationship: 'spouse', anniversaryDate: '2014-06-21' })
    expect(await onlyEvent(id)).toMatchObject({ linkedTo: 'anniversary', nextDate: '2027-06-21' })
  })

  it('loses it with the date, and follows the date', async () => {
    const { id } = await add({ relationship: 'spouse', anniversaryDate: '2014-06-21' })
    await change(id, { anniversaryDate: '2014-12-01' })
    expect(await onlyEvent(id)).toMatchObject({ date: '2014-12-01', nextDate: '2026-12-01' })
    await change(id, { anniversaryDate: null })
    expect(await eventsOf(id)).toEqual([])
  })
})

describe('editing a linked event', () => {
  it("edits the contact's date", async () => {
    const { id } = await add({ relationship: 'spouse', birthday: '1992-11-22', anniversaryDate: '2014-06-21' })
    const [birthday, anniversary] = await eventsOf(id)
    await ada.call('PUT', `/occasions/${birthday?.id}`, { date: '1991-12-24' })
    await ada.call('PUT', `/occasions/${anniversary?.id}`, { date: '2013-07-01' })
    const contact = await ada.call<Contact>('GET', `/contacts/${id}`)
    expect(contact.body).toMatchObject({ birthday: '1991-12-24', anniversaryDate: '2013-07-01', version: 3 })
  })

  it('leaves a birthday without a year without one', async () => {
    const { id } = await add({ birthday: '11/22' })
    const event = await onlyEvent(id)
    await ada.call('PUT', `/occasions/${event.id}`, { date: '2027-02-03' })
    expect((await ada.call<Contact>('GET', `/contacts/${id}`)).body.birthday).toBe('02/03')
    expect(await onlyEvent(id)).toMatchObject({ nextDate: '2027-02-03', yearKnown: false })
  })

  it('refuses a birth in the future at the date', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    const event = await onlyEvent(id)
    const { status, body } = await ada.call<{ issues: unknown[] }>('PUT', `/occasions/${event.id}`, {
      date: '2026-11-22',
    })
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'date', message: "The birthday can't be in the future" }])
    expect((await ada.call('PUT', `/occasions/${event.id}`, { isRecurring: false })).status).toBe(400)
  })

  it('makes it the user’s own when its type is changed, and no second one comes', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    const event = await onlyEvent(id)
    await ada.call('PUT', `/occasions/${event.id}`, { type: 'custom', name: 'Name day' })
    await change(id, { birthday: '1992-11-23' })
    expect(await onlyEvent(id)).toMatchObject({ id: event.id, linkedTo: null, date: '1992-11-22' })
  })
})

describe('a linked event that was removed', () => {
  it('for good is made again neither by an edit nor by Generate Events', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    const event = await onlyEvent(id)
    expect((await ada.call('DELETE', `/occasions/${event.id}?suppress=true`)).status).toBe(204)
    expect((await change(id, { birthday: '1992-11-23' })).suppressedEvents).toEqual(['birthday'])
    expect(await generate()).toMatchObject({ created: 0, skipped: 1, message: 'Everything is already set up' })
    expect(await eventsOf(id)).toEqual([])
  })

  it('for good comes back when it is allowed again, on the date that is known by then', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    await ada.call('DELETE', `/occasions/${(await onlyEvent(id)).id}?suppress=true`)
    await change(id, { birthday: '1992-11-23' })
    expect((await change(id, { suppressedEvents: ['birthday', 'fathers-day'] })).suppressedEvents).toEqual(['birthday'])
    expect(await eventsOf(id)).toEqual([])
    expect((await change(id, { suppressedEvents: [] })).suppressedEvents).toEqual([])
    expect(await onlyEvent(id)).toMatchObject({ linkedTo: 'birthday', date: '1992-11-23' })
    await change(id, { suppressedEvents: [] })
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('only just is not made again by a rename or by Generate Events, but by a new date', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    await ada.call('DELETE', `/occasions/${(await onlyEvent(id)).id}`)
    expect((await change(id, { fullName: 'Maya Smith' })).suppressedEvents).toEqual([])
    expect(await generate()).toMatchObject({ created: 0, skipped: 1 })
    expect(await eventsOf(id)).toEqual([])
    await change(id, { birthday: '1992-11-23' })
    const event = await onlyEvent(id)
    expect(event.name).toBe("Maya Smith's Birthday")
    await app.database.db.delete(occasions).where(eq(occasions.id, event.id))
    expect(await generate()).toMatchObject({ created: 1 })
  })
})

describe('Generate Events', () => {
  it('makes what is missing for every relationship, once', async () => {
    const at = app.clock.now()
    const person = (fullName: string, relationship: string, fields: object = {}) => ({
      userId: ada.id,
      fullName,
      relationship,
      createdAt: at,
      updatedAt: at,
      ...fields,
    })
    await app.database.db
      .insert(contacts)
      .values([
        person('Sam', 'spouse', { birthday: '1990-01-02', anniversaryDate: '2014-06-21' }),
        person('Pat', 'Partner'),
        person('Mum', 'mother', { birthday: '05' }),
        person('Dad', 'father', { birthday: '03/04', suppressedEvents: ['fathers-day'] }),
        person('Friend', 'friend'),
        { ...person('Stranger', 'mother'), userId: (await app.person()).id },
      ])
    const { created, skipped, message, occasions: made } = await generate()
    expect({ created, skipped, message }).toEqual({ created: 6, skipped: 1, message: '6 events created' })
    expect(
      made.map(({ contact, name, nextDate, dateRule, linkedTo }) => [
        contact.fullName,
        name,
        nextDate,
        dateRule,
        linkedTo,
      ]),
    ).toEqual([
      ['Sam', "Sam's Birthday", '2027-01-02', 'fixed', 'birthday'],
      ['Sam', "Sam's Wedding Anniversary", '2027-06-21', 'fixed', 'anniversary'],
      ['Sam', "Valentine's Day", '2027-02-14', 'fixed', null],
      ['Pat', "Valentine's Day", '2027-02-14', 'fixed', null],
      ['Mum', "Mother's Day", '2027-05-09', 'mothers-day', null],
      ['Dad', "Dad's Birthday", '2027-03-04', 'fixed', 'birthday'],
    ])
    expect(await generate()).toEqual({
      created: 0,
      skipped: 7,
      message: 'Everything is already set up',
      occasions: [],
    })
    const mothersDay = made.find(({ type }) => type === 'mothers-day')
    await ada.call('DELETE', `/occasions/${mothersDay?.id}`)
    expect(await generate()).toMatchObject({ created: 0, skipped: 7 })
  })

  it('says one event in the singular', async () => {
    await add({ relationship: 'mother' })
    expect((await generate()).message).toBe('1 event created')
  })
})

it(`a contact ends at ${MAX_OCCASIONS} events, the linked ones included`, async () => {
  const { id } = await add({})
  const at = app.clock.now()
  const row = {
    contactId: id,
    userId: ada.id,
    name: 'Party',
    date: '2027-01-01',
    type: 'custom',
    createdAt: at,
    updatedAt: at,
  } as const
  await app.database.db.insert(occasions).values(Array.from({ length: MAX_OCCASIONS - 1 }, () => row))
  const party = { contactId: id, name: 'Party', date: '2027-01-01', type: 'custom' }
  expect((await ada.call('POST', '/occasions', party)).status).toBe(201)
  const { status, body } = await ada.call<{ code: string; message: string }>('POST', '/occasions', party)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'LIMIT', message: "You've reached the limit of 200 events for one contact." })
  expect((await ada.call('PATCH', `/contacts/${id}`, { birthday: '1992-11-22' })).status).toBe(422)
  expect((await ada.call<Contact>('GET', `/contacts/${id}`)).body.birthday).toBeNull()
  expect((await ada.call<Generated>('POST', '/occasions/generate-relationship-events')).body.created).toBe(0)
})

describe('a birthday without a year that becomes another event', () => {
  it('stays without one on another day of every year', async () => {
    const { id } = await add({ birthday: '05/03' })
    const { id: eventId } = await onlyEvent(id)
    await ada.call('PATCH', `/occasions/${eventId}`, { type: 'wedding-anniversary' })
    const { body } = await ada.call<Occasion>('PATCH', `/occasions/${eventId}`, { date: '1904-05-04' })
    expect(body).toMatchObject({ date: '1904-05-04', nextDate: '2027-05-04', yearKnown: false })
    const dated = await ada.call<Occasion>('PATCH', `/occasions/${eventId}`, { date: '2014-05-05' })
    expect(dated.body).toMatchObject({ date: '2014-05-05', yearKnown: true })
  })

  it('takes place in the year that was asked for', async () => {
    const { id } = await add({ birthday: '05/03' })
    const birthday = await onlyEvent(id)
    const wanted = { type: 'graduation', isRecurring: false, date: '2027-06-01' }
    const { body } = await ada.call<Occasion>('PUT', `/occasions/${birthday.id}`, wanted)
    expect(body).toMatchObject({ date: '2027-06-01', nextDate: '2027-06-01', linkedTo: null, yearKnown: true })
  })

  it('takes place on its coming day when only the repetition ends', async () => {
    const { id } = await add({ birthday: '05/03' })
    const birthday = await onlyEvent(id)
    const wanted = { type: 'custom', isRecurring: false }
    const { body } = await ada.call<Occasion>('PUT', `/occasions/${birthday.id}`, wanted)
    expect(body).toMatchObject({ date: '2027-05-03', nextDate: '2027-05-03' })
  })

  it('does so too after the birthday was cleared and it stayed for its gifts', async () => {
    const { id } = await add({ birthday: '05/03' })
    const birthday = await onlyEvent(id)
    await ada.call('POST', '/gift-ideas', { contactId: id, occasionId: birthday.id, title: 'Tea' })
    await ada.call('PATCH', `/contacts/${id}`, { birthday: null })
    const once = await ada.call<Occasion>('PATCH', `/occasions/${birthday.id}`, {
      isRecurring: false,
      date: '2027-05-04',
    })
    expect(once.body).toMatchObject({ date: '2027-05-04', nextDate: '2027-05-04', yearKnown: true })
  })
})

describe('a date that comes back', () => {
  it('finds its event again, with what was bought for it', async () => {
    const { id } = await add({ relationship: 'spouse', anniversaryDate: '2010-06-05' })
    const anniversary = await onlyEvent(id)
    const bought = { contactId: id, occasionId: anniversary.id, title: 'Tea', isPurchased: true }
    await ada.call('POST', '/gift-ideas', bought)
    await change(id, { relationship: 'friend' })
    expect(await onlyEvent(id)).toMatchObject({ id: anniversary.id, linkedTo: null, type: 'annual' })
    await change(id, { relationship: 'spouse', anniversaryDate: '2010-06-05' })
    const again = await onlyEvent(id)
    expect(again).toMatchObject({ id: anniversary.id, linkedTo: 'anniversary', type: 'wedding-anniversary' })
    expect(again.gifts.purchased).toBe(1)
  })
})
