import path from 'node:path'
import pg from 'pg'
import { makeDataFolder } from '../data-folder.ts'
import { lockDirectory } from './directory-lock.ts'
import type { DatabaseLog } from './log.ts'
import { refuseFewOpenFiles } from './open-files.ts'
import { startUpkeep } from './upkeep.ts'
import { startWorkerHost } from './worker-host.ts'
import { WorkerSocket } from './worker-socket.ts'

export interface EmbeddedOptions {
  /** Ribbonry's data directory; the cluster is in `pg` below it, its lock beside the cluster. */
  dataDir: string
  /** A tar.gz of a cluster to begin with (db/filled-template.ts), which spares the first start 10 s and 600 MB. */
  template?: string
  /** Milliseconds one statement may take before the database is reopened. */
  watchdogMs?: number
  types: pg.CustomTypesConfig
  log: DatabaseLog
}

/** As long as PostgreSQL's statement_timeout in connection.ts. */
const WATCHDOG_MS = 30_000

/** @throws when another process uses the data directory, or the database does not open or not reach the disk */
export async function openEmbedded({ dataDir, template, watchdogMs = WATCHDOG_MS, types, log }: EmbeddedOptions) {
  refuseFewOpenFiles()
  makeDataFolder(dataDir)
  const directory = path.resolve(dataDir, 'pg')
  const unlock = await lockDirectory(directory, (reason) => stopAtOnce(reason, log), log)
  const start = { directory, ...(template === undefined ? {} : { template: path.resolve(template) }) }
  const host = await startWorkerHost(start, watchdogMs, log).catch((error: unknown) => {
    unlock()
    throw error
  })

  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    password: '-',
    stream: () => new WorkerSocket(host),
    types,
    // PGlite has one session. A query outside a transaction waits for the transaction to end, and one that never can
    // end (a query on the pool inside a transaction) fails after this time instead of hanging forever.
    max: 1,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
    pipeline: true,
  })
  // One that breaks between two statements of a transaction would end the process; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const upkeep = startUpkeep(pool, host.patiently, log)

  return {
    pool,
    restart: () => host.restart('it was restarted on request'),
    patiently: host.patiently,
    async close() {
      upkeep.stop()
      await pool.end()
      await host.close()
      unlock()
    },
  }
}

/** The directory is no longer ours: every further write would be lost or do harm. 70 is EX_SOFTWARE. */
function stopAtOnce(reason: string, log: DatabaseLog) {
  log.error(reason)
  process.exit(70)
}
