import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { findPostgres, startPostgres } from '../scripts/test/postgres.mjs'
import { dealCategories } from '#domain/catalogue/deal-categories.ts'
import { openDatabase, type Database } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { fillCatalogue } from './catalogue/feed.ts'
import { fillPeople } from './catalogue/people.ts'
import { addressOf, queries, type Asked } from './catalogue/queries.ts'
import { searchRaw } from './catalogue/raw.ts'
import type { Account } from './lib/account.ts'
import { populate } from './lib/population.ts'
import { startServer, type Server } from './lib/servers.ts'
import { median, quantile } from './lib/slices.ts'

const root = path.resolve(import.meta.dirname, '..')
const SIZES = [1_200, 12_000, 100_000]
const MOST_EMBEDDED = 100_000

/** One way to ask: milliseconds that it takes. */
type Way = (asked: Asked) => Promise<number>
type Row = Record<string, string | number>

/**
 * Goal 7 of docs/performance.md: searching over HTTP against raw full-text search of the same rows, asked the same in
 * turns; and recommendations, which should cost the same however many rows there are.
 */
export async function measureCatalogue({ rounds, rows, only = '' }: { rounds: number; rows?: number; only?: string }) {
  const isWanted = (part: string) => part.includes(only)
  const postgres = findPostgres()
  if (!postgres) throw new Error('bench needs PostgreSQL 15 or newer on this machine')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const cluster = await startPostgres(postgres.bin, { fsync: 'on', synchronous_commit: 'on', log_connections: 'off' })
  const servers: Server[] = []
  const table: Record<string, Row> = {}
  const kinds: Record<string, Row> = {}
  const recommendations: Record<string, Row> = {}
  const pages: Record<string, Row> = {}
  try {
    for (const size of rows === undefined ? SIZES : [rows]) {
      const url = await createDatabase(cluster.url, `rows_${size}`)
      const subjects = [
        await prepared(servers, 'PostgreSQL', size, { url, dataDir: '' }, path.join(folder, `pg${size}`)),
      ]
      if (size <= MOST_EMBEDDED) {
        const dataDir = path.join(folder, String(size))
        subjects.push(await prepared(servers, 'embedded', size, { dataDir }, dataDir))
      }
      // Compiling takes longer than running such a query: without it the raw search is at its best.
      const pool = new pg.Pool({ connectionString: url, max: 1, options: '-c jit=off' })
      try {
        if (isWanted('pages')) Object.assign(pages, await otherPages(size, subjects, rounds))
        console.table(pages)
        if (isWanted('recommendations')) Object.assign(recommendations, await recommended(size, subjects, rounds))
        console.table(recommendations)
        if (isWanted('searches')) Object.assign(table, await comparedSearches(size, subjects, pool, rounds, kinds))
        console.table(table)
      } finally {
        await pool.end()
        for (const server of servers.splice(0)) await server.stop()
      }
    }
  } finally {
    for (const server of servers) await server.stop()
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const load = os.loadavg().map((value) => Number(value.toFixed(1)))
  console.table(kinds)
  return { queries: queries.length, rounds, loadAtTheEnd: load, search: table, kinds, recommendations, pages }
}

interface Subject {
  name: string
  server: Server
  account: Account
  people: number[]
}

async function prepared(
  servers: Server[],
  name: string,
  size: number,
  where: { url?: string; dataDir: string },
  dataDir: string,
): Promise<Subject> {
  const database: Database = await openDatabase({ ...where, log: { info() {}, warn() {}, error() {} } })
  await migrateDatabase(database)
  await fillCatalogue(database, size)
  const account = await populate(database.pool, 1)
  const people = await fillPeople(database.pool)
  await database.close()
  const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production', PORT: '0', SMTP_URL: '' }
  const environment = { ...quiet, DATABASE_URL: where.url ?? '', DATA_DIR: dataDir }
  const main = [path.join(root, 'dist/server/main.js')]
  const server = await startServer(name, main, environment, '/api/health/ready')
  servers.push(server)
  return { name, server, account, people }
}

/** Every question to all of them before the next question; the first round warms up. */
async function comparedSearches(
  size: number,
  subjects: Subject[],
  pool: pg.Pool,
  rounds: number,
  kinds: Record<string, Row>,
): Promise<Record<string, Row>> {
  const ways: [string, Way][] = [
    ['raw', (asked) => timed(() => searchRaw(pool, asked))],
    ...subjects.map(({ name, server, account }): [string, Way] => {
      const get = client(server, account)
      return [name, (asked) => timed(() => get(addressOf(asked)))]
    }),
  ]
  const seen: Record<string, number[][]> = Object.fromEntries(ways.map(([name]) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    const took: Record<string, number[]> = Object.fromEntries(ways.map(([name]) => [name, []]))
    for (const asked of queries) for (const [name, way] of ways) took[name]?.push(await way(asked))
    if (round > 0) for (const [name] of ways) seen[name]?.push(took[name] ?? [])
  }
  // The largest comes last.
  Object.assign(kinds, byKind(seen))
  const rows: Record<string, Row> = {}
  for (const [name] of ways) {
    const mine = seen[name] ?? []
    const ratio = (part: number) =>
      rounded(median(mine.map((took, round) => quantile(took, part) / quantile(seen['raw']?.[round] ?? [], part))))
    rows[`${size} rows, ${name}`] = { ...figures(mine), 'p50 ratio': ratio(0.5), 'p95 ratio': ratio(0.95) }
  }
  return rows
}

/** Where the milliseconds go: the median of every kind of question. */
function byKind(seen: Record<string, number[][]>): Record<string, Row> {
  const table: Record<string, Row> = {}
  for (const [name, rounds] of Object.entries(seen))
    for (const kind of new Set(queries.map((asked) => asked.kind))) {
      const took = rounds.flatMap((round) => round.filter((_, at) => queries[at]?.kind === kind))
      table[kind] = {
        ...table[kind],
        [`${name} p50`]: rounded(quantile(took, 0.5)),
        [`${name} max`]: rounded(Math.max(...took)),
      }
    }
  return table
}

async function recommended(size: number, subjects: Subject[], rounds: number): Promise<Record<string, Row>> {
  const seen: Record<string, number[][]> = Object.fromEntries(subjects.map(({ name }) => [name, []]))
  const gets = subjects.map(({ server, account }) => client(server, account))
  for (let round = 0; round <= rounds; round++)
    for (const [index, { name, people }] of subjects.entries()) {
      const took: number[] = []
      for (const id of people)
        for (const page of [1, 2])
          took.push(await timed(() => gets[index]?.(`/api/gift-recommendations/${id}?page=${page}`)))
      if (round > 0) seen[name]?.push(took)
    }
  return Object.fromEntries(subjects.map(({ name }) => [`${size} rows, ${name}`, figures(seen[name] ?? [])]))
}

const department = encodeURIComponent(JSON.stringify(['toys-and-games']))
const rare = encodeURIComponent(JSON.stringify(['musical-instruments.guitar-and-ukulele']))

/** What people look at without words: lists in order of price or date, deals and trending gifts. */
const otherAddresses: Record<string, string[]> = {
  'cheapest first': ['', '&page=3', '&maxPrice=50', '&minPrice=20&age=8', '&gender=female&itemType=gift'].flatMap(
    (more) => [
      `/api/gift-search?query=&categoryIds=${department}&sortBy=price-asc${more}`,
      `/api/gift-search?query=anything&sortBy=price-asc${more}`,
      `/api/gift-search?query=&categoryIds=${rare}&sortBy=price-asc${more}`,
    ],
  ),
  'dearest first': ['', '&page=3', '&maxPrice=50', '&minPrice=20&age=8', '&gender=female&itemType=gift'].flatMap(
    (more) => [
      `/api/gift-search?query=&categoryIds=${department}&sortBy=price-desc${more}`,
      `/api/gift-search?query=anything&sortBy=price-desc${more}`,
      `/api/gift-search?query=&categoryIds=${rare}&sortBy=price-desc${more}`,
    ],
  ),
  'newest first': [
    `/api/gift-search?query=&categoryIds=${department}&sortBy=newest`,
    '/api/gift-search?query=anything&sortBy=newest',
  ],
  'for somebody': ['gift for mom', 'gift for dad', 'gift for a 7 year old', 'graduation gift', 'gift for wife'].map(
    (text) => `/api/gift-search?query=${encodeURIComponent(text)}`,
  ),
  experiences: ['', '&sortBy=price-asc', '&sortBy=price-desc'].map(
    (more) => `/api/gift-search?query=anything&kind=experience${more}`,
  ),
  deals: dealCategories.flatMap(({ name }) =>
    [1, 2].map((page) => `/api/gifts/deals?category=${encodeURIComponent(name)}&page=${page}`),
  ),
  trending: ['', '?maxPrice=25', '?minPrice=25&maxPrice=50', '?minPrice=100'].map(
    (more) => `/api/gifts/trending${more}`,
  ),
}

async function otherPages(size: number, subjects: Subject[], rounds: number): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {}
  for (const { name, server, account } of subjects) {
    const get = client(server, account)
    for (const [kind, addresses] of Object.entries(otherAddresses)) {
      const seen: number[][] = []
      let slowest = { ms: 0, address: '' }
      for (let round = 0; round <= rounds; round++) {
        const took: number[] = []
        for (const address of addresses) {
          const ms = await timed(() => get(address))
          took.push(ms)
          if (round > 0 && ms > slowest.ms) slowest = { ms, address }
        }
        if (round > 0) seen.push(took)
      }
      rows[`${size} rows, ${name}, ${kind}`] = { ...figures(seen), slowest: decodeURIComponent(slowest.address) }
    }
  }
  return rows
}

/** Medians over the rounds. */
function figures(rounds: number[][]): Row {
  const of = (part: number) => rounded(median(rounds.map((took) => quantile(took, part))))
  return { 'p50 ms': of(0.5), 'p95 ms': of(0.95), 'max ms': of(1) }
}

const rounded = (value: number) => Number(value.toFixed(2))

async function timed(work: () => Promise<unknown> | undefined): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** One connection that stays open and takes compressed answers, as a browser does. */
function client({ origin }: Server, { headers }: Account): (address: string) => Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const sent = { ...headers, 'accept-encoding': 'gzip' }
  return (address) =>
    new Promise((resolve, reject) => {
      const asked = http.get(origin + address, { agent, headers: sent }, (answer) => {
        answer.resume()
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`${address} answered ${answer.statusCode}`))
        })
      })
      asked.once('error', reject)
    })
}

async function createDatabase(server: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
