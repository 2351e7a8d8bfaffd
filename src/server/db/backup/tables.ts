import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from '#server/db/schema.ts'

export interface Column {
  name: string
  /** As PostgreSQL writes it, such as `timestamp(3) with time zone`. */
  type: string
}

export interface Table {
  name: string
  /** Without generated ones, which the database fills by itself. */
  columns: Column[]
  /** What makes the order of the rows the same on every PostgreSQL. */
  order: string
}

/** The tables that this version of Ribbonry knows; a shared server may have another program's too. */
export const ourTables: ReadonlySet<string> = new Set(
  Object.values<unknown>(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : [])),
)

/** Every table in the database, by name. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{
    name: string
    columns: Column[]
    key: { name: string; isText: boolean }[] | null
  }>(TABLES)
  return rows.map(({ name, columns, key }) => ({ name, columns, order: orderOf(key, columns) }))
}

/** Values must print alike on every server, whatever its configuration says. */
export const PLAIN_OUTPUT = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0`

/** A query for the table's rows, each as the JSON text of one line. */
export function linesOf({ name, columns, order }: Table): string {
  const values = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join(', ')
  return `select array_to_json(array[${values}]::text[])::text as line from only public.${pg.escapeIdentifier(name)} order by ${order}`
}

/** Text sorts by bytes: what a database calls alphabetical differs from server to server. */
function orderOf(key: { name: string; isText: boolean }[] | null, columns: Column[]): string {
  if (key === null) return columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text collate "C"`).join(', ')
  return key.map(({ name, isText }) => pg.escapeIdentifier(name) + (isText ? ' collate "C"' : '')).join(', ')
}

const TABLES = `
  select
    tables.relname as name,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select json_agg(json_build_object('name', attname, 'isText', atttypid in ('text'::regtype, 'varchar'::regtype)) order by position)
      from pg_index, unnest(indkey::int[]) with ordinality as keys (number, position), pg_attribute
      where indrelid = tables.oid and indisprimary and attrelid = tables.oid and attnum = keys.number) as key
  from pg_class as tables
  where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r'
    -- Products of feeds: what a feed has is fetched again after a restore.
    and not starts_with(tables.relname, 'feed_products_')
  order by tables.relname collate "C"`
