import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { findPostgres, startPostgres } from '../scripts/test/postgres.mjs'
import { migrated } from './growth.ts'
import { settle, type Account } from './lib/account.ts'
import { populate, populateWriter, type Writer } from './lib/population.ts'
import { residentMiB, startServer, type Server } from './lib/servers.ts'
import { compare, requests, type Asked, type Compared, type Load } from './lib/slices.ts'

const root = path.resolve(import.meta.dirname, '..')
const builtReference = path.join(root, 'node_modules/.cache/bench/reference.mjs')
const main = [path.join(root, 'dist/server/main.js')]
const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production', PORT: '0', SMTP_URL: '' }

/** As many users at once, each over a connection of their own. */
const USERS = 16
const CONTACTS = 50
/** More than one user marks as purchased in a run. */
const GIFTS_PER_EVENT = 9

export interface HttpOptions {
  rounds: number
  seconds: number
  /** Only rows whose name contains this, and no processes. */
  only?: string
}

/**
 * Goals 1 to 5 of docs/performance.md: what users wait for, as ratios to R in one interleaved run, on PostgreSQL and on the
 * embedded database.
 */
export async function measureHttp({ rounds, seconds, only }: HttpOptions) {
  const postgres = findPostgres()
  if (!postgres) throw new Error('bench needs PostgreSQL 15 or newer on this machine')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const database = await startPostgres(postgres.bin, { fsync: 'on', synchronous_commit: 'on', log_connections: 'off' })
  const servers: Server[] = []
  const start = async (...args: Parameters<typeof startServer>) => {
    const server = await startServer(...args)
    servers.push(server)
    return server
  }
  const onPostgres = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'pg') }
  const onEmbedded = { DATABASE_URL: '', DATA_DIR: path.join(folder, 'embedded') }
  try {
    const ofPostgres = await users({ url: database.url, dataDir: onPostgres.DATA_DIR })
    const ofReference = await users({ url: database.url, dataDir: onPostgres.DATA_DIR })
    const ofEmbedded = await users({ dataDir: onEmbedded.DATA_DIR })
    await settle(database.url)
    await buildReference()
    const databasePid = database.pid()
    const ours = {
      server: await start('PostgreSQL', main, { ...quiet, ...onPostgres }, '/api/health/ready'),
      databasePid,
      ...ofPostgres,
    }
    const embedded = {
      server: await start('embedded', main, { ...quiet, ...onEmbedded }, '/api/health/ready'),
      ...ofEmbedded,
    }
    const bare = {
      server: await start('R', [builtReference], { DATABASE_URL: database.url }, '/static'),
      databasePid,
      ...ofReference,
    }

    const table: Record<string, Record<string, number>> = {}
    for (const { name, readers, writers, bareReaders, bareWriters } of rows) {
      for (const [prefix, subject] of [['', ours] as const, ['embedded: ', embedded] as const]) {
        for (const connections of readers && prefix === '' ? [USERS, 1] : [USERS]) {
          const title = `${prefix}${name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`
          if (only !== undefined && !title.includes(only)) continue
          const our = loadOf(subject, readers, writers)
          const reference = loadOf(bare, bareReaders, bareWriters)
          const result = await compare(title, our, reference, connections, { rounds, seconds })
          table[title] = figuresOf(result)
          report(title, result)
        }
      }
    }
    console.table(table)
    if (only !== undefined) return { table, loadAtTheEnd: os.loadavg() }

    const memory = {
      PostgreSQL: await measureMemory(ours.server, ours.readers[0], 25_000),
      embedded: await measureMemory(embedded.server, embedded.readers[0], 25_000),
    }
    const processes = await measureProcess(onPostgres, folder)
    return { table, memory, processes, loadAtTheEnd: os.loadavg() }
  } finally {
    for (const server of servers) await server.stop()
    database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Subject {
  server: Server
  databasePid?: number
  readers: Account[]
  writers: Writer[]
}

type Ask<Of extends Account> = (n: number, account: Of) => Asked

interface Row {
  name: string
  readers?: Ask<Account>
  writers?: Ask<Writer>
  /** What R is asked meanwhile. */
  bareReaders?: Ask<Account>
  bareWriters?: Ask<Writer>
}

const today = new Date().toISOString().slice(0, 10)
const month = `${today.slice(0, 8)}01/${today.slice(0, 8)}28`

/** The server keeps a list under its address until its user changes something: a new address stands for a change. */
const changed =
  (url: string): Ask<Account> =>
  (n) => ({ path: `${url}${url.includes('?') ? '&' : '?'}change=${n}` })
const same =
  (url: string): Ask<Account> =>
  () => ({ path: url })

const bareAdd: Ask<Writer> = (n) => ({
  path: '/contacts',
  method: 'POST',
  body: { fullName: `Somebody New ${n}`, relationship: 'friend' },
})

const rows: Row[] = [
  { name: 'contacts list of 50', readers: same('/api/contacts'), bareReaders: same('/contacts') },
  { name: 'contacts list, just changed', readers: changed('/api/contacts'), bareReaders: same('/contacts') },
  {
    name: 'upcoming five, just changed',
    readers: changed('/api/occasions/upcoming/365?limit=5'),
    bareReaders: same('/contacts'),
  },
  { name: 'dashboard stats, just changed', readers: changed('/api/dashboard/stats'), bareReaders: same('/stats') },
  {
    name: 'calendar of a month, just changed',
    readers: changed(`/api/occasions/between/${month}`),
    bareReaders: same('/contacts'),
  },
  { name: 'dashboard, just changed', readers: changed('/api/dashboard'), bareReaders: same('/contacts') },
  { name: 'session', readers: same('/api/version'), bareReaders: same('/session') },
  {
    name: 'add contact',
    writers: (n) => ({
      path: '/api/contacts',
      method: 'POST',
      body: { fullName: `Somebody New ${n}`, relationship: 'friend' },
    }),
    bareWriters: bareAdd,
  },
  {
    name: 'add contact with a birthday',
    writers: (n) => ({
      path: '/api/contacts',
      method: 'POST',
      body: { fullName: `Somebody New ${n}`, relationship: 'friend', birthday: '1990-05-17' },
    }),
    bareWriters: bareAdd,
  },
  {
    name: 'add gift',
    writers: (n, { events }) => {
      const event = events[n % events.length]
      const body = { contactId: event?.contactId, occasionId: event?.id, title: `A new present ${n}`, price: '24.90' }
      return { path: '/api/gift-ideas', method: 'POST', body }
    },
    bareWriters: bareAdd,
  },
  {
    name: 'mark purchased',
    writers: (n, { gifts }) => ({
      path: `/api/gift-ideas/${gifts[n % gifts.length]}/purchase`,
      method: 'PATCH',
      // Should they all be bought, they're taken back.
      body: { isPurchased: Math.floor(n / gifts.length) % 2 === 0 },
    }),
    bareWriters: bareAdd,
  },
]

function loadOf({ server, databasePid, readers, writers }: Subject, read?: Ask<Account>, write?: Ask<Writer>): Load {
  const shared = { server, ...(databasePid === undefined ? {} : { databasePid }) }
  if (read) return { ...shared, accounts: readers, ask: read }
  if (!write) throw new Error('a row needs something to ask')
  // The accounts are the writers, so what comes back is one of them.
  return { ...shared, accounts: writers, ask: (n, account) => write(n, account as Writer) }
}

/** Those whose lists are read, and others who change things. */
async function users(where: { url?: string; dataDir: string }): Promise<Pick<Subject, 'readers' | 'writers'>> {
  const database = await migrated(where)
  try {
    const readers: Account[] = []
    const writers: Writer[] = []
    for (let user = 0; user < USERS; user++) {
      readers.push(await populate(database.pool, CONTACTS))
      writers.push(await populateWriter(database.pool, CONTACTS, GIFTS_PER_EVENT))
    }
    await database.pool.query('vacuum (analyze)')
    return { readers, writers }
  } finally {
    await database.close()
  }
}

/** Resident memory after each of four further parts: what grows doesn't come back. */
async function measureMemory(server: Server, account: Account | undefined, each: number): Promise<number[]> {
  const seen = [residentMiB(server.pid)]
  for (let part = 0; part < 4; part++) {
    await requests(server.origin, '/api/contacts', account?.headers ?? {}, each)
    seen.push(residentMiB(server.pid))
  }
  console.log(`${server.name}: memory over ${4 * each} requests: ${seen.map((mib) => mib.toFixed(0)).join(', ')} MiB`)
  return seen
}

/** Start-up and idle memory, each the median of five starts in turn. */
async function measureProcess(onPostgres: Record<string, string>, folder: string) {
  const onEmbedded = { DATABASE_URL: '', DATA_DIR: path.join(folder, 'embedded-start') }
  const kinds = {
    PostgreSQL: () => startServer('PostgreSQL', main, { ...quiet, ...onPostgres }, '/api/health/ready'),
    embedded: () => startServer('embedded', main, { ...quiet, ...onEmbedded }, '/api/health/ready'),
    R: () => startServer('R', [builtReference], { DATABASE_URL: onPostgres['DATABASE_URL'] ?? '' }, '/static'),
  }
  const seen: Record<string, { startMs: number[]; idleMiB: number[] }> = {}
  for (let round = 0; round < 5; round++) {
    for (const [kind, start] of Object.entries(kinds)) {
      const server = await start()
      await new Promise((resolve) => setTimeout(resolve, 1500))
      const entry = (seen[kind] ??= { startMs: [], idleMiB: [] })
      entry.startMs.push(server.startMs)
      entry.idleMiB.push(residentMiB(server.pid))
      await server.stop()
    }
  }
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  const result = Object.fromEntries(
    Object.entries(seen).map(([kind, { startMs, idleMiB }]) => [
      kind,
      { startMs: middle(startMs), idleMiB: middle(idleMiB) },
    ]),
  )
  console.log('start and idle memory (medians of five)')
  console.table(result)
  return result
}

/** Built like the product, so that neither pays for a compiler at its start. */
async function buildReference(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(root, 'bench/reference.ts'),
      outDir: path.dirname(builtReference),
      rollupOptions: { output: { entryFileNames: path.basename(builtReference) } },
    },
  })
}

function figuresOf({ cpu, cpuWithDatabase, throughput, p50 }: Compared) {
  return {
    cpu: rounded(cpu),
    cpuWithDatabase: rounded(cpuWithDatabase),
    throughput: rounded(throughput),
    p50: rounded(p50),
  }
}

const rounded = (ratio: number) => Number(ratio.toFixed(2))

function report(name: string, { cpu, cpuWithDatabase, throughput, ours, reference }: Compared): void {
  const ratio = (value: number) => value.toFixed(2)
  const costs = (of: typeof ours) =>
    `${Math.round(of.requests / of.seconds)}/s, ${of.cpuMsPerRequest.toFixed(2)} + ${of.databaseMsPerRequest.toFixed(2)} ms CPU`
  console.log(
    `${name}: CPU ${ratio(cpu)} R, with the database's ${ratio(cpuWithDatabase)}, throughput ${ratio(throughput)} R; ` +
      `ours ${costs(ours)}, p50 ${ours.p50} p99 ${ours.p99} ms; R ${costs(reference)}` +
      (ours.failures + reference.failures > 0
        ? `; FAILED ANSWERS: ours ${ours.failures}, R ${reference.failures}`
        : ''),
  )
}
