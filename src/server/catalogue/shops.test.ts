import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dealSlotAt } from '#domain/catalogue/deal-categories.ts'
import { apiCache, apiFailures, apiRateLimitMetrics } from '#server/db/schema.ts'
import { parseSettings } from '#server/settings.ts'
import { openTestApp, TEST_NOW, type TestApp } from '#server/testing/app.ts'
import { openAmazonShop } from '#server/testing/shops/amazon-shop.ts'
import { openEbayShop } from '#server/testing/shops/ebay-shop.ts'
import type { LocalShop } from '#server/testing/shops/shop-server.ts'
import { importEmbedded } from './embedded/import.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import type { SearchQuery } from './provider.ts'
import { shopsOf } from './shops.ts'

let app: TestApp
let amazon: LocalShop
let ebay: LocalShop

beforeAll(async () => {
  app = await openTestApp()
  amazon = await openAmazonShop()
  ebay = await openEbayShop()
  await importEmbedded(app.database, app.clock.now(), { warn: () => undefined })
})
beforeEach(async () => {
  // All but our own ideas, which take seconds to import.
  await Promise.all([apiCache, apiFailures, apiRateLimitMetrics].map((table) => app.database.db.delete(table)))
  app.clock.setTo(TEST_NOW)
  for (const shop of [amazon, ebay]) {
    shop.behave({ does: 'answers' })
    shop.calls.length = 0
  }
})
afterAll(async () => {
  await Promise.all([app.close(), amazon.close(), ebay.close()])
})

/** Time passes only when somebody waits. */
function catalogueOf(shops: LocalShop[], embeddedIdeas: 'on' | 'off' = 'on'): Catalogue {
  const environment = Object.assign(
    { EMBEDDED_IDEAS: embeddedIdeas },
    ...shops.map((shop) => shop.environment),
  ) as Record<string, string>
  const settings = parseSettings(environment)
  const { clock, database } = app
  const services = { db: database.db, settings, clock, providers: shopsOf(settings, clock) }
  return createCatalogue(services, async (milliseconds) => clock.advance(Math.ceil(milliseconds)))
}

const gifts: SearchQuery = { text: 'gift', sortBy: 'relevance', page: 1, pageSize: 40 }
const keysOf = (products: readonly { provider: string; id: string }[]) =>
  products.map(({ provider, id }) => `${provider} ${id}`)
const from = (products: readonly { provider: string }[], provider: string) =>
  products.filter((product) => product.provider === provider).length
const failures = () => app.database.db.select().from(apiFailures)

describe('a search with a shop and our own ideas', () => {
  it('fills each page with both, loses nothing and repeats nothing', async () => {
    const catalogue = catalogueOf([amazon])
    const pages = []
    for (const page of [1, 2, 3, 4]) {
      pages.push(await catalogue.search({ ...gifts, page }))
    }
    const all = pages.flatMap(({ products }) => products)
    expect(pages.map(({ products }) => products.length)).toEqual([40, 40, 40, 40])
    expect(from(pages[0]?.products ?? [], 'amazon')).toBe(20)
    expect(from(pages[0]?.products.slice(0, 8) ?? [], 'amazon')).toBe(4)
    expect(new Set(keysOf(all)).size).toBe(all.length)
    // Two calls a page; what has no price or picture is made up for.
    expect(amazon.calls.length).toBeLessThan(10)
    const shown = all.filter(({ provider }) => provider === 'amazon').map(({ id }) => id)
    expect(shown).toContain('B0LOCAL000')
  })

  it('shows what came too late for its page on the next one, and fills the page with ideas', async () => {
    amazon.behave({ does: 'is slow', delayMs: 4_900, times: 1 })
    const catalogue = catalogueOf([amazon])
    const first = await catalogue.search(gifts)
    expect([first.products.length, from(first.products, 'amazon'), first.error]).toEqual([40, 0, undefined])
    const second = await catalogue.search({ ...gifts, page: 2 })
    expect(second.products.find(({ provider }) => provider === 'amazon')?.id).toBe('B0LOCAL000')
    const both = [...first.products, ...second.products]
    expect(new Set(keysOf(both)).size).toBe(80)
    // The page that was shown stays as it was while somebody scrolls.
    expect(keysOf((await catalogue.search(gifts)).products)).toEqual(keysOf(first.products))
  }, 20_000)

  it('that a shop finds nothing for is all ideas, and no failure', async () => {
    amazon.behave({ does: 'finds nothing' })
    const found = await catalogueOf([amazon]).search({ ...gifts, text: 'telescope' })
    expect(found.products.length).toBeGreaterThan(0)
    expect([from(found.products, 'amazon'), found.error]).toEqual([0, undefined])
    expect(await failures()).toEqual([])
  })

  it('in order of price keeps that order across the sources', async () => {
    const asked = { ...gifts, minPriceCents: 2_000, sortBy: 'price-asc' } as const
    const { products } = await catalogueOf([amazon, ebay], 'off').search(asked)
    const prices = products.map(({ priceCents = 0 }) => priceCents)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(new Set(products.map(({ provider }) => provider)).size).toBeGreaterThan(1)
  })

  it('in order of price keeps that order on all pages, also when a shop answers too late for one', async () => {
    // A call without an answer is made again.
    amazon.behave({ does: 'is slow', delayMs: 8_300, times: 2 })
    const catalogue = catalogueOf([amazon, ebay])
    const prices: number[] = []
    const providers = new Set<string>()
    for (const page of [1, 2, 3]) {
      const { products } = await catalogue.search({ ...gifts, text: 'card', sortBy: 'price-asc', page })
      expect(products.length).toBeGreaterThan(0)
      prices.push(...products.map(({ priceCents = 0 }) => priceCents))
      for (const { provider } of products) providers.add(provider)
    }
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect([...providers]).toEqual(expect.arrayContaining(['ebay', 'ribbonry']))
  }, 30_000)

  it('fills each page without ideas, too, though two shops have the same things', async () => {
    const catalogue = catalogueOf([amazon, ebay], 'off')
    const pages = [await catalogue.search(gifts), await catalogue.search({ ...gifts, page: 2 })]
    expect(pages.map(({ products, hasMore }) => [products.length, hasMore])).toEqual([
      [40, true],
      [40, true],
    ])
    const keys = keysOf(pages.flatMap(({ products }) => products))
    expect(new Set(keys).size).toBe(80)
    expect(keysOf((await catalogue.search({ ...gifts, page: 2 })).products)).toEqual(keys.slice(40))
  })

  it('of two shops folds the same thing into one card that names the other', async () => {
    const { products } = await catalogueOf([amazon, ebay]).search({ ...gifts, text: 'kite' })
    const kites = products.filter(({ title }) => title === 'Paper kite with a long tail')
    expect(kites).toHaveLength(1)
    expect(new Set([kites[0]?.source, ...(kites[0]?.alsoAt ?? [])])).toEqual(new Set(['Amazon', 'eBay']))
  })
})

describe('deals', () => {
  it('are live, and a page is exactly twenty', async () => {
    const catalogue = catalogueOf([amazon])
    const pages = [await catalogue.deals(undefined, 1, 1), await catalogue.deals(undefined, 2, 1)]
    expect(pages.map((page) => page.length)).toEqual([20, 20])
    expect(from(pages[0] ?? [], 'amazon')).toBe(20)
    expect(new Set(keysOf(pages.flat())).size).toBe(40)
    expect(pages[0]?.[0]).toMatchObject({ priceKind: 'live', savingsPercent: expect.any(Number) as number })
  })

  it('are live and exactly twenty if two shops have the same things, too', async () => {
    const catalogue = catalogueOf([amazon, ebay])
    const pages = [await catalogue.deals(undefined, 1, 1), await catalogue.deals(undefined, 2, 1)]
    expect(pages.map((page) => page.length)).toEqual([20, 20])
    expect(new Set(keysOf(pages.flat())).size).toBe(40)
    expect(from(pages[0] ?? [], 'ribbonry')).toBe(0)
  })

  it('are asked for again in the next five minutes, and once for all who look in these', async () => {
    const catalogue = catalogueOf([amazon])
    const slot = dealSlotAt(app.clock.now())
    await catalogue.deals(undefined, 1, slot)
    const asked = amazon.calls.length
    await catalogue.deals(undefined, 1, slot)
    // A slot of long ago is today's.
    await catalogue.deals(undefined, 1, slot - 200)
    expect(amazon.calls.length).toBe(asked)
    app.clock.advance(5 * 60_000)
    await catalogue.deals(undefined, 1, slot + 1)
    expect(amazon.calls.length).toBeGreaterThan(asked)
  })

  it('are value picks of ours while the shop fails', async () => {
    amazon.behave({ does: 'breaks' })
    const deals = await catalogueOf([amazon]).deals(undefined, 1, 1)
    expect([deals.length, from(deals, 'ribbonry')]).toEqual([20, 20])
    expect(await failures()).toMatchObject([{ endpoint: 'deals', errorType: 'UPSTREAM', statusCode: 500 }])
  })
})

describe.each([
  ['Amazon', () => amazon],
  ['eBay', () => ebay],
] as const)('when %s fails', (_name, shopOf) => {
  it.each([
    ['breaks', 'UPSTREAM', 'NETWORK_ERROR'],
    ['is down', 'NETWORK', 'NETWORK_ERROR'],
    ['hangs up', 'NETWORK', 'NETWORK_ERROR'],
    ['answers nonsense', 'MALFORMED', 'UNKNOWN_ERROR'],
    ['throttles', 'THROTTLED', 'RATE_LIMITED'],
    ['is not eligible', 'NOT_ELIGIBLE', 'UNKNOWN_ERROR'],
  ] as const)('because it %s, our ideas answer; without them the screen says so', async (does, type, code) => {
    shopOf().behave({ does })
    const found = await catalogueOf([shopOf()]).search(gifts)
    expect([found.products.length, found.error]).toEqual([40, undefined])
    expect(await failures()).toMatchObject([{ errorType: type, endpoint: 'search', occurrences: 1 }])
    const alone = await catalogueOf([shopOf()], 'off').search({ ...gifts, text: 'kite' })
    expect(alone).toMatchObject({ products: [], hasMore: false, error: { code } })
  })

  it('and says when to come back, it is left alone until then', async () => {
    const shop = shopOf()
    shop.behave({ does: 'throttles', retryAfterSeconds: 60 })
    const catalogue = catalogueOf([shop])
    await catalogue.search(gifts)
    await catalogue.search({ ...gifts, text: 'kite' })
    expect(shop.calls).toHaveLength(1)
    app.clock.advance(61_000)
    shop.behave({ does: 'answers' })
    const found = await catalogue.search({ ...gifts, text: 'kite' })
    expect(from(found.products, shop === amazon ? 'amazon' : 'ebay')).toBeGreaterThan(0)
  })

  it('and says we are not eligible, it is asked again after six hours, with one failure', async () => {
    const shop = shopOf()
    shop.behave({ does: 'is not eligible' })
    const catalogue = catalogueOf([shop])
    await catalogue.search(gifts)
    app.clock.advance(5 * 3600_000)
    await catalogue.search(gifts)
    expect([shop.calls.length, (await failures()).length]).toEqual([1, 1])
    app.clock.advance(3600_001)
    await catalogue.search(gifts)
    expect(shop.calls).toHaveLength(2)
  })

  it('because a token ended, a new one is got and nobody notices', async () => {
    const shop = shopOf()
    const catalogue = catalogueOf([shop])
    await catalogue.search(gifts)
    shop.expireTokens()
    expect((await catalogue.search({ ...gifts, text: 'kite' })).error).toBeUndefined()
    expect(await failures()).toEqual([])
    expect(shop.calls.map(({ status }) => status)).toContain(401)
  })
})

it('the token, the secret and the client’s id are in no table', async () => {
  const catalogue = catalogueOf([amazon, ebay])
  await catalogue.search(gifts)
  amazon.behave({ does: 'breaks' })
  ebay.behave({ does: 'is not eligible' })
  await catalogue.search({ ...gifts, text: 'kite' })
  const { db } = app.database
  const kept = JSON.stringify([
    await db.select().from(apiCache),
    await failures(),
    await db.select().from(apiRateLimitMetrics),
  ])
  expect(kept).toContain('B0LOCAL000')
  expect(kept).not.toMatch(/LOCAL-\d|Atc\||secret|oa2-client|PRD-0123/)
})
