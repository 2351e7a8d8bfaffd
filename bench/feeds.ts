import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findPostgres, startPostgres } from '../scripts/test/postgres.mjs'
import { migrated } from './growth.ts'
import { populate } from './lib/population.ts'
import { cpuMs, startServer, type Server } from './lib/servers.ts'
import { median } from './lib/slices.ts'

const root = path.resolve(import.meta.dirname, '..')
/** Each with four events. */
const CONTACTS = 500
/** One in so many has a movable feast, which is six entries: hardly anybody gives to 500 mothers. */
const PER_FEAST = 5
const READS = 40

/** What a calendar of 2,000 events costs, after a change and without one. */
export async function measureFeeds() {
  const postgres = findPostgres()
  if (!postgres) throw new Error('bench needs PostgreSQL 15 or newer on this machine')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const cluster = await startPostgres(postgres.bin, { fsync: 'on', synchronous_commit: 'on', log_connections: 'off' })
  try {
    return {
      PostgreSQL: await measure('PostgreSQL', { url: cluster.url, dataDir: path.join(folder, 'pg') }),
      embedded: await measure('embedded', { dataDir: path.join(folder, 'embedded') }),
    }
  } finally {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(name: string, { url, dataDir }: { url?: string; dataDir: string }) {
  const database = await migrated({ ...(url !== undefined && { url }), dataDir })
  const { headers } = await populate(database.pool, CONTACTS)
  await database.pool.query(
    "update occasions set type = 'annual', date_rule = 'fixed' where date_rule <> 'fixed' and contact_id % $1 > 0",
    [PER_FEAST],
  )
  await database.close()
  const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production', PORT: '0', SMTP_URL: '' }
  const environment = { ...quiet, DATABASE_URL: url ?? '', DATA_DIR: dataDir }
  const server = await startServer(name, [path.join(root, 'dist/server/main.js')], environment, '/api/health/ready')
  try {
    const result: Record<string, Measured> = {}
    for (const kind of ['dates', 'private']) {
      const address = await createFeed(server, headers, kind)
      const etag = (await fetch(address)).headers.get('etag') ?? ''
      result[`${kind}, 304`] = await measured(server, () => read(address, { 'if-none-match': etag }))
      // With a small change each time, so that the cache isn't measured.
      result[kind] = await measured(
        server,
        () => read(address),
        () => change(server, headers),
      )
    }
    console.log(name)
    console.table(result)
    return result
  } finally {
    await server.stop()
  }
}

interface Measured {
  cpuMs: number
  medianMs: number
}

/** One read after the other; the first ones warm the server up. */
async function measured(
  server: Server,
  work: () => Promise<void>,
  before: () => Promise<void> = async () => {},
): Promise<Measured> {
  for (let round = 0; round < READS / 4; round++) {
    await before()
    await work()
  }
  const start = cpuMs(server.pid)
  const times: number[] = []
  for (let round = 0; round < READS; round++) {
    await before()
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  const rounded = (ms: number) => Number(ms.toFixed(1))
  return { cpuMs: rounded((cpuMs(server.pid) - start) / READS), medianMs: rounded(median(times)) }
}

async function createFeed(server: Server, headers: Record<string, string>, kind: string): Promise<string> {
  const body = JSON.stringify({ kind })
  const answer = await fetch(`${server.origin}/api/feeds`, {
    method: 'POST',
    headers,
    body,
  })
  const { url } = (await answer.json()) as { url: string }
  return server.origin + new URL(url).pathname
}

async function change(server: Server, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ reminderHour: 9 })
  const answer = await fetch(`${server.origin}/api/preferences`, { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(`The preferences answered ${answer.status}`)
}

async function read(address: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(address, { headers })
  if (!(answer.ok || answer.status === 304)) throw new Error(`The calendar answered ${answer.status}`)
  await answer.arrayBuffer()
}
