import { expect, it } from 'vitest'
import { shopOf } from './shops.ts'

it.each([
  ['https://www.amazon.com/dp/B0?tag=x', 'amazon.com'],
  ['http://Smile.Amazon.com:8080/dp/B0', 'amazon.com'],
  ['https://m.etsy.com', 'etsy.com'],
  ['https://user:secret@shop.example/a@b', 'shop.example'],
  ['https://münchen.example#x', 'münchen.example'],
  ['https://farm.example', 'farm.example'],
  ['mailto:shop@example.com?body=https://shop.example', null],
  [null, null],
])('the shop of %j is %j', (address, shop) => {
  expect(shopOf(address)).toBe(shop)
})
