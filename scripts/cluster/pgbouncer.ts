import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, otherThanRoot } from '../test/postgres.mjs'

/** Such as '1.18.0', or undefined where there is no PgBouncer. */
export function findPgBouncer(): string | undefined {
  const { status, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  return status === 0 ? /\d+\.\d+\.\d+/.exec(stdout)?.[0] : undefined
}

/** PgBouncer in transaction mode, in front of all databases of the server at `server`. Its log is in `said`. */
export async function startPgBouncer(server: string) {
  const { hostname, port, username, password } = new URL(server)
  const folder = mkdtempSync(path.join(tmpdir(), 'ribbonry-pgbouncer-'))
  const own = await freePort()
  // Fewer connections than the processes have: they do share them.
  writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`,
  )
  writeFileSync(path.join(folder, 'users'), `"${username}" "${password}"\n`)
  const user = otherThanRoot()
  chmodSync(folder, 0o700)
  if (user) for (const name of ['', 'pgbouncer.ini', 'users']) chownSync(path.join(folder, name), user.uid, user.gid)
  const bouncer = spawn('pgbouncer', [path.join(folder, 'pgbouncer.ini')], {
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [bouncer.stdout, bouncer.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(bouncer, 'exit')
  const stop = async () => {
    if (bouncer.exitCode === null && bouncer.signalCode === null) bouncer.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let waited = 0; !(await answers(own)); waited += 50) {
    if (bouncer.exitCode !== null || waited > 10_000) {
      await stop()
      throw new Error(`PgBouncer did not start: ${said}`)
    }
    await sleep(50)
  }
  const url = new URL(server)
  url.port = String(own)
  return { url: url.href, said: () => said, stop }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
