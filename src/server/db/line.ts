import { PgDialect } from 'drizzle-orm/pg-core'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db, DbOrTx, Tx } from './connection.ts'

/** Reads over one connection: statements that don't wait for each other leave together, in one trip to the database. */
export async function readTogether<Result>(db: Db, read: (db: DbOrTx) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  try {
    return await read(lineOf(client).tx)
  } finally {
    client.release()
  }
}

const dialect = new PgDialect()

/** What one connection reads and writes with. */
interface Line {
  send: (statement: string | pg.QueryConfig) => Promise<pg.QueryResult>
  tx: Tx
  sentWithCommit: Promise<unknown>[]
}

const lines = new WeakMap<pg.PoolClient, Line>()
/** What the commit of a transaction under way waits for. */
export const awaitedByCommit = new WeakMap<Tx, Promise<unknown>[]>()

/** Kept as long as the connection: `preparedOnce` builds its statements for the transaction object. */
export function lineOf(client: pg.PoolClient): Line {
  const known = lines.get(client)
  if (known) return known
  const send = inOnePiece(client)
  const session = new NodePgSession({ query: send } as pg.PoolClient, dialect, undefined, {})
  const tx: Tx = new NodePgTransaction(dialect, session, undefined)
  const line: Line = { send, tx, sentWithCommit: [] }
  awaitedByCommit.set(tx, line.sentWithCommit)
  lines.set(client, line)
  return line
}

/** Statements don't wait for each other's answers, and those of one turn of the event loop are one write to the socket. */
function inOnePiece(client: pg.PoolClient) {
  let isHeldBack = false
  return (statement: string | pg.QueryConfig, values?: unknown[]) => {
    if (!isHeldBack) {
      const { stream } = client.connection
      isHeldBack = true
      stream.cork()
      // Runs once everything that doesn't wait for an answer has run.
      process.nextTick(() => {
        isHeldBack = false
        stream.uncork()
      })
    }
    return client.query(statement, values)
  }
}
