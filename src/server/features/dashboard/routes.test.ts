import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DashboardStats } from '#domain/dashboard/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.reset())

it('the dashboard counts what is one’s own, and starts at zero', async () => {
  const ada = await app.person()
  const bob = await app.person()
  await bob.call('POST', '/contacts', { fullName: 'Maya', relationship: 'friend', birthday: '11/22' })
  const nothing = { totalContacts: 0, eventsThisMonth: 0, eventsWithGifts: 0, eventsWithoutGifts: 0 }
  expect((await ada.call<DashboardStats>('GET', '/dashboard/stats')).body).toEqual(nothing)
  expect((await bob.call<DashboardStats>('GET', '/dashboard/stats')).body).toEqual({
    ...nothing,
    totalContacts: 1,
    eventsThisMonth: 1,
    eventsWithoutGifts: 1,
  })
})

it('the month is the user’s own', async () => {
  const ada = await app.person({ timeZone: 'America/Los_Angeles' })
  app.clock.setTo('2026-12-01T05:00:00Z')
  await ada.call('POST', '/contacts', { fullName: 'Maya', relationship: 'friend', birthday: '11/01' })
  expect((await ada.call<DashboardStats>('GET', '/dashboard/stats')).body.eventsThisMonth).toBe(1)
})

it('visitors are turned away', async () => {
  expect((await app.visitor.call('GET', '/dashboard/stats')).status).toBe(401)
})
