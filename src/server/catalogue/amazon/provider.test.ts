import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SearchQuery } from '#server/catalogue/provider.ts'
import { parseSettings } from '#server/settings.ts'
import { movableClock } from '#server/testing/clock.ts'
import { openAmazonShop } from '#server/testing/shops/amazon-shop.ts'
import type { LocalShop } from '#server/testing/shops/shop-server.ts'
import { shopsOf } from '../shops.ts'

const { signal } = new AbortController()
const chess: SearchQuery = { text: 'walnut chess set', sortBy: 'relevance', page: 1, pageSize: 10 }

describe.each(['2.1', '3.1'])('the Creators API with credentials of version %s', (version) => {
  let shop: LocalShop
  let clock: ReturnType<typeof movableClock>
  let amazon: ReturnType<typeof shopsOf>[number]

  beforeAll(async () => {
    shop = await openAmazonShop({ version })
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    shop.behave({ does: 'answers' })
    clock = movableClock('2026-11-21T15:00:00.000Z')
    const [first] = shopsOf(parseSettings(shop.environment), clock)
    if (!first) throw new Error('no shop is configured')
    amazon = first
    shop.calls.length = 0
    shop.tokensGiven = 0
  })

  const first = async (query: Partial<SearchQuery> = {}) =>
    (await amazon.search({ ...chess, ...query }, signal)).products

  it('tells price, what it was before, savings, deal, stock and rank with its category', async () => {
    const [product] = await first({ text: 'kite' })
    expect(product).toMatchObject({
      provider: 'amazon',
      source: 'Amazon',
      id: 'B0LOCAL000',
      title: 'Paper kite with a long tail',
      brand: 'Skylark',
      priceCents: 17_99,
      priceText: '$17.99',
      originalPriceCents: 21_43,
      savingsPercent: 16,
      dealBadge: 'Limited time deal',
      isPrime: true,
      inStock: true,
      salesRank: 3,
      salesRankCategory: 'Toys & Games',
      categoryId: 'toys-and-games',
      imageKind: 'photo',
      productUrl: 'https://www.amazon.com/dp/B0LOCAL000?tag=example-20&linkCode=osi&th=1&psc=1',
      asOf: '2026-11-21T15:00:00.000Z',
    })
    const [, other] = await first({ text: 'kite' })
    expect(other).not.toHaveProperty('isPrime')
    expect(other).not.toHaveProperty('rating')
  })

  it('is asked for words, department, prices, order and page', async () => {
    await first({ categoryIds: ['toys-and-games.board-games'], minPriceCents: 1_000, maxPriceCents: 5_000, page: 2 })
    expect(JSON.parse(shop.calls[0]?.body ?? '')).toMatchObject({
      keywords: 'walnut chess set',
      searchIndex: 'ToysAndGames',
      minPrice: 1_000,
      maxPrice: 5_000,
      itemPage: 2,
      itemCount: 10,
      sortBy: 'Relevance',
      partnerTag: 'example-20',
    })
  })

  it('takes a new offer before a used one, and calls nothing for sale what is not', async () => {
    const [novel] = await first({ text: 'cookbook of italian' })
    expect(novel?.priceCents).toBe(25_99)
    const [camera, sold] = (await amazon.getByIds?.(['B0LOCAL019', 'B0LOCAL020'], signal))?.values() ?? []
    expect(camera).not.toHaveProperty('priceCents')
    expect(sold).toMatchObject({ inStock: false })
  })

  it('finds nothing without a failure', async () => {
    expect(await amazon.search({ ...chess, text: 'zzzz no such thing' }, signal)).toEqual({
      products: [],
      hasMore: false,
    })
    expect((await amazon.getByIds?.(['B0UNKNOWN1'], signal))?.size).toBe(0)
  })

  it('tells what it can of several ids', async () => {
    expect([...((await amazon.getByIds?.(['B0LOCAL002', 'B0UNKNOWN1'], signal))?.keys() ?? [])]).toEqual(['B0LOCAL002'])
  })

  it('has no more than a hundred results', async () => {
    expect((await amazon.search({ ...chess, text: 'gift', page: 9 }, signal)).hasMore).toBe(true)
    expect((await amazon.search({ ...chess, text: 'gift', page: 10 }, signal)).hasMore).toBe(false)
  })

  it('shows as deals only what is reduced', async () => {
    const deals = await amazon.deals?.({ page: 1, pageSize: 10 }, signal)
    expect(deals?.products.length).toBeGreaterThan(0)
    for (const deal of deals?.products ?? []) expect(deal.savingsPercent).toBeGreaterThanOrEqual(15)
    expect(JSON.parse(shop.calls[0]?.body ?? '')).toMatchObject({ searchIndex: 'All', minSavingPercent: 20 })
  })

  it('gives one token to all concurrent calls, and a new one before it ends', async () => {
    await Promise.all([first(), first({ page: 2 }), first({ page: 3 })])
    clock.advance(58 * 60_000)
    await first()
    expect(shop.tokensGiven).toBe(1)
    clock.advance(60_000)
    await first()
    expect(shop.tokensGiven).toBe(2)
  })

  it('gets a new token when its own has ended early', async () => {
    await first()
    shop.expireTokens()
    await expect(first()).rejects.toMatchObject({ code: 'AUTH', again: true, status: 401 })
    expect(await first()).not.toEqual([])
    expect(shop.tokensGiven).toBe(2)
  })

  it.each([
    ['throttles', { retryAfterSeconds: 60 }, { code: 'THROTTLED', retryAfterMs: 60_000 }],
    ['throttles', {}, { code: 'THROTTLED', retryAfterMs: undefined }],
    ['is not eligible', {}, { code: 'NOT_ELIGIBLE', status: 403 }],
    ['refuses the tag', {}, { code: 'AUTH', status: 400 }],
    ['breaks', {}, { code: 'UPSTREAM', status: 500 }],
    ['answers nonsense', {}, { code: 'MALFORMED' }],
    ['is down', {}, { code: 'NETWORK' }],
    ['hangs up', {}, { code: 'NETWORK' }],
  ] as const)('that %s %j is told from other failures', async (does, more, error) => {
    shop.behave({ does, ...more })
    await expect(first()).rejects.toMatchObject(error)
  })

  it('answers in part, or little, and that is taken', async () => {
    shop.behave({ does: 'answers in part' })
    const part = await first({ text: 'gift' })
    expect(part.length).toBe(5)
    shop.behave({ does: 'answers little' })
    const [little] = await first()
    expect(little).toMatchObject({ title: 'Walnut chess set', imageUrl: '' })
    expect(little).not.toHaveProperty('priceCents')
  })

  it('searches all departments once it refused one', async () => {
    const books = { ...chess, text: 'gift', categoryIds: ['electronics.no-such-department'] }
    expect((await amazon.search(books, signal)).products).not.toEqual([])
    const appliances = { searchIndex: 'Appliances', page: 1, pageSize: 10 }
    await expect(amazon.deals?.(appliances, signal)).rejects.toMatchObject({ code: 'BAD_REQUEST', again: true })
    expect((await amazon.deals?.(appliances, signal))?.products).not.toEqual([])
  })
})

it('an account with a wrong secret is refused, and the secret is in no message', async () => {
  const shop = await openAmazonShop()
  const settings = parseSettings({ ...shop.environment, AMAZON_CLIENT_SECRET: 'wrong-secret-123' })
  const [amazon] = shopsOf(settings, movableClock('2026-11-21T15:00:00.000Z'))
  const refused = await amazon?.search(chess, signal).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'AUTH', status: 401 })
  expect(String(refused)).not.toContain('wrong-secret-123')
  await shop.close()
})
