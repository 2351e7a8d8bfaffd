import { and, eq, getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { DbOrTx } from './connection.ts'
import { lineOfTransaction } from './line.ts'
import { runOver } from './run-over.ts'

/**
 * A statement that is built once per connection, not once per request: building one takes about as long as running it.
 * Changes of a user's data share theirs, too (write.ts); another transaction builds its own, which the database still knows
 * by its name.
 */
export function preparedOnce<Statement extends object>(prepare: (db: DbOrTx) => Statement): (db: DbOrTx) => Statement {
  const prepared = new WeakMap<DbOrTx, Statement>()
  return (db) => {
    const known = prepared.get(db)
    if (known !== undefined) return known
    const made = prepare(db)
    const line = lineOfTransaction(db)
    if (line) for (const statement of [made, ...(Object.values(made) as unknown[])]) runOver(line, statement)
    prepared.set(db, made)
    return made
  }
}

type NewRow<Table extends PgTable> = Table['$inferInsert']

/**
 * A prepared statement that writes one row and answers it. It names every column, so that there is one whichever fields a row
 * has: the others get their defaults.
 */
export function preparedInsert<Table extends PgTable>(table: Table, name: string) {
  const { places, valuesOf } = placesIn(table, {})
  const statement = preparedOnce((db) => db.insert(table).values(places).returning().prepare(name))
  return async (db: DbOrTx, row: NewRow<Table>): Promise<Table['$inferSelect']> => {
    const [written] = (await statement(db).execute(valuesOf(row))) as Table['$inferSelect'][]
    if (!written) throw new Error(`A row of ${name} was not written`)
    return written
  }
}

/** The same without the answer. @param given fields that the statement fills itself */
export function preparedWrite<Table extends PgTable, Field extends keyof NewRow<Table> = never>(
  table: Table,
  name: string,
  given: Partial<Record<Field, SQL>> = {},
) {
  const { places, valuesOf } = placesIn(table, given)
  const statement = preparedOnce((db) => db.insert(table).values(places).prepare(name))
  return async (db: DbOrTx, row: Omit<NewRow<Table>, Field>): Promise<void> => {
    await statement(db).execute(valuesOf(row))
  }
}

/** A prepared statement that writes a whole row of an owner again, whichever of its fields have changed. */
export function preparedUpdate<Table extends PgTable & { userId: PgColumn; id: PgColumn }>(table: Table, name: string) {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([field]) => !['userId', 'id'].includes(field),
  )
  const places = Object.fromEntries(columns.map(([field]) => [field, sql`${sql.placeholder(field)}`]))
  const statement = preparedOnce((db) =>
    db
      .update(table)
      .set(places as PgUpdateSetSource<Table>)
      .where(and(eq(table.userId, sql.placeholder('userId')), eq(table.id, sql.placeholder('id'))))
      .prepare(name),
  )
  return async (db: DbOrTx, row: Table['$inferSelect'] & { userId: string; id: number }): Promise<void> => {
    const { userId, id } = row
    await statement(db).execute({ ...valuesIn(columns, row), userId, id })
  }
}

/** The id that a row of this table has just got in the same transaction, for those that refer to it without waiting for it. */
export function idJustGiven(table: PgTable): SQL<number> {
  return sql<number>`currval(${sql.raw(`'${getTableName(table)}_id_seq'`)})`
}

function placesIn<Table extends PgTable>(table: Table, given: Record<string, unknown>) {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([field, { columnType }]) => !isCounted(columnType) && !(field in given),
  )
  const places = Object.fromEntries(columns.map(([field, column]) => [field, placeOf(field, column)]))
  return {
    places: { ...places, ...given } as NewRow<Table>,
    valuesOf: (row: object) => valuesIn(columns, row),
  }
}

function valuesIn(columns: [string, PgColumn][], row: object): Record<string, unknown> {
  const fields = row as Record<string, unknown>
  return Object.fromEntries(
    columns.map(([field, column]): [string, unknown] => {
      const value = fields[field] === undefined ? literalDefault(column) : fields[field]
      return [field, value === null ? null : column.mapToDriverValue(value)]
    }),
  )
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
