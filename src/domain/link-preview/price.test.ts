import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDecimal } from '../shared/money.ts'
import { readPagePrice } from './price.ts'

const read = (value: unknown, currency?: unknown): string | undefined => {
  const price = readPagePrice(value, currency)
  return price && `${toDecimal(price.amount)} ${price.currency ?? '?'}`
}

describe('the price on a page', () => {
  test.each<[unknown, unknown, string]>([
    ['49.90', 'USD', '49.90 USD'],
    ['49.9', 'usd', '49.90 USD'],
    [49.9, 'USD', '49.90 USD'],
    [0.1 + 0.2, 'USD', '0.30 USD'],
    [12, undefined, '12.00 ?'],
    ['12', null, '12.00 ?'],
    ['12.5000', 'USD', '12.50 USD'],
    ['12.999900', 'USD', '13.00 USD'],
    ['12.5050', 'USD', '12.51 USD'],
    ['1,000,000.00', 'USD', '1000000.00 USD'],
    ['$5', undefined, '5.00 USD'],
    ['$1,299.00', undefined, '1299.00 USD'],
    ['1,299', 'USD', '1299.00 USD'],
    ['1.299,00 €', undefined, '1299.00 EUR'],
    ['1 299,00\u00a0€', undefined, '1299.00 EUR'],
    ["CHF 1'299.50", undefined, '1299.50 CHF'],
    ['From £12.99', undefined, '12.99 GBP'],
    ['24,99', 'EUR', '24.99 EUR'],
    ['CA$30', undefined, '30.00 CAD'],
    ['49.90 USD', undefined, '49.90 USD'],
    ['49.90', ' eur ', '49.90 EUR'],
    ['49.90 USD', 'US dollars', '49.90 USD'],
    ['49.90', 'Euro', '49.90 ?'],
    ['49.90', ['EUR'], '49.90 ?'],
  ])('%j with currency %j is %s', (value, currency, said) => expect(read(value, currency)).toBe(said))

  test.each([
    '',
    'free',
    '0',
    '0.00',
    0,
    -5,
    '-5.00',
    '- 5',
    '10.00 - 20.00',
    '$10 to $20',
    '1.299',
    '1.2.3',
    '1,29,9',
    '1.299.00',
    '1,299,000.00',
    '1234,567.00',
    '1,2345.00',
    '1,000,000.01',
    `$5 ${'for what it is '.repeat(5)}`,
    '99999999999',
    1e21,
    Number.NaN,
    Infinity,
    '9'.repeat(400),
    null,
    undefined,
    {},
    ['5'],
    true,
  ])('%j is none that could be filled in', (value) => expect(read(value, 'USD')).toBeUndefined())

  test('is read back from both ways of writing it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        const [whole = '', fraction = ''] = toDecimal(cents).split('.')
        const english = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`
        const german = `${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')},${fraction}`
        for (const text of [english, german, `${whole}.${fraction}`, `${whole},${fraction}`, cents / 100])
          expect(readPagePrice(text)?.amount).toBe(cents)
      }),
    )
  })

  test('never throws, and never leaves what money can hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), fc.anything(), (value, currency) => {
        const price = readPagePrice(value, currency)
        expect(!price || (Number.isSafeInteger(price.amount) && price.amount > 0)).toBe(true)
      }),
    )
  })
})
