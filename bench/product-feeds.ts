import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createReadStream } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findPostgres, startPostgres } from '../scripts/test/postgres.mjs'
import { runFeeds } from '#server/catalogue/feeds/run-feeds.ts'
import { importEmbedded } from '#server/catalogue/embedded/import.ts'
import { systemClock } from '#server/clock.ts'
import { openDatabase, type Database } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { productFeeds } from '#server/db/schema.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import type { FetchFile } from '#server/outbound/fetch-file.ts'
import { parseSettings } from '#server/settings.ts'

const quiet = { info() {}, warn() {}, error() {} }

/**
 * Product feeds from the first byte to the moment they're visible, indexes included: a new one, the same once more with a
 * tenth of its prices changed, and meanwhile how long another query waits and how much memory this process has.
 */
export async function measureProductFeeds({ rows }: { rows?: number }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const results: Record<string, Record<string, string | number>> = {}
  const postgres = findPostgres()
  if (!postgres) throw new Error('bench needs PostgreSQL 15 or newer on this machine')
  const cluster = await startPostgres(postgres.bin, { fsync: 'on', synchronous_commit: 'on', log_connections: 'off' })
  try {
    const onServer = await openDatabase({ url: cluster.url, dataDir: '', log: quiet })
    results['PostgreSQL'] = await measured(onServer, { DATABASE_URL: cluster.url }, rows ?? 1_000_000, folder)
    await onServer.close()
    console.table(results)
    const embedded = await openDatabase({ dataDir: path.join(folder, 'data'), log: quiet })
    results['embedded'] = await measured(embedded, {}, Math.min(rows ?? 100_000, 100_000), folder)
    await embedded.close()
  } finally {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  console.table(results)
  return { loadAtTheEnd: os.loadavg().map((value) => Number(value.toFixed(1))), ...results }
}

async function measured(database: Database, environment: Record<string, string>, rows: number, folder: string) {
  await migrateDatabase(database)
  await importEmbedded(database, systemClock.now())
  const settings = parseSettings(environment)
  const { db } = database
  const mailer = createMailer({ db, settings, clock: systemClock, outboxDir: null })
  let file = await generated(path.join(folder, `first-${rows}.tsv`), rows, 0)
  const fetchFeed: FetchFile = async () => ({
    kind: 'file',
    bytes: createReadStream(file) as AsyncIterable<Uint8Array>,
    length: statSync(file).size,
    etag: null,
    lastModified: null,
  })
  const services = { db, patiently: database.patiently, settings, clock: systemClock, mailer, fetchFeed }
  const feed = {
    name: 'Generated',
    url: 'https://feeds.example/list.tsv',
    schedule: 'off',
    createdAt: new Date(),
  } as const
  await db.insert(productFeeds).values({ ...feed, state: 'waiting' })
  const first = await watched(database, () => runFeeds(services, new AbortController().signal))
  file = await generated(path.join(folder, `second-${rows}.tsv`), rows, 10)
  await db.update(productFeeds).set({ state: 'waiting' })
  const second = await watched(database, () => runFeeds(services, new AbortController().signal))
  const [after] = await db.select().from(productFeeds)
  return {
    rows,
    'MB in file': Math.round(statSync(file).size / 1e6),
    'new, rows/s': Math.round(rows / first.seconds),
    'again, rows/s': Math.round(rows / second.seconds),
    'memory, MB': Math.round(Math.max(first.memory, second.memory)),
    'of them added, MB': Math.round(Math.max(first.memory, second.memory) - first.before),
    'longest wait, ms': Math.round(Math.max(first.wait, second.wait)),
    'changed by the second': after?.lastResult?.changed ?? 0,
    visible: after?.products ?? 0,
  }
}

/** How long work took, the most memory meanwhile, and the longest that another query waited for its answer. */
async function watched({ pool }: Database, work: () => Promise<void>) {
  const before = process.memoryUsage().rss / 1e6
  let memory = before
  let wait = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now()
      await pool.query("select 1 from products where product_key = 'none'")
      wait = Math.max(wait, performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  const looking = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss / 1e6)
  }, 100)
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  isOver = true
  clearInterval(looking)
  await asking
  return { seconds, before, memory, wait }
}

const makes = 'Classic Small Large Wooden Handmade Vintage Modern Portable Travel Deluxe'.split(' ')
const things =
  'chess set,telescope,candle,puzzle,backpack,teapot,headphones,blanket,guitar,scarf,kite,journal,desk lamp,fountain pen'.split(
    ',',
  )
const colors = 'black white blue red green'.split(' ')
const departments = [
  'Toys & Games > Puzzles',
  'Home & Garden > Kitchen & Dining > Cookware',
  'Apparel & Accessories > Jewelry',
  'Sporting Goods > Outdoor Recreation > Camping',
  'Electronics > Audio > Headphones',
]

/** A file as Google Merchant has it; always the same, but for a share of the prices. */
async function generated(file: string, rows: number, changedPercent: number): Promise<string> {
  const out = createWriteStream(file)
  out.write('id\ttitle\tdescription\tlink\timage_link\tprice\tsale_price\tavailability\tbrand\tgtin\tproduct_type\n')
  for (let from = 0; from < rows; from += 500) {
    const some = Array.from({ length: Math.min(500, rows - from) }, (_, at) => lineOf(from + at, changedPercent))
    if (!out.write(some.join(''))) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return file
}

function lineOf(n: number, changedPercent: number): string {
  const of = <T>(list: readonly T[], step: number) => list[Math.floor(n / step) % list.length]
  const thing = of(things, 7)
  const price = 5 + (n % 200) + (n % 100 < changedPercent ? 1 : 0)
  const description = `Made of solid oak with a soft finish, this ${thing} comes in a gift box with a ribbon. A lovely present for anyone who likes to cook, play or travel. Hand washed, tested for ${n % 50} years of use, and packed in paper. ${of(makes, 1)} and ${of(colors, 3)}, number ${n}.`
  return [
    `SKU-${n}`,
    `${of(makes, 1)} ${thing} model ${n % 5000}, ${of(colors, 3)}`,
    description,
    `https://shop.example/p/${n}?ref=feed`,
    `https://img.shop.example/${n}.jpg`,
    `${price}.00 USD`,
    n % 4 === 0 ? `${price - 1}.00 USD` : '',
    'in_stock',
    `Brand ${n % 2000}`,
    '',
    `${of(departments, 1)} > Line ${n % 300}\n`,
  ].join('\t')
}
