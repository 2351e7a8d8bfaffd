import { sql, type SQL } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/db/connection.ts'

/** Rows per statement: a few megabytes of JSON at most. */
const AT_ONCE = 2_000

export type Fields = Record<string, unknown>

/**
 * Writes entries as they are in the file; PostgreSQL parses their values. One parameter per statement, however many rows
 * and columns.
 * @param columns those that are written, by their names in the entries
 * @param onConflict entries whose key already exists are skipped silently
 * @returns how many were written
 */
export async function insertEntries(
  tx: Tx,
  table: PgTable,
  columns: Record<string, PgColumn>,
  entries: readonly Fields[],
  onConflict: SQL = sql`on conflict do nothing`,
): Promise<number> {
  const names = Object.entries(columns)
  const list = sql.join(
    names.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  let written = 0
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const rows = entries
      .slice(start, start + AT_ONCE)
      .map((entry) => Object.fromEntries(names.map(([name, column]) => [column.name, entry[name] ?? null])))
    const { rowCount } = await tx.execute(
      sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) ${onConflict}`,
    )
    written += rowCount ?? 0
  }
  return written
}

/** Ids of a table that nobody else will get, in ascending order. */
export async function newIds(tx: Tx, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)
}
