import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DayOfActivity, MailHealth, RecentUser, UserMetrics } from '#domain/admin/schema.ts'
import { contacts, emailOwners, mailQueue, userActivities, users } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { openMailbox } from '#server/testing/smtp-mailbox.ts'

let app: TestApp
let root: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  root = await app.person({ isAdmin: true, email: 'root@example.com' })
})
afterAll(() => app.close())

const dayMs = 24 * 3600_000

async function someone(daysAgo: number, { isGuest = false, seenDaysAgo = daysAgo, hasSignedIn = true } = {}) {
  const at = (days: number) => new Date(app.clock.now().getTime() - days * dayMs)
  const id = randomUUID()
  if (!isGuest) await app.database.db.insert(emailOwners).values({ emailKey: `${id}@example.com`, userId: id })
  await app.database.db.insert(users).values({
    id,
    isGuest,
    email: isGuest ? null : `${id}@example.com`,
    emailKey: isGuest ? null : `${id}@example.com`,
    createdAt: at(daysAgo),
    updatedAt: at(daysAgo),
    lastSeenAt: at(seenDaysAgo),
    lastLoginAt: hasSignedIn ? at(daysAgo) : null,
  })
  return id
}

describe('the user metrics', () => {
  it('count people by what they are and when they came', async () => {
    await someone(6)
    await someone(8)
    await someone(31, { seenDaysAgo: 1 })
    await someone(366)
    await someone(1, { hasSignedIn: false })
    const guest = await someone(1, { isGuest: true })
    const at = app.clock.now()
    await app.database.db.insert(contacts).values(
      [1, 2, 3].map(() => ({
        userId: guest,
        fullName: 'Maya',
        relationship: 'friend',
        createdAt: at,
        updatedAt: at,
      })),
    )
    const { body } = await root.call<UserMetrics>('GET', '/admin/user-metrics')
    expect(body).toEqual({
      timestamp: '2026-11-21T15:00:00.000Z',
      // root, who never signed in by password here, and the six above.
      userStats: { totalUsers: 7, registeredUsers: 6, guestUsers: 1, activeUsers: 4 },
      signupStats: { lastWeek: 3, lastMonth: 4, lastYear: 5 },
      // 3 contacts of 7 users
      contentStats: { totalContacts: 3, totalOccasions: 0, totalGiftIdeas: 0, avgContactsPerUser: 0.4 },
    })
  })
})

describe('the user metrics of a large installation', () => {
  const estimated = (rows: number) =>
    app.database.pool.query("update pg_class set reltuples = $1 where oid = 'gift_ideas'::regclass", [rows])
  afterEach(() => estimated(-1))

  it('count up to 100,000 rows and estimate more to three digits', async () => {
    const ofGifts = async () =>
      (await root.call<UserMetrics>('GET', '/admin/user-metrics')).body.contentStats.totalGiftIdeas
    await estimated(100_000)
    expect(await ofGifts()).toBe(0)
    await estimated(1_234_567)
    expect(await ofGifts()).toBe(1_230_000)
  })
})

describe('the recent users', () => {
  it('are the latest twenty, without anything secret', async () => {
    for (let day = 1; day <= 25; day += 1) await someone(day)
    const { body, text } = await root.call<RecentUser[]>('GET', '/admin/recent-users')
    expect(body).toHaveLength(20)
    expect(body[0]).toMatchObject({ id: root.id, email: 'root@example.com', isGuest: false })
    expect(body[1]?.createdAt).toBe('2026-11-20T15:00:00.000Z')
    expect(text).not.toMatch(/hash/i)
  })
})

describe('activity over time', () => {
  const series = async (query = '') =>
    (await root.call<DayOfActivity[]>('GET', `/admin/activity-over-time${query}`)).body

  it.each([7, 30, 365])('has every one of the last %i days, zeros too', async (days) => {
    const answer = await series(`?days=${days}`)
    expect(answer).toHaveLength(days)
    expect(new Set(answer.map(({ date }) => date)).size).toBe(days)
    expect(answer.at(-1)).toEqual({ date: '2026-11-21', signUps: 1, guests: 0, actions: 0, people: 0 })
    expect(answer[0]).toMatchObject({ signUps: 0, guests: 0, actions: 0, people: 0 })
  })

  it('counts people and what they did on the day of UTC', async () => {
    const at = (instant: string) => ({ createdAt: new Date(instant), updatedAt: new Date(instant) })
    const did = (userId: string, instant: string) => ({
      userId,
      activityType: 'contact_added',
      description: 'Added contact: Maya',
      createdAt: new Date(instant),
    })
    const person = (id: string, instant: string, isGuest = false) => ({
      id,
      isGuest,
      lastSeenAt: new Date(instant),
      ...at(instant),
    })
    await app.database.db
      .insert(users)
      .values([
        person('late', '2026-11-19T23:59:59.999Z'),
        person('early', '2026-11-20T00:00:00Z'),
        person('guest', '2026-11-20T12:00:00Z', true),
        person('before', '2026-11-14T23:59:59.999Z'),
      ])
    await app.database.db
      .insert(userActivities)
      .values([
        did('early', '2026-11-20T00:00:00Z'),
        did('early', '2026-11-20T23:59:59.999Z'),
        did('guest', '2026-11-20T13:00:00Z'),
        did('late', '2026-11-14T23:59:59.999Z'),
      ])
    const none = { signUps: 0, guests: 0, actions: 0, people: 0 }
    expect(await series('?days=7')).toEqual([
      ...['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'].map((date) => ({ date, ...none })),
      { date: '2026-11-19', ...none, signUps: 1 },
      { date: '2026-11-20', signUps: 1, guests: 1, actions: 3, people: 2 },
      { date: '2026-11-21', ...none, signUps: 1 },
    ])
  })

  it('has windows of 7, 30 and 365 days alone', async () => {
    expect(await series()).toHaveLength(30)
    for (const days of ['8', '0', 'all', '']) {
      const { status, body } = await root.call<{ message: string }>('GET', `/admin/activity-over-time?days=${days}`)
      expect([status, body.message]).toEqual([400, 'Days must be 7, 30 or 365'])
    }
  })
})

describe('the outbox', () => {
  it('is empty where mails go nowhere', async () => {
    expect((await root.call('GET', '/admin/outbox')).body).toEqual([])
    expect((await root.call('GET', '/admin/outbox/2026-11-21T15-00-00-000Z-1')).status).toBe(404)
    expect((await root.call('GET', '/admin/outbox/..%2F..%2Fetc%2Fpasswd')).status).toBe(404)
  })
})

describe('whether mails leave', () => {
  const waiting = { template: 'ready-made', address: 'ada@example.com', props: {}, lastError: null }

  it('comes from the mail server itself, with what waits for it; there is no outbox then', async () => {
    const mailbox = await openMailbox()
    const sending = await openTestApp({ SMTP_URL: mailbox.url })
    try {
      const admin = await sending.person({ isAdmin: true, email: 'root@example.com' })
      const health = async () => (await admin.call<MailHealth>('GET', '/admin/mail-health')).body
      const at = (minutesAgo: number) => new Date(sending.clock.now().getTime() - minutesAgo * 60_000)
      await sending.database.db.insert(mailQueue).values([
        { ...waiting, messageId: '<1@x>', sendAt: at(0), createdAt: at(90), attempts: 3 },
        { ...waiting, messageId: '<2@x>', sendAt: at(0), createdAt: at(10) },
        { ...waiting, messageId: '<3@x>', sendAt: at(0), createdAt: at(9999), attempts: 12 },
        { ...waiting, messageId: '<4@x>', sendAt: at(0), createdAt: at(9999), sentAt: at(9998) },
      ])
      const queue = { waiting: 2, oldest: '2026-11-21T13:30:00.000Z', givenUp: 1 }
      expect(await health()).toEqual({ server: 'reached', problem: null, ...queue })
      expect((await admin.call('GET', '/admin/outbox')).status).toBe(404)
      expect((await admin.call('GET', '/admin/outbox/2026-11-21T15-00-00-000Z-1')).status).toBe(404)
      await mailbox.behave('gone')
      expect(await health()).toEqual({
        server: 'unreached',
        problem: expect.stringContaining('ECONNREFUSED') as string,
        ...queue,
      })
    } finally {
      await sending.close()
      await mailbox.close()
    }
  })

  it('is no question where they stay in the outbox', async () => {
    expect((await root.call<MailHealth>('GET', '/admin/mail-health')).body).toEqual({
      server: 'outbox',
      problem: null,
      waiting: 0,
      oldest: null,
      givenUp: 0,
    })
  })
})

describe('the administrators’ pages', () => {
  it.each([
    '/admin/user-metrics',
    '/admin/recent-users',
    '/admin/activity-over-time',
    '/admin/mail-health',
    '/admin/outbox',
    '/admin/outbox/x',
  ])('%s is for administrators only', async (path) => {
    expect((await app.visitor.call('GET', path)).status).toBe(401)
    for (const other of [await app.person(), await app.person({ isGuest: true })])
      expect((await other.call('GET', path)).status).toBe(403)
  })
})
