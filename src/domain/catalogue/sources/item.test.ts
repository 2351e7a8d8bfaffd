import { describe, expect, test } from 'vitest'
import type { FeedField } from './fields.ts'
import { readGtin } from './gtin.ts'
import { guessCategory } from './guess-category.ts'
import { readItem } from './item.ts'
import { guessMapping, missingFields } from './mapping.ts'

const usual = {
  id: 'A1',
  title: 'Oak tray',
  description: 'For breakfast in bed',
  link: 'https://shop.example/p/1',
  imageLink: 'https://img.shop.example/1.jpg',
  price: '40.00 USD',
}
const now = new Date('2026-11-26T12:00:00Z')
const read = (values: Partial<Record<FeedField, string>>) =>
  readItem((field) => ({ ...usual, ...values } as Partial<Record<FeedField, string>>)[field] ?? '', now)

describe('an item', () => {
  test('is a product with what it costs', () => {
    expect(read({})).toMatchObject({ title: 'Oak tray', priceCents: 4_000, originalPriceCents: null, inStock: true })
  })

  test.each([
    [{ salePrice: '30.00 USD' }, 3_000, 4_000],
    [{ salePrice: '50.00 USD' }, 4_000, null],
    [{ salePrice: '30.00 USD', salePriceDates: '2026-11-20T00:00-0800/2026-12-01T23:59-0800' }, 3_000, 4_000],
    [{ salePrice: '30.00 USD', salePriceDates: '2026-12-20T00:00-0800/2026-12-31T23:59-0800' }, 4_000, null],
    // From the first moment to the last.
    [{ salePrice: '30.00 USD', salePriceDates: ' 2026-11-26T12:00Z / 2026-12-31T23:59+0100 ' }, 3_000, 4_000],
    [{ salePrice: '30.00 USD', salePriceDates: '2026-11-20T00:00Z/2026-11-26T12:00Z' }, 3_000, 4_000],
    [{ salePrice: '30.00 USD', salePriceDates: '2026-11-20T00:00Z/2026-11-26T11:59Z' }, 4_000, null],
    [{ salePrice: '30.00 USD', salePriceDates: ' ' }, 3_000, 4_000],
    [{ salePrice: '30.00 USD', salePriceDates: 'soon' }, 4_000, null],
    [{ salePrice: '40.00 USD' }, 4_000, null],
    [{ salePrice: '30.00 EUR' }, 4_000, null],
    [{ salePrice: '30.00 USD', listPrice: '60' }, 3_000, 4_000],
    [{ price: '40', currency: ' usd ', listPrice: '60' }, 4_000, 6_000],
    [{ listPrice: '60' }, 4_000, 6_000],
    [{ listPrice: '30' }, 4_000, null],
    [{ listPrice: '40' }, 4_000, null],
    [{ listPrice: '60 EUR' }, 4_000, null],
  ])('is reduced only where it truly is: %o', (values, priceCents, originalPriceCents) => {
    expect(read(values)).toMatchObject({ priceCents, originalPriceCents })
  })

  test.each([
    ['in_stock', true],
    ['in stock', true],
    ['1', true],
    ['', true],
    ['out_of_stock', false],
    ['Out of stock', false],
    ['preorder', false],
    ['0', false],
    ['no', false],
    [' Sold-Out ', false],
    ['nothing is out of stock', true],
    ['out of stock? never', true],
  ])("that says '%s' is in stock: %s", (availability, inStock) => {
    expect(read({ availability })).toMatchObject({ inStock })
  })

  test('keeps hostile words as words', () => {
    const title = '<script>alert(1)</script>'
    expect(read({ title })).toMatchObject({ title })
    expect(read({ title: 'Tea\u202E\u0007\n  set' })).toMatchObject({ title: 'Tea set' })
    expect(read({ description: '<p>Good &amp; <b>old</b></p><script' })).toMatchObject({ description: 'Good & old' })
  })

  test.each([
    [{ id: ' ' }, 'broken'],
    [{ title: '' }, 'broken'],
    [{ title: 'Caf\uFFFD' }, 'broken'],
    [{ price: 'ask' }, 'broken'],
    [{ price: '40.00 EUR' }, 'unwanted'],
    [{ price: '40.00', currency: ' eur' }, 'unwanted'],
    [{ description: 'Caf\uFFFD' }, 'broken'],
    [{ link: 'https://user@shop.example/' }, 'unwanted'],
    [{ link: 'https://:pass@shop.example/' }, 'unwanted'],
    [{ link: 'xhttps://shop.example/p/1' }, 'unwanted'],
    [{ link: 'https://shop.example/p/1 x' }, 'unwanted'],
    [{ link: 'https://shop.example:99999/' }, 'unwanted'],
    [{ imageLink: 'https://shop.example/Placeholder.png' }, 'unwanted'],
    [{ adult: ' Y ' }, 'gone'],
    [{ adult: 'TRUE' }, 'gone'],
    [{ adult: '1' }, 'gone'],
    [{ link: 'http://shop.example/p/1' }, 'unwanted'],
    [{ link: 'javascript:alert(1)' }, 'unwanted'],
    [{ link: 'https://user:pass@shop.example/' }, 'unwanted'],
    [{ link: 'https://shop.example/"><b>' }, 'unwanted'],
    [{ imageLink: 'data:image/png;base64,AAAA' }, 'unwanted'],
    [{ imageLink: 'https://localhost/1.jpg' }, 'unwanted'],
    [{ adult: 'yes' }, 'gone'],
    [{ department: 'Mature > Erotic' }, 'gone'],
  ])('is left out for a reason: %o', (values, kind) => {
    expect(read(values)).toMatchObject({ kind, reason: expect.stringMatching(/^It/) as string })
  })

  test('says whom it is for, by whom it is made, and where the shop has it', () => {
    const nothing = { brand: null, gtin: null, gender: null, ageMin: null, ageMax: null, department: '' }
    expect(read({})).toMatchObject(nothing)
    expect(read({ brand: ' ', gtin: '1', gender: 'unisex', ageGroup: 'any' })).toMatchObject(nothing)
    expect(
      read({ brand: ' Aerie ', gtin: '4006381333931', gender: ' Female ', department: 'Home > Trays' }),
    ).toMatchObject({ brand: 'Aerie', gtin: '4006381333931', gender: 'female', department: 'Home > Trays' })
    expect(read({ gender: 'male' })).toMatchObject({ gender: 'male' })
  })

  test.each([
    ['newborn', 0, 0],
    ['infant', 0, 1],
    ['toddler', 1, 5],
    [' Kids ', 5, 13],
    ['adult', 13, null],
  ])('of the age group %s is for %s to %s', (ageGroup, ageMin, ageMax) => {
    expect(read({ ageGroup })).toMatchObject({ ageMin, ageMax })
  })

  test('is shortened to what is shown, but never its id or its link', () => {
    const long = 'Oak tray '.repeat(500)
    const item = read({ title: long, description: long, brand: long, department: long })
    const lengths = { title: 150, description: 500, brand: 80, department: 300 } as const
    for (const [field, length] of Object.entries(lengths))
      expect(item).toHaveProperty(field, long.slice(0, length).trimEnd())
    expect(read({ id: 'x'.repeat(120) })).toMatchObject({ id: 'x'.repeat(120), priceCents: 4_000 })
    expect(read({ id: 'x'.repeat(121) })).toMatchObject({ kind: 'broken', id: 'x'.repeat(120) })
    const link = (length: number) => 'https://shop.example/'.padEnd(length, 'x')
    expect(read({ link: link(2_048) })).toMatchObject({ productUrl: link(2_048) })
    expect(read({ link: link(2_049) })).toMatchObject({ kind: 'unwanted' })
  })

  test('has a link without its place in the page, and a description without tags, entities and second spaces', () => {
    expect(read({ link: ' HTTPS://shop.example/p#top#end\n ' })).toMatchObject({ productUrl: 'HTTPS://shop.example/p' })
    expect(read({ description: 'For breakfast<br>in bed' })).toMatchObject({ description: 'For breakfast in bed' })
    expect(read({ title: 'Oak   tray', description: '&lt;b&gt;  1&nbsp;&quot;&amp;&#39;' })).toMatchObject({
      title: 'Oak tray',
      description: `<b> 1 "&'`,
    })
  })

  test('is for adults where alcohol is in it, not where it only says so', () => {
    expect(read({ title: 'Single malt whisky, 12 years' })).toMatchObject({ isForAdults: true })
    expect(read({ department: 'Food > Wine' })).toMatchObject({ isForAdults: true })
    expect(read({ title: 'Crystal whisky glasses' })).toMatchObject({ isForAdults: false })
    expect(read({ adult: '18', department: 'Trays' })).toMatchObject({ isForAdults: false })
    expect(read({ adult: 'not yes', department: 'Immature sextant' })).toMatchObject({ isForAdults: false })
  })
})

describe('columns', () => {
  test('are taken in the order of their names, and the first of two of one name', () => {
    expect(guessMapping(['ean', 'GTIN', 'g:gtin'])).toStrictEqual({ gtin: 'GTIN' })
    expect(guessMapping(['aw:id', '_g:title'])).toStrictEqual({ id: 'aw:id' })
    expect(guessMapping(['Image Link', 'e-a-n'])).toEqual({ imageLink: 'Image Link', gtin: 'e-a-n' })
    expect(guessMapping(['abc:id', 'x-id'])).toEqual({})
  })

  test('of Google Merchant are known', () => {
    const columns = ['g:id', 'title', 'g:image_link', 'link', 'g:price', 'g:sale_price', 'g:product_type']
    expect(guessMapping(columns)).toMatchObject({ id: 'g:id', imageLink: 'g:image_link', department: 'g:product_type' })
    expect(missingFields(guessMapping(columns), columns)).toEqual([])
  })

  test('of Awin are known', () => {
    const columns =
      'aw_deep_link,product_name,aw_product_id,merchant_image_url,search_price,currency,product_price_old,ean'
    expect(guessMapping(columns.split(','))).toMatchObject({
      id: 'aw_product_id',
      link: 'aw_deep_link',
      price: 'search_price',
      listPrice: 'product_price_old',
      gtin: 'ean',
    })
  })

  test('that an item needs are missed', () => {
    expect(missingFields(guessMapping(['id', 'title', 'link']), ['id', 'title', 'link'])).toEqual([
      'imageLink',
      'price',
    ])
    // Tables whose rows end with a separator have a column without a name.
    expect(missingFields({}, ['id', ''])).toEqual(['id', 'title', 'link', 'imageLink', 'price'])
    expect(missingFields({ id: 'gone' }, ['id'])).toContain('id')
  })
})

test.each([
  ['Home & Garden > Kitchen & Dining > Cookware', 'home-and-kitchen.cooking.cookware'],
  ['Toys & Games > Puzzles', 'toys-and-games.puzzles'],
  ['Apparel & Accessories > Jewelry > Necklaces', 'clothing-shoes-and-jewelry.women.womens-jewelry'],
  ['Animals & Pet Supplies > Pet Supplies > Dog Supplies', 'pet-supplies.dogs'],
  ['Electronics > Audio > Headphones', 'electronics.headphones-and-speakers'],
  // Of the same place the longer words, of the same length the first.
  ['Sporting goods, toys', 'sports-and-outdoors'],
  ['Toys, sporting goods', 'sports-and-outdoors'],
  ['Sporting goods, books > Toys', 'toys-and-games'],
  ['Home fragrances', 'home-and-kitchen.home-decor.candles-and-fragrance'],
  ['Board -- games', 'toys-and-games.board-and-card-games'],
  ['Dogs and cats', 'pet-supplies.dogs'],
  ['Café-Music', 'musical-instruments'],
  ['Penthouse', null],
  ['Widgets', null],
])('the department %s is %s', (department, category) => expect(guessCategory(department)).toBe(category))

test('a GTIN has the right check digit', () => {
  expect(readGtin('4006381333931')).toBe('4006381333931')
  expect(readGtin(' 978-0-306-40615-7 ')).toBe('9780306406157')
  expect(readGtin('96385074')).toBe('96385074')
  expect(readGtin('036000291452')).toBe('036000291452')
  expect(readGtin('10614141000415')).toBe('10614141000415')
  expect(readGtin('4006381333932')).toBeUndefined()
  expect(readGtin('096385074')).toBeUndefined()
  expect(readGtin('x96385074')).toBeUndefined()
  expect(readGtin('96385074x')).toBeUndefined()
  expect(readGtin('0000000000000')).toBeUndefined()
  expect(readGtin('n/a')).toBeUndefined()
})
