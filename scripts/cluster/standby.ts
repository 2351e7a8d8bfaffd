import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, otherThanRoot, startPostgres, type Postgres } from '../test/postgres.mjs'

export interface Pair {
  /** Both hosts, as an operator writes them. */
  url: string
  primary: Postgres
  /** The address of the standby alone. */
  standbyUrl: string
  /** Makes the standby the primary. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** A primary whose commits wait for its standby, and that standby. */
export async function startPair(bin: string): Promise<Pair> {
  const primary = await startPostgres(bin, { synchronous_commit: 'on', log_connections: 'off' })
  const folder = mkdtempSync(path.join(tmpdir(), 'ribbonry-standby-'))
  const user = otherThanRoot()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const options = { ...user, cwd: folder }
  const copy = ['--pgdata', data, '--dbname', primary.url, '--write-recovery-conf', '--checkpoint=fast']
  const copied = spawnSync(path.join(besides(bin), 'pg_basebackup'), copy, { ...options, encoding: 'utf8' })
  if (copied.status !== 0) {
    primary.stop()
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`pg_basebackup failed: ${copied.error?.message ?? copied.stderr}`)
  }
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const standby = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' })
  const ended = once(standby, 'exit')
  const url = new URL(primary.url)
  const first = url.port
  url.port = String(port)
  const pair: Pair = {
    url: primary.url.replace(`:${first}/`, `:${first},127.0.0.1:${port}/`) + '?target_session_attrs=read-write',
    primary,
    standbyUrl: url.href,
    promote: async () => {
      await ask(url.href, 'select pg_promote()')
    },
    async stop() {
      if (standby.exitCode === null && standby.signalCode === null) standby.kill('SIGQUIT')
      await ended
      primary.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
  try {
    // Only now, and only in the primary's own file: the standby will be a primary without one of its own.
    await ask(primary.url, "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()')
    for (let waited = 0; !(await isSynchronous(primary.url)); waited += 100) {
      if (waited > 30_000 || standby.exitCode !== null) throw new Error('The standby did not follow its primary.')
      await sleep(100)
    }
    return pair
  } catch (error) {
    await pair.stop()
    throw error
  }
}

/** Where all of PostgreSQL's programs are: in PATH there may be links to some of them. */
const besides = (bin: string) => path.dirname(realpathSync(path.join(bin, 'postgres')))

async function isSynchronous(url: string): Promise<boolean> {
  const rows = await ask(url, "select from pg_stat_replication where sync_state = 'sync'")
  return rows.length > 0
}

/** One after the other; the rows of the last. */
async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
  }
}
