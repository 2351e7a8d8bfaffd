import { PgDialect } from 'drizzle-orm/pg-core'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db, DbOrTx, Tx } from './connection.ts'
import { Piece } from './piece.ts'
import { CHOSEN_PLANS, GENERAL_PLANS, GENERAL_PLANS_OF_CHANGE } from './plan-mode.ts'

/** Reads over one connection: statements that don't wait for each other leave together, in one trip to the database. */
export async function readTogether<Result>(db: Db, read: (db: DbOrTx) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  const line = lineOf(client)
  try {
    return await read(line.tx)
  } finally {
    client.release(!line.isUsable)
  }
}

/**
 * Returns a function for small reads of requests: those that arrive together leave in one trip over one connection, because
 * sending one costs more than running it. One that fails takes those behind it along.
 */
export function createSharedReads(db: Db) {
  let waiting: { run: (line: DbOrTx) => Promise<void>; reject: (error: unknown) => void }[] = []
  const leave = async () => {
    const reads = waiting
    waiting = []
    try {
      await readTogether(db, (line) => Promise.all(reads.map(({ run }) => run(line))))
    } catch (error) {
      // There's no connection.
      for (const { reject } of reads) reject(error)
    }
  }
  return <Result>(read: (line: DbOrTx) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ run: (line) => read(line).then(resolve, reject), reject })
      // After whatever else has arrived by now has been read from its socket.
      if (waiting.length === 1) setImmediate(() => void leave())
    })
}

const dialect = new PgDialect()

const lines = new WeakMap<pg.PoolClient, Line>()
const linesOfTransactions = new WeakMap<DbOrTx, Line>()

/** Kept as long as the connection: `preparedOnce` builds its statements for the transaction object. */
export function lineOf(client: pg.PoolClient): Line {
  const known = lines.get(client)
  if (known) return known
  const line = new Line(client)
  lines.set(client, line)
  linesOfTransactions.set(line.tx, line)
  return line
}

/** Undefined for what isn't a line's: the database itself, and drizzle's own transactions. */
export function lineOfTransaction(db: DbOrTx): Line | undefined {
  return linesOfTransactions.get(db)
}

/** That of a change under way, undefined for any other transaction. */
export function lineOfChange(tx: Tx): Line | undefined {
  const line = linesOfTransactions.get(tx)
  return line?.isInChange ? line : undefined
}

/**
 * What one connection reads and writes with. Statements don't wait for each other's answers, and those of one turn of the event
 * loop leave in one piece.
 */
export class Line {
  readonly tx: Tx
  readonly #client: pg.PoolClient
  readonly #types: pg.CustomTypesConfig
  #piece: Piece | undefined
  #isUsable = true
  #change: 'none' | 'begun' | 'committed' = 'none'
  #isLast = false
  #mayCommit = false
  #committed: Promise<pg.QueryResult> | undefined
  /** What the commit waits for. */
  #awaited: Promise<unknown>[] = []

  constructor(client: pg.PoolClient) {
    this.#client = client
    this.#types = { getTypeParser: client.getTypeParser.bind(client) }
    const query = (statement: pg.QueryConfig, values?: unknown[]) => this.send(statement, values)
    // A session asks its client for nothing but `query`.
    const session = new NodePgSession({ query } as unknown as pg.PoolClient, dialect, undefined, {})
    this.tx = new NodePgTransaction(dialect, session, undefined)
  }

  /** Whether the connection can be used by others afterward. */
  get isUsable(): boolean {
    return this.#isUsable
  }

  get isInChange(): boolean {
    return this.#change !== 'none'
  }

  /**
   * From here on until `endChange` all statements are one transaction.
   * @param mayCommit whether a command that knows its last statement may commit
   */
  beginChange(mayCommit: boolean): void {
    this.#change = 'begun'
    // If one of them fails, so does what is sent with it.
    for (const statement of [BEGIN, GENERAL_PLANS_OF_CHANGE]) this.send(statement).catch(() => undefined)
    this.#isLast = false
    this.#mayCommit = mayCommit
    this.#committed = undefined
    this.#awaited = []
  }

  /** The statements under way are the last: the commit leaves with them. */
  commitNext(): void {
    this.#isLast = this.#mayCommit
  }

  /** @throws with whatever the commit waited for */
  async commit(): Promise<void> {
    if (this.#change === 'begun') this.#sendCommit()
    await Promise.all([...this.#awaited, this.#committed])
    // So PostgreSQL answers a commit after a statement that failed, if somebody caught its error.
    if ((await this.#committed)?.command === 'ROLLBACK')
      throw new Error('A change was committed after a part of it failed')
  }

  async rollback(): Promise<void> {
    // What is about to leave is part of the change.
    if (this.#piece) await new Promise<void>((resolve) => process.nextTick(resolve))
    await this.#client.query('rollback')
  }

  endChange(): void {
    this.#change = 'none'
  }

  awaitWithCommit(statement: Promise<unknown>): void {
    this.#awaited.push(statement)
  }

  send(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#change === 'committed') return Promise.reject(new Error('A change went on after its last statement'))
    return this.#nextPiece().add(statement, values)
  }

  #sendCommit(): void {
    this.#committed = this.send(COMMIT)
    // Reported by `commit`, unless what it was sent with fails first.
    this.#committed.catch(() => undefined)
    this.#change = 'committed'
  }

  #nextPiece(): Piece {
    if (this.#piece) return this.#piece
    const piece = new Piece(this.#types, () => {
      this.#isUsable = false
    })
    this.#piece = piece
    const isChange = this.#change !== 'none'
    if (!isChange) piece.add(GENERAL_PLANS).catch(() => undefined)
    // Runs once everything that doesn't wait for an answer has run.
    process.nextTick(() => {
      if (this.#isLast && this.#change === 'begun') this.#sendCommit()
      this.#piece = undefined
      if (!isChange) piece.add(CHOSEN_PLANS).catch(() => undefined)
      this.#client.query(piece)
    })
    return piece
  }
}

const BEGIN = { name: 'begin', text: 'begin' }
const COMMIT = { name: 'commit', text: 'commit' }
