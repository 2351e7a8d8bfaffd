import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecommendationPage } from '#domain/catalogue/product-schema.ts'
import { recommendationTexts } from '#domain/texts/recommendations.ts'
import { apiFailures } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { failingProvider, type Behavior, type FailingProvider } from '#server/testing/failing-provider.ts'
import { addContact } from '#server/testing/records.ts'

let shop: FailingProvider
let app: TestApp
let ada: Person
let contactId: number

beforeAll(async () => {
  shop = failingProvider({ cacheTtlSec: 0, minIntervalMs: 0 })
  app = await openTestApp({}, { providers: [shop] })
})
beforeEach(async () => {
  await app.reset()
  app.settings.embeddedIdeas = false
  shop.behave({ does: 'answers' })
  ada = await app.person()
  const categoryIds = ['toys-and-games.outdoor-play']
  contactId = (await addContact(ada, { birthday: '1992-12-04', categoryIds })).id
})
afterAll(() => app.close())

const recommend = () => ada.call<RecommendationPage>('GET', `/gift-recommendations/${contactId}`)

describe('recommendations from a retailer', () => {
  it('are of their categories, each once, without what they have already', async () => {
    const { status, body } = await recommend()
    expect(status).toBe(200)
    const ids = body.products.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(shop.asked.at(-1)?.categoryIds).toEqual(['toys-and-games.outdoor-play'])
    const [first] = body.products
    await ada.call('POST', `/contacts/${contactId}/dismissals`, {
      provider: first?.provider,
      productKey: first?.productKey,
      reason: 'has_it',
    })
    expect((await recommend()).body.products.map(({ id }) => id)).not.toContain(first?.id)
  })

  it('are mixed with the ideas that were chosen for them, half and half, without repeats', async () => {
    app.settings.embeddedIdeas = true
    const page = (number: number) =>
      ada.call<RecommendationPage>('GET', `/gift-recommendations/${contactId}?page=${number}&limit=20`)
    const pages = [(await page(1)).body.products, (await page(2)).body.products]
    const byProvider = (provider: string) => pages.map((some) => some.filter((one) => one.provider === provider).length)
    expect([byProvider('shop'), byProvider('ribbonry')]).toEqual([
      [10, 10],
      [10, 10],
    ])
    const keys = pages.flat().map(({ provider, id }) => `${provider} ${id}`)
    expect(new Set(keys).size).toBe(40)
    expect(pages[0]?.find(({ provider }) => provider === 'ribbonry')?.reasons).not.toEqual([])
  })

  it('come from our own ideas when it is too late to ship, without asking the retailer', async () => {
    const asked = shop.asked.length
    const { body } = await ada.call<RecommendationPage>('GET', `/gift-recommendations/${contactId}?delivery=none`)
    expect(new Set(body.products.map(({ provider }) => provider))).toEqual(new Set(['ribbonry']))
    expect(shop.asked).toHaveLength(asked)
  })

  it.each<[Behavior['does'], Behavior]>([
    ['is down', { does: 'is down' }],
    ['never answers', { does: 'never answers' }],
    ['throttles', { does: 'throttles', retryAfterMs: 1 }],
    ['answers nonsense', { does: 'answers nonsense' }],
    ['crashes', { does: 'crashes' }],
  ])('that %s are an answer in words for the screen, and a failure for the administrator', async (_, behavior) => {
    shop.behave(behavior)
    const { status, body } = await recommend()
    expect([status, body.products, body.hasMore]).toEqual([200, [], false])
    expect(body.error?.userMessage).toBeTruthy()
    expect([recommendationTexts.networkError.code, 'RATE_LIMITED', 'UNKNOWN_ERROR']).toContain(body.error?.code)
    expect(await app.database.db.$count(apiFailures)).toBe(1)
  })

  it('come from our own ideas when the retailer fails and those are on', async () => {
    app.settings.embeddedIdeas = true
    shop.behave({ does: 'refuses us' })
    const { body } = await recommend()
    expect(body.products.length).toBeGreaterThan(0)
    expect(body.products.every(({ provider }) => provider === 'ribbonry')).toBe(true)
  })
})
