import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dealCategories, dealSlotAt } from '#domain/catalogue/deal-categories.ts'
import type { Deal, Product } from '#domain/catalogue/product-schema.ts'
import { products, users } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { insertContact, insertGift } from '#server/testing/records.ts'

let app: TestApp
let ada: Person

beforeAll(async () => {
  app = await openTestApp({ AFFILIATE_TAG: 'ribbonry-20' })
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
})
afterAll(() => app.close())

describe('the window of the landing page', () => {
  it('shows visitors 25 cards, each with a price and a link that carries the affiliate tag', async () => {
    const { status, body } = await app.visitor.call<Product[]>('GET', '/gifts/featured')
    expect(status).toBe(200)
    expect(body).toHaveLength(25)
    expect(body.find(({ id }) => id === 'pour-over-coffee-set')).toMatchObject({
      title: expect.stringContaining('our-over coffee') as string,
      price: expect.stringMatching(/^Typically \$\d+–\d+$/) as string,
      priceAmount: expect.stringMatching(/^\d+\.00$/) as string,
      priceKind: 'typical',
      originalPrice: null,
      rating: null,
      reviewCount: null,
      isPrime: false,
      imageUrl: expect.stringMatching(/^\/api\/illustrations\/pour-over-coffee-set\.[0-9a-f]{10}\.svg$/) as string,
      imageKind: 'illustration',
      productUrl: expect.stringMatching(/^https:\/\/www\.amazon\.com\/s\?k=.+&tag=ribbonry-20$/) as string,
      category: 'Home & Kitchen > Coffee & Tea > Coffee',
      itemType: 'gift',
      provider: 'ribbonry',
      productKey: 'pour-over-coffee-set',
    })
    expect(new Set(body.map(({ id }) => id)).size).toBe(25)
  })

  it('mixes departments, and is the same every time', async () => {
    const { body } = await app.visitor.call<Product[]>('GET', '/gifts/featured')
    const first = body.slice(0, 8).map(({ categoryId }) => categoryId.split('.')[0])
    expect(new Set(first).size).toBeGreaterThanOrEqual(6)
    expect((await app.visitor.call('GET', '/gifts/featured')).body).toEqual(body)
  })

  it('is compressed for clients that accept it', async () => {
    const plain = await app.visitor.call('GET', '/gifts/featured')
    const headers = { 'accept-encoding': 'gzip, br' }
    const packed = await app.app.inject({ method: 'GET', url: '/api/gifts/featured', headers })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.text)
    expect(packed.rawPayload.length).toBeLessThan(plain.text.length / 2)
  })

  it('may be kept for a while', async () => {
    const { headers } = await app.visitor.call('GET', '/gifts/featured')
    expect(headers['cache-control']).toBe('public, max-age=300')
  })
})

describe('the drawn pictures', () => {
  it('of shown products are there for visitors, cached forever', async () => {
    const { body } = await app.visitor.call<Product[]>('GET', '/gifts/featured')
    for (const { imageUrl } of body) {
      const picture = await app.visitor.call('GET', imageUrl.replace('/api', ''))
      expect(picture.status).toBe(200)
      expect(picture.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(picture.text).toMatch(/^<svg /)
    }
  })

  it('may change where the address does not name the drawing', async () => {
    const { status, headers } = await app.visitor.call('GET', '/illustrations/pour-over-coffee-set.svg')
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    const old = await app.visitor.call('GET', '/illustrations/pour-over-coffee-set.0123456789.svg')
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
  })

  it('are not sent again to a client that has them', async () => {
    const { headers } = await app.visitor.call('GET', '/illustrations/pour-over-coffee-set.svg')
    const again = await app.visitor.call('GET', '/illustrations/pour-over-coffee-set.svg', undefined, {
      'if-none-match': String(headers.etag),
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it.each(['nobody-drew-this', '%3Cscript%3E', 'a.b'])(
    'of %s are the neutral tile, cached only briefly',
    async (id) => {
      const { text: neutral } = await app.visitor.call('GET', '/illustrations/fallback.svg')
      const { status, text, headers } = await app.visitor.call('GET', `/illustrations/${id}.svg`)
      expect([status, text]).toEqual([200, neutral])
      expect(headers['cache-control']).toBe('public, max-age=300')
    },
  )

  it('without .svg are not there', async () => {
    expect((await app.visitor.call('GET', '/illustrations/fallback')).status).toBe(404)
    expect((await app.visitor.call('GET', `/illustrations/${'x'.repeat(141)}.svg`)).status).toBe(400)
  })
})

describe('the deals', () => {
  const deals = async (query = '') => (await ada.call<Deal[]>('GET', `/gifts/deals${query}`)).body

  it.each(dealCategories.map(({ name }) => name))('of %s fill a page and go on, each with its reason', async (name) => {
    const category = `?category=${encodeURIComponent(name)}`
    const first = await deals(category)
    expect(first).toHaveLength(20)
    for (const { dealBadge, originalPrice, savings, savingsPercent } of first) {
      expect(dealBadge).toMatch(/^(Seasonal|Under \$25|Good value|From \$\d+)$/)
      expect([originalPrice, savings, savingsPercent]).toEqual([null, null, null])
    }
    const second = await deals(`${category}&page=2`)
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter(({ id }) => first.some((deal) => deal.id === id))).toEqual([])
  })

  it('say what is known of each', async () => {
    const shown = await deals('?category=Toys+%26+Games')
    expect(shown.filter(({ features }) => features.length === 0)).toEqual([])
    expect(shown.flatMap(({ features }) => features)).toContain('Fun')
  })

  it('are seasonal in their month only', async () => {
    const pages = [await deals(), await deals('?page=2'), await deals('?page=3')]
    const keys = pages.flat().flatMap(({ dealBadge, productKey }) => (dealBadge === 'Seasonal' ? productKey : []))
    const rows = await app.database.db
      .select({ facts: products.facts })
      .from(products)
      .where(inArray(products.productKey, keys))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ facts }) => !facts.season?.includes(11))).toEqual([])
  })

  it('stay for five minutes and are others afterward', async () => {
    const first = (await deals()).map(({ id }) => id)
    app.clock.advance(4 * 60_000)
    expect((await deals()).map(({ id }) => id)).toEqual(first)
    app.clock.advance(60_000)
    expect((await deals()).map(({ id }) => id)).not.toEqual(first)
  })

  it('lose and repeat nothing from page to page when five minutes pass between two of them', async () => {
    const slot = dealSlotAt(app.clock.now())
    const all = async (pause: number) => {
      const ids: string[] = []
      for (let page = 1; page <= 3; page += 1) {
        const shown = await deals(`?page=${page}&slot=${slot}`)
        ids.push(...shown.map(({ id }) => id))
        app.clock.advance(pause)
      }
      return ids
    }
    const atOnce = await all(0)
    expect(new Set(atOnce).size).toBe(60)
    expect(await all(10 * 60_000)).toEqual(atOnce)
  })

  it('are of the current slot for a clock that is more than a day off', async () => {
    const slot = dealSlotAt(app.clock.now())
    const current = await deals()
    expect(await deals(`?slot=${slot}`)).toEqual(current)
    expect(await deals(`?slot=${slot - 288}`)).not.toEqual(current)
    expect(await deals(`?slot=${slot - 289}`)).toEqual(current)
    expect(await deals('?slot=0')).toEqual(current)
    expect((await ada.call('GET', '/gifts/deals?slot=soon')).status).toBe(400)
  })

  it('of a department that is not there are refused in words, and visitors have none', async () => {
    const refused = await ada.call<{ issues: { message: string }[] }>('GET', '/gifts/deals?category=Boats')
    expect([refused.status, refused.body.issues[0]?.message]).toEqual([400, "We don't know this department"])
    expect((await app.visitor.call('GET', '/gifts/deals')).status).toBe(401)
  })
})

describe('what is trending', () => {
  const trending = async (query = '') =>
    (await ada.call<{ products: Product[] }>('GET', `/gifts/trending${query}`)).body.products

  it('is what most people saved, once five of them did; until then ideas for the month', async () => {
    const [seasonal] = await trending()
    expect(seasonal).toBeDefined()
    const key = 'snuffle-mat-nobody-sees'
    await saveBySomebody('enameled-dutch-oven', 4)
    expect((await trending()).slice(0, 1)).toEqual([seasonal])
    await saveBySomebody('enameled-dutch-oven', 1)
    await saveBySomebody(key, 9)
    const now = await trending()
    expect(now[0]?.id).toBe('enameled-dutch-oven')
    expect(new Set(now.map(({ id }) => id)).size).toBe(now.length)
  })

  it('forgets what was saved more than 30 days ago, and counts people, not clicks', async () => {
    await saveBySomebody('enameled-dutch-oven', 9, 31)
    const person = await someone()
    for (let times = 0; times < 9; times += 1) {
      await save('hand-crank-pasta-maker', person)
    }
    expect((await trending())[0]?.id).not.toMatch(/dutch-oven|pasta-maker/)
  })

  it('keeps to the prices asked for with the upper end of what it prints, that of the filter not included', async () => {
    for (let day = 0; day < 10; day += 1) {
      const shown = await trending('?minPrice=10&maxPrice=25')
      expect(shown.length).toBeGreaterThanOrEqual(4)
      for (const { price, priceMax } of shown) {
        expect(Number(/\d+$/.exec(price)?.[0])).toBe(Number(priceMax))
        expect(Number(priceMax)).toBeGreaterThanOrEqual(10)
        expect(Number(priceMax)).toBeLessThan(25)
      }
      app.clock.advance(24 * 3600_000)
    }
    expect((await ada.call('GET', '/gifts/trending?minPrice=cheap')).status).toBe(400)
  })
})

async function saveBySomebody(productKey: string, people: number, daysAgo = 1) {
  for (let count = 0; count < people; count += 1) {
    await save(productKey, await someone(), daysAgo)
  }
}

async function someone() {
  const { db } = app.database
  const at = app.clock.now()
  const userId = randomUUID()
  await db.insert(users).values({ id: userId, createdAt: at, updatedAt: at, lastSeenAt: at })
  return { userId, contactId: await insertContact(app, userId) }
}

async function save(productKey: string, person: { userId: string; contactId: number }, daysAgo = 1) {
  const at = new Date(app.clock.now().getTime() - daysAgo * 24 * 3600_000)
  const stamps = { createdAt: at, updatedAt: at }
  await insertGift(app, person.userId, person.contactId, { provider: 'ribbonry', productKey, ...stamps })
}
