import { once } from 'node:events'
import { createGzip, type Gzip } from 'node:zlib'
import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { FILE_FORMAT, FILE_VERSION, fileLists } from '#domain/account-data/file.ts'
import { toDecimal } from '#domain/shared/money.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { columnsInFile, exportedLists, exportedSettings, keyColumns, type ExportedTable } from './tables.ts'

/** Rows read and written at a time: bounds an export's memory, whatever the account's size. Pictures have 60 kB each. */
const AT_ONCE = 1_000
const PICTURES_AT_ONCE = 50

/**
 * Everything of the user's as one JSON document, compressed to a tenth of its size, so that even the largest account's
 * fits into memory and no slow reader keeps the database waiting. All of it is from one moment.
 */
export async function exportAccount(db: Db, { owner, now }: Actor, app: string): Promise<Buffer[]> {
  const file = createGzip()
  const chunks: Buffer[] = []
  file.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(file, 'end')
  await db.transaction((tx) => writeFile(file, tx, owner, { now, app }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  file.end()
  await ended
  return chunks
}

async function writeFile(file: Gzip, tx: Tx, owner: OwnerId, made: { now: Date; app: string }): Promise<void> {
  const head = { format: FILE_FORMAT, version: FILE_VERSION, app: made.app, exportedAt: made.now.toISOString() }
  await write(file, JSON.stringify(head).slice(0, -1))
  for (const [name, exported] of Object.entries(exportedSettings)) {
    const [row] = await tx.select(columnsInFile(exported)).from(exported.table).where(exported.of(owner))
    await write(file, `,\n"${name}":${row ? entryOf(exported, row) : 'null'}`)
  }
  for (const list of fileLists) {
    await write(file, `,\n"${list}":[`)
    let isFirst = true
    for await (const rows of rowsOf(tx, exportedLists[list], owner)) {
      const entries = rows.map((row) => entryOf(exportedLists[list], row)).join(',\n')
      await write(file, `${isFirst ? '\n' : ',\n'}${entries}`)
      isFirst = false
    }
    await write(file, ']')
  }
  await write(file, '}\n')
}

type Row = Record<string, unknown>

/** A table's rows of one user, some at a time, in the order of its key. */
async function* rowsOf(tx: Tx, exported: ExportedTable, owner: OwnerId): AsyncGenerator<Row[]> {
  const key = keyColumns(exported.table)
  const columns = { ...columnsInFile(exported), ...exported.read }
  const atOnce = 'content' in columns ? PICTURES_AT_ONCE : AT_ONCE
  let after: SQL | undefined
  for (;;) {
    const rows: { row: Row; key: Row }[] = await tx
      .select({ row: columns, key: Object.fromEntries(key.map((column) => [column.name, column])) })
      .from(exported.table)
      .where(and(exported.of(owner), after))
      .orderBy(...key)
      .limit(atOnce)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = isAfter(key, last.key)
  }
}

function isAfter(key: PgColumn[], last: Row): SQL {
  const values = key.map((column) => sql`${last[column.name]}`)
  return sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`
}

/** The row as written to the file: without nulls, amounts as '48.70', instants in ISO form, bytes in base64. */
function entryOf(exported: ExportedTable, row: Row): string {
  const columns = columnsInFile(exported)
  const entry: Row = {}
  for (const [name, value] of Object.entries(row)) {
    if (value === null) continue
    entry[name] = inFile(value, columns[name])
  }
  return JSON.stringify(entry)
}

function inFile(value: unknown, column: PgColumn | undefined): unknown {
  if (Buffer.isBuffer(value)) return value.toString('base64')
  return column?.getSQLType() === 'numeric(10, 2)' ? toDecimal(value as number) : value
}

async function write(file: Gzip, text: string): Promise<void> {
  if (!file.write(text)) await once(file, 'drain')
}
