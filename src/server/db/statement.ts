import type pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

/** What pg's own class does, as far as its types leave it out. */
export interface Connection extends Omit<pg.Connection, 'parse' | 'bind' | 'describe' | 'execute'> {
  /** The texts of named statements that the database knows, or will once it has read what was sent. */
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
  parse(statement: { name?: string | undefined; text: string }): void
  bind(values: { statement?: string | undefined; values: unknown[]; valueMapper: (value: unknown) => unknown }): void
  describe(what: { type: 'P' }): void
  execute(what: object): void
}

type Reader = (text: string) => unknown

interface Columns {
  fields: pg.FieldDef[]
  readers: Reader[]
}

/** Of the named statements of a connection, which keep their columns as long as it lasts. */
type Known = Map<string, Columns>

const knownOf = new WeakMap<Connection, Known>()

export function columnsOf(connection: Connection): Known {
  const known = knownOf.get(connection) ?? new Map<string, Columns>()
  knownOf.set(connection, known)
  return known
}

/**
 * One statement of a piece. pg's own query is several times the work: it copies its configuration, and asks for the columns of
 * every answer again, which the database then describes and pg reads.
 */
export class Statement {
  name: string | undefined
  readonly #text: string
  readonly #values: unknown[]
  readonly #types: pg.CustomTypesConfig
  readonly #isInArrays: boolean
  readonly #resolve: (result: pg.QueryResult) => void
  readonly #reject: (error: Error) => void
  #known: Known | undefined
  #columns: Columns = { fields: [], readers: [] }
  #rows: unknown[] = []
  #completed = ''
  #unreadable: Error | undefined

  constructor(
    { name, text, types, rowMode }: pg.QueryConfig & { rowMode?: 'array' },
    values: unknown[],
    ofPool: pg.CustomTypesConfig,
    [resolve, reject]: [(result: pg.QueryResult) => void, (error: Error) => void],
  ) {
    this.name = name
    this.#text = text
    this.#values = values
    this.#types = types ?? ofPool
    this.#isInArrays = rowMode === 'array'
    this.#resolve = resolve
    this.#reject = reject
  }

  isParsed({ parsedStatements, submittedNamedStatements }: Connection): boolean {
    const { name } = this
    return name !== undefined && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined
  }

  /** @throws when a value can't be written */
  write(connection: Connection, known: Known): void {
    const { name } = this
    const isParsed = this.isParsed(connection)
    if (!isParsed) connection.parse({ name, text: this.#text })
    this.#known = known
    const columns = isParsed && name !== undefined ? known.get(name) : undefined
    connection.bind({ statement: name, values: this.#values, valueMapper: prepareValue })
    if (columns) this.#columns = columns
    else connection.describe({ type: 'P' })
    connection.execute({})
    if (!isParsed && name !== undefined) connection.submittedNamedStatements[name] = this.#text
  }

  describe(fields: pg.FieldDef[]): void {
    this.#columns = {
      fields,
      readers: fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text') as Reader),
    }
  }

  addRow(texts: (string | null)[]): void {
    if (this.#unreadable) return
    try {
      const { readers, fields } = this.#columns
      const values = texts.map((text, index) => (text === null ? null : readers[index]?.(text)))
      this.#rows.push(
        this.#isInArrays ? values : Object.fromEntries(values.map((value, index) => [fields[index]?.name, value])),
      )
    } catch (error) {
      this.#unreadable = error as Error
    }
  }

  complete(text: string): void {
    this.#completed = text
    // Also of a statement that answers nothing, which the database says in no other way.
    if (this.name !== undefined) this.#known?.set(this.name, this.#columns)
  }

  settle(): void {
    if (this.#unreadable) return this.#reject(this.#unreadable)
    const [, command = '', rows] = /^(\w+).*?(\d+)?$/.exec(this.#completed) ?? []
    const rowCount = rows === undefined ? null : Number(rows)
    this.#resolve({ command, rowCount, oid: 0, fields: this.#columns.fields, rows: this.#rows as pg.QueryResultRow[] })
  }

  fail(error: Error): void {
    this.#reject(error)
  }
}
