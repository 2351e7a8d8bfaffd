// What the Dockerfile does, without Docker, part of `npm run verify`: scripts/build-image.mjs fills a plain folder, and the
// product runs from there as somebody who may write nowhere but in an empty data folder. Exits with 1 when it does not.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { inRoot } from '../lib/paths.mjs'

/** The uid of `nobody` on Debian; without root, it runs as the current user. */
const NOBODY = 65_534
const somebody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

// A restrictive umask: the image must be readable for other users anyway.
process.umask(0o077)
const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-image-'))
const [folder, dataDir] = [path.join(place, 'app'), path.join(place, 'data')]
let held = true
try {
  fs.chmodSync(place, 0o755)
  const built = spawnSync(process.execPath, [inRoot('scripts/build-image.mjs'), folder], { stdio: 'inherit' })
  say(built.status === 0, `the steps of the image fill a folder: ${megabytes(folder)} MB`)
  if (built.status === 0) await runFrom(folder)
} finally {
  fs.rmSync(place, { recursive: true, force: true })
}
process.exitCode = held ? 0 : 1

async function runFrom(cwd: string): Promise<void> {
  say(!fs.existsSync(path.join(cwd, 'node_modules/vite')), 'no tool of development is in it')
  fs.mkdirSync(dataDir, { mode: 0o700 })
  if (somebody.uid !== undefined) fs.chownSync(dataDir, somebody.uid, somebody.gid)
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir }
  const options = { ...somebody, cwd, env }
  const server = spawn(process.execPath, ['dist/server/main.js'], { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const address = await addressOf(server)
  const { port } = new URL(address)

  const get = (where: string) => fetch(new URL(where, address))
  say((await get('/api/health/ready')).status === 200, 'ready answers on an empty data folder')
  const page = await (await get('/')).text()
  const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1] ?? '/missing'
  say(page.includes('<title>Ribbonry') && (await get(script)).ok, 'a page and its code are served')
  const ask = (at: string) =>
    spawnSync(process.execPath, ['healthcheck.mjs'], { ...options, env: { ...env, PORT: at } }).status
  say(ask(port) === 0, 'the health check says that it is well')
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/server/${program}`, ...args], {
      ...options,
      encoding: 'utf8',
    })
    return { isDone: status === 0, said: `${stdout.trim()}${stderr.trim()}` }
  }
  const file = path.join(dataDir, 'backups/before.jsonl.gz')
  const backup = run('backup.js', file)
  say(backup.isDone, `a backup is taken while it runs: ${backup.said}`)

  server.kill('SIGTERM')
  const [code, signal] = (await ended) as [number | null, string | null]
  say(code === 0, `SIGTERM ends it with code ${code}${signal === null ? '' : ` (${signal})`}`)
  say(ask(port) === 1, 'the health check says that it is not')
  const refused = run('restore.js', file)
  say(!refused.isDone, `a backup does not go over what is there: ${refused.said}`)
  const restored = run('restore.js', file, '--replace')
  say(restored.isDone, `but with --replace: ${restored.said}`)
}

/** Printed once it answers there. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('It has no output.')
  for await (const line of readline.createInterface({ input: server.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address !== undefined) return address
  }
  throw new Error('It ended before it served.')
}

function megabytes(where: string): number {
  const files = fs.existsSync(where) ? fs.readdirSync(where, { recursive: true, withFileTypes: true }) : []
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => fs.statSync(path.join(file.parentPath, file.name)).size)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000)
}

function say(isHeld: boolean, text: string): void {
  held &&= isHeld
  console.log(`${isHeld ? 'HELD    ' : 'FAILED  '} ${text}`)
}
