import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product, ProductPage } from '#domain/catalogue/product-schema.ts'
import { products } from '#server/db/schema.ts'
import { addContact } from '#server/testing/records.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

let app: TestApp
let ada: Person

beforeAll(async () => {
  app = await openTestApp()
  ada = await app.person()
})
afterAll(() => app.close())

async function search(parameters: Record<string, string | number>): Promise<ProductPage> {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const { status, body } = await ada.call<ProductPage>('GET', `/gift-search?${query.toString()}`)
  expect(status).toBe(200)
  return body
}

async function titles(query: string, more: Record<string, string | number> = {}): Promise<string[]> {
  return (await search({ query, ...more })).products.map(({ title }) => title)
}

async function all(parameters: Record<string, string | number>): Promise<Product[]> {
  const found: Product[] = []
  for (let page = 1; ; page += 1) {
    const { products: more, hasMore } = await search({ limit: 40, ...parameters, page })
    found.push(...more)
    if (!hasMore) return found
  }
}

describe('a search', () => {
  it.each([
    ['chess', /chess/i],
    ['telescope', /telescope/i],
    ['jigsaw', /puzzle|jigsaw/i],
    ['CHESS set', /chess/i],
    ['Dutch oven', /dutch oven/i],
    ['fountain pens', /fountain pen/i],
  ])('for %j finds what is called so, first', async (query, title) => {
    const [first] = await titles(query)
    expect(first).toMatch(title)
  })

  it.each([
    ['choclate', /chocolate/i],
    ['telescpoe', /telescope/i],
    ['dutch ovne', /dutch oven/i],
    ['fountian pen', /fountain pen/i],
  ])('puts %j right', async (query, title) => {
    expect((await titles(query)).slice(0, 5).some((found) => title.test(found))).toBe(true)
  })

  it.each([
    ['telesc', /telescope/i],
    ['fountain p', /fountain pen/i],
  ])('finds %j, which only begins a word', async (query, title) => {
    expect((await titles(query)).some((found) => title.test(found))).toBe(true)
  })

  it('ignores accents and case in what is asked and in what is found', async () => {
    const plain = await titles('cafe')
    expect(plain.length).toBeGreaterThan(0)
    expect(await titles('CAFÉ')).toEqual(plain)
  })

  it.each([
    ['twitcher', /bird|binocular/i],
    ['birdwatching', /bird|binocular|hawk/i],
    ['gift ideas for dad who likes fishing', /fish/i],
    ['housewarming card', /housewarming/i],
    ['christmas card', /christmas card/i],
  ])('for %j knows what people call things: interests, persons and days', async (query, title) => {
    const found = await titles(query)
    expect(found.length).toBeGreaterThanOrEqual(8)
    expect(found[0]).toMatch(title)
  })

  it('has cards in front where cards are asked for', async () => {
    const { products: cards } = await search({ query: 'birthday card', itemType: 'card' })
    expect(cards[0]).toMatchObject({ itemType: 'card', title: expect.stringMatching(/birthday/i) as string })
  })

  it.each([
    ['gift for dad who likes fishing', /fish/i],
    ["mother's day card", /mother's day/i],
    ['teacher thank you', /teacher|thank/i],
    ['wooden toy', /wooden/i],
  ])('for %j has what was meant in front', async (query, title) => {
    const [first] = await titles(query)
    expect(first).toMatch(title)
  })

  it('that says nothing but that it wants presents finds some', async () => {
    expect(await titles('trending gifts', { limit: 10 })).toHaveLength(10)
  })

  it.each([
    ['telescpoe', { match: 'corrected', correctedTo: 'telescope' }],
    ['gift for a 7 year old under $20', { understood: { ages: { from: 7, to: 7 }, maxPrice: '20.00' } }],
    ['last minute gift', { understood: { needsNoDelivery: true } }],
    ['zeppelin submarine telescope', { match: 'closest' }],
  ])('for %j says how it read the words', async (query, said) => {
    const { products: found, ...more } = await search({ query, limit: 5 })
    expect(found.length).toBeGreaterThan(0)
    expect(more).toMatchObject(said)
  })

  describe('for a contact', () => {
    beforeAll(async () => {
      await addContact(ada, { fullName: 'Leo Quinn', birthday: '2019-03-05', gender: 'male' })
      await addContact(ada, { fullName: 'Mia Ash', birthday: '1990-03-05' })
      await addContact(ada, { fullName: 'Mia Birch' })
    })

    it('looks for what suits them, without their name, and says so', async () => {
      const { products: found, understood, match } = await search({ query: 'books for Leo' })
      expect(understood).toEqual({ contact: 'Leo Quinn', ages: { from: 7, to: 7 } })
      expect(match).toBeUndefined()
      expect(found).toEqual((await search({ query: 'books', age: 7, gender: 'male' })).products)
      expect(found.map(({ title }) => title).filter((title) => /leonardo/i.test(title))).toEqual([])
    })

    it('goes by an age that is typed or chosen instead', async () => {
      expect((await search({ query: 'books for Leo, 5 years old' })).understood).toEqual({
        contact: 'Leo Quinn',
        ages: { from: 5, to: 5 },
      })
      expect((await search({ query: 'books for Leo', age: 5 })).understood).toEqual({ contact: 'Leo Quinn' })
    })

    it('of whom two have the name is for neither', async () => {
      expect(await search({ query: 'mug for Mia' })).toEqual(await search({ query: 'mug' }))
    })

    it('and nothing else is for anything', async () => {
      expect((await search({ query: 'for Leo' })).products.length).toBeGreaterThan(0)
    })

    it('of somebody else finds the words as they are', async () => {
      const bob = await app.person()
      const { body } = await bob.call<ProductPage>('GET', '/gift-search?query=books%20for%20Leo')
      expect(body.understood).toBeUndefined()
    })
  })

  it('says nothing of words that it found as they are', async () => {
    expect(Object.keys(await search({ query: 'chess set' }))).toEqual(['products', 'hasMore'])
  })

  it('finds only the chosen kind', async () => {
    const rows = await app.database.db.select({ key: products.productKey, kind: products.kind }).from(products)
    const kindOf = new Map(rows.map(({ key, kind }) => [key, kind]))
    const found = await all({ query: 'cooking', kind: 'experience' })
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ productKey }) => kindOf.get(productKey)))).toEqual(new Set(['experience']))
  })

  it('for a small child has nothing with small parts, and nothing that is too old for them', async () => {
    const rows = await app.database.db.select({ key: products.productKey, facts: products.facts }).from(products)
    const small = new Set(rows.flatMap(({ key, facts }) => (facts.smallParts === true ? [key] : [])))
    const found = await all({ query: 'toys for 2 year old' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ productKey }) => small.has(productKey))).toEqual([])
  })

  it('brings those with some of the words after those with all of them', async () => {
    const { rows } = await app.database.pool.query<{ key: string; words: number }>(
      "select product_key as key, (search @@ to_tsquery('english', 'chess'))::int + (search @@ to_tsquery('english', 'travel'))::int as words from products",
    )
    const wordsOf = new Map(rows.map(({ key, words }) => [key, words]))
    const found = (await search({ query: 'chess travel' })).products.map(({ productKey }) => wordsOf.get(productKey))
    expect(new Set(found)).toEqual(new Set([2, 1]))
    expect(found).toEqual(found.toSorted((one = 0, other = 0) => other - one))
  })
})

describe('the pages of a search', () => {
  it.each([
    { query: 'wooden' },
    { query: 'book' },
    { query: 'cooking', sortBy: 'price-asc' },
    { query: 'zeppelin submarine telescope' },
    { categoryIds: '["books"]', sortBy: 'newest' },
    { categoryIds: '["toys-and-games","books.fiction"]' },
  ])('of %j repeat nothing, leave nothing out and are always alike', async (parameters) => {
    const found = (await all({ ...parameters, limit: 17 })).map(({ id }) => id)
    expect(new Set(found).size).toBe(found.length)
    const inLargerPages = (await all({ ...parameters, limit: 40 })).map(({ id }) => id)
    expect(inLargerPages).toEqual(found)
  })

  it('end: beyond the last there is nothing', async () => {
    expect(await search({ query: 'chess', page: 9_000 })).toEqual({ products: [], hasMore: false })
  })
})

describe('a search is narrowed', () => {
  it('to categories with everything in them', async () => {
    const found = await all({ query: 'gift', categoryIds: '["home-and-kitchen.cooking"]' })
    expect(found.length).toBeGreaterThanOrEqual(24)
    const rows = await app.database.db
      .select({ key: products.productKey, categories: products.categories })
      .from(products)
    const byKey = new Map(rows.map(({ key, categories }) => [key, categories]))
    for (const { productKey } of found) expect(byKey.get(productKey)).toContain('home-and-kitchen.cooking')
  })

  it('to an age, and to what is not for adults only unless the age is known to be 21 or more', async () => {
    const adultsOnly = await keysOf((facts) => facts.adult21 === true)
    const asked = { categoryIds: '["home-and-kitchen"]' }
    const foundAt = async (age?: number) =>
      (await all({ ...asked, ...(age === undefined ? {} : { age }) })).filter(({ productKey }) =>
        adultsOnly.has(productKey),
      )
    expect(await foundAt()).toEqual([])
    expect(await foundAt(20)).toEqual([])
    expect((await foundAt(21)).length).toBeGreaterThan(0)
  })

  it.each(['whiskey glasses', 'wine', 'cocktails'])(
    'to nobody: the words %j find what is for adults only, unless it is for somebody younger',
    async (query) => {
      const adultsOnly = await keysOf((facts) => facts.adult21 === true)
      const countAt = async (more: Record<string, number>) =>
        (await search({ query, ...more })).products.filter(({ productKey }) => adultsOnly.has(productKey)).length
      expect(await countAt({})).toBeGreaterThan(0)
      expect(await countAt({ age: 20 })).toBe(0)
      expect(await countAt({ age: 21 })).toBeGreaterThan(0)
    },
  )

  it('to what is for everybody, as long as the words ask for nothing else', async () => {
    const adultsOnly = await keysOf((facts) => facts.adult21 === true)
    // All of them are in these two.
    const departments = { categoryIds: '["home-and-kitchen","gift-cards"]' }
    const found = [...(await all({ query: 'gift ideas', ...departments })), ...(await all(departments))]
    expect(found.filter(({ productKey }) => adultsOnly.has(productKey))).toEqual([])
  })

  it('to what the cards print as prices, both ends included', async () => {
    const unbounded = await all({ query: 'coffee' })
    const cents = ({ priceMax }: Product) => Math.round(Number(priceMax) * 100)
    const prices = [...new Set(unbounded.map(cents))].toSorted((one, other) => one - other)
    const [low = 0, high = 0] = [prices[1], prices.at(-2)]
    const between = unbounded.filter((product) => cents(product) >= low && cents(product) <= high)
    expect(between.length).toBeLessThan(unbounded.length)
    const ends = { minPrice: String(low / 100), maxPrice: (high / 100).toFixed(2) }
    const keys = (found: Product[]) => found.map(({ productKey }) => productKey).toSorted()
    expect(keys(await all({ query: 'coffee', ...ends }))).toEqual(keys(between))
  })

  it('to a price that the words name', async () => {
    const found = await all({ query: 'coffee gifts under $30' })
    expect(found.length).toBeGreaterThan(3)
    expect(found.filter(({ priceMax }) => Number(priceMax) > 30)).toEqual([])
  })

  it('to cards or presents', async () => {
    const cards = await all({ query: 'birthday', itemType: 'card' })
    expect(cards.length).toBeGreaterThan(0)
    expect(new Set(cards.map(({ itemType }) => itemType))).toEqual(new Set(['card']))
  })

  it('to no handbags for a man, unless they are asked for', async () => {
    const clothes = { categoryIds: '["clothing-shoes-and-jewelry"]', gender: 'Male' }
    const found = await all(clothes)
    expect(found.filter(({ categoryId }) => categoryId.startsWith('clothing-shoes-and-jewelry.women'))).toEqual([])
    expect(found.length).toBeGreaterThan(0)
    const asked = await search({ ...clothes, categoryIds: '["clothing-shoes-and-jewelry.women"]' })
    expect(asked.products.length).toBeGreaterThan(0)
  })

  it.each([
    ['price-asc', (one: number, other: number) => one - other],
    ['price-desc', (one: number, other: number) => other - one],
  ])('and sorted by price: %s', async (sortBy, order) => {
    const prices = (await all({ query: 'kit', sortBy })).map(({ priceAmount }) => Number(priceAmount))
    expect(new Set(prices).size).toBeGreaterThan(10)
    expect(prices).toEqual(prices.toSorted(order))
  })
})

describe('odd searches', () => {
  const odd = [
    '%',
    "'; drop table products; --",
    '"',
    "'",
    '\\',
    '🎁',
    '\u0000',
    '((',
    ':*',
    '!',
    '<->',
    'the of and',
    '   ',
    'подарок',
    '礼物',
    'x'.repeat(500),
    'ok '.repeat(200),
    'a:b & c | !d',
  ]

  it.each(odd)('%j break nothing', async (query) => {
    const { products: found } = await search({ query })
    expect(Array.isArray(found)).toBe(true)
  })

  it.each(['', '   ', '🎁', '&&&', 'the of and', 'подарок'])('%j finds nothing', async (query) => {
    expect(await search({ query })).toEqual({ products: [], hasMore: false })
  })

  it('of any letters at all are answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (query) => {
        expect((await search({ query, limit: 3 })).products.length).toBeLessThanOrEqual(3)
      }),
      { numRuns: 60 },
    )
  })

  it('without words find everything in the categories, and nothing in unknown ones', async () => {
    expect((await search({ query: '', categoryIds: '["books"]' })).products).toHaveLength(40)
    expect(await search({ query: '', categoryIds: '[]' })).toEqual({ products: [], hasMore: false })
    expect(await search({ categoryIds: '["no-such-shelf"]' })).toEqual({ products: [], hasMore: false })
  })

  it.each([
    ['categoryIds=books', 'Send the category ids as a JSON array of strings'],
    ['query=a&query=b', 'Enter one search at a time'],
    ['query=a&page=0', 'Page must be 1 or more'],
    ['query=a&limit=41', 'A page has 1 to 40 products'],
    ['query=a&minPrice=cheap', 'Enter an amount such as 25 or 25.50'],
    ['query=a&age=old', 'Enter an age from 0 to 120'],
  ])('%s is refused in words', async (parameters, message) => {
    const { status, body } = await ada.call<{ issues: { message: string }[] }>('GET', `/gift-search?${parameters}`)
    expect([status, body.issues[0]?.message]).toEqual([400, message])
  })

  it('of visitors are turned away', async () => {
    expect((await app.visitor.call('GET', '/gift-search?query=a')).status).toBe(401)
  })
})

async function keysOf(fits: (facts: (typeof products.$inferSelect)['facts']) => boolean): Promise<Set<string>> {
  const rows = await app.database.db.select({ key: products.productKey, facts: products.facts }).from(products)
  return new Set(rows.filter(({ facts }) => fits(facts)).map(({ key }) => key))
}
