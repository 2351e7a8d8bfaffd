import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../shared/money.ts'
import { canSpread, spreadEvenly, type PersonBudget } from './spread.ts'

const open = (budgetCents: number | null = null): PersonBudget => ({ budgetCents, isBudgetFixed: false })
const fixed = (budgetCents: number): PersonBudget => ({ budgetCents, isBudgetFixed: true })
const amounts = (people: PersonBudget[]) => people.map(({ budgetCents }) => budgetCents)

const cents = fc.nat({ max: 9_999_999_999 })
const anyone = fc.record({ budgetCents: fc.option(cents), isBudgetFixed: fc.boolean() })
const isFixed = (person: PersonBudget) => person.isBudgetFixed && person.budgetCents !== null

describe('an even spread', () => {
  it('gives the odd cents to the first', () => {
    expect(amounts(spreadEvenly([open(), open(5), open()], 100_00))).toEqual([33_34, 33_33, 33_33])
  })

  it('shares what the budgets set by hand leave', () => {
    expect(amounts(spreadEvenly([open(), fixed(100_00), open()], 180_00))).toEqual([40_00, 100_00, 40_00])
  })

  it('leaves nothing where they exceed the total, and everybody as they are where all are set by hand', () => {
    expect(amounts(spreadEvenly([fixed(80_00), open(10_00), fixed(30_00)], 100_00))).toEqual([80_00, 0, 30_00])
    expect(amounts(spreadEvenly([fixed(1), fixed(2)], 100_00))).toEqual([1, 2])
  })

  it('adds up to the total, with at most a cent between people, and keeps what is set by hand', () => {
    fc.assert(
      fc.property(fc.array(anyone, { minLength: 1 }), cents, (people, total) => {
        const spread = spreadEvenly(people, total)
        expect(spread.filter((_, index) => isFixed(people[index] ?? open()))).toEqual(people.filter(isFixed))
        const byHand = sumCents(people.filter(isFixed).map(({ budgetCents }) => budgetCents ?? 0))
        const others = spread
          .filter((_, index) => !isFixed(people[index] ?? open()))
          .map((one) => one.budgetCents ?? -1)
        if (others.length === 0) return
        expect(spread.filter((one) => one.isBudgetFixed)).toEqual(people.filter(isFixed))
        expect(sumCents(others)).toBe(Math.max(0, total - byHand))
        expect(Math.max(...others) - Math.min(...others)).toBeLessThanOrEqual(1)
        expect(spreadEvenly(spread, total)).toEqual(spread)
      }),
    )
  })

  it('is offered where it changes something: not where all are set by hand, nor a second time', () => {
    expect(canSpread([open(), fixed(1)], 100_00)).toBe(true)
    expect(canSpread([fixed(20_00), fixed(20_00)], 100_00)).toBe(false)
    fc.assert(
      fc.property(fc.array(anyone, { minLength: 1 }), cents, (people, total) => {
        expect(canSpread(spreadEvenly(people, total), total)).toBe(false)
      }),
    )
  })
})
