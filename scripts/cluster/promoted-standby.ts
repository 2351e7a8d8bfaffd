import { setTimeout as sleep } from 'node:timers/promises'
import type { Scenario } from '../faults/scenario.ts'
import { startProduct, type Product } from '../processes/product.ts'
import { findPostgres } from '../test/postgres.mjs'
import { guestOf, list, nameOf, type Send } from './people.ts'
import { startPair } from './standby.ts'

const LANES = 8
const BEFORE_MS = 8_000
/** Until somebody, or a program, promotes the standby. */
const UNNOTICED_MS = 3_000
/** From the end of the primary. */
const OVER_MS = 30_000

/** The primary ends under load and its standby takes over, both hosts being in DATABASE_URL. */
export const promotedStandby: Scenario = {
  name: 'standby',
  async run(report) {
    const found = findPostgres()
    if (!found) return report.skipped('PostgreSQL 15 or newer was not found on this machine')
    const pair = await startPair(found.bin)
    const products: Product[] = []
    try {
      const settings = { DATABASE_URL: pair.url, RATE_LIMIT: 'off', LOG_LEVEL: 'info', NODE_ENV: 'production' }
      for (let number = 0; number < 2; number++) products.push(await startProduct(settings))
      const lanes = await Promise.all(
        Array.from({ length: LANES }, (_, lane) => startLane(products[lane % 2] as Product, lane)),
      )
      await sleep(BEFORE_MS)
      const before = lanes.map(({ acknowledged }) => acknowledged.length)
      report.held(
        before.every((added) => added > 0),
        `the pair answers: ${sum(before)} contacts were added in ${BEFORE_MS / 1000} s`,
      )
      const ended = performance.now()
      pair.primary.stop()
      await sleep(UNNOTICED_MS)
      await pair.promote()
      await sleep(OVER_MS)
      const last = Math.max(...lanes.map(({ lastFailure }) => lastFailure))
      await Promise.all(lanes.map((lane) => lane.stop()))
      const failures = sum(lanes.map((lane) => lane.failures))
      const after = sum(lanes.map(({ acknowledged }, lane) => acknowledged.length - (before[lane] ?? 0)))
      report.held(
        failures > 0 && last - ended < OVER_MS && after > 0,
        `errors were over ${((last - ended) / 1000).toFixed(1)} s after the primary's end, ${UNNOTICED_MS / 1000} s of them before the standby was promoted: ${failures} requests failed, ${after} contacts were added since`,
      )
      const lost = await Promise.all(lanes.map((lane) => lane.lost()))
      report.held(
        sum(lost) === 0,
        `of ${sum(lanes.map(({ acknowledged }) => acknowledged.length))} acknowledged changes ${sum(lost)} were lost`,
      )
    } finally {
      await Promise.all(products.map((product) => product.stop()))
      await pair.stop()
    }
  },
}

/** A person who goes on adding contacts, and remembers which were acknowledged. */
async function startLane(product: Product, lane: number) {
  const send = await guestOf(product)
  const state = { acknowledged: [] as string[], failures: 0, lastFailure: 0 }
  let goesOn = true
  const done = addContacts(product, send, lane, state, () => goesOn)
  return Object.assign(state, {
    stop: () => {
      goesOn = false
      return done
    },
    lost: async () => {
      const there = new Set(await list(send, product))
      return state.acknowledged.filter((name) => !there.has(name)).length
    },
  })
}

async function addContacts(
  product: Product,
  send: Send,
  lane: number,
  state: { acknowledged: string[]; failures: number; lastFailure: number },
  goesOn: () => boolean,
) {
  for (let turn = 0; goesOn(); turn++) {
    const fullName = nameOf(lane, turn)
    const { status } = await send(product, 'POST', '/contacts', { fullName, relationship: 'friend' }).catch(() => ({
      status: 0,
    }))
    if (status === 201) state.acknowledged.push(fullName)
    else {
      state.failures += 1
      state.lastFailure = performance.now()
    }
    // An account has room for 5,000 contacts.
    await sleep(50)
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
