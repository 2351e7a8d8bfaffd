// Many people with reminders that are due, on a PostgreSQL of their own, and the product itself in several processes to
// send them to a real mail server, which counts every copy.
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openMailbox } from '#server/testing/smtp-mailbox.ts'
import { findPostgres, startPostgres } from '../test/postgres.mjs'
import { inRoot } from '../lib/paths.mjs'

export interface Figures {
  /** E-mails, one a person. */
  due: number
  /** Mails that arrived, every copy counted. */
  arrived: number
  /** Different ones among them. */
  different: number
  /** Ledger rows that say 'sent'. */
  noted: number
  kills: number
  /** The longest that nothing arrived after a kill, until all had. */
  longestPauseSeconds: number
  seconds: number
}

/** The mails, when two of them went to the same person but have different Message-IDs. */
export class TwoNames extends Error {}

/** Due at the same time, so that they're one e-mail. */
export const EVENTS_A_PERSON = 3
const log = { info() {}, warn: console.error, error: console.error }

/**
 * @param kills how often one of the processes is ended at once (kill -9), each time after so many mails
 * @throws when this machine has no PostgreSQL
 */
export async function sendCrowd({
  due,
  processes,
  kills = 0,
}: {
  due: number
  processes: number
  kills?: number
}): Promise<Figures> {
  const found = findPostgres()
  if (!found) throw new Error('There is no PostgreSQL server on this machine.')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-reminders-'))
  const postgres = await startPostgres(found.bin)
  const mailbox = await openMailbox({ keepRaw: false })
  const crew = new Crew(folder, postgres.url, mailbox.url)
  try {
    await populate(postgres.url, due)
    const start = performance.now()
    for (let number = 0; number < processes; number += 1) crew.start(number)
    const every = kills === 0 ? Infinity : Math.floor(due / (kills + 1))
    let killed = 0
    let [last, lastAt, longestPause] = [0, performance.now(), 0]
    const names = new Set<string>()
    while (names.size < due) {
      await sleep(5)
      const { length } = mailbox.received
      for (const { messageId } of mailbox.received.slice(last)) names.add(messageId)
      if (length > last) {
        longestPause = Math.max(longestPause, killed > 0 ? performance.now() - lastAt : 0)
        ;[last, lastAt] = [length, performance.now()]
      } else if (performance.now() - lastAt > STUCK_MS) break
      if (killed < kills && length >= (killed + 1) * every) {
        await crew.kill(killed % processes)
        crew.start(killed % processes)
        killed += 1
      }
    }
    const seconds = (performance.now() - start) / 1000
    // A copy too many would come with the next look.
    await sleep(AFTERMATH_MS)
    const noted = await notedOn(postgres.url)
    requireOneName(mailbox.received)
    return {
      due,
      arrived: mailbox.received.length,
      different: different(mailbox.received),
      noted,
      kills: killed,
      longestPauseSeconds: longestPause / 1000,
      seconds,
    }
  } finally {
    await crew.stop()
    await mailbox.close()
    postgres.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const STUCK_MS = 4 * 60_000
const AFTERMATH_MS = 25_000

/** How many mails there were, copies not counted. */
export function different(received: { messageId: string }[]): number {
  return new Set(received.map(({ messageId }) => messageId)).size
}

/** To each person goes one mail about all events. */
export function requireOneName(received: { to: string[]; messageId: string }[]): void {
  const names = new Map<string, string>()
  for (const { to, messageId } of received) {
    const about = to.join(' ')
    if ((names.get(about) ?? messageId) !== messageId) throw new TwoNames(about)
    names.set(about, messageId)
  }
}

class Crew {
  private readonly running = new Map<number, ChildProcess>()
  private readonly folder: string
  private readonly databaseUrl: string
  private readonly smtpUrl: string

  constructor(folder: string, databaseUrl: string, smtpUrl: string) {
    this.folder = folder
    this.databaseUrl = databaseUrl
    this.smtpUrl = smtpUrl
  }

  start(number: number): void {
    const child = spawn(process.execPath, [inRoot('dist/server/main.js')], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: this.databaseUrl,
        SMTP_URL: this.smtpUrl,
        SERVICES: 'jobs',
        DATA_DIR: path.join(this.folder, String(number)),
        APP_URL: 'http://gifts.example.com',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.running.set(number, child)
  }

  async kill(number: number): Promise<void> {
    const child = this.running.get(number)
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    for (const number of this.running.keys()) await this.kill(number)
  }
}

/**
 * So many new people with parties in three days, who want to know a week before: all of them due at once. With more than
 * one contact, the other contacts' parties are half a year away.
 */
export async function populate(
  url: string,
  people: number,
  { contacts = 1, events = EVENTS_A_PERSON }: { contacts?: number; events?: number } = {},
): Promise<void> {
  const database = await openDatabase({ url, dataDir: '', log })
  await migrateDatabase(database)
  const pool = await database.pool.connect()
  // Hundreds of thousands of rows that are right by construction.
  await pool.query('set statement_timeout = 0; set session_replication_role = replica')
  const before = "now() - interval '30 days'"
  await pool.query(
    `insert into users (id, email, email_key, created_at, updated_at, last_seen_at, email_verified_at)
     select 'user-' || n, 'person' || n || '@example.com', 'person' || n || '@example.com', ${before}, ${before}, ${before}, ${before}
     from (select generate_series(1, $1::int) + (select count(*) from users) as n) new`,
    [people],
  )
  await pool.query(
    'insert into email_owners (email_key, user_id) select email_key, id from users on conflict do nothing',
  )
  await pool.query(
    `insert into contacts (user_id, full_name, relationship, created_at, updated_at)
     select id, 'Maya Okafor', 'friend', ${before}, ${before} from users, generate_series(1, $1::int)
     where id not in (select user_id from contacts)`,
    [contacts],
  )
  await pool.query(
    `insert into occasions (contact_id, user_id, name, date, type, is_recurring, needs_gift, created_at, updated_at)
     select c.id, c.user_id, 'Party ' || n, (now() at time zone 'utc')::date + case when c.place = 1 then 3 else 180 end,
       'custom', false, false, ${before}, ${before}
     from (select id, user_id, row_number() over (partition by user_id) as place from contacts) c,
       generate_series(1, $1::int) n
     where c.user_id not in (select user_id from occasions)`,
    [events],
  )
  await pool.query('analyze')
  pool.release(true)
  await database.close()
}

async function notedOn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from email_reminders where status = 'sent'",
  )
  await client.end()
  return rows[0]?.count ?? 0
}
