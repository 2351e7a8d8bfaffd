import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

describe('smoke', () => {
  test('works', async () => {
    const ada = await t.person({ isAdmin: true })
    expect((await ada.call('GET', '/stats')).body).toEqual({
      totalContacts: 0,
      totalEvents: 0,
      totalGifts: 0,
      purchasedGifts: 0,
    })
    expect((await ada.call('PUT', '/profile', { name: 'Ada', email: 'x@example.com' })).body).toEqual({
      name: 'Ada',
      email: 'x@example.com',
      emailVerified: false,
      phoneNumber: null,
    })
    expect((await ada.call('PUT', '/preferences', { reminderDaysBefore: 30 })).body).toMatchObject({
      reminderDaysBefore: 30,
    })
    expect((await ada.call('GET', '/admin/user-metrics')).body).toMatchObject({})
    expect((await ada.call('GET', '/admin/recent-users')).body).toMatchObject([{}])
    expect((await ada.call('GET', '/admin/outbox')).body).toEqual([])
  })
})
