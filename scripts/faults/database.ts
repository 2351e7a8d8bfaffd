// A PostgreSQL that goes wrong under load: what was acknowledged is there once, people read a sentence, and it goes on.
import { setTimeout as sleep } from 'node:timers/promises'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { openSilentProxy } from '#server/testing/silent-proxy.ts'
import { startProduct, type Product } from '../processes/product.ts'
import { findPostgres, startPostgres, type Postgres } from '../test/postgres.mjs'
import type { Report, Scenario } from './scenario.ts'
import { keepWriting, Visitor, type Ledger } from './visitor.ts'

/** What docs/operations.md promises of a connection that has fallen silent. */
const REPLACED_MS = 60_000
const READY_MS = 2_000
/** For the trip of a request on a machine that is busy with the load. */
const SPARE_MS = 1_500

const sentences: readonly string[] = [refusalTexts.databaseAway, refusalTexts.databaseSilent]

export const silentConnections: Scenario = {
  name: 'silent-connections',
  run: (report) =>
    onPostgres(report, async (postgres) => {
      const proxy = await openSilentProxy(postgres.url)
      const product = await startProduct({ DATABASE_URL: proxy.url, RATE_LIMIT: 'off' })
      try {
        await underLoad(report, product, async (load) => {
          proxy.fallSilent()
          const since = performance.now()
          await checkHealth(report, product, 'while every connection is silent')
          await sleep(5_000)
          proxy.recover()
          await load.nextAcknowledged()
          const seconds = (performance.now() - since) / 1000
          report.held(
            seconds * 1000 < REPLACED_MS,
            `the next change after the connections fell silent is acknowledged after ${seconds.toFixed(0)} s`,
          )
        })
      } finally {
        await product.kill()
        await proxy.close()
      }
    }),
}

export const restartedDatabase: Scenario = {
  name: 'postgres-restarted',
  run: (report) =>
    withProduct(report, async (postgres, product) => {
      await underLoad(report, product, async (load) => {
        for (let time = 0; time < 3; time += 1) {
          await postgres.restart()
          await load.nextAcknowledged()
        }
      })
    }),
}

export const pausedDatabase: Scenario = {
  name: 'postgres-paused',
  async run(report) {
    if (process.platform !== 'linux') return report.skipped('finding the processes of PostgreSQL needs /proc')
    await withProduct(report, async (postgres, product) => {
      for (const seconds of [10, 50]) {
        await underLoad(report, product, async (load) => {
          postgres.signal('SIGSTOP')
          try {
            await checkHealth(report, product, `while PostgreSQL is frozen for ${seconds} s`)
            await sleep(seconds * 1000)
          } finally {
            postgres.signal('SIGCONT')
          }
          await load.nextAcknowledged()
        })
      }
    })
  },
}

async function onPostgres(report: Report, work: (postgres: Postgres) => Promise<void>): Promise<void> {
  const found = findPostgres()
  if (!found) return report.skipped('there is no PostgreSQL on this machine')
  const postgres = await startPostgres(found.bin)
  try {
    await work(postgres)
  } finally {
    postgres.stop()
  }
}

function withProduct(report: Report, work: (postgres: Postgres, product: Product) => Promise<void>): Promise<void> {
  return onPostgres(report, async (postgres) => {
    const product = await startProduct({ DATABASE_URL: postgres.url, RATE_LIMIT: 'off' })
    try {
      await work(postgres, product)
    } finally {
      await product.kill()
    }
  })
}

interface Load {
  /** Waits until a change is acknowledged that was not before. */
  nextAcknowledged(): Promise<void>
}

/** Somebody writes before, during and after the fault. */
async function underLoad(report: Report, product: Product, fault: (load: Load) => Promise<void>): Promise<void> {
  const visitor = await Visitor.signUp(product.address, `ada-${Date.now()}@example.com`)
  const { ledger, stop } = keepWriting(visitor)
  const nextAcknowledged = async () => {
    const before = ledger.acknowledged.length
    while (ledger.acknowledged.length === before) await sleep(20)
  }
  await sleep(3_000)
  await fault({ nextAcknowledged })
  await sleep(3_000)
  await stop()
  await compare(report, ledger, await visitor.contacts())
}

async function compare(report: Report, ledger: Ledger, there: string[]): Promise<void> {
  const { acknowledged, refusals, unanswered } = ledger
  const once = new Set(there)
  const lost = acknowledged.filter((name) => !once.has(name))
  const doubled = there.length - once.size
  report.held(
    lost.length === 0 && doubled === 0 && acknowledged.length > 0,
    `${acknowledged.length} changes acknowledged, ${lost.length} lost, ${doubled} doubled`,
  )
  const odd = refusals.filter(({ status, sentence }) => status !== 503 || !sentences.includes(sentence))
  const slowest = Math.max(0, ...refusals.map(({ ms }) => ms)) / 1000
  report.held(
    odd.length === 0 && unanswered.length === 0,
    `${refusals.length} refused with a 503 and a sentence (the slowest after ${slowest.toFixed(0)} s), ` +
      `${odd.length} otherwise, ${unanswered.length} without an answer${example([...odd.map(inWords), ...unanswered])}`,
  )
}

const inWords = ({ status, sentence }: { status: number; sentence: string }) => `${status} '${sentence}'`
const example = ([first]: string[]) => (first === undefined ? '' : `, such as ${first}`)

async function checkHealth(report: Report, product: Product, when: string): Promise<void> {
  const ask = async (path: string) => {
    const start = performance.now()
    const { status } = await fetch(`${product.address}/api/health/${path}`)
    return { status, ms: performance.now() - start }
  }
  const [live, ready] = await Promise.all([ask('live'), ask('ready')])
  report.held(
    live.status === 200 && ready.status === 503 && ready.ms < READY_MS + SPARE_MS,
    `${when}, liveness answers ${live.status} and readiness ${ready.status} after ${(ready.ms / 1000).toFixed(1)} s`,
  )
}
