import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import {
  apiCache,
  apiRateLimitMetrics,
  contacts,
  idempotencyKeys,
  jobs,
  mailQueue,
  rateLimits,
  reminders,
  sessions,
  signInChallenges,
  users,
  modelRequests,
} from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { patiently } from '#server/testing/patience.ts'
import { addContact, addEvent, insertContact } from '#server/testing/records.ts'
import { cleanUp } from './clean-up.ts'
import { runSlot, startJobs } from './runner.ts'
import { schedule, type RecurringJob } from './schedule.ts'

let app: TestApp
let services: Services
beforeAll(async () => {
  app = await openTestApp()
  const { settings, clock, database } = app
  services = { ...app.services, mailer: createMailer({ db: database.db, settings, clock, outboxDir: null }) }
})
beforeEach(() => app.reset())
afterAll(() => app.close())

describe('a job that one process runs', () => {
  let runs: number
  const tidy: RecurringJob = {
    name: 'tidy',
    everySeconds: 3600,
    runBy: 'one',
    run: async () => {
      runs += 1
    },
  }
  beforeEach(() => {
    runs = 0
  })

  it('runs once a slot, however many processes there are', async () => {
    const ran = await Promise.all(Array.from({ length: 5 }, () => runSlot(services, tidy)))
    expect(ran.filter(Boolean)).toHaveLength(1)
    app.clock.advance(3599_000)
    await runSlot(services, tidy)
    expect(runs).toBe(1)
    app.clock.advance(1000)
    await runSlot(services, tidy)
    expect(runs).toBe(2)
  })

  it('leaves a note of what went wrong', async () => {
    const failing: RecurringJob = {
      ...tidy,
      run: async () => {
        throw new Error('no room left')
      },
    }
    await expect(runSlot(services, failing)).rejects.toThrow('no room left')
    expect(await app.database.db.select().from(jobs)).toMatchObject([{ kind: 'tidy', lastError: 'no room left' }])
  })

  it("leaves none of a query's values in it", async () => {
    const failing: RecurringJob = {
      ...tidy,
      run: async ({ db }) => {
        await db
          .select()
          .from(users)
          .where(sql`${users.id} = ${'anna@example.com'}::int`)
      },
    }
    await expect(runSlot(services, failing)).rejects.toThrow('anna@example.com')
    const [row] = await app.database.db.select().from(jobs)
    expect(row?.lastError).toContain('Failed query: select')
    expect(row?.lastError).not.toContain('anna')
  })
})

describe('planning and sending reminders', () => {
  it('together look often enough, in every process, for a mail that is due to leave within a minute', () => {
    const both = schedule.filter(({ name }) => name === 'plan reminders' || name === 'send reminders')
    expect(both.map(({ runBy }) => runBy)).toEqual(['each', 'each'])
    expect(both.reduce((sum, { everySeconds }) => sum + everySeconds, 0)).toBeLessThanOrEqual(60)
  })
})

describe('the runner', () => {
  const often = 0.005
  const each = (run: RecurringJob['run'], everySeconds = often): RecurringJob => ({
    name: 'a job',
    everySeconds,
    runBy: 'each',
    run,
  })
  const quiet = { error: () => {} }

  it('starts with the process and logs what fails', async () => {
    const errors: string[] = []
    const job = each(async () => {
      throw new Error('no')
    }, 3600)
    const running = startJobs(services, { error: (_details, message) => errors.push(message) }, [job])
    await vi.waitFor(() => expect(errors).toEqual(['a job failed']), patiently)
    await running.stop()
  })

  it('begins a job again when its last run is over, and not before', async () => {
    const runs: (() => void)[] = []
    const job = each(() => new Promise((end) => void runs.push(end)))
    const other = vi.fn<() => Promise<void>>(async () => {})
    const running = startJobs(services, quiet, [job, each(other)])
    await vi.waitFor(() => expect(other.mock.calls.length).toBeGreaterThan(3), patiently)
    expect(runs).toHaveLength(1)
    runs[0]?.()
    await vi.waitFor(() => expect(runs).toHaveLength(2), patiently)
    const stopped = running.stop()
    for (const end of runs) end()
    await stopped
  })

  it('stops when told: it says so to what is under way, waits for that, and begins nothing more', async () => {
    let told = false
    let begun = 0
    let finish = () => {}
    const job = each((_services, stopping) => {
      begun += 1
      stopping.addEventListener('abort', () => (told = true))
      return new Promise((end) => (finish = end))
    })
    const other = vi.fn<() => Promise<void>>(async () => {})
    const running = startJobs(services, quiet, [job, each(other)])
    let isOver = false
    const stopped = running.stop().then(() => (isOver = true))
    expect(told).toBe(true)
    await nextTurn()
    expect(isOver).toBe(false)
    finish()
    await stopped
    const runsOfOther = other.mock.calls.length
    // Several times as long as both would wait for their next run.
    await new Promise((resolve) => setTimeout(resolve, often * 10_000))
    expect([begun, other.mock.calls.length]).toEqual([1, runsOfOther])
  })
})

describe('cleaning up', () => {
  it('removes what has had its time and nothing else', async () => {
    const { db } = app.database
    const now = app.clock.now()
    const hours = (count: number) => new Date(now.getTime() + count * 3600_000)
    const ada = await app.person()
    const session = { userId: ada.id, kind: 'user', createdAt: now, lastSeenAt: now } as const
    await db.insert(sessions).values({ ...session, sid: 'over', publicId: randomUUID(), expire: hours(-1) })
    await db.insert(rateLimits).values([
      { name: 'login', who: 'over', count: 1, windowEnds: hours(-1) },
      { name: 'login', who: 'running', count: 1, windowEnds: hours(1) },
    ])
    const answered = { userId: ada.id, method: 'POST', path: '/', bodyHash: '', status: 201, response: '' }
    await db.insert(idempotencyKeys).values([
      { ...answered, key: 'old', createdAt: hours(-25) },
      { ...answered, key: 'fresh', createdAt: hours(-23) },
    ])
    const mail = { userId: null, template: 'ready-made', address: 'anna@example.com', props: {}, createdAt: now }
    await db.insert(mailQueue).values([
      { ...mail, messageId: 'sent', sendAt: now, sentAt: hours(-8 * 24) },
      { ...mail, messageId: 'waiting', sendAt: hours(-8 * 24) },
    ])
    const answer = { cacheType: 'search', responseData: {}, createdAt: now }
    await db.insert(apiCache).values([
      { ...answer, cacheKey: 'over', expiresAt: hours(-1) },
      { ...answer, cacheKey: 'kept', expiresAt: hours(1) },
    ])
    const window = { endpoint: 'shop', createdAt: now }
    await db.insert(apiRateLimitMetrics).values([
      { ...window, windowStart: hours(-8 * 24), windowEnd: hours(-8 * 24) },
      { ...window, windowStart: hours(-1), windowEnd: hours(-1) },
    ])
    const challenge = { kind: 'passkey', challenge: 'x', createdAt: now } as const
    await db.insert(signInChallenges).values([
      { ...challenge, tokenHash: 'over', expiresAt: hours(-1) },
      { ...challenge, tokenHash: 'open', expiresAt: hours(1) },
    ])
    await cleanUp(db, now)
    expect((await db.select().from(signInChallenges)).map(({ tokenHash }) => tokenHash)).toEqual(['open'])
    expect((await db.select().from(apiCache)).map(({ cacheKey }) => cacheKey)).toEqual(['kept'])
    expect(await db.$count(apiRateLimitMetrics)).toBe(1)
    expect(await db.$count(sessions)).toBe(1)
    expect((await db.select().from(rateLimits)).map(({ who }) => who)).toEqual(['running'])
    expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['fresh'])
    expect((await db.select().from(mailQueue)).map(({ messageId }) => messageId)).toEqual(['waiting'])
  })

  it('removes reminders of days that are over: mailed ones after 30 days, for the ledger has them, others after 400', async () => {
    const ada = await app.person()
    const event = await addEvent(ada, (await addContact(ada)).id, { date: '2020-11-28', isRecurring: true })
    const { db } = app.database
    const row = (channel: 'email' | 'bell' | 'push', occurrenceDate: CalendarDate, state: object) => ({
      userId: ada.id,
      occasionId: event.id,
      slot: 'lead' as const,
      channel,
      occurrenceDate,
      reminderDate: occurrenceDate,
      sendAt: app.clock.now(),
      ...state,
    })
    await db.delete(reminders)
    await db
      .insert(reminders)
      .values([
        row('email', '2026-10-21', { isSent: true }),
        row('email', '2026-10-22', { isSent: true }),
        row('email', '2026-10-20', { isActive: false }),
        row('email', '2026-10-19', {}),
        row('bell', '2026-10-21', { isSent: true }),
        row('bell', '2025-10-16', { isSent: true }),
        row('push', '2025-10-17', { isSent: true }),
      ])
    await cleanUp(db, app.clock.now())
    const kept = await db.select().from(reminders).orderBy(reminders.id)
    expect(kept.map(({ channel, occurrenceDate }) => `${channel} ${occurrenceDate}`)).toEqual([
      'email 2026-10-22',
      'email 2026-10-19',
      'bell 2026-10-21',
      'push 2025-10-17',
    ])
  })

  it('removes what was sent to a language model after 30 days', async () => {
    const { id: userId } = await app.person()
    const { db } = app.database
    const sent = { userId, contactName: 'Maya', sentTo: 'small', sentText: 'The person', outcome: 'late' } as const
    await db.insert(modelRequests).values({ ...sent, createdAt: app.clock.now() })
    app.clock.advance(30 * 24 * 3600_000)
    await cleanUp(db, app.clock.now())
    expect(await db.$count(modelRequests)).toBe(1)
    app.clock.advance(1)
    await cleanUp(db, app.clock.now())
    expect(await db.$count(modelRequests)).toBe(0)
  })

  it('removes guests with all they have after 30 days without a visit, and never an account', async () => {
    const guest = await app.person({ isGuest: true })
    await app.person()
    await insertContact(app, guest.id)
    app.clock.advance(30 * 24 * 3600_000)
    await cleanUp(app.database.db, app.clock.now())
    expect(await app.database.db.$count(users)).toBe(2)
    app.clock.advance(1)
    await cleanUp(app.database.db, app.clock.now())
    expect(await app.database.db.select({ isGuest: users.isGuest }).from(users)).toEqual([{ isGuest: false }])
    expect(await app.database.db.$count(contacts)).toBe(0)
  })
})
