import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateParts,
  dayOfWeek,
  daysBetween,
  fromDayNumber,
  type CalendarDate,
} from '../shared/calendar-date.ts'
import {
  addMonths,
  drawnDays,
  isInCalendar,
  monthsOfYear,
  periodOf,
  shiftPeriod,
  startOfWeek,
  weekOf,
  weeksOfMonth,
} from './periods.ts'

/** From 0002-01-01 to 9998-12-31. */
const anyDay = fc.integer({ min: -718_797, max: 2_932_531 }).map(fromDayNumber)
const anyView = fc.constantFrom('month', 'week', 'year')

describe('the weeks of a month', () => {
  it('have seven days each, Sunday first, and follow one another', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const weeks = weeksOfMonth(date)
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        const days = weeks.flat()
        expect(days.every((day, index) => dayOfWeek(day) === index % 7)).toBe(true)
        expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? day, 1))).toBe(true)
      }),
    )
  })

  it('hold every day of the month once, and no week without one', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const month = date.slice(0, 7)
        const weeks = weeksOfMonth(date)
        const own = weeks.flat().filter((day) => day.startsWith(month))
        expect(new Set(own).size).toBe(Temporal.PlainDate.from(date).daysInMonth)
        expect(own.length).toBe(new Set(own).size)
        expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true)
      }),
    )
  })

  it('are four when February begins on a Sunday, and six when a long month begins on a Saturday', () => {
    expect(weeksOfMonth('2026-02-10')).toHaveLength(4)
    expect(weeksOfMonth('2026-08-10')).toHaveLength(6)
  })

  it('reach over the end of the year', () => {
    expect(weeksOfMonth('2026-12-25').at(-1)).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
  })

  it('hold 29 February in leap years alone', () => {
    expect(weeksOfMonth('2028-02-01').flat()).toContain('2028-02-29')
    expect(weeksOfMonth('2026-02-01').flat()).not.toContain('2026-02-29')
  })
})

describe('weeks that begin on Monday', () => {
  it('hold the same days, from Monday to Sunday', () => {
    fc.assert(
      fc.property(anyDay, anyView, (date, view) => {
        const week = weekOf(date, 'monday')
        expect(week).toContain(date)
        expect(week.map(dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 0])
        expect(
          weeksOfMonth(date, 'monday')
            .flat()
            .filter((day) => day.startsWith(date.slice(0, 7))),
        ).toEqual(
          weeksOfMonth(date)
            .flat()
            .filter((day) => day.startsWith(date.slice(0, 7))),
        )
        const { from, to } = drawnDays(view, date, 'monday')
        const period = periodOf(view, date, 'monday')
        expect(from <= period.from && period.to <= to && period.from <= date && date <= period.to).toBe(true)
        expect(view === 'year' || (dayOfWeek(from) === 1 && dayOfWeek(to) === 0)).toBe(true)
      }),
    )
  })

  it('give Sunday to the week before', () => {
    expect(startOfWeek('2026-11-22', 'monday')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-22', 'sunday')).toBe('2026-11-22')
  })
})

describe('a week', () => {
  it('holds its day and is the same for all of its days', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const week = weekOf(date)
        expect(week).toContain(date)
        expect(week.every((day) => startOfWeek(day) === week[0])).toBe(true)
      }),
    )
  })
})

describe('the period of a date', () => {
  it('holds the date, and so do the days that are drawn', () => {
    fc.assert(
      fc.property(anyView, anyDay, (view, date) => {
        const { from, to } = periodOf(view, date)
        const drawn = drawnDays(view, date)
        expect(from <= date && date <= to).toBe(true)
        expect(drawn.from <= from && to <= drawn.to).toBe(true)
        expect(daysBetween(drawn.from, drawn.to)).toBeLessThan(366)
      }),
    )
  })

  it('meets the next one without a gap', () => {
    fc.assert(
      fc.property(anyView, anyDay, (view, date) => {
        // In its last year the calendar may end before the next period.
        fc.pre(date < '9998-01-01')
        const next = shiftPeriod(view, date, 1) ?? date
        expect(periodOf(view, next)).toEqual(periodOf(view, addDays(periodOf(view, date).to, 1)))
        expect(periodOf(view, shiftPeriod(view, next, -1) ?? next)).toEqual(periodOf(view, date))
      }),
    )
  })

  it('is drawn as the weeks of the grid', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const days = weeksOfMonth(date).flat()
        expect(drawnDays('month', date)).toEqual({ from: days[0], to: days.at(-1) })
      }),
    )
  })
})

describe('going on by months', () => {
  it('agrees with Temporal, the last day where the month is shorter', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -12, max: 12 }), (date, months) => {
        expect(addMonths(date, months)).toBe(Temporal.PlainDate.from(date).add({ months }).toString())
      }),
    )
  })

  it('goes from 29 February to 28 February of the next year', () => {
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  })

  it('has the twelve months of a year', () => {
    expect(monthsOfYear(2026).map((month) => dateParts(month).month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })
})

describe('the ends of the calendar', () => {
  const ends: [view: 'month' | 'week' | 'year', date: CalendarDate, by: number][] = [
    ['month', '0002-01-31', -1],
    ['week', '0002-01-01', -1],
    ['year', '0002-07-01', -1],
    ['month', '9998-12-01', 1],
    ['week', '9998-12-31', 1],
    ['year', '9998-02-01', 1],
  ]

  it.each(ends)('a %s is not shown beyond %s', (view, date, by) => {
    expect(isInCalendar(date)).toBe(true)
    expect(shiftPeriod(view, date, by)).toBeUndefined()
  })
})
