// npm run dev: serves from the sources and reloads what changes, pages and server both. The pages are at PORT (3000)
// and pass /api on to the server, which listens on the next port. Everything else is set as for npm start.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { spawn } = await import('node:child_process')
const { orExplain } = await import('./lib/chore-error.mjs')
const { inRoot, root } = await import('./lib/paths.mjs')
const { prepareSources } = await import('./lib/prepare.mjs')

await orExplain(prepareSources)
const pagesPort = Number(process.env.PORT ?? 3000)
// The proxy in vite.config.ts reads PORT too: it is the server's in both.
const env = {
  ...process.env,
  PORT: String(pagesPort + 1),
  APP_URL: process.env.APP_URL ?? `http://localhost:${pagesPort}`,
}
const host = process.env.HOST ?? '127.0.0.1'
const children = [
  program('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'),
  program(
    'vite/bin/vite.js',
    '--config',
    'vite.config.ts',
    '--host',
    host,
    '--port',
    String(pagesPort),
    '--strictPort',
    '--clearScreen',
    'false',
  ),
]

let stopping = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
// One without the other is no use: when one ends, both do.
for (const child of children) child.once('exit', (code) => (stopping || (process.exitCode = code ?? 1), stop()))

/**
 * In a group of its own, so that a terminal's Ctrl-C comes to this process alone and is passed on once.
 * @param {string} file in node_modules
 * @param {string[]} args
 */
function program(file, ...args) {
  return spawn(process.execPath, [inRoot('node_modules', file), ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
