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
  })

  test('begin with what is called by the same noun', () => {
    const gift = { title: 'Ceramic teapot with a handle', provider: 'ebay', productKey: 'gone', productUrl: null }
    const found = [product('bank', { title: 'Ceramic piggy bank' }), product('pot', { title: 'Cast-iron teapot' })]
    expect(threeSimilar(gift, found).map(({ id }) => id)).toEqual(['pot', 'bank'])
  })

  test('are three others that can be bought', () => {
    const gift = { title: 'Walnut kite gone', provider: 'ebay', productKey: 'gone', productUrl: null }
    const found = ['gone', 'a', 'b', 'c', 'd'].map((key) => product(key, key === 'b' ? { inStock: false } : {}))
    expect(threeSimilar(gift, found).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })
})
