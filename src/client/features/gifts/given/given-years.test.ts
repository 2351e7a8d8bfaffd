import { describe, expect, test } from 'vitest'
import { dateInYear, givenYears } from './given-years.ts'

const christmas = { linkedTo: null, date: '2026-12-25', yearKnown: true, nextDate: '2026-12-25' } as const

describe('the year a present was given in', () => {
  test('is chosen from that of the coming occurrence backwards', () => {
    expect(givenYears('2025-12-25', christmas).slice(0, 3)).toEqual([2026, 2025, 2024])
  })

  test('always offers its own, however old, and however far ahead', () => {
    expect(givenYears('1970-12-25', christmas).at(-1)).toBe(1970)
    expect(givenYears('2027-12-25', christmas)[0]).toBe(2027)
    expect(givenYears('2025-12-25', { ...christmas, nextDate: null })[0]).toBe(2025)
  })

  test('is none before the person was born', () => {
    const birthday = { linkedTo: 'birthday', date: '2019-12-14', yearKnown: true, nextDate: '2026-12-14' } as const
    expect(givenYears('2025-12-14', birthday).at(-1)).toBe(2019)
    const yearless = { ...birthday, date: '1904-12-14', yearKnown: false } as const
    expect(givenYears('2025-12-14', yearless)).toHaveLength(40)
  })

  test('keeps month and day; 29 February stays a real date', () => {
    expect(dateInYear('2026-12-25', 2024)).toBe('2024-12-25')
    expect(dateInYear('2024-02-29', 2023)).toBe('2023-02-28')
    expect(dateInYear('2024-02-29', 2020)).toBe('2020-02-29')
  })
})
