import crypto, { type Hash } from 'node:crypto'
import type pg from 'pg'
import {
  BackupError,
  FORMAT,
  FORMAT_VERSION,
  type Header,
  type Migration,
  type Sequence,
  type TableSum,
} from './format.ts'
import { linesOf, ourTables, PLAIN_OUTPUT, readTables, type Table } from './tables.ts'

export interface DumpOptions {
  /** No other program's tables are in the database: an older version's that this one no longer knows are saved, too. */
  isOurs?: boolean
  /** Told how many rows are saved so far. */
  onRows?: (rows: number) => void
}

/** Rows fetched at once. */
const FETCH = 500

/**
 * The text of a backup, piece by piece, all from one moment: a read-only transaction whose snapshot no write changes.
 * The embedded database has one session, so other queries wait until the last piece is taken: take them quickly.
 * @param client a connection of its own; close it afterward, its settings are changed
 */
export async function* dump(
  client: pg.ClientBase,
  createdAt: Date,
  { isOurs = false, onRows }: DumpOptions = {},
): AsyncGenerator<string> {
  const whole = crypto.createHash('sha256')
  const say = (line: object) => hashed(whole, `${JSON.stringify(line)}\n`)

  await client.query(PLAIN_OUTPUT)
  await client.query('begin isolation level repeatable read read only')
  const tables = (await readTables(client)).filter(({ name }) => isOurs || ourTables.has(name))
  let rows = 0
  yield say({
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: createdAt.toISOString(),
    migrations: await readMigrations(client),
  } satisfies Header)
  for (const table of tables) {
    yield say({ table: table.name, columns: table.columns.map(({ name }) => name) })
    const sum = new RunningSum(table.name)
    for await (const lines of rowsOf(client, table)) {
      yield hashed(whole, sum.add(lines))
      onRows?.((rows += lines.length))
    }
    yield say(sum.total())
  }
  yield say({ sequences: await readSequences(client) })
  await client.query('commit')
  yield `${JSON.stringify({ complete: true, tables: tables.length, sha256: whole.digest('hex') })}\n`
}

/** A table's count and hash as a backup would state them, without writing one. */
export async function sumOf(client: pg.ClientBase, table: Table): Promise<TableSum> {
  const sum = new RunningSum(table.name)
  for await (const lines of rowsOf(client, table)) sum.add(lines)
  return sum.total()
}

class RunningSum {
  #hash = crypto.createHash('sha256')
  #rows = 0
  #table: string

  constructor(table: string) {
    this.#table = table
  }

  add(lines: string[]): string {
    this.#rows += lines.length
    return hashed(this.#hash, lines.map((line) => `${line}\n`).join(''))
  }

  total(): TableSum {
    return { end: this.#table, rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}

async function* rowsOf(client: pg.ClientBase, table: Table): AsyncGenerator<string[]> {
  await client.query(`declare backup_rows no scroll cursor for ${linesOf(table)}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${FETCH} from backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close backup_rows')
}

async function readMigrations(client: pg.ClientBase): Promise<Migration[]> {
  const made = await client.query("select 1 where to_regclass('drizzle.__drizzle_migrations') is not null")
  if (made.rowCount === 0)
    throw new BackupError('There is nothing to back up: Ribbonry has never run on this database.')
  const { rows } = await client.query<Migration>(
    'select hash, created_at::float8 as "createdAt" from drizzle.__drizzle_migrations order by created_at',
  )
  return rows
}

/** Not the highest id in use: an id that was given away and deleted must not come again. */
async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as called
    from pg_sequences where schemaname = 'public' order by sequencename collate "C"`)
  return rows
}

function hashed(hash: Hash, text: string): string {
  hash.update(text)
  return text
}
