// The long runs, part of `npm run verify`: the main calls among 100,000 users against those among 1,000 (`crowds`), and mixed
// requests for half an hour on PostgreSQL (`postgres`) and on the embedded database (`embedded`). `npm run verify -- long
// --users=1000 --few=100 --minutes=3 --rounds=5` is a try, `npm run verify -- long embedded` one of the three. All of it takes
// an hour and a half and 12 GB of disk, and a machine that does nothing else. Exits with 1 when a limit is passed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrated } from '../../bench/growth.ts'
import { ChoreError, orExplain } from '../lib/chore-error.mjs'
import { addCrowd } from '../long/crowd.ts'
import { compareCrowds, MOST } from '../long/growth.ts'
import { steady } from '../long/steady.ts'
import { newDatabase } from '../processes/database.ts'
import { startProduct } from '../processes/product.ts'
import { findPostgres, startPostgres } from '../test/postgres.mjs'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const users = option('users', 100_000)
/** What many are compared with, and how many the embedded database has. */
const few = option('few', 1_000)
const minutes = option('minutes', 30)
const rounds = option('rounds', 40)
const settings = { RATE_LIMIT: 'off', LOG_LEVEL: 'info', NODE_ENV: 'production' }

const parts = ['crowds', 'postgres', 'embedded'] as const
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isWanted = (part: (typeof parts)[number]) => named.length === 0 || named.includes(part)

await orExplain(async () => {
  const unknown = named.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new ChoreError(`There is no '${unknown}'; there are ${parts.join(', ')}.`)
  if (isWanted('crowds') || isWanted('postgres')) await withPostgres()
  if (isWanted('embedded')) await onEmbedded()
})

async function withPostgres() {
  const found = findPostgres()
  if (!found) throw new ChoreError('There is no PostgreSQL 15 or newer on this machine.')
  const postgres = await startPostgres(found.bin, { log_connections: 'off', shared_buffers: '512MB' })
  try {
    if (isWanted('crowds'))
      for (const { call, little, large } of await compareCrowds(postgres.url, few, users, rounds))
        say(
          large <= MOST * little,
          `${call}: p95 ${large.toFixed(1)} ms among ${users} users, ${little.toFixed(1)} ms among ${few}`,
        )
    if (isWanted('postgres')) await onPostgres(postgres.url)
  } finally {
    postgres.stop()
  }
}

async function onPostgres(server: string) {
  const database = await newDatabase(server)
  try {
    const product = await startProduct({ ...settings, DATABASE_URL: database.url })
    await runSteadily('PostgreSQL', product)
  } finally {
    await database.drop()
  }
}

async function onEmbedded() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ribbonry-long-'))
  try {
    const database = await migrated({ dataDir: folder })
    await addCrowd(database.pool, few)
    await database.close()
    const product = await startProduct({ ...settings, DATA_DIR: folder })
    await runSteadily('embedded', product)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runSteadily(name: string, product: Awaited<ReturnType<typeof startProduct>>) {
  try {
    const { windows, errors, memoryGrowth, latencyGrowth, held } = await steady(product, minutes)
    const requests = windows.reduce((sum, window) => sum + window.requests, 0)
    const [middle, last] = [windows[Math.floor(windows.length / 2)], windows.at(-1)]
    say(
      held,
      `${name}: ${requests} mixed requests in ${minutes} minutes, ${errors} errors; in the last third ${memoryGrowth.toFixed(2)} times the ` +
        `memory and ${latencyGrowth.toFixed(2)} times the p95 of the middle third (${middle?.memory.toFixed(0)} → ${last?.memory.toFixed(0)} MiB, ` +
        `${middle?.p95.toFixed(0)} → ${last?.p95.toFixed(0)} ms)`,
    )
  } finally {
    await product.stop()
  }
}

function say(held: boolean, sentence: string) {
  console.log(`${held ? 'HELD' : 'FAILED'}`.padEnd(9) + sentence)
  if (!held) process.exitCode = 1
}
