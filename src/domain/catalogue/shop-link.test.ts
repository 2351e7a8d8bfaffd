import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { shopSearchUrl } from './shop-link.ts'

describe('the shop link', () => {
  test('searches the shop for the terms', () => {
    expect(shopSearchUrl('folding walnut chess set')).toBe('https://www.amazon.com/s?k=folding+walnut+chess+set')
  })

  test('carries the affiliate tag when there is one', () => {
    expect(shopSearchUrl('kalimba', { affiliateTag: 'ribbonry-20' })).toBe(
      'https://www.amazon.com/s?k=kalimba&tag=ribbonry-20',
    )
    expect(shopSearchUrl('kalimba', { affiliateTag: '' })).toBe('https://www.amazon.com/s?k=kalimba')
  })

  test('leads to another shop where the operator names its search', () => {
    const searchUrlTemplate = 'https://shop.example/find?words={searchTerms}&from=ribbonry'
    expect(shopSearchUrl('paper & $& ink', { searchUrlTemplate })).toBe(
      'https://shop.example/find?words=paper+%26+%24%26+ink&from=ribbonry',
    )
  })

  test('always stays one https search of that shop, whatever the terms', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (terms) => {
        fc.pre(terms.trim() !== '')
        const [, query = ''] =
          /^https:\/\/www\.amazon\.com\/s\?k=([^&#?/\s]+)&tag=ribbonry-20$/.exec(
            shopSearchUrl(terms, { affiliateTag: 'ribbonry-20' }),
          ) ?? []
        expect(query.split('+').map(decodeURIComponent)).toEqual(terms.trim().split(/\s+/))
      }),
    )
  })

  test('drops half an emoji rather than failing on it', () => {
    expect(shopSearchUrl('kite \ud83e')).toBe('https://www.amazon.com/s?k=kite')
  })

  test('refuses blank terms and a tag that would change the address', () => {
    expect(() => shopSearchUrl('  ')).toThrow(RangeError)
    expect(() => shopSearchUrl('kalimba', { affiliateTag: 'x&k=other' })).toThrow(RangeError)
  })
})
