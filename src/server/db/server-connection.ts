import net from 'node:net'
import pg from 'pg'

/** PostgreSQL 15 is the oldest that the tests run on. */
const OLDEST = 15

/**
 * Searches and recommendations are many small parts, which take ten times as long to compile as to run; and what a scan
 * brings first should be the same every time: from the table's beginning, by one process.
 */
const PLANNING = '-c jit=off -c synchronize_seqscans=off -c max_parallel_workers_per_gather=0'

/** Milliseconds that one statement may take. */
const STATEMENT_MS = 30_000

export interface ServerOptions {
  types: pg.CustomTypesConfig
  /** Milliseconds that one statement may take. */
  watchdogMs?: number
}

/** Connects to a PostgreSQL server. @throws with one sentence when it cannot be reached or is too old */
export async function openServer(url: string, { types, watchdogMs = STATEMENT_MS }: ServerOptions) {
  const silence = limitSilence(watchdogMs)
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 15_000,
    statement_timeout: watchdogMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: PLANNING,
    Client: silence.Client,
    pipeline: true,
  })
  try {
    await refuseOldVersion(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    kind: 'postgres' as const,
    pool,
    patiently: silence.patiently,
    close: () => pool.end(),
  }

  async function refuseOldVersion(connections: pg.Pool) {
    const { rows } = await connections
      .query<{ server_version_num: string }>('show server_version_num')
      .catch((error: unknown) => {
        throw new Error(unreachable(url, error), { cause: error })
      })
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major >= OLDEST) return
    throw new Error(`DATABASE_URL leads to PostgreSQL ${major}; Ribbonry needs PostgreSQL ${OLDEST} or newer.`)
  }
}

/**
 * PostgreSQL ends a statement at its limit and says so. If nothing has come over a connection for longer than that, its
 * server is gone (a failover without RST, a NAT timeout, a frozen machine): the connection is destroyed, its query fails,
 * and the pool opens another.
 */
function limitSilence(statementMs: number) {
  // A fifth more, so that a server that is only slow can still say so.
  const limitMs = statementMs * 1.2
  let patient = 0
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      // One that breaks between two statements of a transaction would end the process; the next statement reports it.
      this.on('error', () => undefined)
      this.once('connect', () => {
        const { stream } = this.connection
        if (!(stream instanceof net.Socket)) return
        stream.setTimeout(limitMs)
        stream.on('timeout', () => {
          if (patient > 0) stream.setTimeout(limitMs)
          else stream.destroy(new Error(`Connection terminated: the database was silent for ${limitMs} ms`))
        })
      })
    }
  }
  return {
    Client,
    /** Migrations and dumps have no limit of their own: while one runs, nothing else has one. */
    patiently: async <T>(work: () => Promise<T>): Promise<T> => {
      patient += 1
      try {
        return await work()
      } finally {
        patient -= 1
      }
    },
  }
}

function unreachable(url: string, error: unknown): string {
  return `DATABASE_URL: PostgreSQL at ${placeOf(url)} cannot be used (${reasonOf(error)}).`
}

/** Host and database only: a password must not reach a log. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host === '' ? 'localhost' : host}${pathname}`
  } catch {
    return 'the given address'
  }
}

/** localhost resolves to several addresses: Node then reports all refusals in one error without a text. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
