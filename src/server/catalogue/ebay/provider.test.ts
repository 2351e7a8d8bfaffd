import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogueProvider, SearchQuery } from '#server/catalogue/provider.ts'
import { parseSettings } from '#server/settings.ts'
import { movableClock } from '#server/testing/clock.ts'
import { openEbayShop } from '#server/testing/shops/ebay-shop.ts'
import type { LocalShop } from '#server/testing/shops/shop-server.ts'
import { shopsOf } from '../shops.ts'

const { signal } = new AbortController()
const kites: SearchQuery = { text: 'kite', sortBy: 'relevance', page: 1, pageSize: 40 }

let shop: LocalShop
let ebay: CatalogueProvider

beforeAll(async () => {
  shop = await openEbayShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.behave({ does: 'answers' })
  shop.calls.length = 0
  ebay = openedWith({})
})

function openedWith(environment: Record<string, string>): CatalogueProvider {
  const settings = parseSettings({ ...shop.environment, ...environment })
  const [first] = shopsOf(settings, movableClock('2026-11-21T15:00:00.000Z'))
  if (!first) throw new Error('no shop is configured')
  return first
}

describe('the Browse API', () => {
  it('tells price, what it was before, savings and the commission’s link', async () => {
    const [kite] = (await ebay.search(kites, signal)).products
    expect(kite).toMatchObject({
      provider: 'ebay',
      source: 'eBay',
      id: 'v1|1100000000|0',
      title: 'Paper kite with a long tail',
      brand: 'Skylark',
      priceCents: 19_49,
      originalPriceCents: 21_43,
      savingsPercent: 9,
      inStock: true,
      categoryId: 'toys-and-games',
      productUrl: 'https://www.ebay.com/itm/1100000000?campid=5338000000',
      asOf: '2026-11-21T15:00:00.000Z',
    })
    expect(kite).not.toHaveProperty('rating')
  })

  it('links without a campaign are plain', async () => {
    const [kite] = (await openedWith({ EBAY_CAMPAIGN_ID: '' }).search(kites, signal)).products
    expect(kite?.productUrl).toBe('https://www.ebay.com/itm/1100000000')
  })

  it('is asked for new things at a fixed price, in a category, between prices, in order', async () => {
    await ebay.search(
      {
        categoryIds: ['toys-and-games'],
        minPriceCents: 1_050,
        maxPriceCents: 5_000,
        sortBy: 'price-desc',
        page: 2,
        pageSize: 40,
      },
      signal,
    )
    expect(Object.fromEntries(new URL(shop.calls[0]?.path ?? '', shop.url).searchParams)).toEqual({
      q: 'gift',
      category_ids: '220',
      filter: 'conditions:{NEW},buyingOptions:{FIXED_PRICE},price:[10.50..50.00],priceCurrency:USD',
      sort: '-price',
      limit: '40',
      offset: '40',
    })
  })

  it('has deals that are reduced by 15 percent or more', async () => {
    const { products } = (await ebay.deals?.({ page: 1, pageSize: 40 }, signal)) ?? { products: [] }
    expect(products.length).toBeGreaterThan(0)
    for (const { savingsPercent } of products) expect(savingsPercent).toBeGreaterThanOrEqual(15)
  })

  it('looks products up by their ids, and says nothing of those that are gone', async () => {
    const found = await ebay.getByIds?.(['v1|1100000020|0'], signal)
    expect(found?.get('v1|1100000020|0')).toMatchObject({ inStock: false })
    expect((await ebay.getByIds?.(['v1|999|0'], signal))?.size).toBe(0)
  })

  it('tells little, and that is taken', async () => {
    shop.behave({ does: 'answers little' })
    const [kite] = (await ebay.search(kites, signal)).products
    expect(kite).toMatchObject({ title: 'Paper kite with a long tail', imageUrl: '' })
    expect(kite).not.toHaveProperty('priceCents')
  })

  it.each([
    ['throttles', { retryAfterSeconds: 30 }, { code: 'THROTTLED', retryAfterMs: 30_000 }],
    ['is not eligible', {}, { code: 'NOT_ELIGIBLE', status: 403 }],
    ['breaks', {}, { code: 'UPSTREAM', status: 500 }],
    ['answers nonsense', {}, { code: 'MALFORMED' }],
    ['is down', {}, { code: 'NETWORK' }],
  ] as const)('that %s %j is told from other failures', async (does, more, error) => {
    shop.behave({ does, ...more })
    await expect(ebay.search(kites, signal)).rejects.toMatchObject(error)
  })

  it('with a wrong secret refuses us, and the secret is in no message', async () => {
    const refused = await openedWith({ EBAY_CLIENT_SECRET: 'wrong-secret-123' })
      .search(kites, signal)
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'AUTH', status: 401 })
    expect(String(refused)).not.toContain('wrong-secret-123')
  })
})
