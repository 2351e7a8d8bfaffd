import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findCategory } from './category-tree.ts'
import { featuredGifts, findFeaturedGift, shopSearchUrl } from './featured.ts'

describe('the featured gifts', () => {
  test('are twenty-five', () => {
    expect(featuredGifts).toHaveLength(25)
  })

  test.each(['id', 'title', 'description', 'glyph', 'searchTerms'] as const)(
    'are no two alike in their %s',
    (field) => {
      expect(new Set(featuredGifts.map((gift) => gift[field])).size).toBe(25)
    },
  )

  test.each(featuredGifts)('$title stands in a category that has no finer one', (gift) => {
    expect(findCategory(gift.categoryId)).toBeDefined()
    expect(findCategory(gift.categoryId)?.children).toBeUndefined()
  })

  test('come from many departments', () => {
    const departments = featuredGifts.map(({ categoryId }) => categoryId.split('.')[0])
    expect(new Set(departments).size).toBeGreaterThanOrEqual(10)
  })

  test('cost between $9 and $150, something in every band of the price filter', () => {
    const prices = featuredGifts.map(({ priceCents }) => priceCents)
    expect(Math.min(...prices)).toBe(9_00)
    expect(Math.max(...prices)).toBeLessThanOrEqual(150_00)
    expect(prices.every(Number.isInteger)).toBe(true)

    const within = (low: number, high: number) => prices.filter((price) => price >= low && price < high).length
    expect(within(0, 25_00)).toBeGreaterThanOrEqual(5)
    expect(within(25_00, 50_00)).toBeGreaterThanOrEqual(5)
    expect(within(50_00, 100_00)).toBeGreaterThanOrEqual(5)
    expect(within(100_00, 150_01)).toBeGreaterThanOrEqual(2)
  })

  test.each(featuredGifts)('$title fits its card', ({ title, description }) => {
    expect(title.length).toBeGreaterThanOrEqual(10)
    expect(title.length).toBeLessThanOrEqual(40)
    expect(description.length).toBeGreaterThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2)
  })

  test('have ids that can stand in an address, and are found by them', () => {
    for (const gift of featuredGifts) {
      expect(gift.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(findFeaturedGift(gift.id)).toBe(gift)
    }
    expect(findFeaturedGift('__proto__')).toBeUndefined()
  })

  test('stand on other grounds than their neighbours, with two to six in a row', () => {
    const palettes = featuredGifts.map(({ palette }) => palette)
    for (const [place, palette] of palettes.entries()) {
      expect(palettes.slice(place + 1, place + 7)).not.toContain(palette)
    }
  })

  test('include a greeting card', () => {
    expect(featuredGifts.some(({ itemType }) => itemType === 'card')).toBe(true)
  })
})

describe('the shop link', () => {
  test('searches the shop for the terms', () => {
    expect(shopSearchUrl('folding walnut chess set')).toBe('https://www.amazon.com/s?k=folding+walnut+chess+set')
  })

  test('carries the affiliate tag when there is one', () => {
    expect(shopSearchUrl('kalimba', 'ribbonry-20')).toBe('https://www.amazon.com/s?k=kalimba&tag=ribbonry-20')
    expect(shopSearchUrl('kalimba', '')).toBe('https://www.amazon.com/s?k=kalimba')
  })

  test('always stays one https search of that shop, whatever the terms', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (terms) => {
        fc.pre(terms.trim() !== '')
        const [, query = ''] =
          /^https:\/\/www\.amazon\.com\/s\?k=([^&#?/\s]+)&tag=ribbonry-20$/.exec(shopSearchUrl(terms, 'ribbonry-20')) ??
          []
        expect(query.split('+').map(decodeURIComponent)).toEqual(terms.trim().split(/\s+/))
      }),
    )
  })

  test('drops half an emoji rather than failing on it', () => {
    expect(shopSearchUrl('kite \ud83e')).toBe('https://www.amazon.com/s?k=kite')
  })

  test('refuses blank terms and a tag that would change the address', () => {
    expect(() => shopSearchUrl('  ')).toThrow(RangeError)
    expect(() => shopSearchUrl('kalimba', 'x&k=other')).toThrow(RangeError)
  })
})
