import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { importEmbedded } from '#server/catalogue/embedded/import.ts'
import { systemClock } from '#server/clock.ts'
import { openDatabase, type Database } from './connection.ts'
import { ensureCluster } from './embedded/cluster.ts'
import { emptyDatabase } from './empty-database.ts'
import { filledTemplate, newDatabaseHash } from './filled-template.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'
import { onServer, testFolder, testPrefix } from '#server/testing/database-run.ts'
import { distribution } from '#server/testing/distributed/partitions.ts'

/** Where TEST_DATABASE_URL is set, the same tests run on that PostgreSQL server. */
const server = process.env.TEST_DATABASE_URL || undefined

/** Databases that a test file has given back, waiting for this worker's next one. */
const idle: Database[] = []

/**
 * A migrated, empty database with the embedded catalogue in it, lent to one test file until `close()`, which empties it
 * for the worker's next file: opening one takes 1 to 3 s. A file that changes its tables or the catalogue takes one of its
 * own. A real embedded one, or one on the server in TEST_DATABASE_URL.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = idle.pop() ?? (await openOwnDatabase())
  return {
    ...database,
    async close() {
      await truncate(database)
      idle.push(database)
    },
  }
}

/** The same, in nobody else's hands before or after, and gone after `close()`. */
export function openOwnDatabase(): Promise<Database> {
  return server === undefined ? openOwnEmbedded() : openOnServer(server)
}

/**
 * Empties every table, as between two tests; ids start again at 1. The embedded catalogue stays: it belongs to no user.
 *
 * One statement deletes from all of them, so foreign keys are checked when nothing is left. TRUNCATE makes every table
 * and index a new file: measured 130 to 310 ms for our 27 tables, where this takes 26 to 50 ms. It is prepared, because most
 * tests begin with it: 5 to 6 ms of processor time instead of 12 to 14.
 */
export async function truncate({ pool }: Database): Promise<void> {
  // The tables of product feeds come and go.
  const { rows } = await pool.query<{ text: string; name: string }>({ name: 'emptying', text: EMPTYING })
  for (const statement of rows) await emptyAll(pool, statement)
}

/** What a route does after its answer may still be at it and hold rows that this waits for, and the other way round. */
async function emptyAll(pool: Database['pool'], statement: { text: string; name: string }): Promise<void> {
  try {
    await pool.query(statement)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error
    await emptyAll(pool, statement)
  }
}

/** SQLSTATE deadlock_detected. */
const DEADLOCK = '40P01'

const EMPTYING = `
  with ours as (
    select relname, relkind, row_number() over (order by relname) as number from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S')
      and relname <> all ('{products,catalogue_words,catalogue_imports,products_id_seq}')
  ), words as (
    select 'with ' ||
      string_agg(format('t%s as (delete from %I)', number, relname), ', ') filter (where relkind <> 'S') || ' select ' ||
      string_agg(format('setval(%L, 1, false)', quote_ident(relname)), ', ') filter (where relkind = 'S') as text
    from ours
  )
  select text, 'emptying ' || md5(text) as name from words where text is not null`

/** Empties a database of one's own and gives it the tables of an older version, made by the first few migrations. */
export function goBackTo(database: Database, migrations: number): Promise<void> {
  return withFirstMigrations(migrations, async (folder) => {
    await emptyDatabase(database)
    await migrateDatabase(database, folder)
  })
}

/** A folder with the first few migrations, as an older version had it. */
export async function withFirstMigrations(
  migrations: number,
  work: (folder: string) => Promise<unknown>,
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(testFolder(), 'ribbonry-migrations-'))
  fs.cpSync(migrationsFolder, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: unknown[] }
  journal.entries = journal.entries.slice(0, migrations)
  fs.writeFileSync(file, JSON.stringify(journal))
  await work(folder)
  fs.rmSync(folder, { recursive: true, force: true })
}

async function openOwnEmbedded(): Promise<Database> {
  const dataDir = fs.mkdtempSync(path.join(testFolder(), 'ribbonry-test-'))
  unpacked ??= unpack()
  fs.cpSync(await unpacked, path.join(dataDir, 'pg'), { recursive: true })
  const database = await openDatabase({ dataDir, log: silent })
  return {
    ...database,
    async close() {
      await database.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The folder of a cluster that this worker's databases begin as copies of: to unpack it takes eight times as long. */
let unpacked: Promise<string> | undefined

async function unpack(): Promise<string> {
  const folder = path.join(fs.mkdtempSync(path.join(testFolder(), 'ribbonry-template-')), 'pg')
  await ensureCluster(folder, await filledTemplate())
  return folder
}

async function openOnServer(url: string): Promise<Database> {
  const template = await templateOnServer(url)
  const name = `${testPrefix()}${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(url, (client) => client.query(`create database ${name} template ${template}`))
  const database = await openDatabase({ url: withName(url, name), dataDir: '', log: silent })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(url, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** Its name. Workers ask at once: one makes it, the others wait; it gets its name only when it is complete. */
async function templateOnServer(url: string): Promise<string> {
  const hash = crypto.createHash('sha256').update(`${newDatabaseHash()} ${distribution ?? ''}`)
  const name = `ribbonry_template_${hash.digest('hex').slice(0, 16)}`
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    const database = await openDatabase({ url: withName(url, draft), dataDir: '', log: silent })
    await migrateDatabase(database)
    if (distribution !== undefined) await database.pool.query(distribution)
    await importEmbedded(database, systemClock.now())
    await database.close()
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

function withName(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

const silent = { info() {}, warn() {}, error() {} }
