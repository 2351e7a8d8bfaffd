import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, dayOfWeek, fromDayNumber, type CalendarDate } from '../shared/calendar-date.ts'
import { eventPresets, presetDate, presetRule } from './presets.ts'
import { dateRuleFor } from './recurrence.ts'

const anyDay = fc.integer({ min: dayNumber('1990-01-01'), max: dayNumber('2120-12-31') }).map(fromDayNumber)
const dated = eventPresets.filter(({ type }) => presetDate(type, '2026-01-01') !== undefined).map(({ type }) => type)

/** The same rules written another way than in the code. Easter has its own tests (movable-feasts.test.ts). */
const describedDays: Record<string, (day: CalendarDate) => boolean> = {
  christmas: (day) => day.endsWith('-12-25'),
  'new-years': (day) => day.endsWith('-01-01'),
  valentines: (day) => day.endsWith('-02-14'),
  'independence-day': (day) => day.endsWith('-07-04'),
  halloween: (day) => day.endsWith('-10-31'),
  'mothers-day': (day) => isNth(day, 2, 0, '05'),
  'fathers-day': (day) => isNth(day, 3, 0, '06'),
  thanksgiving: (day) => isNth(day, 4, 4, '11'),
}

function isNth(day: CalendarDate, nth: number, weekday: number, month: string): boolean {
  return day.slice(5, 7) === month && dayOfWeek(day) === weekday && Math.ceil(Number(day.slice(8)) / 7) === nth
}

describe('a preset', () => {
  it('fills in the name, the recurring flag and the rule of its type', () => {
    expect(eventPresets.find(({ type }) => type === 'mothers-day')).toEqual({
      type: 'mothers-day',
      name: "Mother's Day",
      isRecurring: true,
      dateRule: 'mothers-day',
    })
    expect(eventPresets.find(({ type }) => type === 'promotion')).toEqual({
      type: 'promotion',
      name: 'Job Promotion',
      isRecurring: false,
      dateRule: 'fixed',
    })
  })

  it.each([
    ['Christmas', true],
    ["New Year's Day", true],
    ["Valentine's Day", true],
    ['Easter', true],
    ["Mother's Day", true],
    ["Father's Day", true],
    ['Independence Day', true],
    ['Halloween', true],
    ['Thanksgiving', true],
    ['Birthday', true],
    ['Wedding Anniversary', true],
    ['Graduation', false],
    ['Retirement', false],
    ['Job Promotion', false],
    ['New Job', false],
    ['Housewarming', false],
    ['Baby Shower', false],
    ['Wedding', false],
    ['Engagement', false],
    ['', false],
  ])('number %# of the twenty is named %j, and whether it recurs is %s', (name, isRecurring) => {
    expect(eventPresets.filter((preset) => preset.name === name)).toMatchObject([{ isRecurring }])
    expect(eventPresets).toHaveLength(20)
  })

  it('falls on the first day on or after today that its rule describes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(describedDays)), anyDay, ([type, isIt], today) => {
        let day = today
        while (!isIt(day)) day = addDays(day, 1)
        expect(presetDate(type, today)).toBe(day)
      }),
    )
    expect([...Object.keys(describedDays), 'easter'].toSorted()).toEqual(dated.toSorted())
  })

  it('leaves the name of a custom event to the user', () => {
    expect(eventPresets.find(({ type }) => type === 'custom')?.name).toBe('')
  })

  it.each([
    ['christmas', '2026-12-25'],
    ['new-years', '2027-01-01'],
    ['valentines', '2027-02-14'],
    ['independence-day', '2027-07-04'],
    ['halloween', '2027-10-31'],
    ['easter', '2027-03-28'],
    ['mothers-day', '2027-05-09'],
    ['fathers-day', '2027-06-20'],
    ['thanksgiving', '2026-11-26'],
  ])('%s, chosen on 21 November 2026, falls on %s', (type, date) => {
    expect(presetDate(type, '2026-11-21')).toBe(date)
  })

  it('without a day of its own fills in none', () => {
    const others = eventPresets.map(({ type }) => type).filter((type) => !dated.includes(type))
    expect(others.join(' ')).toBe(
      'birthday wedding-anniversary graduation retirement promotion new-job housewarming baby-shower wedding engagement custom',
    )
    expect(presetDate('something else', '2026-11-21')).toBeUndefined()
  })

  it('falls on its day itself while that is today, and within 56 weeks otherwise', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dated), anyDay, (type, today) => {
        const date = presetDate(type, today)
        expect(date !== undefined && date >= today && date <= addDays(today, 56 * 7)).toBe(true)
        expect(date && presetDate(type, date)).toBe(date)
      }),
    )
  })

  it('has the date of its own rule', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dated), anyDay, (type, today) => {
        const date = presetDate(type, today)
        expect(date && dateRuleFor(type, date)).toBe(presetRule(type))
      }),
    )
  })
})
