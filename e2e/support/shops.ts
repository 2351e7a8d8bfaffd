import { openAmazonShop } from '../../src/server/testing/shops/amazon-shop.ts'
import { openEbayShop } from '../../src/server/testing/shops/ebay-shop.ts'
import type { LocalShop } from '../../src/server/testing/shops/shop-server.ts'
import { test as base } from './fixtures.ts'
import { launchProduct } from './product.ts'

interface Options {
  /** Amazon alone: no ideas of ours to fall back on (EMBEDDED_IDEAS=off), and no eBay. */
  isAlone: boolean
}

interface Worker {
  installation: { address: string; dataDir: string; amazon: LocalShop; ebay: LocalShop }
}

interface Shops {
  /** Where the product keeps its data. */
  dataDir: string
  amazon: LocalShop
  ebay: LocalShop
}

/** Journeys with shops on this machine that speak Amazon's and eBay's protocols, and a product that has accounts there. */
export const test = base.extend<Shops, Options & Worker>({
  isAlone: [false, { option: true, scope: 'worker' }],

  installation: [
    async ({ isAlone }, run) => {
      const [amazon, ebay] = await Promise.all([openAmazonShop(), openEbayShop()])
      const { address, dataDir, stop } = await launchProduct({
        ...amazon.environment,
        ...(isAlone ? { EMBEDDED_IDEAS: 'off' } : ebay.environment),
      })
      await run({ address, dataDir, amazon, ebay })
      await stop()
      await Promise.all([amazon.close(), ebay.close()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ installation }, run) => run(installation.address),

  dataDir: ({ installation }, run) => run(installation.dataDir),

  amazon: async ({ installation: { amazon } }, run) => {
    await run(amazon)
    amazon.behave({ does: 'answers' })
  },

  ebay: async ({ installation: { ebay } }, run) => {
    await run(ebay)
    ebay.behave({ does: 'answers' })
  },
})
