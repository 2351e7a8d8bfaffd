import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRepeats, recognizer, type Earlier, type Product } from './repeat.ts'

const product = (fields: Partial<Product>): Product => ({
  title: 'Book',
  provider: 'manual',
  productKey: null,
  productUrl: null,
  ...fields,
})

const isSameProduct = (a: Product, b: Product) => recognizer([a])(b)

describe('the same product', () => {
  it.each<[string, Partial<Product>, Partial<Product>]>([
    [
      'key of the provider',
      { provider: 'ribbonry', productKey: 'kalimba' },
      { provider: 'ribbonry', productKey: 'kalimba' },
    ],
    ['page', { productUrl: 'https://a.example/p/1' }, { productUrl: 'http://www.a.example/p/1/?utm_source=x' }],
    ['title', { title: 'Kalimba' }, { title: 'a KALIMBA!' }],
    [
      'ASIN, as key and as link',
      { provider: 'amazon', productKey: 'B01LYCLS24' },
      { productUrl: 'https://www.amazon.com/Lego/dp/B01LYCLS24?tag=x' },
    ],
    [
      'title, at two shops',
      { title: 'Kalimba', provider: 'ribbonry', productKey: 'a', productUrl: 'https://a.example/1' },
      { title: 'Kalimba', productUrl: 'https://b.example/2' },
    ],
  ])('is known by its %s', (_, a, b) => {
    expect(isSameProduct(product(a), product(b))).toBe(true)
  })

  it.each<[string, Partial<Product>, Partial<Product>]>([
    ['key, of another provider', { provider: 'ribbonry', productKey: '1' }, { provider: 'etsy', productKey: '1' }],
    [
      'key, another of the provider',
      { provider: 'ribbonry', productKey: '1' },
      { provider: 'ribbonry', productKey: '2' },
    ],
    ['missing key', { provider: 'ribbonry' }, { provider: 'ribbonry' }],
    ['blank key', { productKey: ' ' }, { productKey: ' ' }],
    ['missing link', { title: 'Kalimba' }, { title: 'Kettle' }],
    ['front page of a shop', { productUrl: 'https://a.example/' }, { productUrl: 'https://a.example' }],
    ['search', { productUrl: 'https://a.example/s?k=tea' }, { productUrl: 'https://a.example/s?k=tea' }],
    ['title that names only a kind', { title: 'Book' }, { title: 'book' }],
    ['title that is a key', { title: 'kalimba' }, { provider: 'manual', productKey: 'kalimba' }],
    ['key that is a link', { productKey: 'a.example/p' }, { productUrl: 'https://a.example/p' }],
    [
      'ASIN at a shop that only ends like Amazon',
      { provider: 'notamazon', productKey: 'B01LYCLS24' },
      { productUrl: 'https://www.amazon.com/dp/B01LYCLS24' },
    ],
    [
      'key of ten letters elsewhere',
      { provider: 'etsy', productKey: 'B01LYCLS24' },
      { productUrl: 'https://www.amazon.com/dp/B01LYCLS24' },
    ],
  ])('is not known by its %s', (_, a, b) => {
    expect(isSameProduct(product(a), product(b))).toBe(false)
  })

  it('is so both ways, and of itself when anything names it', () => {
    const any = fc.record({
      title: fc.constantFrom('Book', 'Kalimba', 'Kettle', 'a kettle'),
      provider: fc.constantFrom('manual', 'ribbonry', 'amazon'),
      productKey: fc.constantFrom(null, 'a', 'B01LYCLS24'),
      productUrl: fc.constantFrom(
        null,
        'https://a.example/p',
        'https://amazon.com/dp/B01LYCLS24',
        'https://a.example/q',
      ),
    })
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(isSameProduct(a, b)).toBe(isSameProduct(b, a))
        expect(isSameProduct(a, { ...a })).toBe(a.title !== 'Book' || a.productKey !== null || a.productUrl !== null)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('what is said of it', () => {
  const mia = { fullName: 'Mia', today: '2026-11-21' as const }
  const gift = (id: number, fields: Partial<Earlier>): Earlier => ({
    ...product({ title: 'Kalimba' }),
    id,
    isPurchased: true,
    date: null,
    occasionName: null,
    ...fields,
  })

  it('the latest given first, then what is assigned, and nothing of other gifts', () => {
    const repeats = findRepeats(
      product({ title: 'kalimba' }),
      [
        gift(1, { isPurchased: false, date: '2026-12-25', occasionName: 'Christmas' }),
        gift(2, { date: '2023-12-25', occasionName: 'Christmas' }),
        gift(3, { date: '2024-12-25', occasionName: 'Christmas' }),
        gift(4, { title: 'Kettle', date: '2025-12-25', occasionName: 'Christmas' }),
        gift(5, {}),
        gift(6, { date: '2022-05-02' }),
        gift(8, { date: '2021-06-12', occasionName: 'Wedding Anniversary' }),
        gift(7, { date: '2026-11-30', occasionName: 'Birthday' }),
      ],
      mia,
    )
    expect(repeats.map(({ giftId, kind, year, message }) => [giftId, kind, year, message])).toEqual([
      [7, 'given', 2026, 'You already bought this for Mia for their birthday in 2026'],
      [3, 'given', 2024, 'You gave this to Mia at Christmas 2024'],
      [2, 'given', 2023, 'You gave this to Mia at Christmas 2023'],
      [6, 'given', 2022, 'You gave this to Mia in 2022'],
      [8, 'given', 2021, 'You gave this to Mia for their wedding anniversary in 2021'],
      [5, 'given', null, 'You already bought this for Mia'],
      [1, 'assigned', 2026, 'You already assigned this to Mia for Christmas 2026'],
    ])
    expect(repeats[1]).toMatchObject({ title: 'Kalimba', occasionName: 'Christmas' })
  })

  it('the latest given first, those without a day last, and of one day the one added last', () => {
    const given = [
      gift(1, {}),
      gift(2, { date: '2024-12-25' }),
      gift(3, {}),
      gift(4, { date: '2025-12-25' }),
      gift(5, { date: '2024-12-25' }),
      gift(6, {}),
    ]
    for (const order of [given, given.toReversed()])
      expect(findRepeats(product({ title: 'kalimba' }), order, mia).map(({ giftId }) => giftId)).toEqual([
        4, 5, 2, 6, 3, 1,
      ])
  })

  it.each<[Partial<Earlier>, string]>([
    [{ date: '2026-11-20' }, 'You gave this to Mia in 2026'],
    [{ date: '2026-11-21' }, 'You already bought this for Mia for 2026'],
    [{ occasionName: 'Christmas' }, 'You already bought this for Mia for Christmas'],
    [{ occasionName: 'Birthday' }, 'You already bought this for Mia for their birthday'],
    [{ isPurchased: false }, 'You already assigned this to Mia'],
  ])('of %j as far as the day and the event are known', (fields, message) => {
    expect(findRepeats(product({ title: 'kalimba' }), [gift(1, fields)], mia)[0]?.message).toBe(message)
  })

  it('of a gift with another title, when its link leads to the same product', () => {
    const link = { productUrl: 'https://shop.example/kalimba' }
    const repeats = findRepeats(product(link), [gift(1, { title: 'Thumb piano', ...link })], mia)
    expect(repeats.map(({ title }) => title)).toEqual(['Thumb piano'])
  })
})
