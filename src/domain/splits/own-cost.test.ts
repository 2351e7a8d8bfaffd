import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumCents } from '../shared/money.ts'
import { ownCost, type SharedCost } from './own-cost.ts'
import { shareEqually, type Share } from './shares.ts'

const row = (name: string, amountCents: number): Share => ({ name, amountCents, confirmed: false })

it('is your row of a split gift, and all of a gift that nobody shares', () => {
  const telescope = { costCents: 24_000, shares: [row('You', 4_800), row('Bo', 19_200)] }
  const journal = { costCents: 1_700, shares: null }
  expect(ownCost([telescope, journal])).toBe(6_500)
})

it('is nothing of a gift that only others pay for, and of one without a price', () => {
  expect(ownCost([{ costCents: 24_000, shares: [row('Bo', 24_000)] }])).toBe(0)
  expect(ownCost([{ costCents: null, shares: null }])).toBe(0)
  expect(ownCost([])).toBe(0)
})

const names = fc.uniqueArray(fc.constantFrom('You', 'Bo', 'Chidi', 'Ines', 'Tom'), { minLength: 1 })
const gift: fc.Arbitrary<SharedCost> = fc
  .record({ costCents: fc.integer({ min: 0, max: 100_000 }), people: fc.option(names) })
  .map(({ costCents, people }) => ({
    costCents,
    shares:
      people &&
      shareEqually(
        people.map((name) => row(name, 0)),
        costCents,
      ),
  }))

it("adds up with the others' shares to all that the gifts cost, to the cent", () => {
  fc.assert(
    fc.property(fc.array(gift), (gifts) => {
      const others = gifts.flatMap(({ shares }) => shares ?? []).filter(({ name }) => name !== 'You')
      const all = sumCents(gifts.map(({ costCents }) => costCents ?? 0))
      expect(ownCost(gifts) + sumCents(others.map(({ amountCents }) => amountCents))).toBe(all)
    }),
  )
})

it('is the sum over the gifts, in any order', () => {
  fc.assert(
    fc.property(fc.array(gift), fc.array(gift), (some, more) => {
      expect(ownCost([...some, ...more])).toBe(ownCost(more) + ownCost(some))
    }),
  )
})
