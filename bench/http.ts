import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { findPostgres, startPostgres } from '../scripts/test/postgres.mjs'
import { fillAccount, settle } from './lib/account.ts'
import { residentMiB, startServer, type Server } from './lib/servers.ts'
import { compare, requests, type Compared, type Load } from './lib/slices.ts'

const root = path.resolve(import.meta.dirname, '..')
const builtReference = path.join(root, 'node_modules/.cache/bench/reference.mjs')

/** Goals 1 to 5 of docs/performance.md: ratios to R in one interleaved run, on PostgreSQL and on the embedded database. */
export async function measureHttp({ rounds, seconds }: { rounds: number; seconds: number }) {
  const postgres = findPostgres()
  if (!postgres) throw new Error('bench needs PostgreSQL 15 or newer on this machine')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const database = await startPostgres(postgres.bin, { fsync: 'on', synchronous_commit: 'on', log_connections: 'off' })
  const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production', PORT: '0', SMTP_URL: '' }
  const main = [path.join(root, 'dist/server/main.js')]
  const servers: Server[] = []
  const start = async (...args: Parameters<typeof startServer>) => {
    const server = await startServer(...args)
    servers.push(server)
    return server
  }
  try {
    const ours = await start(
      'PostgreSQL',
      main,
      { ...quiet, DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'pg') },
      '/api/health/ready',
    )
    const embedded = await start(
      'embedded',
      main,
      { ...quiet, DATABASE_URL: '', DATA_DIR: path.join(folder, 'embedded') },
      '/api/health/ready',
    )
    await buildReference()
    const bare = await start('R', [builtReference], { DATABASE_URL: database.url }, '/static')
    const account = await fillAccount(ours, 50)
    const embeddedAccount = await fillAccount(embedded, 50)
    await settle(database.url)

    const read = (server: Server, url: string, headers = account.headers): Load => ({ server, path: url, headers })
    const table: Record<string, Compared> = {}
    const against = async (name: string, our: Load, reference: Load, connections: number) => {
      const result = await compare(our, reference, connections, rounds, seconds)
      table[`${name}, ${connections} connections`] = result
      report(name, connections, result)
    }

    for (const connections of [1, 32]) {
      await against('contacts list of 50', read(ours, '/api/contacts'), read(bare, '/contacts'), connections)
      await against(
        'contacts list of 50, just changed',
        justChanged(ours, account.headers),
        read(bare, '/contacts'),
        connections,
      )
      await against('upcoming list', read(ours, '/api/occasions/upcoming/365'), read(bare, '/upcoming'), connections)
      await against('dashboard stats', read(ours, '/api/dashboard/stats'), read(bare, '/stats'), connections)
      await against('session', read(ours, '/api/version'), read(bare, '/session'), connections)
      await against(
        'embedded: contacts list of 50',
        read(embedded, '/api/contacts', embeddedAccount.headers),
        read(bare, '/contacts'),
        connections,
      )
      await against(
        'embedded: upcoming list',
        read(embedded, '/api/occasions/upcoming/365', embeddedAccount.headers),
        read(bare, '/upcoming'),
        connections,
      )
    }
    const memory = await measureMemory(ours, read(ours, '/api/contacts'))
    // Last: the reference writes contacts into the very account whose list is read above.
    for (const connections of [1, 32]) {
      await against('write', activityWrite(ours, account.headers), contactWrite(bare, account.headers), connections)
      await against(
        'embedded: write',
        activityWrite(embedded, embeddedAccount.headers),
        contactWrite(bare, account.headers),
        connections,
      )
    }

    const processes = await measureProcess(main, quiet, database.url, folder)
    return { table, memory, processes }
  } finally {
    for (const server of servers) await server.stop()
    database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The server keeps a list under its address until the user changes something; a new address simulates a change. */
function justChanged(server: Server, headers: Record<string, string>): Load {
  return { server, path: (i) => `/api/contacts?change=${i}`, headers }
}

/** The smallest durable write: one row of the user's, as the reference inserts one. */
function activityWrite(server: Server, headers: Record<string, string>): Load {
  const body = (i: number) =>
    JSON.stringify({ activityType: 'gift_saved', description: `Saved gift idea: number ${i}` })
  return { server, path: '/api/activities', method: 'POST', headers, body }
}

function contactWrite(server: Server, headers: Record<string, string>): Load {
  const body = (i: number) => JSON.stringify({ fullName: `Somebody New ${i}`, relationship: 'friend' })
  return { server, path: '/contacts', method: 'POST', headers, body }
}

/** Resident memory after each 25,000 of 100,000 further requests: what grows does not come back. */
async function measureMemory(server: Server, load: Load): Promise<number[]> {
  const seen = [residentMiB(server.pid)]
  for (let quarter = 0; quarter < 4; quarter++) {
    await requests(load, 25_000)
    seen.push(residentMiB(server.pid))
  }
  console.log(`memory over 100,000 requests: ${seen.map((mib) => mib.toFixed(0)).join(', ')} MiB`)
  return seen
}

/** Start-up and idle memory, each the median of five starts in turn. */
async function measureProcess(main: string[], quiet: Record<string, string>, databaseUrl: string, folder: string) {
  const kinds = {
    PostgreSQL: () =>
      startServer(
        'ours',
        main,
        { ...quiet, DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'pg') },
        '/api/health/ready',
      ),
    embedded: () =>
      startServer(
        'embedded',
        main,
        { ...quiet, DATABASE_URL: '', DATA_DIR: path.join(folder, 'embedded-start') },
        '/api/health/ready',
      ),
    R: () => startServer('R', [builtReference], { DATABASE_URL: databaseUrl }, '/static'),
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

function report(name: string, connections: number, { cpu, throughput, ours, reference }: Compared): void {
  const ratio = (value: number) => value.toFixed(2)
  console.log(
    `${name} at ${connections}: CPU ${ratio(cpu)} R, throughput ${ratio(throughput)} R; ` +
      `ours ${Math.round(ours.requests / ours.seconds)}/s, ${ours.cpuMsPerRequest.toFixed(2)} ms CPU, p50 ${ours.p50} p99 ${ours.p99} ms; ` +
      `R ${Math.round(reference.requests / reference.seconds)}/s, ${reference.cpuMsPerRequest.toFixed(2)} ms CPU` +
      (ours.failures + reference.failures > 0
        ? `; FAILED ANSWERS: ours ${ours.failures}, R ${reference.failures}`
        : ''),
  )
}
