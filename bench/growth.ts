import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findPostgres, startPostgres } from '../scripts/test/postgres.mjs'
import { openDatabase, type Database } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Account } from './lib/account.ts'
import { populate, populateCrowd } from './lib/population.ts'
import { cpuMs, startServer, type Server } from './lib/servers.ts'
import { median } from './lib/slices.ts'

const root = path.resolve(import.meta.dirname, '..')
/** The largest leaves room to add some: 5,000 is the limit. */
const SIZES = [50, 500, 4_970]
const CROWDS = [1_000, 10_000]
const ADDED = 25

interface Measured {
  cpuMs: number
  p50: number
}
type Work = (server: Server, account: Account) => Promise<Measured>

/** Goal 8 of docs/performance.md: what one user's contacts and events, and other users', make of the cost of a request. */
export async function measureGrowth({ rounds, seconds }: { rounds: number; seconds: number }) {
  const postgres = findPostgres()
  if (!postgres) throw new Error('bench needs PostgreSQL 15 or newer on this machine')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const cluster = await startPostgres(postgres.bin, { fsync: 'on', synchronous_commit: 'on', log_connections: 'off' })
  const servers: Server[] = []
  const serve = async (name: string, environment: Record<string, string>) => {
    const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production', PORT: '0', SMTP_URL: '' }
    const main = [path.join(root, 'dist/server/main.js')]
    const server = await startServer(name, main, { ...quiet, ...environment }, '/api/health/ready')
    servers.push(server)
    return server
  }
  try {
    const result: Record<string, unknown> = {}
    const urls = await Promise.all(CROWDS.map((users) => createDatabase(cluster.url, `crowd_${users}`)))
    const crowds: { server: Server; account: Account }[] = []
    for (const [index, url] of urls.entries()) {
      const database = await migrated({ url, dataDir: '' })
      const account = await populate(database.pool, 50)
      await populateCrowd(database.pool, CROWDS[index] ?? 0)
      const accounts = index === 0 ? await populateSizes(database, account) : []
      await database.close()
      const dataDir = path.join(folder, `pg${index}`)
      const server = await serve(`PostgreSQL, ${CROWDS[index]} users`, { DATABASE_URL: url, DATA_DIR: dataDir })
      crowds.push({ server, account })
      if (index === 0) {
        const own = accounts.map((of) => ({ server, account: of }))
        result['PostgreSQL'] = await compared('PostgreSQL', SIZES.map(contactsOf), own, rounds, seconds)
      }
    }
    result['users'] = await compared(
      'PostgreSQL, 50 contacts among others',
      CROWDS.map(usersOf),
      crowds,
      rounds,
      seconds,
    )

    const dataDir = path.join(folder, 'embedded')
    const database = await migrated({ dataDir })
    const accounts = await populateSizes(database, await populate(database.pool, 50))
    await database.close()
    const embedded = await serve('embedded', { DATABASE_URL: '', DATA_DIR: dataDir })
    const own = accounts.map((account) => ({ server: embedded, account }))
    result['embedded'] = await compared('embedded', SIZES.map(contactsOf), own, rounds, seconds)
    return result
  } finally {
    for (const server of servers) await server.stop()
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every work on all of them in rotation, each ratio to the first of them in the same round; the first round warms up. */
async function compared(
  title: string,
  names: string[],
  subjects: { server: Server; account: Account }[],
  rounds: number,
  seconds: number,
) {
  const table: Record<string, Record<string, string | number>> = {}
  for (const [name, work] of Object.entries(works(seconds))) {
    const seen: Measured[][] = []
    for (let round = 0; round <= rounds; round++) {
      const slices: Measured[] = []
      for (const { server, account } of subjects) slices.push(await work(server, account))
      if (round > 0) seen.push(slices)
    }
    const row: Record<string, string | number> = {}
    for (const [index, size] of names.entries()) {
      const of = (pick: (slices: Measured[]) => number) => Number(median(seen.map(pick)).toFixed(2))
      row[`${size} CPU ms`] = of((slices) => slices[index]?.cpuMs ?? Number.NaN)
      row[`${size} p50 ms`] = of((slices) => slices[index]?.p50 ?? Number.NaN)
      if (index === 0) continue
      row[`${size} CPU ratio`] = of((slices) => (slices[index]?.cpuMs ?? Number.NaN) / (slices[0]?.cpuMs ?? 1))
      row[`${size} p50 ratio`] = of((slices) => (slices[index]?.p50 ?? Number.NaN) / (slices[0]?.p50 ?? 1))
    }
    table[name] = row
  }
  console.log(title)
  console.table(table)
  return table
}

function works(seconds: number): Record<string, Work> {
  const today = new Date().toISOString().slice(0, 10)
  const month = today.slice(0, 8)
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}28`
  return {
    'contacts, page of 50': reads('/contacts?limit=50', seconds),
    'contacts, all': reads('/contacts', seconds),
    'next five events': reads('/occasions/upcoming/365?limit=5', seconds),
    'dashboard stats': reads('/dashboard/stats', seconds),
    'calendar, a month': reads(`/occasions/between/${month}01/${month}28`, seconds),
    'calendar, a year': reads(`/occasions/between/${month}01/${inAYear}`, seconds),
    'adding a contact': adds,
  }
}

let change = 0

/** One request after the other. A new address each time simulates a change, so that the cache isn't measured. */
function reads(url: string, seconds: number): Work {
  return (server, { headers }) => {
    const end = performance.now() + seconds * 1000
    return timed(server, async (once) => {
      // Some at least, however slow they are.
      for (let sent = 0; sent < 3 || performance.now() < end; sent++) {
        const address = `${server.origin}/api${url}${url.includes('?') ? '&' : '?'}change=${change++}`
        await once(() => ask(address, { headers }))
      }
    })
  }
}

/** A few contacts with a birthday; they are deleted again, which is not measured. */
const adds: Work = async (server, { headers }) => {
  const ids: number[] = []
  const url = `${server.origin}/api/contacts`
  const measured = await timed(server, async (once) => {
    for (let sent = 0; sent < ADDED; sent++) {
      const body = JSON.stringify({
        fullName: `Somebody New ${change++}`,
        relationship: 'friend',
        birthday: '1990-05-17',
      })
      const text = await once(() => ask(url, { method: 'POST', headers, body }))
      ids.push((JSON.parse(text) as { id: number }).id)
    }
  })
  const { authorization } = headers as { authorization: string }
  for (const id of ids) await ask(`${url}/${id}`, { method: 'DELETE', headers: { authorization } })
  return measured
}

async function timed(server: Server, run: (once: <T>(send: () => Promise<T>) => Promise<T>) => Promise<void>) {
  const took: number[] = []
  const before = cpuMs(server.pid)
  await run(async (send) => {
    const began = performance.now()
    const answer = await send()
    took.push(performance.now() - began)
    return answer
  })
  return { cpuMs: (cpuMs(server.pid) - before) / took.length, p50: median(took) }
}

async function ask(url: string, options: RequestInit): Promise<string> {
  const answer = await fetch(url, options)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

/** The account of the first size is there already. */
async function populateSizes({ pool }: Database, first: Account): Promise<Account[]> {
  const accounts = [first]
  for (const size of SIZES.slice(1)) accounts.push(await populate(pool, size))
  await pool.query('vacuum (analyze)')
  return accounts
}

async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function migrated(where: { url?: string; dataDir: string }): Promise<Database> {
  const database = await openDatabase({ ...where, log: { info() {}, warn() {}, error() {} } })
  await migrateDatabase(database)
  return database
}

const contactsOf = (size: number) => (size === 4_970 ? '5,000' : String(size))
const usersOf = (users: number) => `${users.toLocaleString('en-US')} users`
