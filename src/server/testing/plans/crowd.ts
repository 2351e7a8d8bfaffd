import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { tablesOfUsers } from '#server/testing/filled-account.ts'

/** How far apart the ids of two copies are: more rows than the account has in any table. */
const STRIDE = 10_000

/**
 * Copies the only account of a database, with its rows in every table of users, to so many others: the neighbors in a
 * large installation. A table that is added to the schema is copied, too.
 */
export async function copyOnlyAccount(pool: pg.Pool, copies: number): Promise<void> {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  for (const table of tablesOfUsers) {
    const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined)
    const keys = keyColumns(table)
    await client.query(
      `insert into ${getTableName(table)} (${columns.map(({ name }) => name).join(', ')})
       select ${columns.map((column) => (keys.has(column.name) ? inCopy(column) : column.name)).join(', ')}
       from (select * from ${getTableName(table)}) original, generate_series(1, ${copies}) copy`,
    )
  }
  await client.query('vacuum (analyze)')
  await client.query('reset statement_timeout')
  client.release()
}

/** Columns by which rows are told apart or refer to each other. */
function keyColumns(table: PgTable): Set<string> {
  const { columns, primaryKeys, uniqueConstraints, foreignKeys, indexes } = getTableConfig(table)
  return new Set([
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => name),
    ...[...primaryKeys, ...uniqueConstraints].flatMap((key) => key.columns.map(({ name }) => name)),
    ...foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
    ...indexes
      .filter(({ config }) => config.unique)
      // An index of an expression is on what an address is folded to.
      .flatMap(({ config }) => config.columns.map((column) => ('name' in column ? (column.name ?? '') : 'email'))),
  ])
}

function inCopy(column: PgColumn): string {
  const type = column.getSQLType()
  if (type === 'uuid') return 'gen_random_uuid()'
  if (/int|serial/.test(type)) return `${column.name} + copy * ${STRIDE}`
  return type === 'text' && column.enumValues === undefined ? `${column.name} || '-' || copy` : column.name
}
