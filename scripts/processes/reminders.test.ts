import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/db/connection.ts'
import { planReminders } from '#server/features/reminders/plan-reminders.ts'
import { openMailbox, type Mailbox } from '#server/testing/smtp-mailbox.ts'
import { prepareBuild } from '../lib/prepare.mjs'
import { different, EVENTS_A_PERSON, populate, requireOneName } from '../reminders/crowd.ts'
import { newDatabase, type NewDatabase } from './database.ts'
import { startProduct, type Product } from './product.ts'

const server = process.env['TEST_DATABASE_URL'] || ''

/** E-mails due in the first test. */
const FIRST = 70
/** In the second, with those of the first: what a killed process has claimed is left alone, and others need more to do. */
const DUE = 370
const KILLS = 4
/** To the mail server, of each process. */
const CONNECTIONS = 3
const log = { info() {}, warn() {}, error() {} }
/** On a machine that does much else besides; a quiet one takes seconds. */
const slowly = { timeout: 300_000 }
const patiently = { timeout: 120_000, interval: 20 }

// `npm run verify -- reminders` takes 20,000 of them, and 20 kills.
describe.skipIf(server === '')('reminders from two processes (skipped without TEST_DATABASE_URL)', slowly, () => {
  let database: NewDatabase
  let mailbox: Mailbox
  const crew: Product[] = []
  const start = async (number: number) => {
    crew[number] = await startProduct({
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
      APP_URL: 'http://gifts.example.com',
      SMTP_CONNECTIONS: String(CONNECTIONS),
      SERVICES: 'jobs',
    })
  }
  /** So many processes are in the midst of sending, each over all of its connections. */
  const inHand = (processes: number) =>
    vi.waitFor(() => expect(mailbox.held()).toBe(processes * CONNECTIONS), patiently)
  const confirm = async () => {
    await mailbox.behave('well')
    await mailbox.behave('hold')
  }
  /** E-mails are held for at most five seconds each: no one gives up on a mail server that slow. */
  const holding = async (work: () => Promise<void>) => {
    await mailbox.behave('hold')
    const pulse = setInterval(() => void confirm(), 5_000)
    await work().finally(() => clearInterval(pulse))
    await mailbox.behave('well')
  }
  const waiting = async () =>
    (await database.rows("select id from reminders where channel = 'email' and not is_sent")).length
  const makeDue = async (count: number) => {
    await populate(database.url, count)
    const opened = await openDatabase({ url: database.url, dataDir: '', log })
    await planReminders({ db: opened.db, clock: systemClock })
    await opened.close()
  }

  beforeAll(async () => {
    await prepareBuild()
    database = await newDatabase(server)
    mailbox = await openMailbox({ keepRaw: false })
  })
  afterAll(async () => {
    await Promise.all(crew.map((product) => product.kill()))
    await mailbox?.close()
    await database?.drop()
  })

  it('those of many people that are due at once arrive once each, in one e-mail a person, from both', async () => {
    await makeDue(FIRST)
    expect(await waiting()).toBe(FIRST * EVENTS_A_PERSON)
    await holding(async () => {
      await Promise.all([start(0), start(1)])
      await inHand(2)
    })
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently)
    expect(mailbox.received).toHaveLength(FIRST)
    expect(different(mailbox.received)).toBe(FIRST)
  })

  it('none is lost when they are killed in the midst of sending, and the copies that costs have one Message-ID', async () => {
    await holding(async () => {
      await makeDue(DUE - FIRST)
      // Each is killed with mails in hand that have arrived, which it will never know.
      for (const number of [0, 1]) {
        await inHand(2)
        await crew[number]?.kill()
        await confirm()
        await start(number)
      }
      // As when the power goes.
      await inHand(2)
      await Promise.all(crew.map((product) => product.kill()))
    })
    expect(await waiting()).toBeGreaterThan(0)
    await vi.waitFor(async () => expect(await database.connections()).toBe(0), patiently)
    // What they had claimed is left alone for 90 s; here they pass at once.
    await database.rows('update reminders set locked_until = now() where not is_sent')
    await start(0)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patiently)

    expect(different(mailbox.received)).toBe(DUE)
    expect(mailbox.received.length - DUE).toBe(KILLS * CONNECTIONS)
    requireOneName(mailbox.received)
    expect(await database.rows("select id from email_reminders where status = 'sent'")).toHaveLength(
      DUE * EVENTS_A_PERSON,
    )
  })
})
