import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installFromDebian, isRootOnDebian } from './debian.mjs'

/** The oldest PostgreSQL that the product promises to run on. */
const OLDEST = 15

/**
 * The newest PostgreSQL server on this machine, in PATH or where Debian, Homebrew and its own installer put it.
 * @returns {{ bin: string, version: string } | undefined} `version` such as '15.18'
 */
export function findPostgres() {
  const debian = childrenOf('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
  const brew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((opt) =>
    childrenOf(opt)
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => `${opt}/${name}/bin`),
  )
  return [...(process.env.PATH ?? '').split(delimiter), ...debian, ...brew, '/usr/local/pgsql/bin']
    .filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
    .map((bin) => ({ bin, version: versionOf(bin) }))
    .filter(({ version }) => Number.parseInt(version) >= OLDEST)
    .sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version))[0]
}

/** Without the second line, Debian makes and starts a cluster of its own, which no test uses. */
const INSTALL = [
  'apt-get install -y -q postgresql-common',
  "echo 'create_main_cluster = false' >>/etc/postgresql-common/createcluster.conf",
  'apt-get install -y -q postgresql',
].join(' && ')

/** The same, installed first where it is required and that is possible. @param {boolean} isRequired */
export async function havePostgres(isRequired) {
  if (isRequired && !findPostgres() && isRootOnDebian()) {
    console.log('Installing PostgreSQL …')
    await installFromDebian(INSTALL, findPostgres)
  }
  return findPostgres()
}

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {() => number} pid of its first process, whose children the others are
 * @property {() => number} connections how often somebody connected
 * @property {(name: 'SIGSTOP' | 'SIGCONT') => void} signal freezes or wakes it and all its processes; on Linux only
 * @property {() => Promise<void>} restart as an operator does: ends its connections, and starts it again
 * @property {() => boolean} hasEnded by itself, as after a failed recovery
 * @property {() => void} stop ends it and removes its data
 */

/**
 * Starts a PostgreSQL of its own: new data in a temporary folder, a free port of this machine, a password of its own.
 * Unless told otherwise it promises nothing about power cuts, which makes it fast.
 * @param {string} bin
 * @param {Record<string, string>} overrides settings of postgresql.conf, e.g. `{ fsync: 'on' }`
 * @param {string} disk where its temporary folder is made
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(bin, overrides = {}, disk = tmpdir()) {
  const folder = mkdtempSync(join(disk, 'ribbonry-postgres-'))
  const [data, secret] = [join(folder, 'data'), join(folder, 'password')]
  const password = randomBytes(16).toString('hex')
  writeFileSync(secret, password, { mode: 0o600 })
  const user = otherThanRoot()
  if (user) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid)
  const options = /** @type {const} */ ({ ...user, cwd: folder, encoding: 'utf8' })

  const init = ['-D', data, '-U', 'postgres', '-A', 'password', `--pwfile=${secret}`, '-E', 'UTF8', '--locale=C', '-N']
  const made = spawnSync(join(bin, 'initdb'), init, options)
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.stderr}`)
  }
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    log_connections: 'on',
    logging_collector: 'off',
    ...overrides,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let said = ''
  const launch = () => {
    const launched = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [launched.stdout, launched.stderr]) stream.on('data', (chunk) => (said += chunk))
    return launched
  }
  let server = launch()
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null

  const stop = () => {
    // 'Immediate': nothing of it is kept.
    if (!hasEnded()) server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.once('exit', stop)
  const started = async (starts = 1) => {
    for (let waited = 0; said.split('ready to accept connections').length <= starts; waited += 50) {
      if (server.exitCode !== null || waited > 30_000) {
        stop()
        throw new Error(`PostgreSQL did not start: ${said}`)
      }
      await sleep(50)
    }
  }
  await started()
  let starts = 1
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: () => server.pid ?? 0,
    connections: () => said.split('connection authorized').length - 1,
    signal(name) {
      const pid = server.pid ?? 0
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
      for (const one of [pid, ...children]) process.kill(one, name)
    },
    async restart() {
      if (!hasEnded()) {
        const ended = once(server, 'exit')
        // 'Fast': sessions are ended, what is committed is kept.
        server.kill('SIGINT')
        await ended
      }
      server = launch()
      starts += 1
      await started(starts)
    },
    hasEnded,
    stop,
  }
}

/** PostgreSQL refuses to run as root; there it runs as its own user, or as nobody. */
export function otherThanRoot() {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return found && { uid: Number(found[2]), gid: Number(found[3]) }
}

/** @param {string} bin */
const versionOf = (bin) =>
  execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).match(/\d+(\.\d+)?/)?.[0] ?? '0'

/** @param {string} folder */
const childrenOf = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
