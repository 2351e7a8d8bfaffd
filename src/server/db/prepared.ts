import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { DbOrTx } from './connection.ts'

/**
 * A statement that is built once per connection, not once per request: building one takes about as long as running it.
 * Changes of a user's data share theirs, too (write.ts); another transaction builds its own, which the database still knows
 * by its name.
 */
export function preparedOnce<Statement>(prepare: (db: DbOrTx) => Statement): (db: DbOrTx) => Statement {
  const prepared = new WeakMap<DbOrTx, Statement>()
  return (db) => {
    const known = prepared.get(db)
    if (known !== undefined) return known
    const made = prepare(db)
    prepared.set(db, made)
    return made
  }
}

/**
 * A prepared statement that writes one row and answers it. It names every column, so that there is one whichever fields a row
 * has: the others get their defaults.
 */
export function preparedInsert<Table extends PgTable>(table: Table, name: string) {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([, { columnType }]) => !isCounted(columnType),
  )
  const places = Object.fromEntries(columns.map(([field, column]) => [field, placeOf(field, column)]))
  const statement = preparedOnce((db) =>
    db
      .insert(table)
      .values(places as Table['$inferInsert'])
      .returning()
      .prepare(name),
  )
  return async (db: DbOrTx, row: Table['$inferInsert']): Promise<Table['$inferSelect']> => {
    const given = row as Record<string, unknown>
    const values = columns.map(([field, column]): [string, unknown] => {
      const value = given[field] === undefined ? literalDefault(column) : given[field]
      return [field, value === null ? null : column.mapToDriverValue(value)]
    })
    const placed: Record<string, unknown> = Object.fromEntries(values)
    const [written] = (await statement(db).execute(placed)) as Table['$inferSelect'][]
    if (!written) throw new Error(`A row of ${name} was not written`)
    return written
  }
}

/** Numbers that the database gives. */
const isCounted = (columnType: string) => /Serial/.test(columnType)

function placeOf(field: string, column: PgColumn): SQL {
  const place = sql.placeholder(field)
  if (!is(column.default, SQL)) return sql`${place}`
  return sql`coalesce(${place}::${sql.raw(column.getSQLType())}, ${column.default})`
}

function literalDefault({ default: value }: PgColumn): unknown {
  return value === undefined || is(value, SQL) ? null : value
}
