import { expect, test } from 'vitest'
import { typicalPriceText } from './price-text.ts'

test.each([
  ['gift', 35_00, 50_00, 'Typically $35–50'],
  ['gift', 35_00, 35_00, 'Typically $35'],
  ['experience', 900_00, 1200_00, 'Typically $900–1,200'],
  ['card', 0, 10_00, 'Typically up to $10'],
  ['gift', 12_50, 20_00, 'Typically $12.50–20'],
  ['diy', 5_00, 20_00, 'Homemade'],
])('%s of %i to %i cents reads %j', (kind, low, high, text) => {
  expect(typicalPriceText(kind, low, high)).toBe(text)
})
