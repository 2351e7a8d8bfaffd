import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Scenario } from '../faults/scenario.ts'
import { startProduct, type Product } from '../processes/product.ts'
import { findPostgres, startPostgres } from '../test/postgres.mjs'
import { guestOf, list, nameOf, type Send } from './people.ts'
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts'

const LANES = 12
const TURNS = 15
/** Of the measurement: slices in rotation, of which the first warm up. */
const ROUNDS = 9
const WARM_UP = 3
const SLICE_MS = 2_000

/** What docs/operations.md tells operators to set for the database's role, where connections can't ask for it themselves. */
const roleSettings = [
  'jit = off',
  'synchronize_seqscans = off',
  'max_parallel_workers_per_gather = 0',
  "statement_timeout = '30s'",
]

/** Two processes share six connections in transaction mode: nothing of a session may be left in them, nor be missed. */
export const behindPgBouncer: Scenario = {
  name: 'pgbouncer',
  async run(report) {
    const [found, version] = [findPostgres(), findPgBouncer()]
    if (!found) return report.skipped('PostgreSQL 15 or newer was not found on this machine')
    if (version === undefined)
      return report.skipped('PgBouncer was not found on this machine (apt-get install pgbouncer)')
    const postgres = await startPostgres(found.bin, { log_connections: 'off' })
    const running: { stop(): Promise<unknown> }[] = []
    const start = async (settings: Record<string, string>) => {
      const product = await startProduct({ RATE_LIMIT: 'off', LOG_LEVEL: 'info', NODE_ENV: 'production', ...settings })
      running.unshift(product)
      return product
    }
    try {
      await setForRole(postgres.url)
      const bouncer = await startPgBouncer(postgres.url)
      running.push(bouncer)
      const pooled = { DATABASE_URL: bouncer.url, DATABASE_STATEMENTS: 'unnamed' }
      // At the same time: both want to migrate.
      const [one, other] = await Promise.all([start(pooled), start(pooled)])
      await checkChanges(report.held.bind(report), [one, other])
      report.held(!/unsupported|does not exist/.test(bouncer.said()), `PgBouncer ${version} refused nothing`)
      const direct = { DATABASE_URL: postgres.url }
      await other.stop()
      const named = await start(direct)
      const unnamed = await start({ ...direct, DATABASE_STATEMENTS: 'unnamed' })
      await compareCosts({ named, unnamed, 'behind PgBouncer': one })
    } finally {
      for (const one of running) await one.stop()
      postgres.stop()
    }
  },
}

async function setForRole(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of roleSettings) await client.query(`alter role postgres set ${setting}`)
  await client.end()
}

/** Contacts added by several people at once through both processes are there, each once, whichever process is asked. */
async function checkChanges(held: (isTrue: boolean, sentence: string) => void, products: [Product, Product]) {
  const people = await Promise.all(
    Array.from({ length: LANES }, (_, lane) => guestOf(products[lane % 2] ?? products[0])),
  )
  const statuses = new Map<number, number>()
  const add = async (send: Send, lane: number) => {
    for (let turn = 0; turn < TURNS; turn++) {
      const product = products[turn % 2] ?? products[0]
      const body = { fullName: nameOf(lane, turn), relationship: 'friend', birthday: '1990-05-17' }
      const { status } = await send(product, 'POST', '/contacts', body)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await send(product, 'GET', '/dashboard')
    }
  }
  await Promise.all(people.map(add))
  held(
    statuses.size === 1 && statuses.has(201),
    `${LANES} people added ${LANES * TURNS} contacts through two processes: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
  )
  const lists = await Promise.all(people.flatMap((send) => products.map((product) => list(send, product))))
  held(
    lists.every((names) => names.length === TURNS && new Set(names).size === TURNS),
    'each of them finds all of their own contacts, and nobody else’s, in both processes',
  )
}

interface Cost {
  cpuMs: number
  perSecond: number
}

/** What a list just changed costs in each, relative to the first of them in the same round. */
async function compareCosts(products: Record<string, Product>) {
  const [first, ...others] = Object.entries(products)
  if (first === undefined) return
  const users = new Map<Product, Send>()
  for (const product of Object.values(products)) {
    const send = await guestOf(product)
    for (let turn = 0; turn < 50; turn++)
      await send(product, 'POST', '/contacts', {
        fullName: nameOf(0, turn),
        relationship: 'friend',
        birthday: '1990-05-17',
      })
    users.set(product, send)
  }
  const seen: Map<string, Cost>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const costs = new Map<string, Cost>()
    for (const [name, product] of Object.entries(products))
      costs.set(name, await slice(product, users.get(product) as Send))
    if (round >= WARM_UP) seen.push(costs)
  }
  for (const [name] of others) {
    const ratio = (pick: (cost: Cost) => number) => {
      const ratios = seen.map((costs) => pick(costs.get(name) as Cost) / pick(costs.get(first[0]) as Cost))
      return (ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN).toFixed(2)
    }
    console.log(
      `COST     ${name}, against ${first[0]} statements: ${ratio(({ cpuMs }) => cpuMs)} times the processor time, ` +
        `${ratio(({ perSecond }) => perSecond)} times the requests`,
    )
  }
}

/** Four at once: a change, then the list that it made stale. */
async function slice(product: Product, send: Send): Promise<Cost> {
  const before = cpuMs(product.pid)
  const began = performance.now()
  let requests = 0
  const lane = async () => {
    while (performance.now() - began < SLICE_MS) {
      const changed = await send(product, 'PUT', '/preferences', { budgetVisibility: requests % 2 === 0 })
      const { status } = await send(product, 'GET', '/contacts?limit=50')
      if (changed.status !== 200 || status !== 200)
        throw new Error(`A change answered ${changed.status}, a list ${status}.`)
      requests += 2
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return {
    cpuMs: (cpuMs(product.pid) - before) / requests,
    perSecond: requests / ((performance.now() - began) / 1000),
  }
}

/** User and system, in milliseconds; Linux counts in ticks of 10 ms. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
