import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetLimits, budgetRanges } from './budget-ranges.ts'

describe('the range to look in', () => {
  it.each([
    [10_000, { low: 50, high: 100 }],
    [7_500, { low: 38, high: 75 }],
    [4_999, { low: 25, high: 50 }],
    [50, { low: 0, high: 1 }],
    [0, { low: 0, high: 0 }],
  ])('of a budget of %i cents is %j', (budget, range) => {
    expect(budgetRanges(budget)).toEqual(range)
  })

  it.each([
    [10_000, { low: 5_000, high: 10_000 }],
    [7_550, { low: 3_800, high: 7_550 }],
    [99, { low: 0, high: 99 }],
  ])('of a budget of %i cents ends at the cent: %j', (budget, limits) => {
    expect(budgetLimits(budget)).toEqual(limits)
  })

  it('is none without a budget', () => {
    expect(budgetRanges(null)).toBeNull()
    expect(budgetLimits(null)).toBeNull()
  })

  it('is in whole dollars, no further than half a dollar from the truth', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999_999 }), (budget) => {
        const range = budgetRanges(budget)
        expect(Number.isInteger(range?.low) && Number.isInteger(range?.high)).toBe(true)
        expect(Math.abs((range?.low ?? 0) * 200 - budget)).toBeLessThanOrEqual(100)
        expect(Math.abs((range?.high ?? 0) * 100 - budget)).toBeLessThanOrEqual(50)
      }),
    )
  })
})
