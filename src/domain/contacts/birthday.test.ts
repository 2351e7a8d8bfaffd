import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { fromDayNumber } from '../shared/calendar-date.ts'
import {
  ageOn,
  anniversaryText,
  birthdayProblem,
  birthdayToText,
  birthYearsOffered,
  describeBirthday,
  fullYear,
  parseBirthday,
  turningText,
  type Birthday,
} from './birthday.ts'
import { eventTexts } from '../texts/events.ts'

const anyDate = fc.integer({ min: -40_000, max: 60_000 }).map(fromDayNumber)

const anyForm = anyDate.chain((date) => fc.constantFrom(date, date.slice(5).replace('-', '/'), date.slice(5, 7)))

describe('a birthday', () => {
  it('comes back as it was written, in each of its three forms', () => {
    fc.assert(
      fc.property(anyForm, (text) => {
        const birthday = parseBirthday(text)
        expect(birthday && birthdayToText(birthday)).toBe(text)
      }),
    )
  })

  it('is known as far as it was told', () => {
    expect(parseBirthday('11')).toEqual({ month: 11 })
    expect(parseBirthday('11/22')).toEqual({ month: 11, day: 22 })
    expect(parseBirthday('1992-11-22')).toEqual({ year: 1992, month: 11, day: 22 })
    expect(parseBirthday('02/29')).toEqual({ month: 2, day: 29 })
    expect(parseBirthday('0476-09-04')).toEqual({ year: 476, month: 9, day: 4 })
    expect(birthdayToText({ year: 476, month: 9, day: 4 })).toBe('0476-09-04')
  })

  it.each([
    '',
    '0',
    '00',
    '13',
    '1',
    '11/',
    '11/0',
    '11/00',
    '11/31',
    '02/30',
    '00/10',
    '1/1',
    '11-22',
    '1993-02-29',
    '1992-11',
    '1992/11/22',
  ])('is not %j', (text) => {
    expect(parseBirthday(text)).toBeUndefined()
  })

  it('is described as far as it is known', () => {
    expect(described('1992-11-22')).toBe('November 22, 1992')
    expect(described('11/22')).toBe('November 22')
    expect(described('11')).toBe('Sometime in November')
  })

  it('is refused with a sentence when it is no real date or still to come', () => {
    expect(birthdayProblem('1992-02-30', '2026-11-21')).toBe("This isn't a real date")
    expect(birthdayProblem('2026-11-22', '2026-11-21')).toBe("The birthday can't be in the future")
    expect(birthdayProblem('2026-11-21', '2026-11-21')).toBeUndefined()
    expect(birthdayProblem('12/31', '2026-11-21')).toBeUndefined()
    expect(birthdayProblem('12', '2026-11-21')).toBeUndefined()
  })

  it('is offered with the last 100 years', () => {
    const years = birthYearsOffered('2026-11-21')
    expect([years.length, years[0], years.at(-1)]).toEqual([100, 2026, 1927])
  })
})

describe('an age', () => {
  it('is the full years Temporal counts', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (born, on) => {
        const lived = Temporal.PlainDate.from(born).until(on, { largestUnit: 'years' })
        // Temporal clamps 29 February to the 28th; we count from the real date.
        fc.pre(!born.endsWith('-02-29'))
        expect(ageOn(known(born), on)).toBe(on < born ? undefined : lived.years)
      }),
    )
  })

  it('of somebody born on 29 February grows on 1 March in common years', () => {
    expect(ageOn(known('2000-02-29'), '2026-02-28')).toBe(25)
    expect(ageOn(known('2000-02-29'), '2026-03-01')).toBe(26)
    expect(ageOn(known('2000-02-29'), '2028-02-29')).toBe(28)
  })

  it('is not known without a year or a day, nor before birth', () => {
    expect(ageOn(known('11/22'), '2026-11-22')).toBeUndefined()
    expect(ageOn(known('11'), '2026-11-22')).toBeUndefined()
    expect(ageOn(known('2026-11-22'), '2026-11-21')).toBeUndefined()
    expect(ageOn(known('2026-11-22'), '2026-11-22')).toBe(0)
  })
})

describe('an occurrence says', () => {
  it("'Turning 34', and 'Born' in the year itself", () => {
    expect(turningText(known('1992-11-22'), '2026-11-22')).toBe('Turning 34')
    expect(turningText(known('2026-11-22'), '2026-11-22')).toBe('Born')
    expect(turningText(known('2026-11-22'), '2025-11-22')).toBeUndefined()
  })

  it('the same age wherever a leap day is kept', () => {
    expect(turningText(known('2000-02-29'), '2027-02-28')).toBe('Turning 27')
    expect(turningText(known('2000-02-29'), '2027-03-01')).toBe('Turning 27')
  })

  it('no age when the year is not known', () => {
    expect(turningText(known('11/22'), '2026-11-22')).toBeUndefined()
    expect(turningText(known('11'), '2026-11-22')).toBeUndefined()
  })

  it("'12th anniversary', nothing in the year of the wedding", () => {
    expect(anniversaryText('2014-06-07', '2026-06-07')).toBe('12th anniversary')
    expect(anniversaryText('2025-06-07', '2026-06-07')).toBe('1st anniversary')
    expect(anniversaryText('2026-06-07', '2026-06-07')).toBeUndefined()
    expect(anniversaryText('2027-06-07', '2026-06-07')).toBeUndefined()
  })

  it('ordinals as English has them', () => {
    expect(
      [1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 50, 101, 111, 112, 113, 121].map(eventTexts.anniversary).join(' '),
    ).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 50th 101st 111th 112th 113th 121st')
  })
})

function known(text: string): Birthday {
  const birthday = parseBirthday(text)
  if (!birthday) throw new Error(`Not a birthday: ${text}`)
  return birthday
}

function described(text: string): string {
  return describeBirthday(known(text))
}

it.each([
  ['92', '1992'],
  ['26', '2026'],
  ['27', '1927'],
  ['00', '2000'],
  ['1992', '1992'],
  ['199', '199'],
  ['', ''],
])('the year typed as %j is %j in 2026', (typed, year) => {
  expect(fullYear(typed, '2026-11-23')).toBe(year)
})
