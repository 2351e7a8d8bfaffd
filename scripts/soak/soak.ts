import { startProduct, type Product } from '../processes/product.ts'
import { PROBE, type ThreadHeap } from './heaps.ts'
import { judge, type Soaked } from './judge.ts'
import { fillAccount, type Client } from './load.ts'

/** Requests before the first measurement: caches fill, code is compiled. */
const WARM_UP = 1_000
const MEASUREMENTS = 20
const LANES = 4

/**
 * Sends the built product a mix of lists, changes, searches and recommendations, and measures what its threads hold.
 * @param threads how many it has: one more on the embedded database
 */
export async function soak(requests: number, settings: Record<string, string>, threads: number): Promise<Soaked> {
  const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'info', NODE_ENV: 'production' }
  const product = await startProduct({ ...quiet, ...settings }, ['--require', PROBE])
  try {
    const client = await fillAccount(product.address)
    const lanes = Array.from({ length: LANES }, (_, lane) => client(lane))
    await send(lanes, WARM_UP)
    const seen = [await measure(product, threads)]
    for (let part = 0; part < MEASUREMENTS; part++) {
      await send(lanes, requests / MEASUREMENTS)
      seen.push(await measure(product, threads))
    }
    return judge(requests, seen)
  } finally {
    await product.stop()
  }
}

async function send(lanes: Client[], requests: number) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (let sent = 0; sent < requests / lanes.length; sent++) await lane.next()
    }),
  )
}

async function measure(product: Product, threads: number): Promise<ThreadHeap[]> {
  const heaps = (await product.ask({ measure: threads })) as ThreadHeap[]
  return heaps.toSorted((a, b) => a.thread - b.thread)
}
