import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatMoney,
  fromDecimal,
  MAX_AMOUNT,
  parseAmount,
  readAmount,
  sumCents,
  toDecimal,
  type AmountProblem,
} from './money.ts'

const anyAmount = fc.integer({ min: 0, max: MAX_AMOUNT })

describe('an amount', () => {
  it('is read back from every way it is written', () => {
    fc.assert(
      fc.property(anyAmount, (cents) => {
        expect(parseAmount(toDecimal(cents))).toBe(cents)
        expect(parseAmount(formatMoney(cents))).toBe(cents)
        expect(parseAmount(Number(toDecimal(cents)))).toBe(cents)
      }),
      { numRuns: 5_000 },
    )
  })

  it('keeps every cent up to 2,000 dollars when sent as a number', () => {
    const lost: number[] = []
    for (let cents = 0; cents <= 200_000; cents++) if (parseAmount(cents / 100) !== cents) lost.push(cents)
    expect(lost).toEqual([])
  })

  it.each<[string | number, number]>([
    ['48.70', 4870],
    ['$48.7', 4870],
    [' $ 1,234.56 ', 123_456],
    ['1234', 123_400],
    ['.5', 50],
    ['5.', 500],
    ['007', 700],
    ['0', 0],
    [0, 0],
    [-0, 0],
    [19.99, 1999],
    ['99,999,999.99', MAX_AMOUNT],
    [`${'0'.repeat(400)}1`, 100],
  ])('reads %j', (input, cents) => {
    expect(parseAmount(input)).toBe(cents)
  })

  it.each([
    '',
    ' ',
    '$',
    '.',
    ',',
    '-1',
    '-0.01',
    '+1',
    '1.005',
    '12,34',
    '1,2345',
    ',123',
    '1 234',
    '1e3',
    '0x10',
    '100000000',
    '99999999.991',
    '€5',
    '5$',
    '1.2.3',
    '١٢',
    'NaN',
    'Infinity',
    'free',
    '9'.repeat(400),
    -1,
    0.1 + 0.2,
    1e-7,
    1e21,
    100_000_000,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %j', (input) => {
    expect(parseAmount(input)).toBeUndefined()
  })

  it.each<[string | number, AmountProblem]>([
    ['100000000', 'tooLarge'],
    [100_000_000, 'tooLarge'],
    ['$100,000,000.005', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
    ['1.005', 'tooManyDecimals'],
    ['99999999.991', 'tooManyDecimals'],
    [0.1 + 0.2, 'tooManyDecimals'],
    ['-1', 'unreadable'],
    ['', 'unreadable'],
    ['free', 'unreadable'],
    [Number.NaN, 'unreadable'],
  ])('of %j says that it is %s', (input, problem) => {
    expect(readAmount(input)).toBe(problem)
  })

  it('is read back from what was written, sums beyond the largest amount too', () => {
    const sums = [0, 5, 4870, MAX_AMOUNT, MAX_AMOUNT + 1, 2_000 * MAX_AMOUNT]
    expect(sums.map((cents) => fromDecimal(toDecimal(cents)))).toEqual(sums)
  })

  it('is shown with two decimals and thousands separators', () => {
    expect([0, 5, 4870, 100_000, 123_456_789, MAX_AMOUNT].map(formatMoney)).toEqual([
      '$0.00',
      '$0.05',
      '$48.70',
      '$1,000.00',
      '$1,234,567.89',
      '$99,999,999.99',
    ])
    expect(formatMoney(-1)).toBe('-$0.01')
    expect(toDecimal(-300)).toBe('-3.00')
  })

  it('is never a fraction of a cent', () => {
    expect(() => toDecimal(0.5)).toThrow(RangeError)
    expect(() => formatMoney(Number.NaN)).toThrow(RangeError)
  })
})

it('adds up to the cent', () => {
  expect(sumCents([])).toBe(0)
  // 10 cents and 20 cents are 30 cents, which binary fractions of a dollar do not manage.
  expect(sumCents([10, 20])).toBe(30)
})
