import pg from 'pg'
import { isPlanMode } from './plan-mode.ts'
import { columnsOf, Statement, type Connection } from './statement.ts'

/**
 * Statements that leave as one message with one end (`Sync`), so that PostgreSQL answers once. It skips those behind one that
 * fails. To pg it's a single query.
 */
export class Piece extends pg.Query {
  readonly #types: pg.CustomTypesConfig
  #statements: Statement[] = []
  /** Whose names the database learns from this piece. */
  readonly #isNew = new Set<Statement>()
  readonly #namesAreUncertain: () => void
  #answered = 0

  /**
   * @param types of values in answers, for statements that name none of their own
   * @param namesAreUncertain called when the piece failed, and whether the database knows all names that pg counts on is unknown
   */
  constructor(types: pg.CustomTypesConfig, namesAreUncertain: () => void) {
    super('')
    this.#types = types
    this.#namesAreUncertain = namesAreUncertain
  }

  add(config: pg.QueryConfig, values: unknown[] = config.values ?? []): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#statements.push(new Statement(config, values, this.#types, [resolve, reject]))
    })
  }

  /** For databases that know no prepared statements. */
  forgetNames(): void {
    this.#statements = this.#statements.filter((statement) => !isPlanMode(statement))
    for (const statement of this.#statements) statement.name = undefined
  }

  override submit = (to: pg.Connection): void => {
    const connection = to as unknown as Connection
    const { messages, gathering } = gather(connection)
    const known = columnsOf(connection)
    for (const statement of this.#statements) {
      if (statement.name !== undefined && !statement.isParsed(connection)) this.#isNew.add(statement)
      try {
        statement.write(gathering, known)
      } catch (error) {
        // What comes behind one whose values can't be written, perhaps a commit, must not take effect either.
        gathering.parse({ text: 'incomplete' })
        statement.fail(error as Error)
        break
      }
    }
    gathering.sync()
    connection.stream.write(Buffer.concat(messages))
  }

  // What pg hands a query of the database's answers.

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#statements[this.#answered]?.describe(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#statements[this.#answered]?.addRow(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#statements[this.#answered]?.complete(text)
    this.#answered += 1
  }

  handleReadyForQuery(): void {
    for (const statement of this.#statements) statement.settle()
  }

  handleError(error: Error): void {
    for (const [index, statement] of this.#statements.entries()) {
      if (index < this.#answered) statement.settle()
      else {
        if (this.#isNew.has(statement)) this.#namesAreUncertain()
        statement.fail(error)
      }
    }
  }
}

/** A connection that keeps what is sent over it: one write costs less than one for each message. */
function gather(connection: Connection) {
  const messages: Buffer[] = []
  const stream = { writable: true, write: (message: Buffer) => messages.push(message) > 0 }
  const gathering = Object.create(connection, { stream: { value: stream } }) as Connection
  return { messages, gathering }
}
