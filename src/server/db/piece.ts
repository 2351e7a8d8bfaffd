import pg from 'pg'

/** What pg's own classes do, as far as their types leave it out. */
interface Connection extends pg.Connection {
  parse(statement: { text: string }): void
}

interface Statement {
  name?: string | undefined
  hasBeenParsed(connection: Connection): unknown
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

/**
 * Statements that leave as one message with one end (`Sync`), so that PostgreSQL answers once. It skips those behind one that
 * fails. To pg it's a single query.
 */
export class Piece extends pg.Query {
  readonly #types: pg.CustomTypesConfig
  readonly #statements: Statement[] = []
  /** Whose names the database learns from this piece. */
  readonly #isNew = new Set<Statement>()
  readonly #namesAreUncertain: () => void
  #answered = 0
  #hasFailed = false

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
      const parts = { types: this.#types, ...config, values, queryMode: 'extended' }
      const statement = new pg.Query(parts, (error, result) => {
        if (error) {
          this.#hasFailed = true
          reject(error)
          // pg hands over what its client takes for a result, too; its types know the builder of it.
        } else resolve(result as unknown as pg.QueryResult)
      })
      // pg's types leave out what its queries do with answers.
      this.#statements.push(statement as unknown as Statement)
    })
  }

  /** For databases that know no prepared statements. */
  forgetNames(): void {
    for (const statement of this.#statements) statement.name = undefined
  }

  override submit = (to: pg.Connection): void => {
    const connection = to as Connection
    const withoutEnd = Object.assign(Object.create(connection) as Connection, { sync: () => undefined })
    connection.stream.cork()
    for (const statement of this.#statements) {
      if (statement.name !== undefined && !statement.hasBeenParsed(connection)) this.#isNew.add(statement)
      statement.prepare(withoutEnd)
      // pg leaves out one whose values can't be written: what comes behind it, perhaps a commit, must not take effect either.
      if (this.#hasFailed) {
        connection.parse({ text: 'incomplete' })
        break
      }
    }
    connection.sync()
    connection.stream.uncork()
  }

  // What pg hands a query of the database's answers.

  handleRowDescription(message: unknown): void {
    this.#statements[this.#answered]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#statements[this.#answered]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#statements[this.#answered]?.handleCommandComplete(message, connection)
    this.#answered += 1
  }

  handleReadyForQuery(connection: Connection): void {
    for (const statement of this.#statements) statement.handleReadyForQuery(connection)
  }

  handleError(error: Error, connection: Connection): void {
    for (const [index, statement] of this.#statements.entries()) {
      if (index < this.#answered) statement.handleReadyForQuery(connection)
      else {
        if (this.#isNew.has(statement)) this.#namesAreUncertain()
        statement.handleError(error, connection)
      }
    }
  }
}
