import { findPostgres, startPostgres } from '../test/postgres.mjs'
import type { Soaked } from './judge.ts'
import { soak } from './soak.ts'

/** Soaks the product on the embedded database and, where there is one, on PostgreSQL, and says what was found. */
export async function soakBoth(requests: number) {
  const embedded = await soak(requests, {}, 2)
  report('embedded', embedded)
  const found = findPostgres()
  if (!found) {
    console.log('SKIPPED  PostgreSQL: not found on this machine')
    return { held: embedded.held, embedded }
  }
  const server = await startPostgres(found.bin)
  try {
    const postgres = await soak(requests, { DATABASE_URL: server.url }, 1)
    report(`PostgreSQL ${found.version}`, postgres)
    return { held: embedded.held && postgres.held, embedded, postgres }
  } finally {
    server.stop()
  }
}

function report(name: string, { held, requests, keptPerRequest, slopePerRequest, threads, wasm }: Soaked) {
  const each = threads.map((thread) => `${thread.name} ${mebibytes(thread.first)} → ${mebibytes(thread.last)} MiB`)
  const ofPostgres = wasm[2] > 0 ? [`PostgreSQL in WebAssembly ${wasm.map(mebibytes).join(' → ')} MiB`] : []
  console.log(
    `${held ? 'HELD    ' : 'FAILED  '} ${name}: ${requests} mixed requests kept ${kilobytes(keptPerRequest)} kB each, ` +
      `${kilobytes(slopePerRequest)} kB in the last half; ${[...each, ...ofPostgres].join(', ')}`,
  )
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(2)
const mebibytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1)
