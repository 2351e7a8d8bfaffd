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
    [{ salePrice: '30.00 USD', salePriceDates: 'soon' }, 4_000, null],
    [{ listPrice: '60' }, 4_000, 6_000],
    [{ listPrice: '30' }, 4_000, null],
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
    [{ price: '40.00', currency: 'eur' }, 'unwanted'],
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

  test('is for adults where alcohol is in it, not where it only says so', () => {
    expect(read({ title: 'Single malt whisky, 12 years' })).toMatchObject({ isForAdults: true })
    expect(read({ title: 'Crystal whisky glasses' })).toMatchObject({ isForAdults: false })
  })
})

describe('columns', () => {
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
  })
})

test.each([
  ['Home & Garden > Kitchen & Dining > Cookware', 'home-and-kitchen.cooking.cookware'],
  ['Toys & Games > Puzzles', 'toys-and-games.puzzles'],
  ['Apparel & Accessories > Jewelry > Necklaces', 'clothing-shoes-and-jewelry.women.womens-jewelry'],
  ['Animals & Pet Supplies > Pet Supplies > Dog Supplies', 'pet-supplies.dogs'],
  ['Electronics > Audio > Headphones', 'electronics.headphones-and-speakers'],
  ['Widgets', null],
])('the department %s is %s', (department, category) => expect(guessCategory(department)).toBe(category))

test('a GTIN has the right check digit', () => {
  expect(readGtin('4006381333931')).toBe('4006381333931')
  expect(readGtin('4006381333932')).toBeUndefined()
  expect(readGtin('0000000000000')).toBeUndefined()
  expect(readGtin('n/a')).toBeUndefined()
})
