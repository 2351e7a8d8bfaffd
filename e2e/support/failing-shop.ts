import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './fixtures.ts'
import { launchProduct, preload } from './product.ts'

type Does = 'answers' | 'is down' | 'is slow' | 'is busy' | 'answers nonsense'

interface Shop {
  /** Where the product keeps its data. */
  dataDir: string
  /** What the retailer does from now on. */
  shopDoes: (does: Does) => Promise<void>
}

/** Journeys with a retailer that fails on purpose: a product of their own that takes its products from it. */
export const test = base.extend<
  Shop,
  { shop: { address: string; dataDir: string; does: (does: Does) => Promise<void> } }
>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern
    async ({}, run) => {
      const folder = await mkdtemp(join(tmpdir(), 'ribbonry-shop-'))
      const file = join(folder, 'does')
      const does = async (what: Does) => {
        // Renamed into place: the server never reads half a word.
        await writeFile(`${file}.new`, what)
        await rename(`${file}.new`, file)
      }
      await does('answers')
      const product = await launchProduct({
        NODE_OPTIONS: preload('failing-shop-preload.mjs'),
        RIBBONRY_E2E_SHOP: file,
        // What fails is said only where nothing else answers.
        EMBEDDED_IDEAS: 'off',
      })
      await run({ address: product.address, dataDir: product.dataDir, does })
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ shop }, run) => run(shop.address),

  dataDir: ({ shop }, run) => run(shop.dataDir),

  shopDoes: ({ shop }, run) => run(shop.does),
})
