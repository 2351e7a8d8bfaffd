import { openAmazonShop } from '../../src/server/testing/shops/amazon-shop.ts'
import { openEbayShop } from '../../src/server/testing/shops/ebay-shop.ts'
import type { LocalShop } from '../../src/server/testing/shops/shop-server.ts'
import { test as base } from './fixtures.ts'
import { openMovedClock, type MovedClock } from './moved-clock.ts'
import { launchProduct } from './product.ts'

interface Options {
  /** Amazon alone: no ideas of ours to fall back on (EMBEDDED_IDEAS=off), and no eBay. */
  isAlone: boolean
}

interface Worker {
  installation: { address: string; dataDir: string; amazon: LocalShop; ebay: LocalShop; clock: MovedClock }
}

interface Shops {
  /** Where the product keeps its data. */
  dataDir: string
  amazon: LocalShop
  ebay: LocalShop
  /** Moves the product's clock, and that of the browser if it was installed, until the journey's end. */
  waitFor: (hours: number) => Promise<void>
}

/** Journeys with shops on this machine that speak Amazon's and eBay's protocols, and a product that has accounts there. */
export const test = base.extend<Shops, Options & Worker>({
  isAlone: [false, { option: true, scope: 'worker' }],

  installation: [
    async ({ isAlone }, run) => {
      const [amazon, ebay] = await Promise.all([openAmazonShop(), openEbayShop()])
      const clock = await openMovedClock()
      const { address, dataDir, stop } = await launchProduct({
        ...clock.environment,
        ...amazon.environment,
        ...(isAlone ? { EMBEDDED_IDEAS: 'off' } : ebay.environment),
      })
      await run({ address, dataDir, amazon, ebay, clock })
      await stop()
      await Promise.all([amazon.close(), ebay.close(), clock.remove()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ installation }, run) => run(installation.address),

  dataDir: ({ installation }, run) => run(installation.dataDir),

  amazon: async ({ installation: { amazon } }, run) => {
    await run(amazon)
    amazon.behave({ does: 'answers' })
  },

  waitFor: async ({ installation: { clock }, context }, run) => {
    // The product goes first: what a tab asks for when it wakes up is answered for the new hour.
    await run(async (hours) => {
      await clock.moveAhead(hours * 3_600_000)
      await context.clock.fastForward(hours * 3_600_000)
    })
    await clock.moveAhead(0)
  },

  ebay: async ({ installation: { ebay } }, run) => {
    await run(ebay)
    ebay.behave({ does: 'answers' })
  },
})
