import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balanceOf, balanceText } from './balance.ts'

const rows = (...amounts: number[]) => amounts.map((amountCents, index) => ({ amountCents, confirmed: index === 0 }))

it.each([
  [rows(700, 0), 1000, 'Left $3.00', 70, false],
  [rows(500, 501), 1000, 'Over by $0.01', 100, true],
  [rows(500, 500), 1000, null, 100, true],
  [rows(999), 1000, 'Left $0.01', 99, false],
  [rows(123_456_00), 0, 'Over by $123,456.00', 0, false],
  [rows(0), 0, null, 0, false],
])('%j of %i says %j, %i percent, funded: %j', (shares, total, text, percent, isFunded) => {
  const balance = balanceOf(shares, total)
  expect([balanceText(balance), balance.percent, balance.isFunded]).toEqual([text, percent, isFunded])
})

it('counts who is confirmed', () => {
  expect(balanceOf(rows(1, 2, 3), 6)).toMatchObject({ confirmed: 1, all: 3, sum: 6, left: 0, over: 0 })
})

it.each([
  [[1_000, 4_000], 5_000, 20],
  [[1_999, 1], 10_000, 19],
  [[12_000, 1], 10_000, 100],
  [[0, 5_000], 5_000, 0],
  [[1_000, 0], 0, 0],
])('of %j, the first confirmed, %i is confirmed to %i percent', (shares, total, percent) => {
  expect(balanceOf(rows(...shares), total).confirmedPercent).toBe(percent)
})

it('is full exactly when it is funded', () => {
  const amount = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 10 }), fc.integer({ min: 1, max: 30_000 }), (shares, total) => {
      const { percent, confirmedPercent, isFunded, left, over, sum } = balanceOf(rows(...shares), total)
      expect(percent === 100).toBe(isFunded)
      expect(confirmedPercent).toBeLessThanOrEqual(percent)
      expect(isFunded).toBe(left === 0)
      expect(sum + left - over).toBe(total)
      expect(left === 0 || over === 0).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
