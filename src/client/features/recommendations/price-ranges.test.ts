import { describe, expect, it } from 'vitest'
import { isInRange, priceRanges } from './price-ranges.ts'

describe('a price filter', () => {
  it('takes its lower end and leaves its upper end to the next', () => {
    expect(isInRange('24.99', 'under-25')).toBe(true)
    expect(isInRange('25.00', 'under-25')).toBe(false)
    expect(isInRange('25.00', '25-50')).toBe(true)
    expect(isInRange('50.00', '25-50')).toBe(false)
    expect(isInRange('99.99', '50-100')).toBe(true)
    expect(isInRange('100.00', '50-100')).toBe(false)
    expect(isInRange('100.00', 'over-100')).toBe(true)
  })

  it('puts every price into exactly one range besides all of them', () => {
    const prices = ['0.00', '24.99', '25.00', '49.99', '50.00', '100.00', '99999999.99']
    const rangesOf = (price: string) => priceRanges.filter(({ value }) => isInRange(price, value))
    expect(prices.map((price) => rangesOf(price).length)).toEqual(prices.map(() => 2))
  })
})
