import { expect, it } from 'vitest'
import { ibanIn } from './iban.ts'

it.each([
  ['IBAN DE89 3704 0044 0532 0130 00\nor cash on Sunday', 'DE89 3704 0044 0532 0130 00'],
  ['GB29NWBK60161331926819', 'GB29NWBK60161331926819'],
  ['To NO93 8601 1117 947, please', 'NO93 8601 1117 947'],
  ['DE89 3704 0044 0532 0130 01', undefined],
  ['@anna on Venmo', undefined],
  ['', undefined],
])('of %j is %j', (text, expected) => {
  expect(ibanIn(text)).toBe(expected)
})
