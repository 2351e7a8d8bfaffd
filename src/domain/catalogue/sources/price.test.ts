import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from './price.ts'

test.each([
  ['15.00 USD', 1_500, 'USD'],
  ['USD 1,299.00', 129_900, 'USD'],
  ['$15', 1_500, 'USD'],
  ['15', 1_500, undefined],
  ['15.5', 1_550, undefined],
  ['15,00 EUR', 1_500, 'EUR'],
  ['1.299,00 EUR', 129_900, 'EUR'],
  ['£9.99', 999, 'GBP'],
  ['15.0000', 1_500, undefined],
  ["1'299.00 CHF", 129_900, 'CHF'],
  [' us$ 15 ', 1_500, 'USD'],
  ['15 €', 1_500, 'EUR'],
  ['15usd', 1_500, 'USD'],
  ['1.299', 130, undefined],
  ['12.990', 1_299_000, undefined],
  ['12.9904', 1_299, undefined],
  ['1.234,5', 123_450, undefined],
  ['1000000', 100_000_000, undefined],
  ['1,000,000', 100_000_000, undefined],
  [`15${' '.repeat(38)}`, 1_500, undefined],
])('%s is a price', (text, cents, currency) => expect(readPrice(text)).toEqual({ cents, currency }))

test.each([
  '',
  'free',
  '-5',
  '0',
  '0.00 USD',
  '12..5',
  '1,2,3',
  '99999999',
  'NaN',
  '1e5',
  '15.00 USD or less',
  '5 10',
  '1000000.01',
  '$15 for two',
  'only $15',
  `15${' '.repeat(40)}`,
  '0123.456,5',
  '1.2345,5',
  '1,234.5678',
])('‘%s’ is none', (text) => expect(readPrice(text)).toBeUndefined())

test('every amount that a shop prints is read as it is meant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const printed = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
      expect(readPrice(`${printed} USD`)?.cents).toBe(cents)
    }),
  )
})

test('any text is read without harm', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readPrice(text)?.cents ?? 1).toBeGreaterThan(0)
    }),
  )
})
