import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { askAnswers, askLinks, contactPictures } from '#server/db/schema.ts'
import type { Tx } from '#server/db/connection.ts'
import type { KeptRow } from '#server/db/schema/merges.ts'

/** Tables with one row for each contact at most, which moves along if the contact that stays has none. */
export const onePerContact = [contactPictures, askLinks, askAnswers]

/** Rows as JSON that `insertKept` writes again, whatever columns they have. */
export async function keptRows(tx: Tx, table: PgTable, condition: SQL): Promise<KeptRow[]> {
  const { rows } = await tx.execute<{ row: KeptRow }>(
    sql`select to_jsonb(${sql.identifier(getTableName(table))}) as row from ${table} where ${condition}`,
  )
  return rows.map(({ row }) => row)
}

/** Rows that are there again by themselves, as a product that was dismissed once more, stay as they are. */
export async function insertKept(tx: Tx, table: PgTable, rows: readonly KeptRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`,
  )
}
