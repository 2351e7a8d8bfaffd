// How fast reminders are planned and sent, and what each costs in CPU, on a PostgreSQL and a mail server of their own.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/db/connection.ts'
import { planReminders } from '#server/features/reminders/plan-reminders.ts'
import { inRoot } from '../lib/paths.mjs'
import { startProduct } from '../processes/product.ts'
import { findPostgres, startPostgres } from '../test/postgres.mjs'
import { populate } from './crowd.ts'

const log = { info() {}, warn: console.error, error: console.error }

export interface PlanningRate {
  users: number
  /** Users planned a second, all of them new. */
  perSecond: number
  /** This process's CPU for each, in ms. */
  cpuMs: number
  /** A run that finds nothing to do, in ms. */
  idleMs: number
}

/** Plans everyone once, with 200 events each, and then again with nothing changed. */
export async function planningRate(users: number): Promise<PlanningRate> {
  const postgres = await startPostgres(requirePostgres())
  try {
    await populate(postgres.url, users, { contacts: 50, events: 4 })
    const database = await openDatabase({ url: postgres.url, dataDir: '', log })
    const services = { db: database.db, clock: systemClock }
    try {
      const [start, cpu] = [performance.now(), process.cpuUsage()]
      await planReminders(services)
      const used = process.cpuUsage(cpu)
      const seconds = (performance.now() - start) / 1000
      const again = performance.now()
      for (let run = 0; run < IDLE_RUNS; run += 1) await planReminders(services)
      return {
        users,
        perSecond: users / seconds,
        cpuMs: (used.user + used.system) / 1000 / users,
        idleMs: (performance.now() - again) / IDLE_RUNS,
      }
    } finally {
      await database.close()
    }
  } finally {
    postgres.stop()
  }
}

const IDLE_RUNS = 100

export interface SendingRate {
  processes: number
  /** E-mails a second of all processes, from the first to the last. */
  perSecond: number
  /** Cores that one process kept busy meanwhile. */
  cores: number
  /** CPU for each e-mail, in ms. */
  cpuMs: number
}

/** Sends so many e-mails, all due at once, to a mail server that takes 30 ms for each. */
export async function sendingRate({
  due,
  processes,
  events,
}: {
  due: number
  processes: number
  events: number
}): Promise<SendingRate> {
  const postgres = await startPostgres(requirePostgres())
  const sink = await startSink()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-rates-'))
  try {
    await populate(postgres.url, due, { contacts: 1, events })
    const database = await openDatabase({ url: postgres.url, dataDir: '', log })
    await planReminders({ db: database.db, clock: systemClock })
    await database.close()
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    // Due, but not before every process has its share of the work.
    await client.query("update reminders set next_attempt_at = now() + interval '1 minute'")
    await client.query('vacuum analyze')
    const settings = { DATABASE_URL: postgres.url, SMTP_URL: sink.url, SERVICES: 'jobs', LOG_LEVEL: 'error' }
    const crew = await Promise.all(
      Array.from({ length: processes }, () => startProduct({ ...settings, APP_URL: 'http://gifts.example.com' })),
    )
    await client.query('select 1')
    await client.end()
    while ((await sink.count()) < due / 10) await sleep(20)
    const [first, start, cpu] = [await sink.count(), performance.now(), crew.map(({ pid }) => cpuMsOf(pid))]
    while ((await sink.count()) < (due * 9) / 10) await sleep(20)
    const seconds = (performance.now() - start) / 1000
    const sent = (await sink.count()) - first
    const used = crew.map(({ pid }, number) => cpuMsOf(pid) - (cpu[number] ?? 0)).reduce((sum, ms) => sum + ms, 0)
    await Promise.all(crew.map((product) => product.stop()))
    return {
      processes,
      perSecond: sent / seconds,
      cores: used / processes / 1000 / seconds,
      cpuMs: used / sent,
    }
  } finally {
    await sink.stop()
    postgres.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Of a process and its threads so far. Linux counts in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function requirePostgres(): string {
  const found = findPostgres()
  if (!found) throw new Error('There is no PostgreSQL server on this machine.')
  return found.bin
}

/** A mail server in a process of its own. */
async function startSink() {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', inRoot('scripts/reminders/sink.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    cwd: inRoot('.'),
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    async count() {
      const answered = once(child, 'message')
      child.send('count')
      const [{ count }] = (await answered) as [{ count: number }]
      return count
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
