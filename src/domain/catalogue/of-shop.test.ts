import { expect, it } from 'vitest'
import { MODEL_PROVIDER } from '../recommendations/model/log.ts'
import { EMBEDDED_PROVIDER, isOfShop, productId } from './of-shop.ts'

it.each([
  ['ebay', true],
  ['feed:7', true],
  [EMBEDDED_PROVIDER, false],
  [MODEL_PROVIDER, false],
])('a product of %s is of a shop: %s', (provider, expected) => {
  expect(isOfShop({ provider })).toBe(expected)
})

it('one id at two shops is two products', () => {
  expect(productId({ provider: 'ebay', id: '1' })).not.toBe(productId({ provider: 'feed:7', id: '1' }))
})
