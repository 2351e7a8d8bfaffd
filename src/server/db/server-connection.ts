import pg from 'pg'

/** PostgreSQL 15 is the oldest that the tests run on. */
const OLDEST = 15

/**
 * Searches and recommendations are many small parts, which take ten times as long to compile as to run; and what a scan
 * brings first should be the same every time: from the table's beginning, by one process.
 */
const PLANNING = '-c jit=off -c synchronize_seqscans=off -c max_parallel_workers_per_gather=0'

/** Connects to a PostgreSQL server. @throws with one sentence when it cannot be reached or is too old */
export async function openServer(url: string, types: pg.CustomTypesConfig) {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 15_000,
    statement_timeout: 30_000,
    options: PLANNING,
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
    patiently: <T>(work: () => Promise<T>) => work(),
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

/** localhost stands for several addresses: Node then reports all refusals in one error without a text. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
