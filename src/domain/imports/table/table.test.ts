import { describe, expect, it } from 'vitest'
import { emptyPerson, type RawPerson } from '../describe-person.ts'
import { birthdayOfParts } from './birthday-parts.ts'
import { dateOrderOf } from './date-order.ts'
import { withAllGifts } from './gifts.ts'
import { readMappedRow } from './mapped.ts'
import { columnIndex, columnKey, joinName, splitCell } from './table.ts'

describe('a column', () => {
  it('is found by its letters and numbers, and the first of two', () => {
    expect(columnKey(' E-mail 1 -- Value: ')).toBe('e mail 1 value')
    expect([...columnIndex(['Name', 'E-Mail', 'NAME', 'e mail'])]).toEqual([
      ['name', 0],
      ['e mail', 1],
    ])
  })

  it('may have several values, and a name several parts', () => {
    expect(splitCell(' a ;; b; ', ';')).toEqual(['a', 'b'])
    expect(joinName('', 'Ada', '', 'Park')).toBe('Ada Park')
  })
})

describe('a birthday in three cells', () => {
  it.each([
    ['1992', '5', '7', '1992-05-07'],
    ['1992', 'May', '17', '1992-05-17'],
    ['null', '5', '7', '--05-07'],
    ['', '12', '31', '--12-31'],
    ['92', '5', '7', '--05-07'],
    ['19920', '5', '7', '--05-07'],
    ['1992', '', '', '1992'],
    ['1992', '5', '', '1992-5'],
    ['1992', '5', '7th', '1992-5-7th'],
    ['1992', '5', '117', '1992-5-117'],
    ['1992', '005', '7', '1992-005-7'],
    ['', '', '', ''],
  ])('%j, %j, %j is %j', (year, month, day, text) => {
    expect(birthdayOfParts(year, month, day)).toBe(text)
  })
})

describe('the order of day and month', () => {
  const order = (dates: string[], chosen?: 'day-first' | 'month-first') =>
    dateOrderOf(
      dates.map((text) => ({ ...emptyPerson(), birthdays: [{ text }] })),
      'month-first',
      chosen,
    )

  it('makes no difference where every date says it', () => {
    expect(order(['13/4/1980', '1980-04-05'])).toBeNull()
    expect(order([])).toBeNull()
  })

  it('is what most dates say, else what is chosen, else what is likely', () => {
    expect(order(['3/4/1980'])).toEqual({ used: 'month-first', isSure: false })
    expect(order(['3/4/1980'], 'day-first')).toEqual({ used: 'day-first', isSure: false })
    expect(order(['3/4/1980', '13/4/1980'])).toEqual({ used: 'day-first', isSure: true })
    expect(order(['3/4/1980', '4/13/1980'])).toEqual({ used: 'month-first', isSure: true })
    expect(order(['3/4/1980', '4/13/1980', '13/4/1980'])).toEqual({ used: 'month-first', isSure: false })
    expect(order(['3/4/1980', '4/13/1980', '13/4/1980', '14/4/1980'])).toEqual({ used: 'day-first', isSure: false })
  })

  it('has the month first where most dates say so, however unlikely', () => {
    const people = ['3/4/1980', '4/13/1980'].map((text) => ({ ...emptyPerson(), birthdays: [{ text }] }))
    expect(dateOrderOf(people, 'day-first', undefined)).toEqual({ used: 'month-first', isSure: true })
  })

  it.each<[string, Partial<RawPerson>]>([
    ['an anniversary', { anniversaries: [{ text: '3/4/1980' }] }],
    ['another date', { dates: [{ label: 'Moved', date: { text: '3/4/1980' } }] }],
    ['a gift', { gifts: [{ ...gift('Kite'), date: '3/4/1980' }] }],
  ])('matters for %s, too', (_, facts) => {
    expect(dateOrderOf([{ ...emptyPerson(), ...facts }], 'day-first', undefined)?.used).toBe('day-first')
  })
})

describe('a table of gifts', () => {
  const row = (line: number, names: string[], title: string) => ({
    line,
    person: { ...emptyPerson(), names, gifts: [gift(title)] },
  })

  it('has each person once, with all their gifts; rows without a name stay', () => {
    const rows = [
      row(2, ['', 'Ada'], 'Kite'),
      row(3, [''], 'Tea'),
      row(4, ['ADA'], 'Puzzle'),
      row(5, [''], 'Mug'),
      row(6, ['Sam'], 'Book'),
    ]
    expect(withAllGifts(rows).map(({ line, person }) => [line, person.gifts.map(({ title }) => title)])).toEqual([
      [2, ['Kite', 'Puzzle']],
      [3, ['Tea']],
      [5, ['Mug']],
      [6, ['Book']],
    ])
  })
})

describe('a row by columns that the user chose', () => {
  const cells: Record<string, string> = {
    whole: 'Ada Park',
    first: 'Ada',
    last: 'Park',
    mails: 'a@example.test, b@example.test; c@example.test ::: d@example.test',
    phones: '1; 2 ::: 3',
    place: '1 Main St',
    kind: 'Friend',
    born: '5/17/1992',
    year: '1992',
    month: '5',
    day: '7',
    wedding: '6/21/2014',
    sex: 'female',
    likes: 'chess',
    labels: 'Work, Chess',
    text: 'Met in Paris',
    present: 'Kite',
    costs: '$15',
    when: '12/25/2025',
    what: 'Christmas',
    state: 'given',
  }
  const cell = (key: string) => cells[key] ?? ''

  it('is read by them', () => {
    expect(
      readMappedRow(cell, {
        fullName: 'Whole',
        firstName: 'First',
        lastName: 'Last',
        relationship: 'Kind',
        birthday: 'Born',
        birthYear: 'Year',
        anniversaryDate: 'Wedding',
        email: 'Mails',
        phoneNumber: 'Phones',
        mailingAddress: 'Place',
        gender: 'Sex',
        interests: 'Likes',
        groups: 'Labels',
        notes: 'Text',
        gift: 'Present',
        price: 'Costs',
        giftDate: 'When',
        giftEvent: 'What',
        giftStatus: 'State',
      }),
    ).toEqual({
      ...emptyPerson(),
      names: ['Ada Park', 'Ada Park', 'a@example.test', 'b@example.test', 'c@example.test', 'd@example.test'],
      relationship: 'Friend',
      birthdays: [{ text: '5/17/1992' }],
      anniversaries: [{ text: '6/21/2014' }],
      emails: ['a@example.test', 'b@example.test', 'c@example.test', 'd@example.test'],
      phones: ['1', '2', '3'],
      addresses: ['1 Main St'],
      choices: { gender: 'female' },
      interests: ['chess'],
      groups: ['Work', 'Chess'],
      notes: ['Met in Paris'],
      gifts: [{ ...gift('Kite'), price: '$15', status: 'given', event: 'Christmas', date: '12/25/2025' }],
    })
  })

  it('has a birthday in parts, and no gift without a column for it', () => {
    const parts = { fullName: 'Whole', birthYear: 'Year', birthMonth: 'Month', birthDay: 'Day', price: 'Costs' }
    expect(readMappedRow(cell, parts)).toMatchObject({ birthdays: [{ text: '1992-05-07' }], gifts: [], notes: [''] })
  })
})

function gift(title: string) {
  return { title, description: '', price: '', pricePaid: '', link: '', type: '', status: '', event: '', date: '' }
}
