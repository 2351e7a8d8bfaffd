import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumCents } from '../shared/money.ts'
import { withPerson } from './join.ts'
import { shareEqually, type Share } from './shares.ts'

const row = (name: string, amountCents = 0, confirmed = false): Share => ({ name, amountCents, confirmed })
const amounts = (rows: readonly Share[]) => rows.map(({ amountCents }) => amountCents)

it('shares equally with everyone who joins', () => {
  const names = ['You', 'Bo', 'Chidi', 'Ines', 'Tom']
  let rows: Share[] = []
  for (const name of names) rows = withPerson(rows, row(name), 10_001)
  expect(rows.map(({ name }) => name)).toEqual(names)
  expect(amounts(rows)).toEqual([2_001, 2_000, 2_000, 2_000, 2_000])
})

it('leaves amounts that were chosen, and gives the rest to the newcomer', () => {
  expect(amounts(withPerson([row('You', 7_000), row('Bo', 1_000)], row('Chidi'), 10_000))).toEqual([
    7_000, 1_000, 2_000,
  ])
  expect(amounts(withPerson([row('You', 7_000), row('Bo', 9_000)], row('Chidi'), 10_000))).toEqual([7_000, 9_000, 0])
})

it('keeps a confirmed share, and divides the rest', () => {
  const rows = [row('You', 2_000), row('Bo', 8_000, true)]
  expect(amounts(withPerson(rows, row('Chidi'), 10_000))).toEqual([1_000, 8_000, 1_000])
})

it('adds up to the total as long as everyone pays the same, in any number and for any total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 1_000_000 }), (people, total) => {
      const before = shareEqually(
        Array.from({ length: people }, (_, index) => row(`Person ${index}`)),
        total,
      )
      const joined = withPerson(before, row('Newcomer'), total)
      expect(sumCents(amounts(joined))).toBe(total)
      expect(Math.max(...amounts(joined)) - Math.min(...amounts(joined))).toBeLessThanOrEqual(1)
    }),
  )
})

it('never takes anything from those who were there, once amounts were chosen', () => {
  const chosen = fc.array(
    fc.integer({ min: 0, max: 5_000 }).map((cents) => row('Somebody', cents)),
    { minLength: 2, maxLength: 9 },
  )
  fc.assert(
    fc.property(chosen, fc.integer({ min: 1, max: 20_000 }), (rows, total) => {
      fc.pre(Math.max(...amounts(rows)) - Math.min(...amounts(rows)) > 1)
      const joined = withPerson(rows, row('Newcomer'), total)
      expect(joined.slice(0, -1)).toEqual(rows)
      expect(joined.at(-1)?.amountCents).toBe(Math.max(0, total - sumCents(amounts(rows))))
    }),
  )
})
