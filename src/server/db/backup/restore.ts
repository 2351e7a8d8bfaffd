import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import pg from 'pg'
import type { Database } from '../connection.ts'
import { keyAddresses } from '../key-addresses.ts'
import { MIGRATION_LOCK, migrationsFolder } from '../migrate.ts'
import { sumOf } from './dump.ts'
import { BackupError, type Migration, type Sequence } from './format.ts'
import { loadRows } from './load-rows.ts'
import { readBackup, type BackupContent } from './read-backup.ts'
import { ourTables, PLAIN_OUTPUT, readTables } from './tables.ts'

interface RestoreOptions {
  /** Drop what the database holds. */
  replace?: boolean
  /** Folder of this version's migrations. */
  migrations?: string
}

/**
 * Puts a backup into the database, in one transaction: all of it, verified by count and hash, or nothing. A backup of an
 * older version of Ribbonry gets the tables it had, then the newer migrations.
 * @throws {BackupError} when the file is damaged or of a newer version, or the database holds something already
 */
export async function restoreDatabase(
  database: Database,
  file: string,
  { replace = false, migrations: folder = migrationsFolder }: RestoreOptions = {},
): Promise<BackupContent> {
  // From the first line to the last, before anything is touched.
  const content = await readBackup(file)
  const migrations = migrationsSince(content.header.migrations, folder)
  await database.patiently(() =>
    inTransaction(database, (client) => restore(client, file, content, migrations, replace)),
  )
  await database.patiently(() => database.pool.query('analyze'))
  return content
}

interface Migrations {
  /** Those that had made the backup's tables. */
  before: MigrationMeta[]
  after: MigrationMeta[]
}

async function restore(
  client: pg.ClientBase,
  file: string,
  content: BackupContent,
  migrations: Migrations,
  replace: boolean,
) {
  await client.query(PLAIN_OUTPUT)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await emptyDatabase(client, content, replace)
  await client.query(MIGRATIONS_TABLE)
  await client.query('create extension if not exists pg_trgm')
  await runMigrations(client, migrations.before)

  const foreignKeys = await takeForeignKeys(client)
  await loadRows(client, file)
  await setSequences(client, content.sequences)
  await verify(client, content)
  for (const { add } of foreignKeys) await client.query(add)

  await runMigrations(client, migrations.after)
  await keyAddresses(client)
}

/** What drizzle's migrator keeps its own record in (drizzle-orm 0.45, pg-core/dialect.js). */
const MIGRATIONS_TABLE = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

function migrationsSince(applied: Migration[], folder: string): Migrations {
  const known = readMigrationFiles({ migrationsFolder: folder })
  const isPrefix = applied.every(({ hash }, index) => known[index]?.hash === hash)
  if (!isPrefix)
    throw new BackupError('The backup was made by another or a newer version of Ribbonry: restore it with that one.')
  return { before: known.slice(0, applied.length), after: known.slice(applied.length) }
}

async function emptyDatabase(client: pg.ClientBase, { sums }: BackupContent, replace: boolean) {
  const tables = await readTables(client)
  // A backup of an older version may contain tables that no longer exist.
  const ours = new Set([...ourTables, ...sums.map((sum) => sum.end)])
  const foreign = tables.filter(({ name }) => !ours.has(name)).map(({ name }) => name)
  if (foreign.length > 0) {
    throw new BackupError(
      `The database holds tables that are not Ribbonry's (${foreign.join(', ')}): choose another one.`,
    )
  }
  const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`)
  if (!replace && (await holdsRows(client, names))) {
    throw new BackupError('The database is not empty: add --replace to replace everything in it by the backup.')
  }
  if (names.length > 0) await client.query(`drop table ${names.join(', ')} cascade`)
  await client.query('drop schema if exists drizzle cascade')
}

/** Rows that every start creates in these tables, so that only other rows count as data to lose. */
const REFILLED: Record<string, string> = {
  'public."products"': "provider <> 'ribbonry'",
  'public."catalogue_imports"': "provider <> 'ribbonry'",
  'public."catalogue_words"': 'false',
}

async function holdsRows(client: pg.ClientBase, names: string[]): Promise<boolean> {
  if (names.length === 0) return false
  const any = names.map((name) => `exists (select 1 from ${name} where ${REFILLED[name] ?? 'true'})`).join(' or ')
  const { rows } = await client.query<{ any: boolean }>(`select ${any} as any`)
  return rows[0]?.any ?? false
}

async function runMigrations(client: pg.ClientBase, migrations: MigrationMeta[]) {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** Rows come table by table, regardless of references; the keys are added again afterward and check every row. */
async function takeForeignKeys(client: pg.ClientBase): Promise<{ add: string }[]> {
  const { rows } = await client.query<{ add: string; drop: string }>(`
    select
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`)
  for (const { drop } of rows) await client.query(drop)
  return rows
}

async function setSequences(client: pg.ClientBase, sequences: Sequence[]) {
  for (const { name, last, called } of sequences) {
    await client.query("select setval(format('public.%I', $1::text)::regclass, $2::bigint, $3)", [name, last, called])
  }
}

async function verify(client: pg.ClientBase, { sums }: BackupContent) {
  const tables = await readTables(client)
  for (const expected of sums) {
    const table = tables.find(({ name }) => name === expected.end)
    const found = table && (await sumOf(client, table))
    if (found?.rows === expected.rows && found.sha256 === expected.sha256) continue
    throw new BackupError(`The table ${expected.end} came out different from the backup; nothing was changed.`)
  }
}

async function inTransaction(database: Database, work: (client: pg.ClientBase) => Promise<void>) {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    // Without a commit, closing the connection discards the transaction and its settings.
    client.release(true)
  }
}
