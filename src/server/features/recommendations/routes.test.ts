import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { happyAnswers } from '#domain/recommendations/answers.ts'
import type { RecommendationPage } from '#domain/catalogue/product-schema.ts'
import { products } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import type { NewContact, NewEvent } from '#domain/testing/new-records.ts'
import { addContact, addEvent } from '#server/testing/records.ts'

let app: TestApp
let ada: Person

beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
})
afterAll(() => app.close())

const contact = async (details: Partial<NewContact> = {}) =>
  (await addContact(ada, { fullName: 'Mia Berg', ...details })).id

const event = async (contactId: number, details: Partial<NewEvent> = {}) =>
  (await addEvent(ada, contactId, { name: 'Christmas', type: 'christmas', date: '2026-12-25', ...details })).id

async function recommended(contactId: number, query = ''): Promise<RecommendationPage> {
  const { status, body } = await ada.call<RecommendationPage>('GET', `/gift-recommendations/${contactId}${query}`)
  expect(status).toBe(200)
  return body
}

async function rowsOf(page: RecommendationPage) {
  return app.database.db
    .select()
    .from(products)
    .where(
      inArray(
        products.productKey,
        page.products.map(({ productKey }) => productKey),
      ),
    )
}

describe('recommendations', () => {
  it('are forty to a page, each with a sentence and reasons that can be checked', async () => {
    const id = await contact({
      birthday: '1990-05-05',
      gender: 'female',
      categoryIds: ['arts-crafts-and-sewing.pottery-and-clay'],
      interests: 'long walks with her dog, strong coffee',
    })
    const page = await recommended(id, `?occasionId=${await event(id, { budget: 60 })}`)
    expect(page.products).toHaveLength(40)
    expect(page.hasMore).toBe(true)
    expect(page.error).toBeUndefined()
    for (const { matchReason, givenYear } of page.products) {
      expect(matchReason).toBe('AI recommended based on categories (Pottery & Clay), age 36, gender (female)')
      expect(givenYear).toBeNull()
    }
    const reasons = page.products.slice(0, 8).flatMap((product) => product.reasons)
    expect(reasons).toEqual(expect.arrayContaining(['Fits $30–60', 'Good for a friend']))
    expect(reasons.some((reason) => /^Because Mia likes (coffee|Pottery & Clay|dogs|walking)$/.test(reason))).toBe(true)
    for (const { priceAmount } of page.products) {
      expect(Number(priceAmount)).toBeLessThanOrEqual(60)
    }
  })

  it('cost about as much as what was bought for this person, where no budget says it', async () => {
    const typical = async (price: number) => {
      const id = await contact()
      for (const title of ['Telescope', 'Tent'])
        await ada.call('POST', '/gift-ideas', { contactId: id, title, price, isSaved: true, isPurchased: true })
      const prices = (await recommended(id)).products.map(({ priceAmount }) => Number(priceAmount))
      return prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
    }
    expect(await typical(150)).toBeGreaterThan((await typical(20)) + 20)
  })

  it('say of nothing that it is within a budget that the event’s gifts have used up', async () => {
    const id = await contact()
    const eventId = await event(id, { budget: 60 })
    const priced = async () => {
      const { products } = await recommended(id, `?occasionId=${eventId}`)
      return products.flatMap(({ reasons }) => reasons).filter((reason) => /^Fits|within your budget$/.test(reason))
    }
    expect((await priced()).length).toBeGreaterThan(0)
    const gift = { contactId: id, occasionId: eventId, title: 'Telescope', price: 61, isSaved: true }
    expect((await ada.call('POST', '/gift-ideas', gift)).status).toBe(201)
    expect(await priced()).toEqual([])
  })

  it('do not repeat from page to page, five at a time, and end', async () => {
    const id = await contact({ relationship: 'child', birthday: '2025-01-01' })
    const keys: string[] = []
    let more = true
    for (let page = 1; more; page++) {
      const answer = await recommended(id, `?limit=40&page=${page}`)
      keys.push(...answer.products.map(({ productKey }) => productKey))
      more = answer.hasMore
    }
    expect(keys.length).toBeGreaterThan(10)
    expect(new Set(keys).size).toBe(keys.length)
    const five = await recommended(id, '?limit=5&page=2')
    expect(five.products.map(({ productKey }) => productKey)).toEqual(keys.slice(5, 10))
    expect((await recommended(id, '?page=500')).products).toEqual([])
  })

  it('stay as they are within a week, and are others when others are asked for', async () => {
    const id = await contact({ interests: 'reading' })
    const first = async (query: string) =>
      (await recommended(id, query)).products.slice(0, 8).map((one) => one.productKey)
    const before = await first('')
    app.clock.advance(3600_000)
    expect(await first('')).toEqual(before)
    const others = await first('?others=1')
    expect(others.filter((key) => before.includes(key)).length).toBeLessThan(4)
    expect(await first('?others=1')).toEqual(others)
  })

  it('leave out what was saved, given or dismissed', async () => {
    const id = await contact({ interests: 'coffee' })
    const [saved, other, disliked] = (await recommended(id)).products
    await ada.call('POST', '/gift-ideas', { contactId: id, title: saved?.title, price: '10.00' })
    await ada.call('POST', '/gift-ideas', {
      contactId: id,
      title: 'Under another name',
      provider: other?.provider,
      productKey: other?.productKey,
      isPurchased: true,
    })
    const dismissal = { provider: disliked?.provider, productKey: disliked?.productKey, reason: 'not_for_them' }
    await ada.call('POST', `/contacts/${id}/dismissals`, dismissal)
    const shown = async () => (await recommended(id)).products.map(({ productKey }) => productKey)
    for (const gone of [saved, other, disliked]) expect(await shown()).not.toContain(gone?.productKey)
    await ada.call('DELETE', `/contacts/${id}/dismissals`, dismissal)
    expect(await shown()).toContain(disliked?.productKey)
  })

  it('are safe for a toddler, and for a child whose age nobody said', async () => {
    for (const birthday of ['2024-08-01', '08/01', null]) {
      const page = await recommended(await contact({ relationship: 'child', birthday }))
      expect(page.products.length).toBeGreaterThan(5)
      for (const { ageMin, facts } of await rowsOf(page)) {
        expect(ageMin).toBeLessThanOrEqual(3)
        expect(facts).toMatchObject({ smallParts: false, adult21: false })
      }
      expect(
        page.products.every(({ matchReason }) => matchReason.includes('age') === (birthday === '2024-08-01')),
      ).toBe(true)
    }
  })

  it('keep away from what somebody does not want', async () => {
    const unwanted = async (dislikes: string, allergies: string) => {
      const id = await contact({
        birthday: '1980-01-01',
        interests: 'cooking, chocolate, candles, cocktails',
        dislikes,
        allergies,
      })
      const pages = await Promise.all([1, 2, 3].map((page) => recommended(id, `?page=${page}`)))
      const rows = await rowsOf({ products: pages.flatMap((page) => page.products), hasMore: false })
      expect(rows.length).toBeGreaterThan(80)
      return {
        alcohol: rows.filter(({ facts }) => facts.adult21).length,
        nuts: rows.filter(({ facts }) => facts.avoid?.allergens.includes('nuts')).length,
        ofAnimals: rows.filter(({ facts }) => facts.avoid?.allergens.some((one) => one === 'dairy' || one === 'egg'))
          .length,
        candles: rows.filter(({ interests, title }) => interests.includes('candles') || /candle(?!light)/i.test(title))
          .length,
      }
    }
    const without = await unwanted('', '')
    expect(Object.entries(without).filter(([, count]) => count === 0)).toEqual([])
    const none = { alcohol: 0, nuts: 0, ofAnimals: 0, candles: 0 }
    expect(await unwanted('vegan, doesn’t drink, no candles', 'nuts')).toEqual(none)
  })

  it('are good ideas too for somebody of whom nothing is known', async () => {
    const page = await recommended(await contact({ relationship: 'colleague' }))
    expect(page.products).toHaveLength(40)
    for (const { facts, relationships } of (await rowsOf(page)).slice(0, 10)) {
      expect(facts.intimacy).toBe(0)
      expect(relationships.length).toBeGreaterThan(0)
    }
    expect(page.products[0]?.matchReason).toBe('AI recommended based on profile')
  })

  it('need no delivery when it is too late to ship', async () => {
    const page = await recommended(await contact({ birthday: '1990-05-05' }), '?delivery=none')
    expect(page.products.length).toBeGreaterThanOrEqual(20)
    const kinds = new Set((await rowsOf(page)).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['diy', 'experience', 'giftcard'])
    const wrong = await ada.call('GET', `/gift-recommendations/${await contact()}?delivery=soon`)
    expect(wrong.status).toBe(400)
  })

  it('stay within a category when one is chosen', async () => {
    const id = await contact({ categoryIds: ['books', 'electronics'] })
    const page = await recommended(id, '?categoryId=books')
    expect(page.products.length).toBeGreaterThan(10)
    for (const { categories } of await rowsOf(page)) expect(categories).toContain('books')
    expect((await recommended(id, '?categoryId=no-such-category')).products).toEqual([])
  })

  it('take odd words for words', async () => {
    for (const interests of ["'); drop table products; --", '& | ! <-> :*', '🎁🎁', 'ünïcödé öùl', '%_\\'])
      expect((await recommended(await contact({ interests }))).products.length).toBeGreaterThan(10)
  })
})

describe('a search by something else than what the contact says', () => {
  const asked = (terms: Record<string, string>) => `?${new URLSearchParams(terms).toString()}`

  it('goes by it, tells it from their tastes, and changes nobody', async () => {
    const id = await contact({ birthday: '1990-05-05', interests: 'coffee', dislikes: 'no candles' })
    const page = await recommended(
      id,
      asked({
        interests: 'pottery',
        age: '9',
        gender: 'female',
        relationship: 'child',
        categoryIds: '["books"]',
        dislikes: '',
        maxPrice: '40',
      }),
    )
    expect(page.products.length).toBeGreaterThan(10)
    for (const { matchReason } of page.products)
      expect(matchReason).toBe('AI recommended based on categories (Books), age 9, gender (female)')
    const reasons = new Set(page.products.flatMap((product) => product.reasons))
    expect([...reasons]).toEqual(expect.arrayContaining(['Matches pottery', 'Matches Books', 'Good for a child']))
    expect([...reasons].filter((reason) => reason.startsWith('Because'))).toEqual([])
    for (const { ageMin, priceTypicalCents, facts } of await rowsOf(page)) {
      expect(ageMin).toBeLessThanOrEqual(9)
      expect(priceTypicalCents).toBeLessThanOrEqual(40_00)
      expect(facts.adult21).toBe(false)
    }
    const { body } = await ada.call('GET', `/contacts/${id}`)
    expect(body).toMatchObject({ interests: 'coffee', dislikes: 'no candles', categoryIds: [], gender: null })
  })

  it('can go by less: no age, no interests, no price', async () => {
    const id = await contact({ birthday: '1990-05-05', interests: 'coffee', gender: 'male' })
    const eventId = await event(id, { budget: 60 })
    const page = await recommended(
      id,
      asked({ occasionId: String(eventId), age: '', interests: '', gender: '', maxPrice: '' }),
    )
    expect(page.products[0]?.matchReason).toBe('AI recommended based on profile')
    expect(page.products.flatMap(({ reasons }) => reasons).filter((one) => /likes|Matches|\$/.test(one))).toEqual([])
  })

  it.each(Object.entries(happyAnswers))('finds enough for the answer %s, at any age', async (_, ids) => {
    for (const details of [
      { relationship: 'friend' },
      { relationship: 'child', birthday: '2018-01-01' },
      { relationship: 'grandparent', birthday: '1945-01-01' },
    ] as const) {
      const id = await contact(details)
      const page = await recommended(id, asked({ categoryIds: JSON.stringify(ids) }))
      const first = page.products.slice(0, 8).filter(({ reasons }) => reasons[0]?.startsWith('Matches'))
      expect(first.length).toBeGreaterThanOrEqual(5)
    }
  })

  it.each([{ age: '121' }, { age: 'old' }, { gender: 'x' }, { categoryIds: 'books' }, { maxPrice: 'cheap' }])(
    'not by %j',
    async (terms) => {
      const { status, body } = await ada.call<{ message: string }>('GET', `/gift-recommendations/1${asked(terms)}`)
      expect(status).toBe(400)
      expect(body.message).toMatch(/\w/)
    },
  )
})

describe('who may ask', () => {
  it('nobody for a stranger’s contact, or with a stranger’s event', async () => {
    const id = await contact()
    const eve = await app.person()
    expect((await eve.call('GET', `/gift-recommendations/${id}`)).status).toBe(404)
    const hers = await event(await contact({ fullName: 'Other Person' }))
    expect((await ada.call('GET', `/gift-recommendations/${id}?occasionId=${hers}`)).status).toBe(404)
    expect((await ada.call('GET', '/gift-recommendations/999999')).status).toBe(404)
  })

  it('nobody who is not signed in', async () => {
    expect((await app.visitor.call('GET', '/gift-recommendations/1')).status).toBe(401)
  })

  it.each(['?page=0', '?limit=41', '?limit=x', '?others=-1', '?occasionId=abc'])('not with %s', async (query) => {
    const { status, body } = await ada.call<{ message: string }>('GET', `/gift-recommendations/1${query}`)
    expect(status).toBe(400)
    expect(body.message).toMatch(/\w/)
  })
})
