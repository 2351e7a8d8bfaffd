/* oxlint-disable vitest/expect-expect, no-console -- each case expects by a function of its own, and the last says its figures */
import diagnostics from 'node:diagnostics_channel'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { generalTexts } from '#domain/texts/general.ts'
import { openDoor, type Door, type Written } from './running-app.ts'
import { whoMay } from './refused.ts'
import { requestsOf } from './requests.ts'
import { tested, unsafeMethods, type Route } from './routes.ts'
import { faultsOf, sealedIn } from './rules.ts'
import type { Actor } from './world.ts'

/** Requests of each route: 10 here, 10,000 by `npm run verify -- security`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10)
/** 0 chooses another one each time; a failure prints the one it had. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

// Published when a request has passed every check before a route's own code.
const HANDLER = 'tracing:fastify.request.handler:start'

/** The tests of every second route, from the first or the second on: two files, so that two workers share them. */
export async function fuzzEverySecond(first: 0 | 1): Promise<void> {
  const door = await openDoor()
  const routes = door.routes.filter((_, at) => at % 2 === first)
  afterEach(() => door.tidy())
  afterAll(() => door.test.close())

  let asked = 0
  let handled = 0
  const countHandled = () => {
    handled += 1
  }
  beforeAll(() => diagnostics.subscribe(HANDLER, countHandled))
  afterAll(() => diagnostics.unsubscribe(HANDLER, countHandled))

  describe('a valid request that was changed in one to three places is answered or refused in words', () => {
    const shares: { name: string; share: number; reason: string }[] = []

    it.each(tested(routes))('%s', async (_name, route) => {
      const actor = whoMay(route)
      const sample = door.sample(route, actor)
      const most = (await isUsedUp(door, route, actor)) ? 1 : 30
      const [askedBefore, handledBefore] = [asked, handled]
      const reasons = new Map<string, number>()
      let writes = 0
      const tidy = async () => {
        await door.tidy()
        writes = 0
      }
      const ask = async (request: Written) => {
        const answer = await door.knock(route, actor, sample, request)
        // Signed out by the one before, which says nothing of this one.
        if (writes === 0 || !answer.body.includes(generalTexts.signInRequired)) return answer
        await tidy()
        return door.knock(route, actor, sample, request)
      }
      await fc.assert(
        fc.asyncProperty(requestsOf(route, sample), async (request) => {
          const answer = await ask(request)
          asked += 1
          for (const reason of reasonsIn(answer)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
          const path = request.url.split('?')[0] ?? ''
          const shown = `${request.method} ${request.url.slice(0, 200)} ${String(request.payload ?? '').slice(0, 400)}`
          const faults = [...faultsOf(route.name, answer, path), ...sealedIn(answer.body, door.world)]
          if (faults.length > 0) throw new Error(`${shown}\n${faults.join('\n')}`)
          if (isWriting(route) && answer.statusCode < 400) writes += 1
          if (writes >= most) await tidy()
        }),
        { numRuns: RUNS, ...(SEED === 0 ? {} : { seed: SEED }) },
      )
      const [reason, times] = [...reasons].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
      const share = (handled - handledBefore) / (asked - askedBefore)
      shares.push({ name: route.name, share, reason: `${times} of ${asked - askedBefore} times ${reason}` })
    })

    it('and passes the first check of its route three times out of ten or more', () => {
      const least = shares.toSorted((a, b) => a.share - b.share).slice(0, 5)
      const written = least.map(({ name, share }) => `${name} ${Math.round(share * 100)} %`).join(', ')
      console.info(
        `${asked} requests, ${Math.round((handled / asked) * 100)} % passed the first check; least: ${written}`,
      )
      expect(
        shares.filter(({ share }) => share < 0.3),
        "a field's value in src/server/testing/security-tests/samples.ts ('named') is one that its route refuses, most often for the reason given",
      ).toEqual([])
    })
  })
}

/** Whether one success leaves nothing to the next request: a row deleted, a token used, an address taken. */
async function isUsedUp(door: Door, route: Route, actor: Actor): Promise<boolean> {
  const knock = () => door.knock(route, actor, door.sample(route, actor))
  const [first, second] = [await knock(), await knock()]
  await door.tidy()
  return first.statusCode < 400 && second.statusCode >= 400
}

/** Which fields were refused, and why: 'birthday: Enter a birthday such as …'. */
function reasonsIn({ statusCode, body }: { statusCode: number; body: string }): string[] {
  if (statusCode !== 400 || !body.startsWith('{')) return []
  const { issues = [], message } = JSON.parse(body) as Refusal
  return issues.length > 0 ? issues.map(({ path, message: words }) => `${path}: ${words}`) : [message]
}
interface Refusal {
  message: string
  issues?: { path: string; message: string }[]
}

const isWriting = ({ method }: Route) => unsafeMethods.some((unsafe) => unsafe === method)
