import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDate,
  dateParts,
  dayNumber,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  endOfMonth,
  fromDayNumber,
  isCalendarDate,
  isLeapYear,
  parseCalendarDate,
  startOfMonth,
  type CalendarDate,
} from './calendar-date.ts'

const epoch = Temporal.PlainDate.from('1970-01-01')
const anyDay = fc.integer({ min: -719_162, max: 2_932_896 })

/** Every day of 2000–2100 as Temporal sees it: the oracle. */
function* daysOf2000To2100(): Generator<Temporal.PlainDate> {
  const end = Temporal.PlainDate.from('2101-01-01')
  let day = Temporal.PlainDate.from('2000-01-01')
  while (Temporal.PlainDate.compare(day, end) < 0) {
    yield day
    day = day.add({ days: 1 })
  }
}

describe('every day from 2000-01-01 to 2100-12-31 agrees with Temporal', () => {
  it('in its number, parts, weekday, month and year', () => {
    const wrong: string[] = []
    let seen = 0
    for (const oracle of daysOf2000To2100()) {
      const date = dateOf(oracle)
      seen += 1
      const agrees =
        parseCalendarDate(date) === date &&
        calendarDate(oracle.year, oracle.month, oracle.day) === date &&
        dayNumber(date) === epoch.until(oracle, { largestUnit: 'days' }).days &&
        fromDayNumber(dayNumber(date)) === date &&
        dayOfWeek(date) === oracle.dayOfWeek % 7 &&
        dateParts(date).year === oracle.year &&
        dateParts(date).month === oracle.month &&
        dateParts(date).day === oracle.day &&
        isLeapYear(oracle.year) === oracle.inLeapYear &&
        daysInMonth(oracle.year, oracle.month) === oracle.daysInMonth &&
        startOfMonth(date) === oracle.with({ day: 1 }).toString() &&
        endOfMonth(date) === oracle.with({ day: 31 }).toString()
      if (!agrees) wrong.push(date)
    }
    expect(wrong).toEqual([])
    expect(seen).toBe(36_890)
  })

  it('when days are added and taken away', () => {
    const wrong: string[] = []
    let step = 0
    for (const oracle of daysOf2000To2100()) {
      // Distances from -5,000 to 5,000 in an order that has nothing to do with months or years.
      step = (step + 3_571) % 10_001
      const days = step - 5_000
      const date = dateOf(oracle)
      const there = dateOf(oracle.add({ days }))
      if (addDays(date, days) !== there || daysBetween(date, there) !== days) wrong.push(`${date} ${days}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('a calendar date', () => {
  it('goes to its day number and back over all years that can be written', () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        const oracle = epoch.add({ days: number }).toString()
        expect(fromDayNumber(number)).toBe(oracle)
        expect(dayNumber(fromDayNumber(number))).toBe(number)
        expect(dayOfWeek(fromDayNumber(number))).toBe(epoch.add({ days: number }).dayOfWeek % 7)
      }),
    )
  })

  it('sorts as text the way it sorts as a day', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(fromDayNumber(a) < fromDayNumber(b)).toBe(a < b)
      }),
    )
  })

  it('is read only when there is such a day', () => {
    const text = fc
      .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }))
      .map(([year, month, day]) => [String(year).padStart(4, '0'), pad(month), pad(day)].join('-'))
    fc.assert(
      fc.property(text, (written) => {
        expect(parseCalendarDate(written)).toBe(realAccordingToTemporal(written) ? written : undefined)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(['2026-02-29', '1900-02-29', '2026-04-31', '0000-01-01', '2026-00-10', '2026-13-01', '2026-01-00'])(
    'is not %s, which does not exist',
    (text) => {
      expect(parseCalendarDate(text)).toBeUndefined()
    },
  )

  it.each([
    '2026-1-5',
    ' 2026-01-05',
    '2026-01-05\n',
    '2026-01-05T00:00:00Z',
    '12026-01-05',
    '-2026-01-05',
    '2026-01-2026-01-05',
    '٢٠٢٦-٠١-٠٥',
    '',
  ])('is not %j, which is written another way', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('is never something that is not a text', () => {
    for (const value of [20261122, null, undefined, new Date(0), ['2026-11-22']])
      expect(isCalendarDate(value)).toBe(false)
  })

  it('is refused outside the years 0001 to 9999', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError)
    expect(() => fromDayNumber(0.5)).toThrow(RangeError)
    expect(() => calendarDate(2026, 2, 29)).toThrow(RangeError)
    expect(() => calendarDate(2026, 1.5, 1)).toThrow(RangeError)
    expect(() => calendarDate(10_000, 1, 1)).toThrow(RangeError)
  })
})

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

function realAccordingToTemporal(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).year > 0
  } catch {
    return false
  }
}

function dateOf({ year, month, day }: Temporal.PlainDate): CalendarDate {
  return calendarDate(year, month, day)
}
