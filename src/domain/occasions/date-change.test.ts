import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsFor, type GiftFacts } from '../gifts/counts.ts'
import {
  addDays,
  dateParts,
  dayNumber,
  daysBetween,
  fromDayNumber,
  type CalendarDate,
} from '../shared/calendar-date.ts'
import { carriedOccurrences } from './date-change.ts'
import { comingOccurrence, occurrenceInYear, previousOccurrence, type LeapDay, type Schedule } from './recurrence.ts'

const anyDay = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2050-12-31') }).map(fromDayNumber)
const anySchedule = fc.record({ date: anyDay, isRecurring: fc.boolean(), dateRule: fc.constant('fixed' as const) })
const anyKeeping = fc.constantFrom<LeapDay>('feb28', 'mar1')

const today = '2026-05-01'
const yearly = (date: CalendarDate): Schedule => ({ date, isRecurring: true, dateRule: 'fixed' })
const once = (date: CalendarDate): Schedule => ({ date, isRecurring: false, dateRule: 'fixed' })
const carried = (before: Schedule, after: Schedule) => everything(before, after, today, 'feb28', 'feb28')
/** From and to of the occurrence with which everything moves; null when it stays. */
function everything(...change: Parameters<typeof carriedOccurrences>) {
  const move = carriedOccurrences(...change).find(({ what }) => what === 'everything')
  return move ? { from: move.from, to: move.to } : null
}
/** The same of the one that is over. */
function presents(...change: Parameters<typeof carriedOccurrences>) {
  const move = carriedOccurrences(...change).find(({ what }) => what === 'presents and skip')
  return move ? { from: move.from, to: move.to } : null
}

describe('a change of date carries the coming occurrence along', () => {
  it('within the year', () => {
    expect(carried(yearly('1992-06-10'), yearly('1992-06-12'))).toEqual({ from: '2026-06-10', to: '2026-06-12' })
  })

  it('also on the day itself', () => {
    expect(carried(yearly('1992-05-01'), yearly('1992-05-02'))).toEqual({ from: '2026-05-01', to: '2026-05-02' })
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
    expect(everything(born, born, today, 'feb28', 'mar1')).toEqual({ from: '2027-02-28', to: '2027-03-01' })
    expect(everything(born, born, '2027-06-01', 'feb28', 'mar1')).toBeNull()
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
        expect(carriedOccurrences(schedule, { ...schedule }, day, leapDay, leapDay)).toEqual([])
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
      const moved = movedBy(carriedOccurrences(before, after, day, keptBefore, keptAfter), bought)
      expect(countsFor([moved], comingOccurrence(after, day, keptAfter)).purchased).toBe(1)
    }),
  )
})

describe('a correction carries the present of an occurrence that is over', () => {
  const yesterday = yearly('1992-04-30')
  const moved = (before: Schedule, after: Schedule) => presents(before, after, today, 'feb28', 'feb28')

  it('from yesterday to tomorrow', () => {
    expect(moved(yesterday, yearly('1992-05-02'))).toEqual({ from: '2026-04-30', to: '2026-05-02' })
  })

  it('to another day that is over as well, also in another year', () => {
    expect(moved(yesterday, yearly('1992-04-20'))).toEqual({ from: '2026-04-30', to: '2026-04-20' })
    expect(moved(yearly('1992-01-05'), yearly('1992-12-28'))).toEqual({ from: '2026-01-05', to: '2025-12-28' })
    expect(moved(yearly('1992-01-05'), yearly('1992-01-06'))).toEqual({ from: '2026-01-05', to: '2026-01-06' })
  })

  it('when it takes place once from now on', () => {
    expect(moved(yesterday, once('2026-05-02'))).toEqual({ from: '2026-04-30', to: '2026-05-02' })
    expect(moved(yesterday, once('2026-04-30'))).toBeNull()
  })

  it('but not to a day more than half a year away, which is another occurrence', () => {
    expect(moved(yearly('2024-04-30'), yearly('2026-12-24'))).toBeNull()
    expect(moved(yesterday, once('2027-04-30'))).toBeNull()
  })

  it('where half a year is 182 days, both from the day itself and from today', () => {
    expect(moved(yesterday, once('2026-10-29'))).toEqual({ from: '2026-04-30', to: '2026-10-29' })
    expect(moved(yesterday, once('2026-10-30'))).toBeNull()
    expect(moved(yearly('1992-10-31'), yearly('1992-11-02'))).toEqual({ from: '2025-10-31', to: '2025-11-02' })
    expect(moved(yearly('1992-10-30'), yearly('1992-11-02'))).toBeNull()
  })

  it('nor when it was over more than half a year ago: that is history', () => {
    expect(moved(yearly('1992-06-10'), yearly('1992-06-12'))).toBeNull()
  })

  it('whatever the change: at most half a year, and to a day on which it takes place', () => {
    const anyYearly = anySchedule.map((schedule) => ({ ...schedule, isRecurring: true }))
    fc.assert(
      fc.property(
        anyYearly,
        anySchedule,
        anyDay,
        anyKeeping,
        anyKeeping,
        (before, after, day, keptBefore, keptAfter) => {
          const move = presents(before, after, day, keptBefore, keptAfter)
          const last = previousOccurrence(before, day, keptBefore)
          fc.pre(last !== null)
          const distances = [-1, 0, 1]
            .flatMap((years) => occurrenceInYear(after, dateParts(last).year + years, keptAfter) ?? [])
            .map((occurrence) => Math.abs(daysBetween(last, occurrence)))
          const nearest = Math.min(Infinity, ...distances)
          expect(move === null).toBe(nearest === 0 || nearest > 182 || daysBetween(last, day) > 182)
          if (move === null) return
          expect(move.from).toBe(last)
          expect(Math.abs(daysBetween(move.from, move.to))).toBe(nearest)
          expect(occurrenceInYear(after, dateParts(move.to).year, keptAfter)).toBe(move.to)
        },
      ),
    )
  })

  it('so a present bought for yesterday counts for tomorrow', () => {
    const anyShift = fc.integer({ min: 1, max: 150 })
    fc.assert(
      fc.property(anyDay, anyShift, anyShift, anyKeeping, (day, ago, ahead, leapDay) => {
        fc.pre(ago + ahead <= 182)
        const [before, after] = [yearly(addDays(day, -ago)), yearly(addDays(day, ahead - 1))]
        const bought = gift(before.date)
        const moved = movedBy(carriedOccurrences(before, after, day, leapDay, leapDay), bought)
        expect(countsFor([moved], comingOccurrence(after, day, leapDay)).purchased).toBe(1)
      }),
    )
  })
})

/** What the moves, one after the other, make of a bought gift. */
function movedBy(moves: ReturnType<typeof carriedOccurrences>, bought: GiftFacts): GiftFacts {
  return moves.reduce(
    (moved, { from, to }) => (moved.occurrenceDate === from ? { ...moved, occurrenceDate: to } : moved),
    bought,
  )
}

function gift(occurrenceDate: CalendarDate): GiftFacts {
  return { isSaved: true, isPurchased: true, itemType: 'gift', occasionId: 1, occurrenceDate, priceCents: null }
}
