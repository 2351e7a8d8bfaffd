import { openFeedHost, type FeedHost } from '../../src/server/testing/shops/feed-host.ts'
import { test as base } from './fixtures.ts'
import { launchProduct, preload } from './product.ts'

interface Host {
  /** Where the product keeps its data. */
  dataDir: string
  feedHost: FeedHost
}

/** Journeys with a host of product feeds on this machine: a product of their own that fetches feeds from it. */
export const test = base.extend<Host, { installation: { address: string; dataDir: string; host: FeedHost } }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
    async ({}, run) => {
      const host = await openFeedHost()
      const { address, dataDir, stop } = await launchProduct({
        NODE_OPTIONS: preload('product-feeds-preload.mjs'),
        RIBBONRY_E2E_FEEDS: host.url,
      })
      await run({ address, dataDir, host })
      await stop()
      await host.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ installation }, run) => run(installation.address),

  dataDir: ({ installation }, run) => run(installation.dataDir),

  feedHost: ({ installation }, run) => run(installation.host),
})
