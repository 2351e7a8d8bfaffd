import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Preferences, Profile } from '#domain/accounts/schema.ts'
import { giftIdeas, userActivities, users } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { insertContact, insertEvent, insertGift } from '#server/testing/records.ts'

interface Refusal {
  issues?: { path: string; message: string }[]
}

let app: TestApp
let ada: Person
let grace: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person({ email: 'ada@example.com' })
  grace = await app.person({ email: 'grace@example.com' })
})
afterAll(() => app.close())

describe('the profile', () => {
  const save = (fields: object) => ada.call<Profile & Refusal>('PUT', '/profile', fields)

  it('is empty at first', async () => {
    const { body } = await ada.call('GET', '/profile')
    expect(body).toEqual({ name: null, email: null, emailVerified: false, phoneNumber: null })
  })

  it('keeps name and phone, and the name is shown as the user', async () => {
    const { status, body } = await save({ name: ' Ada Lovelace ', email: '', phoneNumber: ' +44 20 7946 0000 ' })
    expect(status).toBe(200)
    expect(body).toEqual({ name: 'Ada Lovelace', email: null, emailVerified: false, phoneNumber: '+44 20 7946 0000' })
    expect((await ada.call('GET', '/profile')).body).toEqual(body)
    expect((await ada.call('GET', '/auth/user')).body).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com' })
  })

  it('leaves what is not sent, and clears what is sent empty', async () => {
    await save({ name: 'Ada', email: 'reminders@example.com', phoneNumber: '1234' })
    expect((await save({ name: 'Ada L.' })).body).toMatchObject({ email: 'reminders@example.com', phoneNumber: '1234' })
    expect((await save({ name: 'Ada L.', email: null, phoneNumber: '' })).body).toMatchObject({
      email: null,
      phoneNumber: null,
    })
  })

  it('tells the recent activity', async () => {
    await save({ name: 'Ada' })
    const rows = await app.database.db.select().from(userActivities).where(eq(userActivities.userId, ada.id))
    expect(rows).toMatchObject([{ activityType: 'profile_updated', description: 'Profile updated' }])
  })

  it.each([
    ['no name', { name: undefined }, 'name', 'Name is required'],
    ['a blank name', { name: '  ' }, 'name', 'Name is required'],
    ['121 letters', { name: 'a'.repeat(121) }, 'name', 'Name can have at most 120 characters'],
    ['a NUL', { name: 'A\0da' }, 'name', "Name contains characters we can't store"],
    ['half an address', { email: 'ada@' }, 'email', 'Valid email is required'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', 'Valid email is required'],
    ['a long phone', { phoneNumber: '1'.repeat(41) }, 'phoneNumber', 'Phone number can have at most 40 characters'],
  ])('refuses %s', async (_what, change, path, message) => {
    const answer = await save({ name: 'Ada', ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual({ path, message })
    expect((await ada.call<Profile>('GET', '/profile')).body.name).toBeNull()
  })

  it('changes nobody else and nothing it should not', async () => {
    await save({ name: 'Ada', userId: grace.id, isAdmin: true, isGuest: true, emailVerified: true })
    expect((await grace.call<Profile>('GET', '/profile')).body.name).toBeNull()
    const [row] = await app.database.db.select().from(users).where(eq(users.id, ada.id))
    expect(row).toMatchObject({ isAdmin: false, isGuest: false })
  })

  it('is saved once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'profile-1' }
    for (let time = 0; time < 3; time += 1) await ada.call('PUT', '/profile', { name: 'Ada' }, headers)
    expect(await app.database.db.$count(userActivities)).toBe(1)
  })
})

describe('the preferences', () => {
  const save = (fields: object) => ada.call<Preferences & Refusal>('PUT', '/preferences', fields)

  it('are the defaults until something is chosen', async () => {
    const fresh = await app.visitor.call<{ token: string }>('POST', '/auth/guest')
    expect((await app.withToken(fresh.body.token).call('GET', '/preferences')).body).toEqual({
      emailRemindersEnabled: true,
      reminderDaysBefore: 7,
      reminderHour: 9,
      deliveryDays: 5,
      budgetVisibility: true,
      timeZone: null,
      timeZonePinned: false,
      leapDay: 'feb28',
      weekStart: 'sunday',
      theme: 'system',
      productNews: false,
      languageModel: false,
      digest: { enabled: false, day: 0, hour: 9 },
      howToPay: { text: null, url: null },
      locale: 'en-US',
      currency: 'USD',
    })
  })

  it('change one by one', async () => {
    await save({ emailRemindersEnabled: false })
    await save({ reminderDaysBefore: 30, reminderHour: 0 })
    const { body } = await save({ theme: 'dark', budgetVisibility: false, productNews: true })
    expect(body).toMatchObject({
      emailRemindersEnabled: false,
      reminderDaysBefore: 30,
      reminderHour: 0,
      theme: 'dark',
      budgetVisibility: false,
      productNews: true,
    })
    expect((await save({})).body).toEqual(body)
    expect((await grace.call<Preferences>('GET', '/preferences')).body.theme).toBe('system')
  })

  const days = 'Reminder timing must be between 1 and 30 days'
  const hour = 'The hour must be between 0 and 23'
  it.each([
    ['0 days', { reminderDaysBefore: 0 }, 'reminderDaysBefore', days],
    ['31 days', { reminderDaysBefore: 31 }, 'reminderDaysBefore', days],
    ['7.5 days', { reminderDaysBefore: 7.5 }, 'reminderDaysBefore', days],
    ['days in words', { reminderDaysBefore: '7' }, 'reminderDaysBefore', days],
    ['hour -1', { reminderHour: -1 }, 'reminderHour', hour],
    ['hour 24', { reminderHour: 24 }, 'reminderHour', hour],
    ['a zone nobody knows', { timeZone: 'Mars/Olympus' }, 'timeZone', "We don't know this time zone"],
    ['a bare offset', { timeZone: '+02:00' }, 'timeZone', "We don't know this time zone"],
    ['a switch in words', { emailRemindersEnabled: 'no' }, 'emailRemindersEnabled', 'Choose on or off'],
    ['another theme', { theme: 'pink' }, 'theme', 'Choose light, dark or system'],
    ['another leap day', { leapDay: 'feb29' }, 'leapDay', 'Choose feb28 or mar1'],
  ])('refuse %s', async (_what, change, path, message) => {
    const answer = await save({ theme: 'dark', ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual({ path, message })
    expect((await ada.call<Preferences>('GET', '/preferences')).body.theme).toBe('system')
  })

  it("keep the browser's zone, but never over one chosen by hand", async () => {
    expect((await save({ timeZone: 'Asia/Kathmandu' })).body.timeZone).toBe('Asia/Kathmandu')
    expect((await save({ timeZone: 'Europe/Berlin' })).body.timeZone).toBe('Europe/Berlin')
    await save({ timeZone: 'America/Los_Angeles', timeZonePinned: true })
    expect((await save({ timeZone: 'Europe/Berlin' })).body.timeZone).toBe('America/Los_Angeles')
    const unpinned = await save({ timeZone: 'Europe/Berlin', timeZonePinned: false })
    expect(unpinned.body).toMatchObject({ timeZone: 'Europe/Berlin', timeZonePinned: false })
  })

  it('carry what was bought for 29 February along to the other day for it', async () => {
    const gift = await boughtForLeapDay()
    await save({ leapDay: 'mar1' })
    expect(await occurrenceOf(gift)).toBe('2027-03-01')
    await save({ leapDay: 'mar1', theme: 'dark' })
    expect(await occurrenceOf(gift)).toBe('2027-03-01')
    await save({ leapDay: 'feb28' })
    expect(await occurrenceOf(gift)).toBe('2027-02-28')
  })
})

describe('the statistics', () => {
  it("count one's own contacts, events and gifts", async () => {
    await boughtForLeapDay()
    expect((await ada.call('GET', '/stats')).body).toEqual({
      totalContacts: 1,
      totalEvents: 1,
      totalGifts: 2,
      purchasedGifts: 1,
    })
    expect((await grace.call('GET', '/stats')).body).toEqual({
      totalContacts: 0,
      totalEvents: 0,
      totalGifts: 0,
      purchasedGifts: 0,
    })
  })
})

describe('signed out', () => {
  it.each([
    ['GET', '/profile'],
    ['PUT', '/profile'],
    ['GET', '/preferences'],
    ['PUT', '/preferences'],
    ['GET', '/stats'],
  ] as const)('%s %s is refused', async (method, path) => {
    expect((await app.visitor.call(method, path, method === 'PUT' ? { name: 'Eve' } : undefined)).status).toBe(401)
  })
})

/** Ada's friend of 29 February, a present bought for the birthday that comes, and an idea. Answers the present's id. */
async function boughtForLeapDay(): Promise<number> {
  const contactId = await insertContact(app, ada.id, { birthday: '1992-02-29' })
  const birthday = { name: 'Birthday', date: '1992-02-29', type: 'birthday', linkedTo: 'birthday' } as const
  const occasionId = await insertEvent(app, ada.id, contactId, birthday)
  await insertGift(app, ada.id, contactId)
  const bought = { isSaved: true, isPurchased: true, occurrenceDate: '2027-02-28' } as const
  return insertGift(app, ada.id, contactId, { occasionId, ...bought })
}

async function occurrenceOf(giftId: number) {
  const [gift] = await app.database.db.select().from(giftIdeas).where(eq(giftIdeas.id, giftId))
  return gift?.occurrenceDate
}
