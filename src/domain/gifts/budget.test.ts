import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetBar } from './budget.ts'

const cents = fc.nat({ max: 9_999_999_999 })

describe('the budget bar', () => {
  it.each([
    [10_000, 0, { percent: 0, tone: 'green' }],
    [10_000, 7_999, { percent: 79, tone: 'green' }],
    [10_000, 8_000, { percent: 80, tone: 'orange' }],
    [10_000, 10_000, { percent: 100, tone: 'orange' }],
    [10_000, 10_001, { percent: 100, tone: 'red' }],
    [10_000, 50_000, { percent: 100, tone: 'red' }],
    // 80 % of 0.33 is 26.4 cents.
    [33, 26, { percent: 78, tone: 'green' }],
    [33, 27, { percent: 81, tone: 'orange' }],
    [0, 0, { percent: 0, tone: 'green' }],
    [0, 1, { percent: 100, tone: 'red' }],
  ])('of %i cents with %i spent is %j', (budgetCents, spentCents, bar) => {
    expect(budgetBar({ budgetCents, spentCents })).toEqual(bar)
  })

  it('is red exactly above the budget, and green exactly under 80 % of it', () => {
    fc.assert(
      fc.property(cents, cents, (budgetCents, spentCents) => {
        const { percent, tone } = budgetBar({ budgetCents, spentCents })
        expect(tone === 'red').toBe(spentCents > budgetCents)
        expect(tone === 'green').toBe(percent < 80)
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })

  it('never shrinks when more is spent', () => {
    fc.assert(
      fc.property(cents, cents, cents, (budgetCents, spentCents, more) => {
        const before = budgetBar({ budgetCents, spentCents })
        expect(budgetBar({ budgetCents, spentCents: spentCents + more }).percent).toBeGreaterThanOrEqual(before.percent)
      }),
    )
  })
})
