import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { keyAddresses } from './key-addresses.ts'
import type { Database } from './connection.ts'

/** The SQL files; in the build they are copied beside the program, so the path is the same. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, but the same in every process. */
export const MIGRATION_LOCK = 727_001

/**
 * Brings the tables up to date. Several processes may call it at once on the same PostgreSQL: drizzle's migrator has
 * no lock of its own (drizzle-orm issue #874); without ours, 1 of 6 simultaneous starts failed.
 */
export async function migrateDatabase(database: Database, folder = migrationsFolder): Promise<void> {
  await database.patiently(async () => {
    const client = await database.pool.connect()
    try {
      await locked(client, async () => {
        await client.query('create extension if not exists pg_trgm')
        // Its transaction is ours: PostgreSQL only warns that one has begun, and ends both.
        await migrate(drizzle(client), { migrationsFolder: folder })
      })
      await locked(client, () => keyAddresses(client))
    } finally {
      // A transaction that failed goes with the connection.
      client.release(true)
    }
  })
}

/** In a transaction: behind a connection pool, a session's lock would pass to the next user of that session. */
async function locked(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin; set local statement_timeout = 0')
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await work()
  await client.query('commit')
}
