import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { failingProvider, type FailingProvider } from '#server/testing/failing-provider.ts'

let shop: FailingProvider
let app: TestApp
let ada: Person

beforeAll(async () => {
  shop = failingProvider({ cacheTtlSec: 0, minIntervalMs: 0, imageHosts: ['https://pictures.shop.example'] })
  app = await openTestApp({}, { providers: [shop] })
})
beforeEach(async () => {
  await app.reset()
  app.settings.embeddedIdeas = true
  shop.behave({ does: 'answers' })
  ada = await app.person()
})
afterAll(() => app.close())

const trending = () => ada.call<{ products: Product[] }>('GET', '/gifts/trending?minPrice=10&maxPrice=100')
const sourcesOf = ({ products }: { products: Product[] }) => products.map(({ provider }) => provider)

describe('trending gifts with a shop', () => {
  it('are what it finds for the specified words, and our own, in turn', async () => {
    const { body } = await trending()
    expect(sourcesOf(body).slice(0, 4)).toEqual(['shop', 'ribbonry', 'shop', 'ribbonry'])
    expect(shop.asked.at(-1)).toMatchObject({ text: 'trending gifts', minPriceCents: 1_000, maxPriceCents: 10_000 })
  })

  it('are only its own where ours are off, and our own while it fails', async () => {
    app.settings.embeddedIdeas = false
    expect(new Set(sourcesOf((await trending()).body))).toEqual(new Set(['shop']))
    app.settings.embeddedIdeas = true
    shop.behave({ does: 'is down' })
    expect(new Set(sourcesOf((await trending()).body))).toEqual(new Set(['ribbonry']))
  })

  it('are an error where it fails and ours are off', async () => {
    app.settings.embeddedIdeas = false
    shop.behave({ does: 'is down' })
    expect(await trending()).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('unavailable') as string },
    })
  })
})

describe('deals with a shop that fails', () => {
  it('are our own, or an error where ours are off, never an empty list', async () => {
    shop.behave({ does: 'is down' })
    expect((await ada.call<Product[]>('GET', '/gifts/deals')).body).toHaveLength(20)
    app.settings.embeddedIdeas = false
    expect(await ada.call('GET', '/gifts/deals')).toMatchObject({ status: 503 })
  })
})

describe('browsers', () => {
  it('keep nothing of a shop', async () => {
    for (const path of ['/gifts/trending', '/gifts/deals', '/gift-search?query=kite']) {
      const { headers } = await ada.call('GET', path)
      expect([path, headers['cache-control']]).toEqual([path, 'no-store'])
    }
  })

  it('load pictures from the shop, and from no other host', async () => {
    const { headers } = await app.visitor.call('GET', '/docs')
    const [pictures] = /img-src [^;]*/.exec(String(headers['content-security-policy'])) ?? []
    expect(pictures).toBe("img-src 'self' data: https://pictures.shop.example")
  })

  it('are told nothing about Amazon without it', async () => {
    expect((await app.visitor.call('GET', '/version')).body).toMatchObject({ notices: [] })
  })
})
