import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from '#server/db/schema.ts'
import type { DatabaseLog } from './embedded/log.ts'
import { openServer } from './server-connection.ts'
import { columnTypes } from './column-types.ts'

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase<typeof schema>['transaction']>[0]>[0]
/** What queries and commands take: they run alone or within the caller's transaction. */
export type DbOrTx = Db | Tx

/** Runs what may take longer than usual (migrations, VACUUM, dumps) without the watchdog. */
export type Patiently = <T>(work: () => Promise<T>) => Promise<T>

export interface Database {
  db: Db
  pool: pg.Pool
  kind: 'embedded' | 'postgres'
  /** Embedded only: ends the database as a crash would and opens it again; running queries fail. */
  restart?: () => Promise<void>
  patiently: Patiently
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded database in `dataDir` is used. */
  url?: string
  /** Of the server: 'unnamed' behind a connection pool that knows no prepared statements. */
  statements?: 'named' | 'unnamed'
  dataDir: string
  /** A tar.gz of the cluster that the embedded database begins with (scripts/build-template.ts). */
  template?: string
  /** Milliseconds that one statement may take. */
  watchdogMs?: number
  log: DatabaseLog
}

/**
 * Opens the database; tables are made by `migrateDatabase`.
 * @throws with one sentence for the operator when it cannot be reached, is too old, or is in use by another process
 */
export async function openDatabase({ url, ...options }: DatabaseOptions): Promise<Database> {
  const { log } = options
  const opened =
    url === undefined ? await embeddedDatabase(options) : await openServer(url, { types: columnTypes, ...options })
  const { pool } = opened
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`))
  return { ...opened, db: drizzle(pool, { schema }) }
}

/** Imported only here and when needed: on a PostgreSQL server PGlite's code should cost no memory. */
async function embeddedDatabase(options: Omit<DatabaseOptions, 'url'>) {
  const { openEmbedded } = await import('./embedded/open-embedded.ts')
  return { kind: 'embedded' as const, ...(await openEmbedded({ ...options, types: columnTypes })) }
}
