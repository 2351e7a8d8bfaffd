import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecentUser, UserMetrics } from '#domain/accounts/admin.ts'
import { contacts, users } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

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
  await app.database.db.insert(users).values({
    id,
    isGuest,
    email: isGuest ? null : `${id}@example.com`,
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

describe('the outbox', () => {
  it('is empty where mails go nowhere', async () => {
    expect((await root.call('GET', '/admin/outbox')).body).toEqual([])
    expect((await root.call('GET', '/admin/outbox/2026-11-21T15-00-00-000Z-1')).status).toBe(404)
    expect((await root.call('GET', '/admin/outbox/..%2F..%2Fetc%2Fpasswd')).status).toBe(404)
  })
})

describe('with a mail server', () => {
  it('there is no outbox', async () => {
    const sending = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      const admin = await sending.person({ isAdmin: true, email: 'root@example.com' })
      expect((await admin.call('GET', '/admin/outbox')).status).toBe(404)
      expect((await admin.call('GET', '/admin/outbox/2026-11-21T15-00-00-000Z-1')).status).toBe(404)
    } finally {
      await sending.close()
    }
  })
})

describe('the administrators’ pages', () => {
  it.each(['/admin/user-metrics', '/admin/recent-users', '/admin/outbox', '/admin/outbox/x'])(
    '%s is for administrators only',
    async (path) => {
      expect((await app.visitor.call('GET', path)).status).toBe(401)
      for (const other of [await app.person(), await app.person({ isGuest: true })])
        expect((await other.call('GET', path)).status).toBe(403)
    },
  )
})
