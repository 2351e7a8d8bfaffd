import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Plan } from '#domain/plans/schema.ts'
import type { Split } from '#domain/splits/schema.ts'
import { contacts, giftIdeas, occasions, plans, userActivities, userPreferences, users } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { insertContact, insertEvent, insertGift } from '#server/testing/records.ts'
import { fillAccount, tablesOfUsers } from '#server/testing/filled-account.ts'
import { movedTables } from './move-rows.ts'
import { ada, signedUp, startedGuest, type SignedIn } from '../testing.ts'

let app: TestApp
let account: Person
let guest: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  account = await signedUp(app)
  guest = await startedGuest(app)
})
afterAll(() => app.close())

/** What belongs to the guest's own way in, or is made again. */
const leftBehind = new Set([
  'user_identities',
  'user_profiles',
  'user_preferences',
  'sessions',
  'password_reset_tokens',
  'email_tokens',
  'social_sign_ins',
  'sign_in_challenges',
  'passkeys',
  'totp_secrets',
  'recovery_codes',
  'push_subscriptions',
  'idempotency_keys',
  'mail_queue',
  'digests',
  'pictures',
  'calendar_feeds',
  'ask_links',
  'contributor_links',
  'email_owners',
  'identity_owners',
  'passkey_owners',
  'endpoint_owners',
  'earlier_tokens',
])

const preview = { contacts: 1, events: 1, gifts: 1, duplicates: 0 }

/** A contact with a linked birthday on 29 February, and a present bought for the one that comes. */
async function plan(person: Person, fullName = 'Maya Okafor') {
  const contactId = await insertContact(app, person.id, { fullName, birthday: '1992-02-29' })
  const birthday = { name: 'Birthday', date: '1992-02-29', type: 'birthday', linkedTo: 'birthday' } as const
  const occasionId = await insertEvent(app, person.id, contactId, birthday)
  const bought = { isSaved: true, isPurchased: true, occurrenceDate: '2027-02-28' } as const
  const giftId = await insertGift(app, person.id, contactId, { occasionId, ...bought })
  const activity = { activityType: 'contact_added', description: 'Added contact', createdAt: app.clock.now() }
  await app.database.db.insert(userActivities).values({ userId: person.id, ...activity })
  return { contactId, occasionId, giftId }
}

describe('signing in as a guest who has something', () => {
  it('shows first what would come along, and changes nothing by it', async () => {
    await plan(guest)
    const answer = await guest.call('POST', '/auth/merge-preview', ada)
    expect(answer).toMatchObject({ status: 200, body: preview })
    expect((await guest.call('GET', '/auth/user')).status).toBe(200)
    expect((await guest.call<{ totalContacts: number }>('GET', '/stats')).body.totalContacts).toBe(1)
  })

  it('counts contacts whose name the account has, however it is written', async () => {
    await plan(account, 'Zoë Ångström')
    await plan(guest, 'zoe angstrom')
    await plan(guest, 'Ben Adler')
    expect((await guest.call('POST', '/auth/merge-preview', ada)).body).toMatchObject({ contacts: 2, duplicates: 1 })
  })

  it('brings everything into the account with its ids, and the guest is gone', async () => {
    await plan(account, 'Ben Adler')
    const planned = await plan(guest)
    const present = { title: 'A scarf', receivedOn: '2026-11-01' }
    await guest.call('POST', '/presents-received', { ...present, from: 'Maya', contactId: planned.contactId })
    await guest.call('POST', '/presents-received', { ...present, from: 'The neighbors' })
    const { status, body } = await guest.call<SignedIn>('POST', '/auth/login', ada)
    expect(status).toBe(200)
    expect(body.user.id).toBe(account.id)
    const { db } = app.database
    const [maya] = await db.select().from(contacts).where(eq(contacts.id, planned.contactId))
    expect(maya?.userId).toBe(account.id)
    const [birthday] = await db.select().from(occasions).where(eq(occasions.id, planned.occasionId))
    expect(birthday).toMatchObject({ contactId: planned.contactId, linkedTo: 'birthday' })
    const [gift] = await db.select().from(giftIdeas).where(eq(giftIdeas.id, planned.giftId))
    expect(gift).toMatchObject({ occasionId: planned.occasionId, isPurchased: true, occurrenceDate: '2027-02-28' })
    expect((await app.withToken(body.token).call('GET', '/presents-received')).body).toMatchObject([
      { from: 'Maya', contactId: planned.contactId },
      { from: 'The neighbors', contactId: null },
    ])
    expect(await db.$count(userActivities, eq(userActivities.userId, account.id))).toBe(2)
    expect(await db.$count(users, eq(users.id, guest.id))).toBe(0)
    expect((await guest.call('GET', '/auth/user')).status).toBe(401)
    const stats = await app.withToken(body.token).call('GET', '/stats')
    expect(stats.body).toEqual({ totalContacts: 2, totalEvents: 2, totalGifts: 2, purchasedGifts: 2 })
  })

  it('loses nothing: every row of every table is the account’s afterward, or named here as left behind', async () => {
    const { db } = app.database
    const owned = tablesOfUsers.filter((table) => 'userId' in getTableColumns(table))
    await fillAccount(db, guest.id, { seed: 3 })
    const rowsOf = async (userId: string) => {
      const rows: [string, unknown[]][] = []
      for (const table of owned) {
        const all = await db
          .select()
          .from(table)
          .where(eq((table as typeof contacts).userId, userId))
        rows.push([getTableName(table), all.map((row) => ({ ...row, userId: '' }))])
      }
      return new Map(rows)
    }
    const before = await rowsOf(guest.id)
    await guest.call('POST', '/auth/login', ada)
    const after = await rowsOf(account.id)
    for (const [name, rows] of before) {
      if (leftBehind.has(name)) continue
      expect([name, rows.length > 0]).toEqual([name, true])
      expect(after.get(name)).toEqual(expect.arrayContaining(rows))
    }
    const names = [...movedTables.map(getTableName), ...leftBehind]
    expect(names.toSorted()).toEqual(owned.map(getTableName).toSorted())
    expect([...(await rowsOf(guest.id)).entries()].filter(([, rows]) => rows.length > 0)).toEqual([])
  })

  it('brings the budgets of years that the account has none for', async () => {
    await account.call('PUT', '/budget', { year: 2026, amount: '900' })
    await guest.call('PUT', '/budget', { year: 2026, amount: '50' })
    await guest.call('PUT', '/budget', { year: 2027, amount: '1000' })
    const { body } = await guest.call<SignedIn>('POST', '/auth/login', ada)
    const signedIn = app.withToken(body.token)
    expect((await signedIn.call('GET', '/budget?year=2026')).body).toMatchObject({ envelope: '900.00' })
    expect((await signedIn.call('GET', '/budget?year=2027')).body).toMatchObject({ envelope: '1000.00' })
  })

  it('brings plans along with their people and budgets, also one that the account has from the same file', async () => {
    const { contactId } = await plan(guest)
    const christmas = { name: 'Christmas 2026', type: 'christmas', date: '2026-12-25', totalBudget: 50 }
    const { body: hers } = await guest.call<Plan>('POST', '/plans', { ...christmas, contactIds: [contactId] })
    const { totalBudget: _, ...row } = christmas
    const stamps = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
    await app.database.db
      .insert(plans)
      .values({ ...row, date: '2026-12-25', uid: hers.uid, userId: account.id, ...stamps })
    const { body } = await guest.call<SignedIn>('POST', '/auth/login', ada)
    const { body: all, status } = await app.withToken(body.token).call<Plan[]>('GET', '/plans')
    expect([status, all.map(({ people }) => people.map(({ budget }) => budget))]).toEqual([200, [[], ['50.00']]])
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(2)
  })

  it("moves what was bought for 29 February to the account's day for it", async () => {
    await app.database.db
      .insert(userPreferences)
      .values({ userId: account.id, leapDay: 'mar1', createdAt: app.clock.now(), updatedAt: app.clock.now() })
    const { giftId } = await plan(guest)
    await guest.call('POST', '/auth/login', ada)
    const [gift] = await app.database.db.select().from(giftIdeas).where(eq(giftIdeas.id, giftId))
    expect(gift?.occurrenceDate).toBe('2027-03-01')
  })

  it('brings the answers of contacts along, and ends links whose address names the guest', async () => {
    const { contactId } = await plan(guest)
    const { body: link } = await guest.call<{ url: string }>('POST', `/contacts/${contactId}/ask-link`)
    const page = new URL(link.url).pathname
    await app.visitor.call('POST', page, { sizes: 'M' })
    const { body } = await guest.call<SignedIn>('POST', '/auth/login', ada)
    const owner = app.withToken(body.token)
    expect((await owner.call('GET', `/contacts/${contactId}/answers`)).body).toMatchObject([{ sizes: 'M' }])
    expect((await owner.call('GET', `/contacts/${contactId}/ask-link`)).body).toEqual({ link: null })
    expect((await app.visitor.call('GET', page)).status).toBe(404)
  })

  it('brings what contributors answered along, and ends their links', async () => {
    const { giftId } = await plan(guest)
    const contributors = [
      { name: 'You', amount: '10' },
      { name: 'Rose', amount: '10' },
    ]
    const { body: split } = await guest.call<Split>('POST', '/gift-splits', { giftIdeaId: giftId, contributors })
    const { body: links } = await guest.call<{ url: string }[]>('POST', `/gift-splits/${split.id}/links`, {})
    const page = new URL(links[0]?.url ?? '').pathname
    await app.visitor.call('POST', page, { state: 'in', note: 'Gladly' })
    const { body } = await guest.call<SignedIn>('POST', '/auth/login', ada)
    const kept = await app.withToken(body.token).call<Split>('GET', `/gift-ideas/${giftId}/split`)
    expect(kept.body.contributors[1]?.reply).toMatchObject({ state: 'in', note: 'Gladly' })
    expect((await app.visitor.call('GET', page)).status).toBe(404)
  })

  it('leaves it behind when asked to, and the guest token is dead anyway', async () => {
    await plan(guest)
    const { body } = await guest.call<SignedIn>('POST', '/auth/login', { ...ada, mergeGuest: false })
    const stats = await app.withToken(body.token).call('GET', '/stats')
    expect(stats.body).toMatchObject({ totalContacts: 0 })
    expect((await guest.call('GET', '/auth/user')).status).toBe(401)
  })

  it('brings it along once when two sign-ins come at the same moment', async () => {
    await plan(guest)
    const answers = await Promise.all([1, 2, 3].map(() => guest.call<SignedIn>('POST', '/auth/login', ada)))
    // A sign-in after the guest is gone is an ordinary one.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const stats = await app.withToken(answers[0]?.body.token ?? '').call('GET', '/stats')
    expect(stats.body).toMatchObject({ totalContacts: 1 })
  })

  it('moves nothing when together there would be more than 5,000 contacts', async () => {
    const at = app.clock.now()
    const many = Array.from({ length: 5000 }, (_, index) => ({
      userId: account.id,
      fullName: `Contact ${index}`,
      relationship: 'friend',
      createdAt: at,
      updatedAt: at,
    }))
    for (let from = 0; from < many.length; from += 1000)
      await app.database.db.insert(contacts).values(many.slice(from, from + 1000))
    await plan(guest)
    const answer = await guest.call<{ code: string }>('POST', '/auth/login', ada)
    expect(answer).toMatchObject({ status: 422, body: { code: 'LIMIT' } })
    expect((await guest.call<{ totalContacts: number }>('GET', '/stats')).body.totalContacts).toBe(1)
  })

  it('changes nothing when the password is wrong', async () => {
    await plan(guest)
    const wrong = { ...ada, password: 'not this one' }
    expect((await guest.call('POST', '/auth/merge-preview', wrong)).status).toBe(401)
    expect((await guest.call('POST', '/auth/login', wrong)).status).toBe(401)
    expect((await guest.call<{ totalContacts: number }>('GET', '/stats')).body.totalContacts).toBe(1)
  })
})

describe('the preview', () => {
  it('is for guests', async () => {
    expect((await account.call('POST', '/auth/merge-preview', ada)).status).toBe(403)
    expect((await app.visitor.call('POST', '/auth/merge-preview', ada)).status).toBe(401)
  })
})

describe('signing in from another account', () => {
  it('brings nothing along: only guests are merged', async () => {
    const other = await app.person()
    await plan(other)
    const { body } = await other.call<SignedIn>('POST', '/auth/login', ada)
    expect((await app.withToken(body.token).call('GET', '/stats')).body).toMatchObject({ totalContacts: 0 })
    expect(await app.database.db.$count(users, eq(users.id, other.id))).toBe(1)
  })
})
