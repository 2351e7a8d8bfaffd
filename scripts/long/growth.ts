import pg from 'pg'
import { percentile } from './judge.ts'
import { newDatabase } from '../processes/database.ts'
import { startProduct, type Product } from '../processes/product.ts'
import { addCrowd, addVisitors, VISITORS } from './crowd.ts'
import { mainCalls, timed } from './visitor.ts'

/** A crowd a hundred times as large may make no call slower than this, at the 95th of 100. */
export const MOST = 2

export interface Grown {
  call: string
  little: number
  large: number
}

/** The main calls among few users and among many, in rotation. @returns the p95 of each in ms */
export async function compareCrowds(server: string, few: number, users: number, rounds: number): Promise<Grown[]> {
  const [little, large] = [await crowdOf(server, few), await crowdOf(server, users)]
  try {
    const seen = new Map(
      Object.keys(mainCalls(0)).map((call) => [call, { little: [] as number[], large: [] as number[] }]),
    )
    // The first round compiles the code and fills the database's cache.
    for (let turn = 0; turn <= rounds; turn++)
      for (const [call, one] of Object.entries(mainCalls(turn)))
        for (const [size, crowd] of Object.entries({ little, large }) as ['little' | 'large', typeof little][])
          for (const bearer of inTurn(crowd.bearers, turn)) {
            const took = await timed(crowd.product.address, bearer, one)
            if (turn > 0) seen.get(call)?.[size].push(took)
          }
    return [...seen].map(([call, times]) => ({
      call,
      little: percentile(times.little, 95),
      large: percentile(times.large, 95),
    }))
  } finally {
    for (const { end } of [little, large]) await end()
  }
}

/** A few other users each time. */
function inTurn(bearers: readonly string[], turn: number): string[] {
  return Array.from({ length: 5 }, (_, place) => bearers[(turn * 5 + place) % bearers.length] ?? '')
}

async function crowdOf(server: string, users: number) {
  const database = await newDatabase(server)
  let product: Product | undefined
  try {
    product = await startOn(database.url)
    const began = performance.now()
    const pool = new pg.Pool({ connectionString: database.url, max: 1 })
    await addCrowd(pool, users - VISITORS)
    const bearers = await addVisitors(pool, product.address)
    await pool.query('vacuum (analyze)')
    await pool.end()
    console.log(`         ${users} users were made in ${Math.round((performance.now() - began) / 1000)} s`)
    const running = product
    return {
      product: running,
      bearers,
      url: database.url,
      end: async () => {
        await running.stop()
        await database.drop()
      },
    }
  } catch (error) {
    await product?.stop()
    await database.drop()
    throw error
  }
}

const startOn = (url: string) =>
  startProduct({ DATABASE_URL: url, SERVICES: 'web', RATE_LIMIT: 'off', LOG_LEVEL: 'info', NODE_ENV: 'production' })
