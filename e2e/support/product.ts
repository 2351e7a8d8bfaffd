import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newDatabase } from '../../scripts/processes/database.ts'

/** Installing and building may come first; afterward the product answers within seconds. */
const PATIENCE_MS = 5 * 60_000

/**
 * V8's optimizing compilers, which pay later than most products here live. Measured on journeys with products of their own,
 * a tenth of all processor time, the browser's included; where all share one, nothing.
 */
const forShortLives = ['--liftoff-only', '--interrupt-budget=1000000']

/** A running product: where it answers, where it keeps its data, and how to end it. */
export interface Product {
  address: string
  dataDir: string
  stop: () => Promise<void>
}

/**
 * Starts the built product as a person does, with new data and a free port, and tells the journeys its address.
 *
 * The one that most journeys share is on the PostgreSQL in TEST_DATABASE_URL, if there is one: so journeys see both
 * databases, and take a tenth less processor time. Those that start a product of their own have the embedded one.
 * Playwright calls it before the first journey, and what it returns after the last.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright's globalSetup takes the default export
export default async function startProduct(): Promise<() => Promise<void>> {
  giveOthersTheirTime()
  const server = process.env['TEST_DATABASE_URL']
  const database = server === undefined ? undefined : await newDatabase(server)
  const { address, dataDir, stop } = await launchProduct(database && { DATABASE_URL: database.url })
  // Without a mail server, e-mails are files in its outbox folder.
  process.env['RIBBONRY_E2E_DATA'] = dataDir
  process.env['RIBBONRY_E2E_URL'] = address
  return async () => {
    await stop()
    await database?.drop()
  }
}

/**
 * On Linux, for this process and all that it starts: what wakes up doesn't interrupt what runs. The browsers', workers' and
 * products' many processes switch a quarter less often, and take a twelfth less processor time, measured in turns on two cores.
 */
function giveOthersTheirTime() {
  spawnSync('chrt', ['--batch', '--pid', '0', `${process.pid}`])
}

/** A module of this folder that a product loads before anything else, for its NODE_OPTIONS. */
export function preload(name: string): string {
  return `--import=${pathToFileURL(join(import.meta.dirname, name)).href}`
}

/**
 * A product with new data of its own.
 * @param more settings besides those of every journey
 */
export async function launchProduct(more: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ribbonry-e2e-'))
  const { DATABASE_URL: _ours, APP_URL: _address, ...env } = process.env
  const start = join(import.meta.dirname, '../../scripts/start.mjs')
  const product = spawn(process.execPath, [...forShortLives, start], {
    env: {
      ...env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      ADMIN_EMAILS: 'admin@example.com',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...more,
      NODE_OPTIONS: `${preload('hurried-jobs-preload.mjs')} ${more['NODE_OPTIONS'] ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => product.once('close', () => resolve()))
  const stop = async () => {
    product.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    return { address: await addressOf(product), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The address that the product prints, once it answers there. */
function addressOf(product: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => reject(new Error(`The product ${why}. It said:\n${said}`))
    const patience = setTimeout(() => fail(`printed no address in ${PATIENCE_MS / 60_000} minutes`), PATIENCE_MS)
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /http:\/\/[\w.[\]:-]+:\d+/.exec(said)?.[0]
      if (address === undefined) return
      clearTimeout(patience)
      // What it says from now on is read, or it would wait, and thrown away.
      for (const stream of [product.stdout, product.stderr]) stream?.off('data', listen).resume()
      resolve(address)
    }
    for (const stream of [product.stdout, product.stderr]) stream?.on('data', listen)
    product.once('close', () => {
      clearTimeout(patience)
      fail('ended before it served')
    })
  })
}
