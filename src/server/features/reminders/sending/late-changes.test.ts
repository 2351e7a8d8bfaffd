import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailReminders, occasions, reminders } from '#server/db/schema.ts'
import type { Person } from '#server/testing/app.ts'
import { planReminders } from '../plan-reminders.ts'
import { sendReminders } from './send-reminders.ts'
import { openReminderWorld, type ReminderWorld } from '../testing/world.ts'

let world: ReminderWorld
let ada: Person
beforeAll(async () => {
  world = await openReminderWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ada = await world.begin()
})

const sent = () => world.mailbox.received.length
/** Sends what is due as it was planned before: the change after that isn't planned yet. */
async function sendAt(instant: string) {
  world.app.clock.setTo(instant)
  await sendReminders(world.services)
}
/** An event whose reminder is planned for 9:00 on Nov 28, an hour from now. */
async function plannedEvent() {
  const event = await world.eventOf(ada, { date: '2026-12-05', needsGift: false })
  world.app.clock.setTo('2026-11-28T08:00:00Z')
  await planReminders(world.services)
  return event
}

describe('a reminder that is already planned', () => {
  it('is dropped when its event moved away', async () => {
    const { id } = await plannedEvent()
    // As another process does in the same moment.
    await world.app.database.db.update(occasions).set({ date: '2026-12-20' }).where(eq(occasions.id, id))
    await sendAt('2026-11-28T09:00:00Z')
    expect(sent()).toBe(0)
    expect(await world.app.database.db.$count(reminders)).toBe(0)
  })

  it('waits when its user chose a later hour', async () => {
    await plannedEvent()
    await ada.call('PUT', '/preferences', { reminderHour: 20 })
    await sendAt('2026-11-28T09:00:00Z')
    expect(sent()).toBe(0)
    await sendAt('2026-11-28T20:00:00Z')
    expect(sent()).toBe(1)
  })

  it('is closed when the ledger says that it went out', async () => {
    await plannedEvent()
    await sendAt('2026-11-28T09:00:00Z')
    await world.app.database.db.update(reminders).set({ isSent: false })
    await sendAt('2026-11-28T09:01:00Z')
    expect(sent()).toBe(1)
    expect(await world.app.database.db.$count(reminders, eq(reminders.isSent, false))).toBe(0)
  })
})

it('a reminder is recorded even when an entry of another date has its Message-ID', async () => {
  const { db } = world.app.database
  await plannedEvent()
  await sendAt('2026-11-28T09:00:00Z')
  await db.update(emailReminders).set({ occurrenceDate: '2025-12-05' })
  await db.update(reminders).set({ isSent: false })
  await sendAt('2026-11-28T09:01:00Z')
  const ledger = await db.select().from(emailReminders).orderBy(emailReminders.occurrenceDate)
  const [first, second] = world.mailbox.received.map(({ messageId }) => messageId)
  expect(second).toBe(first)
  expect(ledger.map(({ occurrenceDate, status }) => [occurrenceDate, status])).toEqual([
    ['2025-12-05', 'sent'],
    ['2026-12-05', 'sent'],
  ])
  expect(ledger.map(({ messageId }) => messageId !== null)).toEqual([true, true])
})

it('reminders of other users are planned when those of one cannot be written', async () => {
  const { db } = world.app.database
  const bea = await world.app.person({ email: 'bea@example.com' })
  for (const person of [ada, bea]) await world.eventOf(person, { date: '2026-11-28' })
  await db.execute(sql.raw(`alter table reminders add constraint no_ada check (user_id <> '${ada.id}')`))
  try {
    await expect(planReminders(world.services)).rejects.toThrow('Failed query')
    const planned = await db.selectDistinct({ userId: reminders.userId }).from(reminders)
    expect(planned).toEqual([{ userId: bea.id }])
  } finally {
    await db.execute(sql`alter table reminders drop constraint no_ada`)
  }
})
