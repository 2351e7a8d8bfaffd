import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_AMOUNT, sumCents } from '../shared/money.ts'
import {
  canPutRestOnYou,
  eachPays,
  equalShares,
  parseShare,
  putRestOnYou,
  shareEqually,
  yourShare,
  type Share,
} from './shares.ts'

const share = fc.record({
  name: fc.constantFrom('You', 'Bo', 'Chidi', ''),
  amountCents: fc.integer({ min: 0, max: 20_000 }),
  confirmed: fc.boolean(),
})
const rowsOf = fc.array(share, { minLength: 1, maxLength: 10 })
const total = fc.oneof(
  fc.integer({ min: 0, max: 50 }),
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: MAX_AMOUNT }),
)
const amounts = (rows: readonly Share[]) => rows.map(({ amountCents }) => amountCents)
const sum = (rows: readonly Share[]) => sumCents(amounts(rows))
const copyOf = (rows: readonly Share[]) => rows.map((share) => ({ ...share }))
const row = (name: string, amountCents: number, confirmed = false): Share => ({ name, amountCents, confirmed })

describe('10,000 random equal splits', () => {
  it('add up to the total, fair to one cent, the odd cents first, confirmed rows as they were', () => {
    fc.assert(
      fc.property(rowsOf, total, (rows, cost) => {
        const before = copyOf(rows)
        const shared = shareEqually(rows, cost)
        const [confirmed, open] = [shared.filter((r) => r.confirmed), shared.filter((r) => !r.confirmed)]
        expect(shared.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
        expect(confirmed).toEqual(before.filter((r) => r.confirmed))
        expect(sum(shared)).toBe(open.length > 0 ? Math.max(cost, sum(confirmed)) : sum(confirmed))
        expect(Math.max(0, ...amounts(open)) - Math.min(...amounts(open), MAX_AMOUNT)).toBeLessThanOrEqual(1)
        expect(amounts(open)).toEqual(amounts(open).toSorted((a, b) => b - a))
        expect(amounts(open).every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
        // Deterministic: again, of a copy, and of its own result; and the rows that came in were not touched.
        expect(shareEqually(copyOf(rows), cost)).toEqual(shared)
        expect(shareEqually(shared, cost)).toEqual(shared)
        expect(rows).toEqual(before)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('equal shares', () => {
  it.each([
    [100_00, 3, [3334, 3333, 3333]],
    [100_00, 7, [1429, 1429, 1429, 1429, 1428, 1428, 1428]],
    [48_70, 1, [4870]],
    [2, 4, [1, 1, 0, 0]],
    [0, 3, [0, 0, 0]],
    [MAX_AMOUNT, 10, [...Array<number>(9).fill(1_000_000_000), 999_999_999]],
  ])('of %i cents among %i', (cost, rows, shares) => {
    expect(equalShares(cost, rows)).toEqual(shares)
  })

  it('need somebody to pay them', () => {
    for (const nobody of [0, -1, 1.5, Number.NaN]) {
      expect(() => equalShares(100, nobody)).toThrow(new RangeError(`Nobody to share among: ${nobody}`))
    }
  })

  it('leave what is confirmed and share the rest', () => {
    const rows = [row('You', 0), row('Bo', 2500, true), row('Chidi', 0), row('Dee', 0)]
    expect(amounts(shareEqually(rows, 100_00))).toEqual([2500, 2500, 2500, 2500])
    expect(amounts(shareEqually(rows, 100_01))).toEqual([2501, 2500, 2500, 2500])
  })

  it('are nothing for the others when the confirmed ones exceed the total', () => {
    expect(amounts(shareEqually([row('You', 900), row('Bo', 1500, true)], 1000))).toEqual([0, 1500])
  })

  it('change nothing when all are confirmed', () => {
    const rows = [row('You', 900, true), row('Bo', 50, true)]
    expect(shareEqually(rows, 1000)).toEqual(rows)
  })

  it("are what 'Each person pays' says, both amounts where a cent is odd", () => {
    expect(eachPays([row('You', 0), row('Bo', 0)], 1000)).toEqual({ least: 500, most: 500 })
    expect(eachPays([row('You', 0), row('Bo', 0), row('C', 0)], 1000)).toEqual({ least: 333, most: 334 })
    expect(eachPays([row('You', 0), row('Bo', 700, true)], 1000)).toEqual({ least: 300, most: 300 })
    expect(eachPays([row('You', 10, true)], 1000)).toBe(null)
  })
})

describe('an amount that was typed', () => {
  it.each([
    ['48.70', 4870],
    ['$48.7', 4870],
    [' $ 1,234.50 ', 123450],
    ['12$', 1200],
    ['', 0],
    [null, 0],
    ['a lot', 0],
    ['-5', 0],
    ['12,34', 0],
    ['1.005', 0],
    ['$', 0],
    ['1e3', 0],
    ['100,000,000', MAX_AMOUNT + 1],
  ])('%j is %i cents', (text, cents) => {
    expect(parseShare(text)).toBe(cents)
  })
})

describe("the row named 'You'", () => {
  it("is 'Your Share'", () => {
    expect(yourShare([row('Bo', 100), row(' You ', 250)])).toBe(250)
    expect(yourShare([row('Young', 100), row('you too', 250)])).toBe(null)
  })

  it('takes the rest', () => {
    expect(amounts(putRestOnYou([row('You', 0), row('Bo', 300)], 1000))).toEqual([700, 300])
    expect(amounts(putRestOnYou([row('Bo', 1), row('You', 9999)], 1000))).toEqual([1, 999])
  })

  it('takes nothing when the others exceed the total', () => {
    expect(amounts(putRestOnYou([row('You', 5), row('Bo', 1300)], 1000))).toEqual([0, 1300])
  })

  it('can take a rest only if that changes its share', () => {
    expect(canPutRestOnYou([row('You', 500), row('Bo', 400)], 1000)).toBe(true)
    expect(canPutRestOnYou([row('You', 600), row('Bo', 400)], 1000)).toBe(false)
  })

  it('has no rest put on it when it is not there or confirmed', () => {
    for (const rows of [
      [row('Ada', 5), row('Bo', 3)],
      [row('You', 5, true), row('Bo', 3)],
    ]) {
      expect(canPutRestOnYou(rows, 1000)).toBe(false)
      expect(putRestOnYou(rows, 1000)).toEqual(rows)
    }
  })

  it('makes any custom split add up, with no other row touched, unless the others exceed it', () => {
    fc.assert(
      fc.property(rowsOf, total, (others, cost) => {
        const rows = [row('You', 17), ...others.filter(({ name }) => name !== 'You')]
        const put = putRestOnYou(rows, cost)
        expect(put.slice(1)).toEqual(rows.slice(1))
        expect(sum(put)).toBe(Math.max(cost, sum(rows.slice(1))))
        expect(canPutRestOnYou(put, cost)).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })
})
