import { setTimeout as sleep } from 'node:timers/promises'
import { openAmazonShop } from '#server/testing/shops/amazon-shop.ts'
import { newDatabase } from '../processes/database.ts'
import { startProduct, type Product } from '../processes/product.ts'

export interface Pace {
  calls: number
  seconds: number
  /** The most that came within any 60 seconds, or within the whole time if that's shorter. */
  mostInAMinute: number
  /** Milliseconds between two calls. */
  shortestGap: number
  /** Searches that people made meanwhile. */
  searches: number
}

/** Words that the local shop has a lot for: each search is a question of its own. */
const words = ['wooden', 'green', 'blue', 'large', 'edition', 'set', 'kit', 'board', 'coffee', 'garden', 'book', 'wool']

/**
 * Two processes of the built product on one database, each with people who search all the time, and one shop that
 * writes down when it's called.
 * @param server a PostgreSQL server
 */
export async function measurePace(server: string, seconds: number): Promise<Pace> {
  const database = await newDatabase(server)
  const shop = await openAmazonShop()
  const products: Product[] = []
  try {
    // One after the other: the first makes the tables.
    for (const _process of ['one', 'other']) {
      const settings = { DATABASE_URL: database.url, RATE_LIMIT: 'off', SERVICES: 'web', ...shop.environment }
      products.push(await startProduct(settings))
    }
    const end = performance.now() + seconds * 1_000
    const made = await Promise.all(
      products.flatMap((product) => [searching(product, end, 0), searching(product, end, 1)]),
    )
    const times = shop.calls.map(({ at }) => at)
    const gaps = times.slice(1).map((at, before) => at - (times[before] ?? 0))
    return {
      calls: times.length,
      seconds,
      mostInAMinute: Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length)),
      shortestGap: Math.min(Infinity, ...gaps),
      searches: made.reduce((sum, one) => sum + one, 0),
    }
  } finally {
    await Promise.all(products.map((product) => product.stop()))
    await shop.close()
    await database.drop()
  }
}

/** Somebody who searches for something else as soon as an answer is there. */
async function searching({ address }: Product, end: number, who: number): Promise<number> {
  const signedIn = await fetch(`${address}/api/auth/guest`, { method: 'POST', headers: { origin: address } })
  const { token } = (await signedIn.json()) as { token: string }
  let searches = 0
  while (performance.now() < end) {
    const query = [words[(searches + who * 5) % words.length], words[(searches * 7 + who) % words.length]].join(' ')
    const page = 1 + (searches % 3)
    const found = await fetch(`${address}/api/gift-search?query=${encodeURIComponent(query)}&page=${page}&limit=40`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (found.status !== 200) throw new Error(`A search was answered with ${found.status}`)
    await found.arrayBuffer()
    searches += 1
    await sleep(50)
  }
  return searches
}
