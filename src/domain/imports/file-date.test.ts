import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateParts } from '../shared/calendar-date.ts'
import { decidedOrder, dependsOnOrder, isNoDate, isToCome, readDate } from './file-date.ts'
import type { DateOrder } from './found-person.ts'

const read = (text: string, order: DateOrder = 'month-first') => readDate({ text }, { order, today: '2026-11-23' })

describe('a date', () => {
  it.each([
    ['1980-05-17', { year: 1980, month: 5, day: 17 }],
    ['1980/5/17', { year: 1980, month: 5, day: 17 }],
    ['1980. 5. 17.', { year: 1980, month: 5, day: 17 }],
    ['1980年5月17日', { year: 1980, month: 5, day: 17 }],
    ['5/17/1980', { year: 1980, month: 5, day: 17 }],
    ['17/5/1980', { year: 1980, month: 5, day: 17 }],
    ['5/17/80', { year: 1980, month: 5, day: 17 }],
    ['5/17/20', { year: 2020, month: 5, day: 17 }],
    ['5/17', { month: 5, day: 17 }],
    ['17.5.1980', { year: 1980, month: 5, day: 17 }],
    ['3.5.', { month: 5, day: 3 }],
    ['5/17/1980 12:00:00 AM', { year: 1980, month: 5, day: 17 }],
    ['1980-05-17 00:00:00', { year: 1980, month: 5, day: 17 }],
    ['May 17, 1980', { year: 1980, month: 5, day: 17 }],
    ['Sunday, May 17, 1980', { year: 1980, month: 5, day: 17 }],
    ['17 May 1980', { year: 1980, month: 5, day: 17 }],
    ['17-May-1980', { year: 1980, month: 5, day: 17 }],
    ['17. März 1980', { year: 1980, month: 3, day: 17 }],
    ['17 de mayo de 1980', { year: 1980, month: 5, day: 17 }],
    ['1er août 1980', { year: 1980, month: 8, day: 1 }],
    ['May 17th', { month: 5, day: 17 }],
    ['--05-17', { month: 5, day: 17 }],
    ['-05-17', { month: 5, day: 17 }],
    ['May', { month: 5 }],
    ['1980-05', { year: 1980, month: 5 }],
    ['1980', { year: 1980 }],
    [' 1980-05-17 ', { year: 1980, month: 5, day: 17 }],
    ['0000-05-17', { month: 5, day: 17 }],
    ['0001-05-17', { year: 1, month: 5, day: 17 }],
    ['--02-29', { month: 2, day: 29 }],
  ])('%s', (text, date) => expect(read(text)).toEqual(date))

  it.each([
    '',
    'circa 1800',
    '31/31/1980',
    '1980-02-30',
    '2/30/1980',
    'someday',
    '13',
    '0000',
    '--00',
    '--13',
    '1980-00-17',
    '1980-13-17',
    '1980-05-00',
    '1981-02-29',
    '5.17.1980x',
    'x'.repeat(5_000),
  ])('is not %.20j', (text) => expect(read(text)).toBeUndefined())

  it('with two small numbers is read as the file is', () => {
    expect(read('3/4/1980', 'month-first')).toEqual({ year: 1980, month: 3, day: 4 })
    expect(read('3/4/1980', 'day-first')).toEqual({ year: 1980, month: 4, day: 3 })
    const open = ['3/4/1980', ' 12/4/1980 ', '4/12/1980']
    expect(open.map(dependsOnOrder)).toEqual([true, true, true])
    expect(open.map(decidedOrder)).toEqual([undefined, undefined, undefined])
    const settled = ['4/4/1980', ' 13/12/1980 ', '12/13/1980', '13/14/1980', '3.4.1980']
    expect(settled.map(dependsOnOrder)).toEqual([false, false, false, false, false])
    expect(settled.map(decidedOrder)).toEqual([undefined, 'day-first', 'month-first', undefined, undefined])
  })
})

it('knows what programs write for no date', () => {
  for (const text of ['', '0/0/00', '00/00/0000', '0000-00-00', '1/1/4501', 'null', '-'])
    expect(isNoDate(` ${text}`)).toBe(true)
  for (const text of ['1/1/1980', 'none of it', '10/10/2000']) expect(isNoDate(text)).toBe(false)
})

describe('a date is to come', () => {
  const today = '2026-11-23'

  it('from tomorrow on', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
        expect(isToCome(dateParts(addDays(today, days)), today)).toBe(days > 0)
      }),
    )
  })

  it('only if all of it is known', () => {
    expect(
      [{ month: 12, day: 24 }, { year: 2030 }, { year: 2030, month: 1 }].map((date) => isToCome(date, today)),
    ).toEqual([false, false, false])
  })
})
