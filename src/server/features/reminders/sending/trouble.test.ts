import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notices } from '#domain/reminders/schema.ts'
import { emailReminders, reminders, userPreferences } from '#server/db/schema.ts'
import type { Person } from '#server/testing/app.ts'
import { planReminders } from '../plan-reminders.ts'
import { openReminderWorld, type ReminderWorld } from '../testing/world.ts'
import { sendReminders } from './send-reminders.ts'

// What goes wrong on the way: mail servers that are away, slow or refuse, and processes that die in the midst of it.

let world: ReminderWorld
let ada: Person
const minute = 60_000
const hour = 60 * minute

beforeAll(async () => {
  world = await openReminderWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ada = await world.begin()
})

const subjects = () => world.mailbox.received.map(({ subject }) => subject)
const ledger = () => world.app.database.db.select().from(emailReminders).orderBy(emailReminders.id)
const pastOf = async (id: number) => (await ada.call<Notices>('GET', `/occasions/${id}/notices`)).body.past

/** As many people, each with one event a week ahead. */
async function oneEventEach(count: number) {
  const people = await Promise.all(
    Array.from({ length: count }, (_, index) => world.app.person({ email: `p${index}@example.com` })),
  )
  for (const person of people) await world.eventOf(person, { date: '2026-11-28' })
}

describe('a mail server', () => {
  it('that is away for hours gets everything within ten minutes of its return', async () => {
    const people = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((number) => world.app.person({ email: `person${number}@example.com` })),
    )
    for (const person of people) await world.eventOf(person, { date: '2026-11-28', needsGift: false })
    const settings = () => world.app.database.db.select().from(userPreferences).orderBy(userPreferences.userId)
    const before = await settings()
    await world.mailbox.behave('gone')
    for (let minutes = 0; minutes < 3 * 60; minutes += 4) {
      await world.look()
      world.app.clock.advance(4 * minute)
    }
    expect(subjects()).toEqual([])
    await world.mailbox.behave('well')
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await world.look()
      world.app.clock.advance(minute)
    }
    expect(world.mailbox.received).toHaveLength(people.length)
    expect(new Set(world.mailbox.received.map(({ to }) => to[0]))).toEqual(
      new Set(people.map((_, index) => `person${index + 1}@example.com`)),
    )
    expect(await settings()).toEqual(before)
  })

  it('that refuses one address for good keeps no other from its mail', async () => {
    const bea = await world.app.person({ email: 'bea@example.com' })
    const { id } = await world.eventOf(ada, { date: '2026-11-28' })
    await world.eventOf(bea, { date: '2026-11-28' })
    world.mailbox.unknown.add('ada@example.com')
    await world.look()
    expect(world.mailbox.received.map(({ to }) => to)).toEqual([['bea@example.com']])
    expect(await pastOf(id)).toMatchObject([{ status: 'failed', address: 'ada@example.com' }])
    world.app.clock.setTo('2026-11-22T09:00:00Z')
    await world.look()
    expect(world.mailbox.received).toHaveLength(1)
  })

  it('that is slow with one address keeps no other from its mail', async () => {
    await oneEventEach(30)
    world.mailbox.slow.add('p0@example.com')
    const looked = world.look()
    await vi.waitFor(async () => expect(await ledger()).toHaveLength(29), { timeout: 20_000 })
    world.mailbox.release()
    await looked
    expect(await ledger()).toHaveLength(30)
    expect(world.mailbox.received).toHaveLength(30)
  })

  it('that refuses more connections gets everything over those that it takes, at once', async () => {
    await oneEventEach(30)
    world.mailbox.takeConnections(3)
    await world.look()
    expect(world.mailbox.received).toHaveLength(30)
    expect(await ledger()).toHaveLength(30)
  })

  it('that goes away with e-mails in hand gets those again under the same Message-IDs, and the others once', async () => {
    await oneEventEach(30)
    await world.mailbox.behave('hold')
    const looked = world.look()
    await vi.waitFor(() => expect(world.mailbox.held()).toBe(20), { timeout: 20_000 })
    await world.mailbox.behave('gone')
    await looked
    await world.mailbox.behave('well')
    for (let minutes = 0; minutes < 5; minutes += 1) {
      world.app.clock.advance(minute)
      await world.look()
    }
    const ids = world.mailbox.received.map(({ messageId }) => messageId)
    expect([ids.length, new Set(ids).size]).toEqual([50, 30])
    expect(await ledger()).toHaveLength(30)
  })

  it('that never takes the mail leaves a note of it when the event is over', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-11-22', needsGift: false })
    await world.mailbox.behave('later')
    for (let hours = 0; hours < 36; hours += 1) {
      await world.look()
      world.app.clock.advance(hour)
    }
    await world.mailbox.behave('well')
    await world.look()
    expect(subjects()).toEqual([])
    expect(await pastOf(id)).toMatchObject([
      { status: 'failed', reason: "The mailbox hasn't accepted this e-mail yet." },
    ])
  })

  it('that took a mail and could not say so gets it again under the same Message-ID', async () => {
    await world.eventOf(ada, { date: '2026-11-28', needsGift: false })
    await world.mailbox.behave('accept and drop')
    await world.look()
    await world.mailbox.behave('well')
    world.app.clock.advance(minute)
    await world.look()
    const ids = world.mailbox.received.map(({ messageId }) => messageId)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(1)
    const [row] = await ledger()
    expect(ids[0]).toContain(row?.messageId?.slice(1, -1) ?? 'no Message-ID')
  })
})

describe('processes', () => {
  it('share what is due and send nothing twice', async () => {
    await oneEventEach(30)
    await Promise.all([world.look(), world.look(), world.look()])
    await world.look()
    expect(world.mailbox.received).toHaveLength(30)
    expect(new Set(world.mailbox.received.map(({ to }) => to[0])).size).toBe(30)
  })

  it('that are killed lose nothing, and cost at most the e-mails under way, under the same Message-IDs', async () => {
    // Ada has three, which are one e-mail.
    await oneEventEach(39)
    for (const name of ['Party', 'Wedding', 'Move']) await world.eventOf(ada, { date: '2026-11-28', name })
    const { services } = world
    const settings = { ...services.settings, smtpConnections: 4 }
    let kills = 0
    for (; kills < 6; kills += 1) {
      // At the worst moment: the mails are out, and nobody will ever note it.
      let left = 5
      const mailer = { ...services.mailer }
      const died = new Promise<void>((died) => {
        mailer.sendNow = async (mail) => {
          if (left > 0) await services.mailer.sendNow(mail)
          left -= 1
          if (left > 0) return
          died()
          await new Promise(() => undefined)
        }
      })
      await planReminders(services)
      sendReminders({ ...services, settings, mailer }).catch(() => undefined)
      await died
      // Its lease ends within two minutes.
      world.app.clock.advance(100_000)
    }
    await world.look()
    const ids = world.mailbox.received.map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(40)
    expect(ids.length - 40).toBeLessThanOrEqual(kills * settings.smtpConnections)
    expect(await ledger()).toHaveLength(42)
  })

  it('leave at once what is left when their process is to end, for another to send', async () => {
    await oneEventEach(30)
    const { services } = world
    await planReminders(services)
    const stopping = new AbortController()
    const mailer = { ...services.mailer }
    mailer.sendNow = async (mail) => {
      await services.mailer.sendNow(mail)
      stopping.abort()
    }
    await sendReminders({ ...services, mailer }, stopping.signal)
    expect(world.mailbox.received.length).toBeLessThan(30)
    const left = await services.db.select().from(reminders).where(eq(reminders.isSent, false))
    expect(new Set(left.map(({ attempts, lockedBy }) => `${attempts} tries, ${lockedBy}`))).toEqual(
      new Set(['0 tries, null']),
    )
    await sendReminders(services)
    expect(new Set(world.mailbox.received.map(({ messageId }) => messageId)).size).toBe(30)
    expect(world.mailbox.received).toHaveLength(30)
  })

  it('record one in the bell once, without a claim', async () => {
    await world.eventOf(ada, { date: '2026-12-05', needsGift: false, reminderMethod: 'push' })
    world.app.clock.setTo('2026-11-28T09:00:00Z')
    await planReminders(world.services)
    await Promise.all([sendReminders(world.services), sendReminders(world.services)])
    const inBell = await world.app.database.db.select().from(reminders).where(eq(reminders.channel, 'bell'))
    expect(inBell).toMatchObject([
      { slot: 'lead', isSent: true, attempts: 0, lockedBy: null, lockedUntil: null, skipReason: null },
    ])
  })

  it('take over what one that is gone had claimed', async () => {
    await world.eventOf(ada, { date: '2026-11-28', needsGift: false })
    const { db } = world.app.database
    await world.mailbox.behave('gone')
    await world.look()
    await world.mailbox.behave('well')
    const lockedUntil = new Date(world.app.clock.now().getTime() + 90_000)
    await db.update(reminders).set({ lockedBy: 'gone', lockedUntil, nextAttemptAt: world.app.clock.now() })
    await world.look()
    expect(subjects()).toEqual([])
    world.app.clock.advance(91_000)
    await world.look()
    expect(subjects()).toHaveLength(1)
    expect(await db.select().from(reminders).where(eq(reminders.isSent, false))).toHaveLength(0)
  })
})
