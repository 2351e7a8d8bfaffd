import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, dayOfWeek, fromDayNumber, isLeapYear, type CalendarDate } from '../shared/calendar-date.ts'
import { feastDate, movableFeasts } from './movable-feasts.ts'
import {
  comingOccurrence,
  dateRuleFor,
  nextOccurrence,
  occurrenceInYear,
  occurrencesBetween,
  previousOccurrence,
  type LeapDay,
  type Schedule,
} from './recurrence.ts'

const anyDay = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2120-12-31') }).map(fromDayNumber)
const anyLeapDay = fc
  .integer({ min: 1900, max: 2120 })
  .filter(isLeapYear)
  .map((year): CalendarDate => `${year}-02-29`)
const anyKeeping = fc.constantFrom<LeapDay>('feb28', 'mar1')

const fixed = fc.record({
  date: fc.oneof({ weight: 3, arbitrary: anyDay }, { weight: 1, arbitrary: anyLeapDay }),
  isRecurring: fc.constant(true),
  dateRule: fc.constant('fixed' as const),
})
const movable = fc
  .tuple(fc.constantFrom(...movableFeasts), fc.integer({ min: 1900, max: 2120 }))
  .map(([feast, year]): Schedule => ({ date: feastDate(feast, year), isRecurring: true, dateRule: feast }))
const yearly = fc.oneof(fixed, movable)
const oneOff = anyDay.map((date): Schedule => ({ date, isRecurring: false, dateRule: 'fixed' }))
const anySchedule = fc.oneof({ weight: 4, arbitrary: yearly }, { weight: 1, arbitrary: oneOff })

/** Whether a schedule falls on a day, decided from that day alone: the oracle, which computes no occurrence. */
function fallsOn(schedule: Schedule, day: CalendarDate, leapDay: LeapDay): boolean {
  if (!schedule.isRecurring) return day === schedule.date
  if (day < schedule.date) return false
  const dayOfMonth = Number(day.slice(8))
  switch (schedule.dateRule) {
    case 'fixed': {
      const isMoved = schedule.date.endsWith('-02-29') && !isLeapYear(Number(day.slice(0, 4)))
      return day.slice(5) === (isMoved ? { feb28: '02-28', mar1: '03-01' }[leapDay] : schedule.date.slice(5))
    }
    case 'easter':
      return day === feastDate('easter', Number(day.slice(0, 4)))
    case 'mothers-day':
      return day.slice(5, 7) === '05' && dayOfWeek(day) === 0 && dayOfMonth > 7 && dayOfMonth <= 14
    case 'fathers-day':
      return day.slice(5, 7) === '06' && dayOfWeek(day) === 0 && dayOfMonth > 14 && dayOfMonth <= 21
    case 'thanksgiving':
      return day.slice(5, 7) === '11' && dayOfWeek(day) === 4 && dayOfMonth > 21 && dayOfMonth <= 28
  }
}

function byStepping(schedule: Schedule, from: CalendarDate, to: CalendarDate, leapDay: LeapDay): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (fallsOn(schedule, day, leapDay)) days.push(day)
  return days
}

/** In days; one Easter can be 56 weeks after the last. */
const LONGEST_GAP = 400

/** Only a one-off may have no next occurrence, once it is over. */
function isOver(schedule: Schedule, today: CalendarDate): null {
  if (schedule.isRecurring || schedule.date >= today) throw new Error('There must be a next occurrence')
  return null
}

function existing(date: CalendarDate | null): CalendarDate {
  if (date === null) throw new Error('There must be an occurrence')
  return date
}

describe('the next occurrence', () => {
  it('is the first such day from today on, never before the first date', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, anyKeeping, (schedule, today, leapDay) => {
        const earliest = schedule.date > today ? schedule.date : today
        const found = byStepping(schedule, earliest, addDays(earliest, LONGEST_GAP), leapDay)
        expect(nextOccurrence(schedule, today, leapDay)).toBe(found[0] ?? isOver(schedule, today))
      }),
    )
  })

  it('stays the same when asked for again on every day up to it', () => {
    fc.assert(
      fc.property(yearly, anyDay, anyKeeping, fc.nat({ max: 400 }), (schedule, today, leapDay, days) => {
        const next = existing(nextOccurrence(schedule, today, leapDay))
        const later = addDays(today, days)
        expect(nextOccurrence(schedule, next, leapDay)).toBe(next)
        expect(nextOccurrence(schedule, later < next ? later : next, leapDay)).toBe(next)
      }),
    )
  })

  it('counts today as upcoming', () => {
    const birthday: Schedule = { date: '1992-11-22', isRecurring: true, dateRule: 'fixed' }
    expect(nextOccurrence(birthday, '2026-11-22', 'feb28')).toBe('2026-11-22')
    expect(nextOccurrence(birthday, '2026-11-23', 'feb28')).toBe('2027-11-22')
  })

  it('of a one-off that is over is none, and the coming one its only date', () => {
    const graduation: Schedule = { date: '2026-06-12', isRecurring: false, dateRule: 'fixed' }
    expect(nextOccurrence(graduation, '2026-06-12', 'feb28')).toBe('2026-06-12')
    expect(nextOccurrence(graduation, '2026-06-13', 'feb28')).toBeNull()
    expect(comingOccurrence(graduation, '2026-06-13', 'feb28')).toBe('2026-06-12')
  })

  it('ends with the year 9999', () => {
    const last: Schedule = { date: '2000-01-01', isRecurring: true, dateRule: 'fixed' }
    expect(nextOccurrence(last, '9999-06-01', 'feb28')).toBeNull()
    expect(comingOccurrence({ ...last, date: '2000-12-31' }, '9999-06-01', 'feb28')).toBe('9999-12-31')
  })
})

describe('the previous occurrence', () => {
  it('is the last such day before today, and there is none before the first date', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, anyKeeping, (schedule, today, leapDay) => {
        const found = schedule.isRecurring
          ? byStepping(schedule, addDays(today, -LONGEST_GAP), addDays(today, -1), leapDay)
          : [schedule.date].filter((date) => date < today)
        expect(previousOccurrence(schedule, today, leapDay)).toBe(found.at(-1) ?? null)
      }),
    )
  })

  it('on the day of an occurrence is the one before', () => {
    fc.assert(
      fc.property(yearly, anyDay, anyKeeping, (schedule, from, leapDay) => {
        const first = existing(nextOccurrence(schedule, from, leapDay))
        const second = existing(nextOccurrence(schedule, addDays(first, 1), leapDay))
        expect(previousOccurrence(schedule, second, leapDay)).toBe(first)
      }),
    )
  })

  it('is followed by the next one, with nothing in between', () => {
    fc.assert(
      fc.property(yearly, anyDay, anyKeeping, (schedule, today, leapDay) => {
        fc.pre(schedule.date < today)
        const previous = existing(previousOccurrence(schedule, today, leapDay))
        const next = existing(nextOccurrence(schedule, today, leapDay))
        expect(occurrencesBetween(schedule, previous, next, leapDay)).toEqual([previous, next])
        expect(previous < today && today <= next).toBe(true)
      }),
    )
  })
})

describe('the occurrences of a range', () => {
  it('are those found by stepping through it day by day', () => {
    fc.assert(
      fc.property(
        anySchedule,
        anyDay,
        fc.integer({ min: -5, max: 1_200 }),
        anyKeeping,
        (schedule, from, days, leapDay) => {
          const to = addDays(from, days)
          expect(occurrencesBetween(schedule, from, to, leapDay)).toEqual(byStepping(schedule, from, to, leapDay))
        },
      ),
    )
  })

  it('are one for a single day, when it is one', () => {
    const christmas = { date: '2020-12-25', isRecurring: true, dateRule: 'fixed' } as const
    expect(occurrencesBetween(christmas, '2020-12-25', '2020-12-25', 'feb28')).toEqual(['2020-12-25'])
    expect(occurrencesBetween(christmas, '2026-12-25', '2026-12-25', 'feb28')).toEqual(['2026-12-25'])
    expect(occurrencesBetween(christmas, '2026-12-24', '2026-12-24', 'feb28')).toEqual([])
  })

  it('are none in the year before the first that can be written', () => {
    const mothersDay = { date: '0001-05-13', isRecurring: true, dateRule: 'mothers-day' } as const
    expect(occurrenceInYear(mothersDay, 0, 'feb28')).toBeNull()
    expect(occurrenceInYear(mothersDay, 1, 'feb28')).toBe('0001-05-13')
  })

  it('are one for each year from the first', () => {
    fc.assert(
      fc.property(anySchedule, anyKeeping, fc.integer({ min: 1890, max: 2130 }), (schedule, leapDay, year) => {
        const found = byStepping(schedule, `${year}-01-01`, `${year}-12-31`, leapDay)
        expect(occurrenceInYear(schedule, year, leapDay)).toBe(found[0] ?? null)
        expect(found.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('leave out years that cannot be written', () => {
    const schedule: Schedule = { date: '0001-01-01', isRecurring: true, dateRule: 'fixed' }
    expect([0, 1, 9999, 10_000].map((year) => occurrenceInYear(schedule, year, 'feb28'))).toEqual([
      null,
      '0001-01-01',
      '9999-01-01',
      null,
    ])
  })
})

describe('29 February', () => {
  const born: Schedule = { date: '2000-02-29', isRecurring: true, dateRule: 'fixed' }

  it.each<[LeapDay, CalendarDate[]]>([
    ['feb28', ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['mar1', ['2024-02-29', '2025-03-01', '2026-03-01', '2027-03-01', '2028-02-29']],
  ])('kept as %s falls on %j', (leapDay, days) => {
    expect(occurrencesBetween(born, '2024-01-01', '2028-12-31', leapDay)).toEqual(days)
  })

  it('is moved in 2100, which is no leap year', () => {
    expect(occurrenceInYear(born, 2100, 'feb28')).toBe('2100-02-28')
    expect(occurrenceInYear(born, 2100, 'mar1')).toBe('2100-03-01')
  })

  it('does not move what falls on 28 February or 1 March anyway', () => {
    for (const leapDay of ['feb28', 'mar1'] as const) {
      expect(occurrenceInYear({ ...born, date: '2000-02-28' }, 2028, leapDay)).toBe('2028-02-28')
      expect(occurrenceInYear({ ...born, date: '2000-03-01' }, 2027, leapDay)).toBe('2027-03-01')
    }
  })
})

describe('the date rule', () => {
  it("is the feast's while the date is the feast's of its year", () => {
    fc.assert(
      fc.property(fc.constantFrom(...movableFeasts), anyDay, (feast, date) => {
        const isTheDay = fallsOn({ date: '1900-01-01', isRecurring: true, dateRule: feast }, date, 'feb28')
        expect(dateRuleFor(feast, date)).toBe(isTheDay ? feast : 'fixed')
        expect(dateRuleFor(feast, feastDate(feast, Number(date.slice(0, 4))))).toBe(feast)
      }),
    )
  })

  it('is fixed for other types, and for a feast on a day set by hand', () => {
    expect(dateRuleFor('custom', '2026-04-05')).toBe('fixed')
    expect(dateRuleFor('easter', '2026-04-05')).toBe('easter')
    expect(dateRuleFor('easter', '2026-04-06')).toBe('fixed')
  })

  it('recomputes Easter for every year', () => {
    const easter: Schedule = { date: '2026-04-05', isRecurring: true, dateRule: 'easter' }
    expect(occurrencesBetween(easter, '2026-01-01', '2029-12-31', 'feb28')).toEqual([
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2029-04-01',
    ])
    expect(Temporal.PlainDate.from('2029-04-01').dayOfWeek).toBe(7)
  })
})
