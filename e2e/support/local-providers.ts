import { test as base } from './fixtures.ts'
import { launchProduct } from './product.ts'
import { openLocalProviders } from '../../src/server/testing/local-providers.ts'
import type { LocalProviders } from '../../src/server/testing/local-providers.ts'
import { openLocalModel, type LocalModel } from '../../src/server/testing/local-model.ts'

interface Worker {
  product: { address: string; dataDir: string; providers: LocalProviders; model: LocalModel }
}

/**
 * Journeys with providers of sign-ins and a language model on this machine, on another site than the product's: a product
 * of their own that uses them.
 */
export const test = base.extend<{ providers: LocalProviders; model: LocalModel; dataDir: string }, Worker>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
    async ({}, run) => {
      const { providers, environment } = await openLocalProviders()
      const model = await openLocalModel()
      const { address, dataDir, stop } = await launchProduct({ ...environment, ...model.settings })
      await run({ address, dataDir, providers, model })
      await stop()
      await Promise.all([model, ...Object.values(providers)].map((provider) => provider.close()))
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ product }, run) => run(product.address),

  dataDir: ({ product }, run) => run(product.dataDir),

  providers: ({ product }, run) => run(product.providers),

  model: ({ product }, run) => run(product.model),
})
