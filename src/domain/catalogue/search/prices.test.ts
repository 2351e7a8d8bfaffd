import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrice } from './prices.ts'

describe('a price', () => {
  test.each([
    ['coffee under 30', { maxCents: 3_000, rest: 'coffee' }],
    ['gifts under $5', { maxCents: 500, rest: 'gifts' }],
    ['mug up to 25 dollars', { maxCents: 2_500, rest: 'mug' }],
    ['$25-50 gift', { minCents: 2_500, maxCents: 5_000, rest: 'gift' }],
    ['between 30 and 60 dollars', { minCents: 3_000, maxCents: 6_000, rest: '' }],
    ['kitchen $50 to $100', { minCents: 5_000, maxCents: 10_000, rest: 'kitchen' }],
    ['over $200', { minCents: 20_000, rest: '' }],
    ['about $40', { minCents: 3_000, maxCents: 5_000, rest: '' }],
    ['secret santa $20', { maxCents: 2_000, rest: 'secret santa' }],
    ['$30 or less', { maxCents: 3_000, rest: '' }],
  ])('is read from %j', (text, read) => {
    expect(readPrice(text)).toEqual(read)
  })

  test.each(['toys for under 3', 'bed for under 10 years', 'kids 8-10', 'puzzle 1000 pieces', 'from 5 to 7 year old'])(
    'is not in %j',
    (text) => {
      expect(readPrice(text)).toEqual({ rest: text })
    },
  )

  test('names both ends in their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (one, other) => {
        const { minCents = 0, maxCents = 0 } = readPrice(`mug $${one}-$${other}`)
        expect([minCents, maxCents]).toEqual([Math.min(one, other) * 100, Math.max(one, other) * 100])
      }),
    )
  })
})
