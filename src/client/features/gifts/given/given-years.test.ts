import { describe, expect, test } from 'vitest'
import { dateInYear, givenYears } from './given-years.ts'

describe('the year a present was given in', () => {
  test('is chosen from that of the coming occurrence backwards', () => {
    expect(givenYears('2025-12-25', '2026-12-25').slice(0, 3)).toEqual([2026, 2025, 2024])
  })

  test('always offers its own, however old, and however far ahead', () => {
    expect(givenYears('1970-05-01', '2026-05-01').at(-1)).toBe(1970)
    expect(givenYears('2027-05-01', '2026-05-01')[0]).toBe(2027)
    expect(givenYears('2025-05-01', null)[0]).toBe(2025)
  })

  test('keeps month and day; 29 February stays a real date', () => {
    expect(dateInYear('2026-12-25', 2024)).toBe('2024-12-25')
    expect(dateInYear('2024-02-29', 2023)).toBe('2023-02-28')
    expect(dateInYear('2024-02-29', 2020)).toBe('2020-02-29')
  })
})
