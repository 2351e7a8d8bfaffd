import type { BrowserContext } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { openMovedClock } from './moved-clock.ts'
import { launchProduct } from './product.ts'

/** Moves the server's clock. */
type MoveServer = (instant: string) => Promise<void>

interface Travel {
  /** Puts the server to the instant of `now`, where the browser's clock starts, before a journey that names one. */
  departure: void
  /** Puts server and browser to an instant ('2027-12-31T18:14:00Z'), from where both clocks run on. */
  travelTo: (instant: string) => Promise<void>
  /** Lets the time pass until an instant: the tabs stay open, and every timer in them rings on its way. */
  stayUntil: (instant: string) => Promise<void>
  /** The same with the computer's lid closed: the tabs wake up then, and what should have rung rings once. */
  sleepUntil: (instant: string) => Promise<void>
}

/**
 * Journeys through time: a product of their own whose clock, and the browser's, is set wherever they need it.
 * `test.use({ now: '…' })` begins there; without it, open a page only after the first `travelTo`. Guests are purged after 30 idle days: sign up to go further.
 */
export const test = base.extend<Travel, { elsewhen: { address: string; dataDir: string; move: MoveServer } }>({
  elsewhen: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
    async ({}, run) => {
      const clock = await openMovedClock()
      const move: MoveServer = (instant) => clock.moveAhead(Date.parse(instant) - Date.now())
      const product = await launchProduct(clock.environment)
      await run({ address: product.address, dataDir: product.dataDir, move })
      await product.stop()
      await clock.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ elsewhen }, run) => run(elsewhen.address),

  departure: [
    async ({ elsewhen, now }, run) => {
      if (now !== undefined) await elsewhen.move(now)
      await run()
    },
    { auto: true },
  ],

  travelTo: async ({ elsewhen, context, now }, run) => {
    let isInstalled = now !== undefined
    await run(async (instant) => {
      await elsewhen.move(instant)
      if (isInstalled) await context.clock.setSystemTime(instant)
      else await context.clock.install({ time: instant })
      isInstalled = true
    })
  },

  // The server goes first: what a tab asks for at its midnight is answered for the new day.
  stayUntil: async ({ elsewhen, context }, run) => {
    await run(async (instant) => {
      await elsewhen.move(instant)
      await context.clock.runFor(await millisecondsUntil(instant, context))
    })
  },

  sleepUntil: async ({ elsewhen, context }, run) => {
    await run(async (instant) => {
      await elsewhen.move(instant)
      await context.clock.fastForward(await millisecondsUntil(instant, context))
    })
  },
})

export { expect } from '@playwright/test'

/** From what the clock of the tabs shows. */
async function millisecondsUntil(instant: string, context: BrowserContext): Promise<number> {
  const shown = (await context.pages()[0]?.evaluate(() => Date.now())) ?? Number.NaN
  return Date.parse(instant) - shown
}
