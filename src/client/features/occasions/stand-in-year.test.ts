import { describe, expect, it } from 'vitest'
import { hasStandInYear, monthAndDay, realDate, standInDate } from './stand-in-year.ts'

const yearless = { date: '1904-11-30', nextDate: '2026-11-30', yearKnown: false } as const

describe('the placeholder year of an unknown one', () => {
  it('is in the form as long as only month and day were chosen', () => {
    expect(hasStandInYear(yearless, standInDate(yearless, '12/02'))).toBe(true)
    expect(hasStandInYear(yearless, '')).toBe(true)
    expect(hasStandInYear(yearless, '2026-12-25')).toBe(false)
    expect(hasStandInYear({ ...yearless, yearKnown: true }, '1904-11-30')).toBe(false)
  })

  it('never becomes the day of an event that takes place once', () => {
    expect(realDate(yearless, { date: '1904-11-30', isRecurring: false })).toBe('2026-11-30')
    expect(realDate(yearless, { date: '1904-12-02', isRecurring: false })).toBe('2026-12-02')
    expect(realDate(yearless, { date: '1904-12-02', isRecurring: true })).toBe('1904-12-02')
    expect(realDate(yearless, { date: '', isRecurring: false })).toBe('')
  })

  it('is not among month and day, and 29 February has one', () => {
    expect(monthAndDay('1904-11-30')).toBe('11/30')
    expect(monthAndDay('')).toBe('')
    expect(standInDate(yearless, '02/29')).toBe('1904-02-29')
    expect(standInDate(yearless, '12')).toBe('')
  })

  it('gives way to a year that is typed, and to one that is being typed', () => {
    expect(standInDate(yearless, '2015-12-02')).toBe('2015-12-02')
    expect(hasStandInYear(yearless, standInDate(yearless, '2015-12-02'))).toBe(false)
    expect(hasStandInYear(yearless, standInDate(yearless, '20/12/02'))).toBe(false)
  })
})
