import { describe, expect, test } from 'vitest'
import type { Product } from '../../catalogue/product-schema.ts'
import { similarWords, threeSimilar } from './similar.ts'

const product = (productKey: string, more: Partial<Product> = {}) =>
  ({
    id: productKey,
    productKey,
    provider: 'ebay',
    title: `Walnut kite ${productKey}`,
    productUrl: `https://shop.example/${productKey}`,
    inStock: true,
    ...more,
  }) as Product

describe('gifts like one that is out of stock', () => {
  test('are searched for by the thing that its title names', () => {
    expect(similarWords('Walnut Serving Board for Cheese, 14 inch (Dark)')).toBe('walnut serving board')
    expect(similarWords('AERIE Kite – XL, Rainbow')).toBe('aerie kite')
    expect(similarWords('(2 pack)')).toBe('(2 pack)')
    // Not all of a long title, which shops would find nothing for.
    expect(similarWords('Large hand carved dark walnut serving board')).toBe('large hand carved dark walnut')
    expect(similarWords(`(${'2 pack '.repeat(20)})`)).toHaveLength(60)
  })

  test('begin with what is called by the same noun', () => {
    const gift = { title: 'Blue ceramic teapot with a handle', provider: 'ebay', productKey: 'gone', productUrl: null }
    const found = [product('tile', { title: 'Ceramic tile' }), product('pot', { title: 'Cast-iron teapot' })]
    expect(threeSimilar(gift, found).map(({ id }) => id)).toEqual(['pot', 'tile'])
  })

  test('are three others that can be bought', () => {
    const gift = { title: 'Walnut kite gone', provider: 'ebay', productKey: 'gone', productUrl: null }
    const found = ['gone', 'a', 'b', 'c', 'd', 'e'].map((key) => product(key, key === 'b' ? { inStock: false } : {}))
    expect(threeSimilar(gift, found).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })
})
