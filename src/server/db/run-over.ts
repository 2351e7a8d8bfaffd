import {
  Column,
  DrizzleQueryError,
  getTableName,
  is,
  noopDecoder,
  Param,
  Placeholder,
  SQL,
  Subquery,
  type DriverValueDecoder,
} from 'drizzle-orm'
import type pg from 'pg'
import type { Line } from './line.ts'

/** What drizzle makes of a prepared statement, as far as its types leave it out. */
interface Prepared {
  params: unknown[]
  /** Of statements that answer rows. */
  fields?: Field[]
  joinsNotNullableMap?: Record<string, boolean>
  queryConfig: pg.QueryConfig
  rawQueryConfig: pg.QueryConfig
  execute: (values?: Values) => Promise<unknown>
}

interface Field {
  path: string[]
  field: unknown
}

type Values = Record<string, unknown>
type Row = Record<string, unknown>
type Decode = (value: unknown) => unknown

/**
 * Lets a prepared statement of drizzle run straight over a line. What drizzle finds out about its values and columns for each
 * request and each row is found out once.
 */
export function runOver(line: Line, statement: unknown): void {
  if (!isPrepared(statement)) return
  const { params, fields, joinsNotNullableMap = {}, queryConfig, rawQueryConfig } = statement
  const config = fields ? queryConfig : rawQueryConfig
  const fillIn = params.map(valueOf)
  const read = fields && readerOf(fields, joinsNotNullableMap)
  statement.execute = async (given = {}) => {
    const values = fillIn.map((value) => value(given))
    const result = await line.send(config, values).catch((error: Error) => {
      throw new DrizzleQueryError(config.text, values, error)
    })
    return read ? (result.rows as unknown[] as unknown[][]).map(read) : result
  }
}

function isPrepared(statement: unknown): statement is Prepared {
  return typeof statement === 'object' && statement !== null && 'rawQueryConfig' in statement
}

/** @throws when a value is missing, as drizzle does */
function valueOf(param: unknown): (given: Values) => unknown {
  if (is(param, Placeholder)) return (given) => named(given, param)
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { value, encoder } = param
    return (given) => encoder.mapToDriverValue(named(given, value))
  }
  return () => param
}

function named(given: Values, { name }: Placeholder): unknown {
  if (!(name in given)) throw new Error(`No value for placeholder "${name}" was provided`)
  return given[name]
}

/** A function that makes an object of a row, with an object in it for each joined table that was asked for as one. */
function readerOf(fields: Field[], isNeverNull: Record<string, boolean>): (row: unknown[]) => Row {
  const names = [...new Set(fields.map(({ path: [name = ''] }) => name))]
  const parts = names.map((name) => {
    const indexes = [...fields.keys()].filter((index) => fields[index]?.path[0] === name)
    const of = indexes.flatMap((index) => fields[index] ?? [])
    const [first = 0] = indexes
    if (of[0]?.path.length === 1) return { name, index: first, decode: decoderOf(of[0].field) }
    const index = indexes.find((at) => is(fields[at]?.field, Column)) ?? first
    const read = readerOf(
      of.map(({ path, field }) => ({ path: path.slice(1), field })),
      {},
    )
    return { name, index, joined: { indexes, read, isOptional: isOptional(of, isNeverNull) } }
  })
  return (row) => {
    const made: Row = {}
    for (const { name, index, decode, joined } of parts) {
      const value = row[index]
      if (!joined) made[name] = value === null || decode === undefined ? value : decode(value)
      else if (joined.isOptional && value === null) made[name] = null
      else made[name] = joined.read(joined.indexes.map((at) => row[at]))
    }
    return made
  }
}

/** Whether all columns of these are of one table that need not have a row: where it has none, the first of them is null. */
function isOptional(fields: Field[], isNeverNull: Record<string, boolean>): boolean {
  const tables = fields.flatMap(({ field }) => (is(field, Column) ? [getTableName(field.table)] : []))
  const [table] = tables
  return table !== undefined && tables.every((other) => other === table) && isNeverNull[table] !== true
}

/** Undefined for a column whose value stays as it is. */
function decoderOf(field: unknown): Decode | undefined {
  const decoder = decoderIn(field)
  if (decoder === noopDecoder || decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined
  return (value) => decoder.mapFromDriverValue(value)
}

function decoderIn(field: unknown): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field
  const sql = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql
  return (sql as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder
}
