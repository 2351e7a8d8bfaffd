import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Dashboard, DashboardStats } from '#domain/dashboard/schema.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent } from '#server/testing/records.ts'

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

it('the first answer has every part as its own call answers it', async () => {
  const ada = await app.person({ timeZone: 'Pacific/Auckland' })
  for (let number = 1; number <= 7; number++) {
    const maya = await addContact(ada)
    await addEvent(ada, maya.id, { date: addDays('2026-11-21', number * 3) })
    await addEvent(ada, maya.id, { date: addDays('2026-11-21', number * -3) })
  }
  const part = async (path: string) => (await ada.call('GET', path)).body
  const { body: dashboard } = await ada.call<Dashboard>('GET', '/dashboard')
  expect(dashboard).toEqual({
    user: await part('/auth/user'),
    preferences: await part('/preferences'),
    stats: await part('/dashboard/stats'),
    upcoming: await part('/occasions/upcoming/365?limit=5'),
    past: await part('/occasions/past/365?limit=5'),
    activities: await part('/activities?limit=10'),
    belongings: null,
  })
  expect([dashboard.upcoming, dashboard.past, dashboard.activities].map(({ length }) => length)).toEqual([5, 5, 10])
})

it('the first answer counts for guests what they have here', async () => {
  const guest = await app.person({ isGuest: true })
  await addContact(guest)
  const { body: dashboard } = await guest.call<Dashboard>('GET', '/dashboard')
  expect(dashboard.belongings).toEqual((await guest.call('GET', '/stats')).body)
  expect(dashboard.belongings?.totalContacts).toBe(1)
})

it('the first answer follows every change, of preferences and profile too', async () => {
  const ada = await app.person()
  const first = await ada.call<Dashboard>('GET', '/dashboard')
  const ifChanged = { 'if-none-match': String(first.headers.etag) }
  expect((await ada.call('GET', '/dashboard', undefined, ifChanged)).status).toBe(304)
  await ada.call('PUT', '/preferences', { budgetVisibility: false })
  await ada.call('PUT', '/profile', { name: 'Ada Byron' })
  const { status, body } = await ada.call<Dashboard>('GET', '/dashboard', undefined, ifChanged)
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { name: 'Ada Byron' }, preferences: { budgetVisibility: false } })
})

it('visitors are turned away', async () => {
  expect((await app.visitor.call('GET', '/dashboard')).status).toBe(401)
  expect((await app.visitor.call('GET', '/dashboard/stats')).status).toBe(401)
})
