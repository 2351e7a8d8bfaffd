import { describe, expect, it } from 'vitest'
import {
  formatLongDate,
  formatMediumDate,
  formatMonth,
  formatShortDate,
  monthName,
  monthShort,
  weekdayName,
} from './date-format.ts'

describe('a date is written', () => {
  it('short, with its weekday', () => {
    expect(formatShortDate('2026-11-22')).toBe('Sun, Nov 22')
    expect(formatShortDate('2026-05-02')).toBe('Sat, May 2')
  })

  it('with its year', () => {
    expect(formatMediumDate('2026-01-01')).toBe('Jan 1, 2026')
    expect(formatLongDate('2026-11-22')).toBe('November 22, 2026')
    expect(formatLongDate('2024-02-29')).toBe('February 29, 2024')
  })

  it('as its month alone', () => {
    expect(formatMonth('2026-12-31')).toBe('December 2026')
  })
})

it('names months by their number and refuses others', () => {
  expect([monthName(1), monthShort(9), monthName(12)]).toEqual(['January', 'Sep', 'December'])
  expect(() => monthName(0)).toThrow(RangeError)
  expect(() => monthShort(13)).toThrow(RangeError)
})

it('names the weekday of a date', () => {
  expect(weekdayName('2026-12-25')).toBe('Friday')
})
