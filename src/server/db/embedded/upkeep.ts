import type pg from 'pg'
import type { DatabaseLog } from './log.ts'
import type { WorkerHost } from './worker-host.ts'

/**
 * PGlite has no background processes: without this, dead rows stay (a table grew from 4 to 39 MB in 12 updates of all
 * its rows), the planner's statistics age, and the log grows without end (at 750 MB, recovery after a crash took 5.3 s).
 */
export interface Upkeep {
  /** Runs maintenance when it's due and the database is idle. */
  look(): Promise<'not due' | 'busy' | 'done'>
  stop(): void
}

const LOOK_EVERY_MS = 60_000
/** Maintenance is due after this much written log, or after ten checks if anything worth it was written at all. */
const DUE_BYTES = 16 * 1024 * 1024
const DUE_LOOKS = 10
/** Maintenance itself writes some log; less than this is no reason to run it again. */
const WORTH_IT_BYTES = 64 * 1024
/** From here on it no longer waits for an idle moment. */
const URGENT_BYTES = 128 * 1024 * 1024

export function startUpkeep(
  pool: pg.Pool,
  patiently: WorkerHost['patiently'],
  log: DatabaseLog,
  dueBytes = DUE_BYTES,
): Upkeep {
  let position = '0/0'
  let looks = 0
  let working = false

  async function look() {
    if (working) return 'busy'
    looks++
    const idle = pool.waitingCount === 0 && pool.idleCount === pool.totalCount
    const written = await writtenSince(pool, position)
    const due = written >= dueBytes || (written >= WORTH_IT_BYTES && looks >= DUE_LOOKS)
    if (!due) return 'not due'
    if (!idle && written < URGENT_BYTES) return 'busy'

    working = true
    try {
      await patiently(() => maintain(pool))
      position = await currentPosition(pool)
      looks = 0
      return 'done'
    } finally {
      working = false
    }
  }

  const timer = setInterval(() => {
    look().catch((error: Error) => log.warn(`The upkeep of the embedded database failed: ${error.message}`))
  }, LOOK_EVERY_MS).unref()

  return { look, stop: () => clearInterval(timer) }
}

/** Table by table: everybody else's statements wait for the one that runs. */
async function maintain(pool: pg.Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string; hasTexts: boolean }>(
    `select oid::regclass::text as name, exists (
       select from pg_attribute where attrelid = pg_class.oid and atttypid = 'tsvector'::regtype
     ) as "hasTexts"
     from pg_class where relkind = 'r' and relpersistence = 'p'`,
  )
  // One statement at a time, so that others take turns.
  for (const { name, hasTexts } of tables) {
    // Of a table that was dropped meanwhile there is nothing to keep up.
    await pool.query(`vacuum ${name}`).catch(unlessDropped)
    await pool.query(analyzing(name, hasTexts)).catch(unlessDropped)
  }
  await pool.query('checkpoint')
}

/**
 * Reading search vectors is slow: of 60,000 products the usual sample took 3.2 s, in which every request waited. A tenth of
 * it is enough for them.
 */
function analyzing(name: string, hasTexts: boolean): string {
  const analyze = `analyze ${name}`
  return hasTexts ? `set local default_statistics_target = 10; ${analyze}` : analyze
}

const NO_SUCH_TABLE = '42P01'

function unlessDropped(error: Error & { code?: string }): void {
  if (error.code !== NO_SUCH_TABLE) throw error
}

async function writtenSince(pool: pg.Pool, position: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1::pg_lsn)::float8 as bytes',
    [position],
  )
  return rows[0]?.bytes ?? 0
}

async function currentPosition(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position')
  return rows[0]?.position ?? '0/0'
}
