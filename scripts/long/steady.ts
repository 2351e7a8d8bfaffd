import { setTimeout as sleep } from 'node:timers/promises'
import { residentMiB } from '../../bench/lib/servers.ts'
import type { Product } from '../processes/product.ts'
import { fillAccount } from '../soak/load.ts'
import { judge, percentile, type Verdict, type Window } from './judge.ts'

/** Accounts that send requests at the same time. */
const LANES = 8
/** Between two requests of one of them, in ms: the load of some hundred people, which leaves the machine time for the rest. */
const PAUSE_MS = 100
const WINDOWS = 30

/** Mixed requests for so many minutes: lists, changes, searches and recommendations. */
export async function steady(product: Product, minutes: number): Promise<Verdict & { windows: Window[] }> {
  const clients = await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => (await fillAccount(product.address))(lane)),
  )
  let times: number[] = []
  let errors = 0
  let goesOn = true
  const lanes = clients.map(async (client) => {
    while (goesOn) {
      const began = performance.now()
      await client.next().catch((error: Error) => {
        errors += 1
        console.log(`         ${error.message}`)
      })
      times.push(performance.now() - began)
      await sleep(PAUSE_MS)
    }
  })
  const windows: Window[] = []
  for (let window = 0; window < WINDOWS; window++) {
    await sleep((minutes * 60_000) / WINDOWS)
    windows.push({ memory: residentMiB(product.pid), p95: percentile(times, 95), requests: times.length, errors })
    times = []
    errors = 0
  }
  goesOn = false
  await Promise.all(lanes)
  return { ...judge(windows), windows }
}
