import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsFor, type GiftFacts } from '../gifts/counts.ts'
import { dayNumber, fromDayNumber, type CalendarDate } from '../shared/calendar-date.ts'
import { carriedOccurrence } from './date-change.ts'
import { comingOccurrence, type LeapDay, type Schedule } from './recurrence.ts'

const anyDay = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2050-12-31') }).map(fromDayNumber)
const anySchedule = fc.record({ date: anyDay, isRecurring: fc.boolean(), dateRule: fc.constant('fixed' as const) })
const anyKeeping = fc.constantFrom<LeapDay>('feb28', 'mar1')

const today = '2026-05-01'
const yearly = (date: CalendarDate): Schedule => ({ date, isRecurring: true, dateRule: 'fixed' })
const once = (date: CalendarDate): Schedule => ({ date, isRecurring: false, dateRule: 'fixed' })
const carried = (before: Schedule, after: Schedule) => carriedOccurrence(before, after, today, 'feb28', 'feb28')

describe('a change of date carries the coming occurrence along', () => {
  it('within the year', () => {
    expect(carried(yearly('1992-06-10'), yearly('1992-06-12'))).toEqual({ from: '2026-06-10', to: '2026-06-12' })
  })

  it('over the turn of the year, both ways', () => {
    expect(carried(yearly('1992-06-10'), yearly('1992-03-03'))).toEqual({ from: '2026-06-10', to: '2027-03-03' })
    expect(carried(yearly('1992-03-03'), yearly('1992-06-10'))).toEqual({ from: '2027-03-03', to: '2026-06-10' })
  })

  it('when Easter is set to a day by hand', () => {
    const easter: Schedule = { date: '2026-04-05', isRecurring: true, dateRule: 'easter' }
    expect(carried(easter, yearly('2026-04-06'))).toEqual({ from: '2027-03-28', to: '2027-04-06' })
  })

  it('when 29 February is kept on another day', () => {
    const born = yearly('2000-02-29')
    expect(carriedOccurrence(born, born, today, 'feb28', 'mar1')).toEqual({ from: '2027-02-28', to: '2027-03-01' })
    expect(carriedOccurrence(born, born, '2027-06-01', 'feb28', 'mar1')).toBeNull()
  })

  it('of a one-off, also when it is past', () => {
    expect(carried(once('2026-06-12'), once('2026-06-13'))).toEqual({ from: '2026-06-12', to: '2026-06-13' })
    expect(carried(once('2026-03-12'), once('2026-03-13'))).toEqual({ from: '2026-03-12', to: '2026-03-13' })
    expect(carried(once('2026-03-12'), once('2027-03-12'))).toEqual({ from: '2026-03-12', to: '2027-03-12' })
  })

  it('of a yearly event that becomes a one-off', () => {
    expect(carried(yearly('2024-06-10'), once('2026-06-10'))).toBeNull()
    expect(carried(yearly('2024-06-10'), once('2024-06-10'))).toEqual({ from: '2026-06-10', to: '2024-06-10' })
  })
})

describe('nothing is carried', () => {
  it('when only the year of birth is corrected', () => {
    expect(carried(yearly('1992-06-10'), yearly('1990-06-10'))).toBeNull()
  })

  it('into the future from a past day that only becomes yearly', () => {
    expect(carried(once('2026-03-12'), yearly('2026-03-12'))).toBeNull()
    expect(carried(once('2026-03-12'), yearly('2026-03-13'))).toEqual({ from: '2026-03-12', to: '2026-03-13' })
  })

  it('when nothing changes', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, anyKeeping, (schedule, day, leapDay) => {
        expect(carriedOccurrence(schedule, { ...schedule }, day, leapDay, leapDay)).toBeNull()
      }),
    )
  })
})

it('a gift bought for the coming occurrence counts before and after every change of a yearly event', () => {
  const anyYearly = anySchedule.map((schedule) => ({ ...schedule, isRecurring: true }))
  fc.assert(
    fc.property(anyYearly, anySchedule, anyDay, anyKeeping, anyKeeping, (before, after, day, keptBefore, keptAfter) => {
      const bought = gift(comingOccurrence(before, day, keptBefore))
      expect(countsFor([bought], comingOccurrence(before, day, keptBefore)).purchased).toBe(1)
      const move = carriedOccurrence(before, after, day, keptBefore, keptAfter)
      const moved = move && bought.occurrenceDate === move.from ? { ...bought, occurrenceDate: move.to } : bought
      expect(countsFor([moved], comingOccurrence(after, day, keptAfter)).purchased).toBe(1)
    }),
  )
})

function gift(occurrenceDate: CalendarDate): GiftFacts {
  return { isSaved: true, isPurchased: true, itemType: 'gift', occasionId: 1, occurrenceDate, priceCents: null }
}
