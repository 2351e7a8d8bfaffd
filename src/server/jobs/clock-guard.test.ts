import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReminderHealth } from '#domain/reminders/schema.ts'
import { jobs, mailQueue, reminders, sessions, users } from '#server/db/schema.ts'
import { buildApp } from '#server/http/app.ts'
import { countTry } from '#server/rate-limit.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { hashToken } from '#server/identity/owner-token.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { openMailbox, type Mailbox } from '#server/testing/smtp-mailbox.ts'
import { addContact, addEvent } from '#server/testing/records.ts'
import { createClockGuard } from './clock-guard.ts'
import { runSlot } from './runner.ts'
import { schedule } from './schedule.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let test: TestApp
let mailbox: Mailbox
let ada: Person
let guest: Person
let services: Services
let app: App | undefined
let warnings: string[]
beforeAll(async () => {
  mailbox = await openMailbox()
  test = await openTestApp({ SMTP_URL: mailbox.url })
})
afterAll(async () => {
  await app?.close()
  await test.close()
  await mailbox.close()
})
// A Saturday, 15:00 UTC. Ada wants to know seven days before, at nine: on 13 December, and in the next year on a day that
// the wrong clock, 390 days on, has just passed.
beforeEach(async () => {
  await test.reset()
  await mailbox.behave('well')
  mailbox.received.length = 0
  warnings = []
  await startProcess()
  ada = await test.person({ email: 'ada@example.com', isAdmin: true })
  guest = await test.person({ isGuest: true })
  await addEvent(ada, (await addContact(ada)).id, { date: '2026-12-20', isRecurring: true })
  await runJobs()
})

/** What every start creates: this process's guard, and the app. */
async function startProcess() {
  await app?.close()
  const clockGuard = createClockGuard(test.database.db, { warn: (message) => warnings.push(message) })
  services = { ...test.services, clockGuard }
  await clockGuard.judge(test.clock.now())
  app = await buildApp(services, { version: 'test' })
}
async function runJobs(by = services) {
  for (const job of schedule) await runSlot(by, job)
}
async function statusFor({ token }: Person) {
  const headers = { authorization: `Bearer ${token}` }
  return (await app?.inject({ method: 'GET', url: '/api/contacts', headers }))?.statusCode
}
const subjects = () => mailbox.received.map(({ subject }) => subject)
const guests = () => test.database.db.$count(users, eq(users.isGuest, true))
const doubtedUntil = async () =>
  (await ada.call<ReminderHealth>('GET', '/admin/reminder-health')).body.clockDoubtedUntil
const metric = async () =>
  /^ribbonry_clock_in_doubt (\d)$/m.exec((await test.app.inject({ method: 'GET', url: '/api/metrics' })).body)?.[1]

it('a wrong clock harms nothing at the first start after an upgrade, when no reading was noted yet', async () => {
  await test.database.db.delete(jobs).where(eq(jobs.kind, 'clock'))
  test.clock.advance(390 * day)
  await startProcess()
  await Promise.all(schedule.map((job) => runSlot(services, job)))
  expect([await guests(), await statusFor(ada)]).toEqual([1, 200])
  expect(subjects()).toEqual([])
})

describe('a start with the clock 390 days ahead', () => {
  beforeEach(async () => {
    test.clock.advance(390 * day)
    await startProcess()
    for (let look = 0; look < 3; look += 1) {
      await Promise.all([runJobs(), runJobs()])
      test.clock.advance(minute)
    }
  })

  it('deletes no guest, signs nobody out, sends nothing, and warns once', async () => {
    expect(await guests()).toBe(1)
    expect([await statusFor(ada), await statusFor(guest)]).toEqual([200, 200])
    expect(subjects()).toEqual([])
    await startProcess()
    await runJobs()
    expect(warnings).toEqual([expect.stringContaining('390 days after anything last happened here')])
  })

  it('is shown to administrators and in the metrics until the clock is right again', async () => {
    await runJobs()
    expect(await metric()).toBe('1')
    test.clock.advance(-390 * day)
    expect(await doubtedUntil()).toBe('2027-12-16T21:00:00.000Z')
    await runJobs()
    expect([await doubtedUntil(), await metric()]).toEqual([null, '0'])
    expect(await statusFor(ada)).toBe(200)
    test.clock.setTo('2026-12-13T09:00:00Z')
    await runJobs()
    await runJobs()
    expect(subjects()).toEqual(['Party for Maya Okafor is in 7 days'])
    expect(await guests()).toBe(1)
  })

  it('is believed when the clock still says so six hours later', async () => {
    test.clock.advance(6 * hour - 4 * minute)
    await runJobs()
    expect([await guests(), await statusFor(ada)]).toEqual([1, 200])
    test.clock.advance(hour)
    await runJobs()
    expect([await guests(), await statusFor(ada)]).toEqual([0, 401])
    expect(warnings).toHaveLength(1)
  })

  it('is never believed while another process knows better', async () => {
    for (let look = 0; look < 20; look += 1) {
      await runJobs()
      const right = { ...test.clock, now: () => new Date(test.clock.now().getTime() - 390 * day) }
      const other = createClockGuard(test.database.db, { warn: () => undefined })
      await runJobs({ ...services, clock: right, clockGuard: other })
      test.clock.advance(hour)
    }
    expect([await guests(), await statusFor(ada)]).toEqual([1, 200])
  })
})

describe('a start after 40 days without one', () => {
  it('sends at once what is not over, and waits six hours before it deletes anything', async () => {
    const tom = await addContact(ada, { fullName: 'Tom' })
    await addEvent(ada, tom.id, { name: 'Dinner', date: '2027-01-04', isRecurring: false })
    test.clock.advance(40 * day)
    await startProcess()
    await runJobs()
    expect(subjects()).toEqual(['Dinner for Tom is in 4 days'])
    expect([await guests(), await statusFor(ada), warnings]).toEqual([1, 401, []])
    test.clock.advance(7 * hour)
    await runJobs()
    expect(await guests()).toBe(0)
  })
})

describe('a clock that was believed 390 days ahead and is set right', () => {
  const aheadOf = async (work: () => Promise<unknown>) => {
    test.clock.advance(390 * day)
    await startProcess()
    await runJobs()
    test.clock.advance(6 * hour)
    await runJobs()
    await work()
    test.clock.setTo('2026-11-21T16:00:00Z')
    await startProcess()
  }

  it('sends nothing twice, and still sends this year’s reminder', async () => {
    await aheadOf(async () => undefined)
    await runJobs()
    test.clock.setTo('2026-12-13T09:00:00Z')
    await runJobs()
    await runJobs()
    expect(subjects()).toEqual(['Party for Maya Okafor is in 4 days', 'Party for Maya Okafor is in 7 days'])
    expect(warnings).toHaveLength(1)
  })

  it('notes again who was here, and lets sessions end in their time', async () => {
    let bo = ada
    await aheadOf(async () => {
      bo = await test.person()
    })
    expect(await statusFor(bo)).toBe(200)
    const [session] = await test.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.sid, hashToken(bo.token)))
    expect(session).toMatchObject({ lastSeenAt: test.clock.now(), expire: new Date('2026-12-21T16:00:00Z') })
    const [user] = await test.database.db.select().from(users).where(eq(users.id, bo.id))
    expect(user?.lastSeenAt).toEqual(test.clock.now())
  })

  it('holds no mail, reminder or limit back until then', async () => {
    const limit = { name: 'trial', max: 1, windowSeconds: 60 }
    const tryOnce = () => countTry(test.database.db, limit, 'ada', test.clock.now())
    test.clock.setTo('2026-12-13T09:00:00Z')
    await mailbox.behave('later')
    await runJobs()
    await aheadOf(async () => {
      const { db } = test.database
      const mail = { userId: null, to: 'bo@example.com', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' }
      await services.mailer.queue(db, mail, test.clock.now())
      await services.mailer.deliver()
      await tryOnce()
      await expect(tryOnce()).rejects.toThrow('Too many attempts')
      // As a process that was killed leaves them.
      const later = new Date(test.clock.now().getTime() + minute)
      await db.update(mailQueue).set({ lockedUntil: later })
      await db.update(reminders).set({ nextAttemptAt: later, lockedUntil: later, lockedBy: 'gone' })
    })
    await mailbox.behave('well')
    test.clock.setTo('2026-12-13T10:00:00Z')
    await runJobs()
    expect(subjects().toSorted()).toEqual(['Party for Maya Okafor is in 7 days', 'Welcome'])
    await expect(tryOnce()).resolves.toBeUndefined()
  })
})

describe('a reminder that was put off, or claimed by a process that was killed, while the clock was two days ahead', () => {
  beforeEach(async () => {
    await mailbox.behave('later')
    test.clock.setTo('2026-12-15T09:00:00Z')
    await runJobs()
    const later = new Date(test.clock.now().getTime() + minute)
    await test.database.db.update(reminders).set({ lockedUntil: later, lockedBy: 'gone' })
    await mailbox.behave('well')
  })

  it('is sent', async () => {
    test.clock.setTo('2026-12-13T10:00:00Z')
    await runJobs()
    await runJobs()
    expect(subjects()).toEqual(['Party for Maya Okafor is in 7 days'])
  })

  it('moves when its person prefers another hour', async () => {
    test.clock.setTo('2026-12-12T10:00:00Z')
    await ada.call('PUT', '/preferences', { reminderHour: 18 })
    await runJobs()
    const planned = await test.database.db.select({ sendAt: reminders.sendAt }).from(reminders)
    expect(planned).toEqual([{ sendAt: new Date('2026-12-13T18:00:00Z') }])
  })
})
