import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Deal, ProductPage } from '#domain/catalogue/product-schema.ts'
import { apiCache, apiFailures, apiRateLimitMetrics } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { failingProvider, shopProduct, type FailingProvider } from '#server/testing/failing-provider.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import type { ProviderCaps, SearchQuery } from './provider.ts'
import { acceptPage } from './remote/accept.ts'
import { redactParams, redactText } from './remote/redact.ts'

let app: TestApp
let shop: FailingProvider
let waited: number[]

beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

/** Time passes only when somebody waits. Failures are seen only without ideas of our own. */
function catalogueWith(caps: Partial<ProviderCaps> = {}, embeddedIdeas = false): Catalogue {
  shop = failingProvider(caps)
  waited = []
  const { clock, database } = app
  const settings = { ...app.settings, embeddedIdeas }
  return createCatalogue({ db: database.db, settings, clock, providers: [shop] }, async (milliseconds) => {
    waited.push(milliseconds)
    clock.advance(Math.ceil(milliseconds))
  })
}

const kites: SearchQuery = { text: 'kite', sortBy: 'relevance', page: 1, pageSize: 10 }
const failures = () => app.database.db.select().from(apiFailures)

describe('a retailer’s answer', () => {
  it('is kept for the time it may be kept, and asked for again afterward', async () => {
    const catalogue = catalogueWith()
    const first = await catalogue.search(kites)
    expect(first.products).toHaveLength(10)
    expect(await catalogue.search({ ...kites })).toEqual(first)
    expect(shop.asked).toHaveLength(1)
    app.clock.advance(3600_000)
    await catalogue.search(kites)
    expect(shop.asked).toHaveLength(2)
  })

  it('is cached under the request, and contains nothing of the user', async () => {
    await catalogueWith().search(kites)
    // The list put together of it is kept, too.
    const [kept] = await app.database.db.select().from(apiCache).where(eq(apiCache.cacheType, 'search'))
    expect(kept).toMatchObject({
      cacheKey: expect.stringMatching(/^shop:search:[0-9a-f]{64}$/) as string,
      requestParams: { text: 'kite', page: 1, pageSize: 10, sortBy: 'relevance' },
    })
  })

  it('is one for all who ask the same at once', async () => {
    const catalogue = catalogueWith()
    const answers = await Promise.all(Array.from({ length: 5 }, () => catalogue.search(kites)))
    expect(shop.asked).toHaveLength(1)
    expect(new Set(answers.map(({ products }) => products.length))).toEqual(new Set([10]))
  })

  it('says nothing that its rules forbid', async () => {
    const [product] = (await catalogueWith().search(kites)).products
    expect(product).not.toHaveProperty('rating')
    expect(product).not.toHaveProperty('isPrime')
    const [rated] = (await catalogueWith({ ratings: true, prime: true, cacheTtlSec: 0 }).search(kites)).products
    expect(rated).toMatchObject({ rating: 4.5, isPrime: true })
  })

  it('of larger pages than it gives is put together, and ends where its results end', async () => {
    const catalogue = catalogueWith({ maxResults: 60 })
    const first = await catalogue.search({ ...kites, pageSize: 40 })
    const second = await catalogue.search({ ...kites, pageSize: 40, page: 2 })
    expect([first.products.length, first.hasMore]).toEqual([40, true])
    expect([second.products.length, second.hasMore]).toEqual([20, false])
    expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(60)
    expect(shop.asked.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('of the products only those are shown', () => {
  const provider = failingProvider()

  it.each([
    ['that have a title', { title: ' ' }],
    ['that have a picture', { imageUrl: '' }],
    ['whose picture is one', { imageUrl: 'https://shop.example/placeholder.png' }],
    ['whose link leads to them', { productUrl: 'https://shop.example/#top' }],
    ['whose link is a web page', { productUrl: 'javascript:alert(1)' }],
    ['that have a price', { priceCents: undefined }],
  ])('%s', (_what, wrong) => {
    const good = shopProduct('good')
    const page = acceptPage({ products: [good, { ...good, id: 'bad', ...wrong }, 'nothing'], hasMore: false }, provider)
    expect(page.products.map(({ id }) => id)).toEqual(['good'])
  })
})

describe('several categories', () => {
  const categoryIds = ['books', 'electronics', 'toys-and-games']

  it('are asked one after another, a second apart, each for its share, and mixed the same way every time', async () => {
    const catalogue = catalogueWith({ minIntervalMs: 0, cacheTtlSec: 0 })
    const asked: SearchQuery = { categoryIds, sortBy: 'relevance', page: 1, pageSize: 10 }
    const first = await catalogue.search(asked)
    expect(shop.asked.map((query) => query.categoryIds)).toEqual(categoryIds.map((id) => [id]))
    expect(
      [0, 1, 2]
        .map((at) => first.products.filter(({ id }) => id.startsWith(categoryIds[at] ?? '')).length)
        .toSorted((one, other) => one - other),
    ).toEqual([2, 4, 4])
    expect(waited).toEqual([1_000, 1_000])
    expect(first.products).toHaveLength(10)
    expect(first.hasMore).toBe(true)
    const inOrder = first.products.map(({ id }) => id)
    expect(new Set(inOrder.slice(0, 5).map((id) => id.replace(/\d+/, ''))).size).toBeGreaterThan(1)
    expect((await catalogue.search(asked)).products.map(({ id }) => id)).toEqual(inOrder)
  })

  it('answer the first error that came, besides what others found', async () => {
    const catalogue = catalogueWith({ minIntervalMs: 0, cacheTtlSec: 0 })
    shop.behave({ does: 'breaks', times: 3 })
    const answer = await catalogue.search({ categoryIds, sortBy: 'relevance', page: 1, pageSize: 9 })
    expect(answer.error?.code).toBe('NETWORK_ERROR')
    expect(answer.products).toHaveLength(6)
  })
})

describe('a retailer', () => {
  it('is called once per interval, whichever process asks', async () => {
    const catalogue = catalogueWith({ minIntervalMs: 1_000 })
    await catalogue.search(kites)
    await catalogue.search({ ...kites, page: 2 })
    await catalogue.search({ ...kites, page: 3 })
    const windows = await app.database.db.select().from(apiRateLimitMetrics)
    expect(windows.map(({ requestCount }) => requestCount)).toEqual([1, 1, 1])
    expect(waited).toHaveLength(2)
  })

  it('is left alone when the calls of the day are used up', async () => {
    const catalogue = catalogueWith({ dailyBudget: 1, cacheTtlSec: 0 })
    await catalogue.search(kites)
    app.clock.advance(60_000)
    expect((await catalogue.search(kites)).error?.code).toBe('RATE_LIMITED')
    expect(shop.asked).toHaveLength(1)
    app.clock.advance(24 * 3600_000)
    expect((await catalogue.search(kites)).error).toBeUndefined()
  })

  it('that breaks for a moment is asked again, after longer and longer pauses', async () => {
    const catalogue = catalogueWith({ minIntervalMs: 0 })
    shop.behave({ does: 'breaks', times: 2 })
    expect((await catalogue.search(kites)).products).toHaveLength(10)
    expect(waited).toHaveLength(2)
    expect(waited[1]).toBeGreaterThan(waited[0] ?? Infinity)
    expect(await failures()).toEqual([])
  })

  it.each([
    ['is down', 'NETWORK', 'NETWORK_ERROR'],
    ['never answers', 'TIMEOUT', 'NETWORK_ERROR'],
    ['answers nonsense', 'MALFORMED', 'UNKNOWN_ERROR'],
    ['crashes', 'UNEXPECTED', 'UNKNOWN_ERROR'],
  ] as const)('that %s gives no products, words for people and a note for administrators', async (does, type, code) => {
    const catalogue = catalogueWith({ minIntervalMs: 0 })
    shop.behave({ does })
    const answer = await catalogue.search(kites)
    expect(answer).toMatchObject({ products: [], hasMore: false, error: { code } })
    expect(answer.error?.userMessage).toBe(
      code === 'NETWORK_ERROR'
        ? 'Gift recommendations are temporarily unavailable. Our team has been notified and is working to resolve this issue.'
        : 'Failed to load gift recommendations. Please try again later.',
    )
    expect(await failures()).toMatchObject([{ errorType: type, endpoint: 'search', provider: 'shop', occurrences: 1 }])
  })

  it('that fails again within ten minutes is logged once with its count, and again later', async () => {
    const catalogue = catalogueWith({ minIntervalMs: 0 })
    shop.behave({ does: 'is down' })
    await catalogue.search(kites)
    app.clock.advance(9 * 60_000)
    await catalogue.search(kites)
    app.clock.advance(9 * 60_000)
    await catalogue.search({ ...kites, text: 'boat' })
    expect(await failures()).toMatchObject([{ occurrences: 3, retryAttempts: 6 }])
    app.clock.advance(11 * 60_000)
    await catalogue.search(kites)
    expect(await failures()).toHaveLength(2)
  })

  it('leaves no secret in the note', async () => {
    const catalogue = catalogueWith({ minIntervalMs: 0 })
    shop.behave({ does: 'is down' })
    await catalogue.search(kites)
    shop.behave({ does: 'refuses us' })
    await catalogue.search({ ...kites, page: 2 })
    expect(JSON.stringify(await failures())).not.toMatch(/s3cret|user:pass|abc123/)
  })

  it('that is too busy is not asked again before it said, nor waited for long', async () => {
    const catalogue = catalogueWith({ minIntervalMs: 0 })
    shop.behave({ does: 'throttles', retryAfterMs: 30_000 })
    expect((await catalogue.search(kites)).error?.code).toBe('RATE_LIMITED')
    expect((await catalogue.search({ ...kites, page: 2 })).error?.code).toBe('RATE_LIMITED')
    expect([shop.asked.length, waited]).toEqual([1, []])
    expect(await failures()).toMatchObject([{ errorType: 'THROTTLED', statusCode: 429, occurrences: 1 }])
    shop.behave({ does: 'answers' })
    app.clock.advance(30_000)
    expect((await catalogue.search(kites)).products).toHaveLength(10)
  })

  it('that refuses us leaves the place to our own ideas, for six hours', async () => {
    const catalogue = catalogueWith({ minIntervalMs: 0 }, true)
    shop.behave({ does: 'refuses us' })
    const ours = await catalogue.search({ ...kites, text: 'telescope' })
    expect(ours.error).toBeUndefined()
    expect(ours.products[0]).toMatchObject({ provider: 'ribbonry' })
    await catalogue.search(kites)
    expect(shop.asked).toHaveLength(1)
    expect(await failures()).toMatchObject([{ errorType: 'NOT_ELIGIBLE', occurrences: 1 }])
    app.clock.advance(6 * 3600_000)
    shop.behave({ does: 'answers' })
    expect((await catalogue.search(kites)).products[0]).toMatchObject({ provider: 'shop' })
  })
})

describe('over HTTP', () => {
  let own: TestApp
  let ada: Person
  const broken = failingProvider({ minIntervalMs: 0, cacheTtlSec: 0 })

  beforeAll(async () => {
    own = await openTestApp({}, { providers: [broken] })
    ada = await own.person()
  })
  afterAll(() => own.close())

  it.each(['answers nonsense', 'crashes', 'refuses us', 'never answers'] as const)(
    'a retailer that %s breaks no answer',
    async (does) => {
      broken.behave({ does })
      const found = await ada.call<ProductPage>('GET', '/gift-search?query=kite')
      expect(found.status).toBe(200)
      const deals = await ada.call<Deal[]>('GET', '/gifts/deals')
      expect([deals.status, deals.body.length]).toEqual([200, 20])
      expect(deals.body[0]?.provider).toBe('ribbonry')
      expect((await own.visitor.call<unknown[]>('GET', '/gifts/featured')).body).toHaveLength(25)
    },
  )
})

describe('what is noted of a failure', () => {
  it.each([
    ['GET https://ada:pw@shop.example/a?key=1#x failed', 'GET https://shop.example/a?… failed'],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer …'],
    ['{"access_token":"abc","page":1}', '{"access_token":…,"page":1}'],
    ['client_secret=hunter2; retry', 'client_secret=…; retry'],
    ['connect ECONNREFUSED 10.0.0.1:443', 'connect ECONNREFUSED 10.0.0.1:443'],
  ])('%j is written %j', (text, written) => {
    expect(redactText(text)).toBe(written)
  })

  it('holds parameters without their secrets, however deep', () => {
    expect(redactParams({ text: 'kite', auth: { apiKey: 'k', tokens: ['t'] }, list: [{ password: 'p' }] })).toEqual({
      text: 'kite',
      auth: { apiKey: '…', tokens: '…' },
      list: [{ password: '…' }],
    })
  })
})
