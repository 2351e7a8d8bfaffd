import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/connection.ts'
import * as schema from '#server/db/schema.ts'

/** What belongs to nobody and is too large to look at after every request. */
const leftOut = new Set(['products', 'catalogue_words', 'catalogue_imports'])

/** Every table there is, from the schema itself: a new one is looked at without anybody telling. */
export const tables = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .filter(({ name }) => !leftOut.has(name))

/** Every row of every table as sorted JSON text, by the table's name. */
export type Snapshot = ReadonlyMap<string, string>
export type Row = Record<string, unknown>

const RENUMBER =
  "select setval(oid, 999) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace and relname <> 'products_id_seq'"

export async function snapshot({ pool }: Database, names = tables.map(({ name }) => name)): Promise<Snapshot> {
  const perTable = names.map(
    (name) =>
      `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as rows from "${name}" t`,
  )
  if (perTable.length === 0) return new Map()
  const { rows } = await pool.query<{ name: string; rows: string }>(perTable.join(' union all '))
  return new Map(rows.map(({ name, rows: text }) => [name, text]))
}

/** A table that isn't the product's: which others had a row added, changed or deleted since `restore` put them back. */
const WATCHING = [
  'create table if not exists door_touched (name text primary key)',
  `create or replace function door_touch() returns trigger language plpgsql as
    $$ begin insert into door_touched values (tg_table_name) on conflict do nothing; return null; end $$`,
  ...tables.flatMap(({ name }) => [
    `create or replace trigger door_touch after insert or update or delete on "${name}" for each row execute function door_touch()`,
    // Also while foreign keys aren't checked.
    `alter table "${name}" enable always trigger door_touch`,
  ]),
].join('; ')

/** Begins to note what is touched: comparing every row after every request took up to half of the time. */
export async function watch({ pool }: Database): Promise<void> {
  await pool.query(WATCHING)
}

/** Noting would slow down what the next test file changes in the same database. */
export async function unwatch({ pool }: Database): Promise<void> {
  await pool.query('drop function door_touch cascade; drop table door_touched')
}

export async function touchedTables({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({ name: 'door_touched', text: 'select name from door_touched' })
  return rows.map(({ name }) => name)
}

const FINGERPRINTS = tables
  .map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as rows from "${name}" t`,
  )
  .join(' union all ')

/** A word for all rows of each table. */
export async function fingerprints({ pool }: Database): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await pool.query<{ name: string; rows: string | null }>({ name: 'door_prints', text: FINGERPRINTS })
  return new Map(rows.map(({ name, rows: word }) => [name, word]))
}

/** Which tables differ. */
export function changedTables<Rows>(before: ReadonlyMap<string, Rows>, after: ReadonlyMap<string, Rows>): string[] {
  return [...before.keys()].filter((name) => before.get(name) !== after.get(name))
}

/** The rows that are in one of the two alone, each with its table. */
export function changedRows(before: Snapshot, after: Snapshot): { table: string; row: Row }[] {
  return changedTables(before, after).flatMap((table) => {
    const [were, are] = [before, after].map((one) => rowsOf(one, table))
    const texts = [were, are].map((rows) => new Set(rows?.map((row) => JSON.stringify(row))))
    const gone = were?.filter((row) => !texts[1]?.has(JSON.stringify(row))) ?? []
    const come = are?.filter((row) => !texts[0]?.has(JSON.stringify(row))) ?? []
    return [...gone, ...come].map((row) => ({ table, row }))
  })
}

export function rowsOf(at: Snapshot, table: string): Row[] {
  return JSON.parse(at.get(table) ?? '[]') as Row[]
}

/** Whose row it is, by its user_id or by what it belongs to; undefined if it belongs to no one. */
export function ownerOf(at: Snapshot, name: string, row: Row): string | undefined {
  if (name === 'users') return String(row['id'])
  if ('user_id' in row) return typeof row['user_id'] === 'string' ? row['user_id'] : undefined
  const keys = tables.find((table) => table.name === name)?.foreignKeys ?? []
  for (const key of keys) {
    const { columns, foreignTable, foreignColumns } = key.reference()
    const parentName = getTableName(foreignTable)
    const parent = rowsOf(at, parentName).find((one) =>
      columns.every((column, at) => one[foreignColumns[at]?.name ?? ''] === row[column.name]),
    )
    if (parent) return ownerOf(at, parentName, parent)
  }
  return undefined
}

/**
 * Puts every row of these tables back, in one round trip: several statements in one text are one transaction. Whatever
 * refers to a row stays, because foreign keys aren't checked while it runs.
 */
export async function restore({ pool }: Pick<Database, 'pool'>, to: Snapshot, names: string[]): Promise<void> {
  const rewriting = names.map(
    (name) =>
      `delete from "${name}"; insert into "${name}" select * from jsonb_populate_recordset(null::"${name}", $rows$${to.get(name)}$rows$::jsonb)`,
  )
  // Others may be touched by work that goes on meanwhile.
  const forgetting = `delete from door_touched where name in (${names.map((name) => `'${name}'`).join(', ')})`
  await pool.query(['set local session_replication_role = replica', ...rewriting, forgetting, RENUMBER].join('; '))
}

/** Gives new rows the same ids every time; the initial rows have lower ones. */
export async function renumber({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(RENUMBER)
}
