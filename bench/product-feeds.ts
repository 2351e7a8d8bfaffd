import { openAsBlob, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../scripts/test/postgres.mjs'
import { addAdministrator, ADMINISTRATOR, feedsAt } from '../scripts/product-feeds/administrator.ts'
import { openDatabase } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { generateFeed } from './product-feeds/generated.ts'
import { populate } from './lib/population.ts'
import { forgetPeak, peakMB, startServer, type Server } from './lib/servers.ts'
import { quantile } from './lib/slices.ts'

const root = path.resolve(import.meta.dirname, '..')
const EMBEDDED_ROWS = 100_000

/**
 * Product feeds from the first byte to the moment when they're found, indexes included, in the built product: a new one, and
 * the same once more with a tenth of its prices changed. Meanwhile somebody asks for a list and for a search, again and again.
 */
export async function measureProductFeeds({ rows, only = '' }: { rows?: number; only?: string }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const results: Record<string, Record<string, string | number>> = {}
  const postgres = findPostgres()
  if (!postgres) throw new Error('bench needs PostgreSQL 15 or newer on this machine')
  const cluster = await startPostgres(postgres.bin, { fsync: 'on', synchronous_commit: 'on', log_connections: 'off' })
  try {
    for (const [name, url, count] of [
      ['PostgreSQL', cluster.url, rows ?? 1_000_000],
      ['embedded', undefined, Math.min(rows ?? EMBEDDED_ROWS, EMBEDDED_ROWS)],
    ] as const) {
      if (!name.includes(only)) continue
      const { server, ...sessions } = await prepared(folder, name, url)
      try {
        const figures = await measured(server, sessions, count, folder)
        for (const [step, figure] of Object.entries(figures)) results[`${name}, ${step}`] = { rows: count, ...figure }
      } finally {
        await server.stop()
      }
      console.table(results)
    }
  } finally {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { loadAtTheEnd: os.loadavg().map((value) => Number(value.toFixed(1))), ...results }
}

interface Sessions {
  administrator: string
  /** Of somebody with contacts. */
  headers: Record<string, string>
}

async function prepared(folder: string, name: string, url: string | undefined): Promise<Sessions & { server: Server }> {
  const dataDir = path.join(folder, name)
  const log = { info() {}, warn() {}, error: console.error }
  const database = await openDatabase({ ...(url !== undefined && { url }), dataDir, log })
  await migrateDatabase(database)
  const administrator = await addAdministrator(database.pool)
  const { headers } = await populate(database.pool, 50)
  await database.close()
  const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production', PORT: '0', SMTP_URL: '' }
  const environment = { ...quiet, DATABASE_URL: url ?? '', DATA_DIR: dataDir, ADMIN_EMAILS: ADMINISTRATOR }
  const main = [path.join(root, 'dist/server/main.js')]
  return { administrator, headers, server: await startServer(name, main, environment, '/api/health/ready') }
}

async function measured(server: Server, { administrator, headers }: Sessions, rows: number, folder: string) {
  const feeds = feedsAt(server.origin, administrator)
  const file = path.join(folder, `${rows}.tsv.gz`)
  const import_ = async (id: string) => {
    await feeds.refresh(id)
    const done = await feeds.idle(id)
    if (done.products !== rows) throw new Error(`${done.products} of ${rows} products are there: ${done.note}`)
    return done.feed?.lastImport
  }
  // The first requests compile statements and code.
  await watched(server, headers, () => sleep(2_000))
  const idle = await watched(server, headers, () => sleep(5_000))
  const bytes = await generateFeed(file, rows, 0)
  const id = await feeds.add('Generated', await openAsBlob(file))
  const first = await watched(server, headers, () => import_(id))
  await generateFeed(file, rows, 10)
  await feeds.replaceFile(id, await openAsBlob(file))
  const again = await watched(server, headers, () => import_(id))
  const row = ({ seconds, ...rest }: Watched<unknown>) => ({
    'MB in file': Math.round(bytes / 1e6),
    'rows/s': Math.round(rows / seconds),
    ...shown(rest),
  })
  return {
    idle: shown(idle),
    new: { ...row(first), changed: first.result?.changed ?? 0 },
    again: { ...row(again), changed: again.result?.changed ?? 0 },
  }
}

interface Watched<Result> {
  result: Result
  seconds: number
  /** The most memory that the server's process had, everything included. */
  memory: number
  lists: number[]
  searches: number[]
}

function shown({ memory, lists, searches }: Pick<Watched<unknown>, 'memory' | 'lists' | 'searches'>) {
  return {
    'memory, MB': Math.round(memory),
    'list p50, ms': rounded(quantile(lists, 0.5)),
    'p95, ms': rounded(quantile(lists, 0.95)),
    'max, ms': rounded(Math.max(...lists)),
    'search p50, ms': rounded(quantile(searches, 0.5)),
    'search p95, ms': rounded(quantile(searches, 0.95)),
    'search max, ms': rounded(Math.max(...searches)),
  }
}

const rounded = (value: number) => Number(value.toPrecision(3))

/** What work took, and how long others waited meanwhile. */
async function watched<Result>(
  { origin, pid }: Server,
  headers: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
  forgetPeak(pid)
  const lists: number[] = []
  const searches: number[] = []
  let isOver = false
  const ask = async (address: string, took: number[]) => {
    const asked = performance.now()
    const answer = await fetch(origin + address, { headers })
    await answer.text()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    took.push(performance.now() - asked)
  }
  const asking = (async () => {
    for (let n = 0; !isOver; n += 1) {
      await ask('/api/contacts?limit=50', lists)
      if (n % 5 === 0) await ask(`/api/gift-search?query=${searched[(n / 5) % searched.length]}`, searches)
      await sleep(50)
    }
  })()
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  isOver = true
  await asking
  return { result, seconds, memory: peakMB(pid), lists, searches }
}

const searched = ['chess', 'teapot', 'headphones', 'blanket', 'telescope']
