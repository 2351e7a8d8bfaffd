import { describe, expect, it } from 'vitest'
import { decidedOrder, dependsOnOrder, isNoDate, readDate } from './file-date.ts'
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
  ])('%s', (text, date) => expect(read(text)).toEqual(date))

  it.each([
    '',
    'circa 1800',
    '31/31/1980',
    '1980-02-30',
    '2/30/1980',
    'someday',
    '13',
    '5.17.1980x',
    'x'.repeat(5_000),
  ])('is not %.20j', (text) => expect(read(text)).toBeUndefined())

  it('with two small numbers is read as the file is', () => {
    expect(read('3/4/1980', 'month-first')).toEqual({ year: 1980, month: 3, day: 4 })
    expect(read('3/4/1980', 'day-first')).toEqual({ year: 1980, month: 4, day: 3 })
    expect(['3/4/1980', '4/4/1980', '13/4/1980', '3.4.1980'].map(dependsOnOrder)).toEqual([true, false, false, false])
    expect(['3/4/1980', '13/4/1980', '4/13/1980'].map(decidedOrder)).toEqual([undefined, 'day-first', 'month-first'])
  })
})

it('knows what programs write for no date', () => {
  for (const text of ['', '0/0/00', '00/00/0000', '0000-00-00', '1/1/4501', 'null', '-'])
    expect(isNoDate(text)).toBe(true)
  expect(isNoDate('1/1/1980')).toBe(false)
})
