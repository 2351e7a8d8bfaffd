import { describe, expect, it } from 'vitest'
import { isInRange, isTrending, priceRanges, trendingBounds } from './price-ranges.ts'

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

describe('what Refresh asks for', () => {
  it('is what the filter lets through', () => {
    expect(trendingBounds('all')).toEqual({ minPrice: '10.00', maxPrice: '200.00' })
    expect(trendingBounds('under-25')).toEqual({ minPrice: '10.00', maxPrice: '25.00' })
    expect(trendingBounds('over-100')).toEqual({ minPrice: '100.00', maxPrice: '200.00' })
    for (const { value } of priceRanges) expect(isTrending(trendingBounds(value).minPrice, value)).toBe(true)
  })
})

describe('what trends', () => {
  const trending = (prices: string[], range: 'all' | 'under-25' | 'over-100') =>
    prices.filter((price) => isTrending(price, range))

  it('costs from $10 to $200, within the filter', () => {
    expect(trending(['9.99', '10.00', '24.99', '25.00'], 'under-25')).toEqual(['10.00', '24.99'])
    expect(trending(['99.99', '100.00', '200.00', '200.01'], 'over-100')).toEqual(['100.00', '200.00'])
    expect(trending(['0.00', '10.00', '200.00', '200.01'], 'all')).toEqual(['10.00', '200.00'])
  })
})
