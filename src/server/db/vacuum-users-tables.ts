import type pg from 'pg'
import type { Database } from './connection.ts'

/** Users, every table that names one, and every table that leads to them by foreign keys. */
const USERS_TABLES = `
  with recursive tables as (
    select 'users'::regclass::oid as id
    union
    select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'user_id' and relkind = 'r' and relnamespace = 'public'::regnamespace
    union
    select conrelid from pg_constraint join tables on confrelid = tables.id where contype = 'f')
  select string_agg(id::regclass::text, ', ') as names from tables`

/** The one that runs for these connections, and whether another must follow it. */
const underWay = new WeakMap<pg.Pool, { again: boolean; done: Promise<void> }>()

/**
 * Frees the space of users' deleted rows, so that later rows overwrite it. Deletions during a run are served together by
 * one more.
 */
export function vacuumUsersTables({ pool, patiently }: Pick<Database, 'pool' | 'patiently'>): Promise<void> {
  const running = underWay.get(pool)
  if (running) {
    running.again = true
    return running.done
  }
  const run = { again: true, done: Promise.resolve() }
  const work = async () => {
    while (run.again) {
      run.again = false
      await patiently(() => vacuum(pool))
    }
  }
  run.done = work().finally(() => underWay.delete(pool))
  underWay.set(pool, run)
  return run.done
}

async function vacuum(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Large tables take longer than a request may.
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ names: string }>(USERS_TABLES)
    // Another process that vacuums one of them covers this deletion, too.
    await client.query(`vacuum (skip_locked) ${rows[0]?.names ?? 'users'}`)
  } finally {
    client.release(true)
  }
}
