/* oxlint-disable vitest/expect-expect -- each case expects by a function of its own */
import diagnostics from 'node:diagnostics_channel'
import type * as Argon2 from '@node-rs/argon2'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { generalTexts } from '#domain/texts.ts'
import { openDoor, type Door } from './door.ts'
import { mutated, mutations } from './mutate.ts'
import type { Route } from './routes.ts'
import { faultsOf, sealedIn } from './rules.ts'

/** Requests of each route: 300 here, 10,000 by `npm run verify -- door`. */
const RUNS = Number(process.env['DOOR_RUNS'] ?? 300)
/** 0 chooses another one each time; a failure prints the one it had. */
const SEED = Number(process.env['DOOR_SEED'] ?? 20_261_121)

// Tens of thousands of passwords are made and tried; argon2 is made to take milliseconds for each, which is not the question.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>()
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
    // A hash that cost more is that of nobody, made to take as long as a real one.
    verify: async (hashed: string, password: string) => hashed.includes('m=8,') && argon2.verify(hashed, password),
  }
})

const door: Door = await openDoor()
afterEach(() => door.tidy())
afterAll(() => door.test.close())

let asked = 0
let handled = 0
const countHandled = () => {
  handled += 1
}
// Published when a request has passed every check that stands before a route's own code.
const HANDLER = 'tracing:fastify.request.handler:start'
beforeAll(() => diagnostics.subscribe(HANDLER, countHandled))
afterAll(() => diagnostics.unsubscribe(HANDLER, countHandled))

describe('a valid request that was changed in one to three places is answered or refused in words', () => {
  const shares: { name: string; share: number }[] = []

  it.each(door.routes.map((route) => [route.name, route] as const))('%s', async (_name, route) => {
    const actor = await door.whoMay(route)
    const sample = door.sample(route, actor)
    const [askedBefore, handledBefore] = [asked, handled]
    let sinceTidy = 0
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        const request = mutated(route, sample, changes)
        const answer = await door.knock(route, actor, sample, request)
        asked += 1
        sinceTidy += 1
        const path = request.url.split('?')[0] ?? ''
        const shown = `${request.method} ${request.url.slice(0, 200)} ${request.payload?.slice(0, 400) ?? ''}`
        const faults = [...faultsOf(route.name, answer, path), ...sealedIn(answer.body, door.world)]
        if (faults.length > 0) throw new Error(`${shown}\n${faults.join('\n')}`)
        // What was deleted or signed out would be refused from then on.
        if (isSignedOut(answer.body) || (sinceTidy >= 30 && isSpent(route, answer.statusCode))) {
          await door.tidy()
          sinceTidy = 0
        }
      }),
      { numRuns: RUNS, ...(SEED === 0 ? {} : { seed: SEED }) },
    )
    shares.push({ name: route.name, share: (handled - handledBefore) / (asked - askedBefore) })
  })

  it('and passes the first check three times out of ten or more', () => {
    const least = shares.toSorted((a, b) => a.share - b.share).slice(0, 5)
    const written = least.map(({ name, share }) => `${name} ${Math.round(share * 100)} %`).join(', ')
    console.info(
      `${asked} requests, ${Math.round((handled / asked) * 100)} % passed the first check; least: ${written}`,
    )
    expect(handled / asked).toBeGreaterThanOrEqual(0.3)
    expect(shares.filter(({ share }) => share < 0.1)).toEqual([])
  })
})

const isSignedOut = (body: string) => body.includes(generalTexts.signInRequired)

function isSpent({ method }: Route, status: number): boolean {
  return method === 'DELETE' && status === 404
}
