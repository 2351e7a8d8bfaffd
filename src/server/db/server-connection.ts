import net from 'node:net'
import pg from 'pg'
import { hostsOf, Primary } from './hosts.ts'
import { Piece } from './piece.ts'

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
  /** 'unnamed' for connection pools that hand each transaction to another connection and know no prepared statements. */
  statements?: 'named' | 'unnamed'
  /** Milliseconds that one statement may take. */
  watchdogMs?: number
}

/** Connects to a PostgreSQL server. @throws with one sentence when it cannot be reached or is too old */
export async function openServer(url: string, options: ServerOptions) {
  const { types, statements = 'named', watchdogMs = STATEMENT_MS } = options
  const primary = new Primary(hostsOf(url))
  const silence = limitSilence(watchdogMs, primary, statements)
  const pool = new pg.Pool({
    connectionString: primary.url,
    types,
    max: 10,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Such a pool would refuse what each connection asks for at its start: there the database's role has it.
    ...(statements === 'named' && { statement_timeout: watchdogMs, options: PLANNING }),
    Client: silence.Client,
    pipeline: true,
    ...(!primary.isAlone && { verify: silence.verify }),
  })
  try {
    await refuseOldVersion(pool, hostsOf(url).length)
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

  async function refuseOldVersion(connections: pg.Pool, tries: number): Promise<void> {
    const { rows } = await connections
      .query<{ server_version_num: string }>('show server_version_num')
      .catch(async (error: unknown) => {
        if (tries > 1) return { rows: [] }
        throw new Error(unreachable(url, error), { cause: error })
      })
    if (rows.length === 0) return refuseOldVersion(connections, tries - 1)
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
function limitSilence(statementMs: number, primary: Primary, statements: 'named' | 'unnamed') {
  // A fifth more, so that a server that is only slow can still say so.
  const limitMs = statementMs * 1.2
  let patient = 0
  class Client extends pg.Client {
    #isVerified = false
    constructor(config?: pg.ClientConfig) {
      const { url } = primary
      super(primary.isAlone ? config : { ...config, connectionString: url })
      if (statements === 'unnamed') this.query = withoutNames(this.query.bind(this))
      // An error comes first: a retry that it causes must reach the next host.
      for (const event of ['error', 'end'])
        this.connection.once(event, () => {
          if (!this.#isVerified) primary.leave(url)
        })
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

    /** @throws when this isn't the primary; once the connection is closed, the next one is to another host */
    async verify(): Promise<void> {
      const { rows } = await this.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
      if (rows[0]?.isStandby !== false) throw new Error('Connection terminated: this PostgreSQL server is a standby')
      this.#isVerified = true
    }
  }
  return {
    Client,
    /** Before a new connection's first use. */
    verify: (client: pg.PoolClient, done: (error?: Error) => void) => {
      if (client instanceof Client) client.verify().then(() => done(), done)
    },
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

function withoutNames(query: pg.Client['query']): pg.Client['query'] {
  const send = query as (...sent: unknown[]) => unknown
  return ((config: unknown, ...others: unknown[]) => {
    if (config instanceof Piece) config.forgetNames()
    else if (typeof config === 'object' && config !== null && 'name' in config) config.name = undefined
    return send(config, ...others)
  }) as pg.Client['query']
}

function unreachable(url: string, error: unknown): string {
  return `DATABASE_URL: PostgreSQL at ${placeOf(url)} cannot be used (${reasonOf(error)}).`
}

/** Host and database only: a password must not reach a log. */
function placeOf(url: string): string {
  try {
    const places = hostsOf(url).map((one) => new URL(one))
    return places.map(({ host, pathname }) => `${host === '' ? 'localhost' : host}${pathname}`).join(' or ')
  } catch {
    return 'the given address'
  }
}

/** localhost resolves to several addresses: Node then reports all refusals in one error without a text. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
