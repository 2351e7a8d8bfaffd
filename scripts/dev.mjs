// npm run dev: serves from the sources and reloads what changes, pages and server both. The pages are at PORT (3000)
// and pass /api on to the server, which listens on the next port. Everything else is set as for npm start.
// With `--shops` (npm run dev -- --shops) local shops run beside it, whose products and live deals need no account, and a
// host of a product feed.
import './lib/node-version.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { orExplain } from './lib/chore-error.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { prepareInstall } from './lib/prepare.mjs'

await orExplain(prepareInstall)
const tsx = inRoot('node_modules/tsx/dist/cli.mjs')
// The database's starting point: a first start without it takes ten seconds longer.
spawnSync(process.execPath, [tsx, 'scripts/build-template.ts', 'dist'], { cwd: root, stdio: 'inherit' })
const devFeeds = pathToFileURL(inRoot('scripts/dev-feeds.mjs')).href
const pagesPort = Number(process.env.PORT ?? 3000)
// The proxy in vite.config.ts reads PORT too: it is the server's in both.
const env = {
  ...process.env,
  PORT: String(pagesPort + 1),
  APP_URL: process.env.APP_URL ?? `http://localhost:${pagesPort}`,
}
const host = process.env.HOST ?? '127.0.0.1'
let stopping = false
/** @type {import('node:child_process').ChildProcess[]} */
const children = []
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
if (process.argv.includes('--shops')) Object.assign(env, await localShops())
if (!stopping) children.push(program(tsx, 'watch', '--clear-screen=false', 'src/server/main.ts'))
// Pages that ask a server that isn't up yet would fill the terminal with failed requests.
await untilListening(pagesPort + 1)
if (!stopping) {
  const pages = ['--config', 'vite.config.ts', '--host', host, '--port', String(pagesPort), '--strictPort']
  children.push(program(inRoot('node_modules/vite/bin/vite.js'), ...pages, '--clearScreen', 'false'))
}

/**
 * In a group of its own, so that a terminal's Ctrl-C comes to this process alone and is passed on once.
 * @param {string} file
 * @param {string[]} args
 */
function program(file, ...args) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // One without the other is no use: when one ends, both do.
  child.once('exit', (code) => (stopping || (process.exitCode = code ?? 1), stop()))
  return child
}

/** @returns {Promise<Record<string, string>>} the variables with which the server uses them */
async function localShops() {
  const shops = spawn(process.execPath, [tsx, 'scripts/dev-shops.ts', String(pagesPort + 2)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(shops)
  shops.once('exit', (code) => (stopping || (process.exitCode = code ?? 1), stop()))
  for await (const line of createInterface({ input: shops.stdout })) {
    const variables = /** @type {Record<string, string>} */ (JSON.parse(line))
    console.log(`A product feed to add under Catalogue is at ${variables.DEV_FEED_HOST}/products.tsv`)
    return { ...variables, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${devFeeds}`.trim() }
  }
  return {}
}

/** @param {number} port of the server, where the pages' proxy asks for it */
async function untilListening(port) {
  while (!stopping && !(await isListening(port))) await sleep(200)
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
