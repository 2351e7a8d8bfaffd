import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mailQueue } from '#server/db/schema.ts'
import { openReminderWorld, type ReminderWorld } from '#server/features/reminders/testing/world.ts'
import { patiently } from '#server/testing/patience.ts'

let world: ReminderWorld
beforeAll(async () => {
  world = await openReminderWorld()
})
afterAll(() => world.close())

it('a reminder that was sent is not sent again by the account that imports it; the next one is', async () => {
  const { app, mailbox } = world
  const subjects = () => mailbox.received.map(({ subject }) => subject)
  const lookAt = async (instant: string) => {
    app.clock.setTo(instant)
    await world.look()
  }
  const ada = await app.person({ email: 'ada@example.com' })
  await world.eventOf(ada, { date: '2026-12-05' })
  await lookAt('2026-11-28T09:00:00Z')
  expect(subjects()).toEqual(['Party for Maya Okafor is in 7 days'])

  const file: unknown = JSON.parse((await ada.call('GET', '/account/export')).text)
  await ada.call('DELETE', '/account', { confirm: 'DELETE' })
  // After the answer, past the queue: no table keeps the address.
  await vi.waitFor(() => expect(subjects().at(-1)).toBe('Your Ribbonry account was deleted'), patiently)
  expect(mailbox.received.at(-1)?.to).toEqual(['ada@example.com'])
  expect(await app.database.db.select().from(mailQueue)).toEqual([])
  await lookAt('2026-11-28T10:00:00Z')
  mailbox.received.length = 0

  const next = await app.person({ email: 'ada@example.com' })
  await next.call('POST', '/account/import', file)
  await lookAt('2026-11-28T11:00:00Z')
  expect(subjects()).toEqual([])
  await lookAt('2026-12-04T09:00:10Z')
  expect(subjects()).toEqual(['Party for Maya Okafor is tomorrow'])
})

it('the address that reminders went to is told when an import brings another one', async () => {
  const { app } = world
  const [ada, eve] = [await app.person({ email: 'told@example.com' }), await app.person()]
  await eve.call('PUT', '/profile', { name: 'Eve', email: 'eve@example.com' })
  const file: unknown = JSON.parse((await eve.call('GET', '/account/export')).text)
  const told = async () =>
    (await app.database.db.select().from(mailQueue).where(eq(mailQueue.address, 'told@example.com'))).length
  await ada.call('POST', '/account/import', file)
  expect((await ada.call('GET', '/profile')).body).toMatchObject({ email: 'eve@example.com', emailVerified: false })
  expect(await told()).toBe(1)
  await ada.call('POST', '/account/import', file)
  expect(await told()).toBe(1)
})
