import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedback } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.reset())

describe('the number of unread feedback', () => {
  it('counts what nobody has read, from all users', async () => {
    const ada = await app.person()
    const admin = await app.person({ isAdmin: true })
    const line = { userId: ada.id, type: 'bug', subject: 'Bell', message: 'It rings twice', createdAt: app.clock.now() }
    await app.database.db.insert(feedback).values([line, line, { ...line, isRead: true }])
    expect((await admin.call<{ count: number }>('GET', '/feedback/unread-count')).body).toEqual({ count: 2 })
  })

  it('is for administrators', async () => {
    const ada = await app.person()
    expect((await ada.call('GET', '/feedback/unread-count')).status).toBe(403)
    expect((await app.visitor.call('GET', '/feedback/unread-count')).status).toBe(401)
  })
})
