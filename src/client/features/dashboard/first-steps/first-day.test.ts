import { expect, it } from 'vitest'
import { firstDay, isDayOfYear } from './first-day.ts'

it.each([
  ['later this year', 12, 14, '2026-12-14'],
  ['today', 11, 23, '2026-11-23'],
  ['next year, once it is over', 11, 22, '2027-11-22'],
  ['a leap day of the past, which comes back', 2, 29, '2024-02-29'],
])('the first day of a yearly event is %s', (_, month, day, expected) => {
  expect(firstDay(month, day, '2026-11-23')).toBe(expected)
})

it('a day counts if some year has it', () => {
  expect([isDayOfYear(2, 29), isDayOfYear(12, 31), isDayOfYear(4, 1)]).toEqual([true, true, true])
  expect([
    isDayOfYear(2, 30),
    isDayOfYear(4, 31),
    isDayOfYear(1, 0),
    isDayOfYear(1, 1.5),
    isDayOfYear(1, Number.NaN),
  ]).toEqual(Array(5).fill(false))
})
