import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { dumpInto, keepBackup } from './write-backup.ts'
import type { Database } from '../connection.ts'
import { migrateDatabase, migrationsFolder } from '../migrate.ts'

interface Upgrade {
  dataDir: string
  now: Date
  /** Tells the operator, in a sentence. */
  say: (line: string) => void
  /** Folder of this version's migrations. */
  migrations?: string
}

/**
 * Brings the tables up to date, as every start does. Before the tables of an embedded database change, everything in it is
 * saved, so that an earlier version can go on from there (docs/operations.md, 'Back to an earlier version'). A start that
 * has nothing to change saves nothing.
 */
export async function upgradeDatabase(
  database: Database,
  { dataDir, now, say, migrations = migrationsFolder }: Upgrade,
): Promise<void> {
  const [from, to] = [await migrationsDone(database), readMigrationFiles({ migrationsFolder: migrations }).length]
  if (from === 0 || from >= to) return migrateDatabase(database, migrations)
  say('This database was made by an earlier version of Ribbonry and is updated now.')
  if (database.kind === 'embedded') {
    // One name for one step: a start that was interrupted, and runs again, replaces what it saved before.
    const file = path.join(path.resolve(dataDir), 'backups', `before-update-${from}-to-${to}.jsonl.gz`)
    say('Everything in it is saved first.')
    const { sums } = await keepBackup(file, (draft) =>
      dumpInto(draft, database, now, { isOurs: true, onRows: tellNowAndThen(say) }),
    )
    const rows = sums.reduce((sum, table) => sum + table.rows, 0)
    say(
      `Saved ${rows} rows of ${sums.length} tables in ${file}, verified. An earlier version can be started with it again.`,
    )
  }
  say(`Changing the tables: ${to - from} steps, all of them or none.`)
  await migrateDatabase(database, migrations)
  say('The database is up to date.')
}

/** Rows between two messages: a few seconds of work. */
const TOLD_EVERY = 100_000

function tellNowAndThen(say: (line: string) => void): (rows: number) => void {
  let next = TOLD_EVERY
  return (rows) => {
    if (rows < next) return
    say(`${rows} rows are saved so far.`)
    next += TOLD_EVERY
  }
}

/** Zero for a new database. */
async function migrationsDone({ pool }: Database): Promise<number> {
  const made = await pool.query("select 1 where to_regclass('drizzle.__drizzle_migrations') is not null")
  if (made.rowCount === 0) return 0
  const { rows } = await pool.query<{ done: number }>('select count(*)::int as done from drizzle.__drizzle_migrations')
  return rows[0]?.done ?? 0
}
