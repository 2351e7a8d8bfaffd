import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Notices, Reminder } from '#domain/reminders/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { openPushService, type Browser, type PushService } from '#server/features/reminders/push/testing.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import type { Services } from '#server/services.ts'
import type { NewEvent } from '#domain/testing/new-records.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'
import { planReminders } from '../plan-reminders.ts'
import { sendReminders } from './send-reminders.ts'

let service: PushService
let app: TestApp
let services: Services
let ada: Person
let phone: Browser

beforeAll(async () => {
  service = await openPushService()
  app = await openTestApp({ SUPPORT_EMAIL: 'help@example.com' }, { pushGuard: service.guard })
  const { settings, clock, database } = app
  const mailer = createMailer({ db: database.db, settings, clock, outboxDir: null })
  services = { ...app.services, mailer, pushGuard: service.guard }
})
// A Saturday, 15:00 UTC; Ada's zone is UTC and her hour 9.
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
  phone = service.browser()
  await ada.call('POST', '/push/subscriptions', phone.subscription)
})
afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds after each of these tests
  expect(service.faults).toEqual([])
})
afterAll(async () => {
  await services.mailer.close()
  await app.close()
  await service.close()
})

async function eventOf(fields: Partial<NewEvent>): Promise<Occasion> {
  const { id } = await addContact(ada)
  return addEvent(ada, id, { date: '2026-12-05', reminderDays: 7, ...fields })
}
async function lookAt(instant: string) {
  app.clock.setTo(instant)
  await planReminders(services)
  await sendReminders(services)
}
const told = () => phone.received.map(({ payload }) => payload.body)
const pushed = async (id: number) =>
  (await ada.call<Notices>('GET', `/occasions/${id}/notices`)).body.past.filter(({ channel }) => channel === 'push')

it('a message about events of one plan names the plan first', async () => {
  const contactIds = [(await addContact(ada)).id, (await addContact(ada, { fullName: 'Bo' })).id]
  await ada.call('POST', '/plans', { name: 'Our Christmas', type: 'christmas', date: '2026-12-25', contactIds })
  await lookAt('2026-12-18T09:00:00Z')
  expect(phone.received.map(({ payload }) => payload.title)).toEqual(['Our Christmas: 2 upcoming events'])
  const { body } = await ada.call<Reminder[]>('GET', '/reminders')
  expect(body.map(({ planName }) => planName)).toEqual(['Our Christmas', 'Our Christmas'])
})

it('a reminder that is on reaches the browser on the lead day and on the day, once each, and opens its event', async () => {
  const { id } = await eventOf({ reminderMethod: 'push' })
  await lookAt('2026-11-28T08:59:00Z')
  expect(told()).toEqual([])
  await lookAt('2026-11-28T09:00:00Z')
  await lookAt('2026-11-28T09:01:00Z')
  expect(told()).toEqual(['Party for Maya Okafor is in 7 days (Sat, Dec 5)'])
  expect(phone.received[0]?.payload).toMatchObject({ title: 'Upcoming Event: Party', url: `/reminders?event=${id}` })
  await lookAt('2026-12-04T09:00:00Z')
  await lookAt('2026-12-05T09:00:00Z')
  await lookAt('2026-12-06T09:00:00Z')
  expect(told().slice(1)).toEqual(['Party for Maya Okafor is today!'])
  expect(await pushed(id)).toMatchObject([
    { slot: 'day', status: 'sent', on: '2026-12-05' },
    { slot: 'lead', status: 'sent', on: '2026-11-28' },
  ])
})

it('a reminder of one event has buttons that act by links of their own, one of several has none', async () => {
  const { id, contactId } = await eventOf({ reminderMethod: 'push' })
  const gift = await addGift(ada, contactId, { occasionId: id, isSaved: true })
  await lookAt('2026-11-28T09:00:00Z')
  const actions = phone.received[0]?.payload.actions ?? []
  expect(actions.map(({ title }) => title)).toEqual(['Bought it', 'Snooze'])
  for (const { url } of actions) {
    const answer = await app.app.inject({ method: 'POST', url, headers: { accept: 'application/json' } })
    expect(answer.json()).toEqual({ message: expect.any(String) as string })
  }
  expect((await ada.call<Gift>('GET', `/gift-ideas/${gift.id}`)).body.isPurchased).toBe(true)
  expect((await ada.call<Occasion>('GET', `/occasions/${id}`)).body.snoozedUntil).toBe('2026-12-01')
  await eventOf({ reminderMethod: 'push', date: '2026-12-06' })
  await eventOf({ reminderMethod: 'push', date: '2026-12-06', name: 'Move' })
  await lookAt('2026-11-29T09:00:00Z')
  expect(phone.received[1]?.payload).not.toHaveProperty('actions')
})

it('a reminder that is off, muted or skipped reaches no browser', async () => {
  await eventOf({ reminderMethod: '' })
  const muted = await eventOf({ reminderMethod: 'push' })
  await ada.call('POST', `/occasions/${muted.id}/mute`)
  const skipped = await eventOf({ reminderMethod: 'push' })
  await ada.call('POST', `/occasions/${skipped.id}/skip`, { occurrenceDate: '2026-12-05' })
  await lookAt('2026-11-28T09:00:00Z')
  expect(told()).toEqual([])
})

it('a push service that is busy is asked again, and the message comes once', async () => {
  await eventOf({ reminderMethod: 'push' })
  phone.answersWith = { status: 503 }
  await lookAt('2026-11-28T09:00:00Z')
  phone.answersWith = undefined
  await lookAt('2026-11-28T09:10:00Z')
  await lookAt('2026-11-28T09:20:00Z')
  expect(told()).toEqual(['Party for Maya Okafor is in 7 days (Sat, Dec 5)'])
})

it('a browser that is gone is dropped, and the editor says why nothing came', async () => {
  const { id } = await eventOf({ reminderMethod: 'push' })
  phone.answersWith = { status: 410 }
  await lookAt('2026-11-28T09:00:00Z')
  expect((await ada.call<unknown[]>('GET', '/push/subscriptions')).body).toEqual([])
  expect(await pushed(id)).toMatchObject([
    { slot: 'lead', status: 'failed', reason: 'None of your devices accepts notifications anymore' },
  ])
})

it('reminders that are due at once are one message that lists them and opens the reminders', async () => {
  await eventOf({ reminderMethod: 'push' })
  await eventOf({ reminderMethod: 'push', name: 'Wedding', date: '2026-12-03' })
  phone.answersWith = { status: 503 }
  await lookAt('2026-11-30T09:00:00Z')
  phone.answersWith = undefined
  await eventOf({ reminderMethod: 'push', name: 'Move', date: '2026-12-01' })
  await lookAt('2026-11-30T09:10:00Z')
  expect(told().toSorted()).toEqual([
    'Move for Maya Okafor is tomorrow!',
    'Wedding for Maya Okafor is in 3 days (Thu, Dec 3)\nParty for Maya Okafor is in 5 days (Sat, Dec 5)',
  ])
  const list = phone.received.find(({ payload }) => payload.body.includes('Wedding'))
  expect(list?.payload).toMatchObject({ title: '2 upcoming events', url: '/reminders', stays: true })
})
