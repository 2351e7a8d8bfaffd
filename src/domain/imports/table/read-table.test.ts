import { describe, expect, it } from 'vitest'
import { exportTexts } from '../../texts/exports.ts'
import { importFileTexts } from '../../texts/import-files.ts'
import type { ReadingChoices } from '../found-person.ts'
import { MAX_LINE_LENGTH } from '../limits.ts'
import { guessColumns } from './guess-columns.ts'
import { readTable } from './read-table.ts'
import type { Table } from './table.ts'

const today = '2026-11-21'
const table = (columns: string[], rows: string[][] = [], separator: Table['separator'] = ','): Table => ({
  columns,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
  separator,
})
const read = (columns: string[], rows: string[][], choices: ReadingChoices = {}) =>
  readTable(table(columns, rows), today, choices)
const people = (...args: Parameters<typeof read>) => {
  const file = read(...args)
  if (file.state !== 'people') throw new Error('The columns are not known')
  return file
}

describe('a table of birthdays alone', () => {
  const columns = ['name', 'year', 'month', 'day']

  it('is read; numbers count the people, and a row without a name is a problem', () => {
    const { people: found, problems } = people(columns, [
      ['Ada', 'null', '5', '17'],
      ['', '1992', '5', '7'],
      ['Sam', '1992', '5', '7'],
    ])
    expect(found.map(({ key, fullName, birthday }) => [key, fullName, birthday])).toEqual([
      ['1', 'Ada', '05/17'],
      ['2', 'Sam', '1992-05-07'],
    ])
    expect(problems).toEqual([{ line: 3, text: importFileTexts.noName }])
  })

  it('needs all of its columns', () => {
    for (const missing of columns)
      expect(
        read(
          columns.filter((column) => column !== missing),
          [],
        ).state,
      ).toBe('mapping')
  })
})

describe('a cell', () => {
  const cells = ['  Ada  ', 'null', '5', '17']

  it('is trimmed, and left out if it is enormous', () => {
    const long = 'x'.repeat(MAX_LINE_LENGTH)
    expect(people(['name', 'year', 'month', 'day'], [cells]).people[0]?.fullName).toBe('Ada')
    const { people: found, problems } = people(['Name', 'Notes'], [['Ada', `${long}x`]], {
      columns: { fullName: 'Name', notes: 'Notes' },
    })
    expect(found).toMatchObject([{ fullName: 'Ada', notes: null }])
    expect(problems).toEqual([{ line: 2, text: importFileTexts.cellTooLong }])
    const fits = people(['Name', 'Notes'], [['Ada', long]], { columns: { fullName: 'Name', notes: 'Notes' } })
    expect(fits.problems).toEqual([])
    expect(fits.people[0]?.notes).not.toBeNull()
  })
})

describe('chosen columns', () => {
  it.each(['fullName', 'firstName', 'lastName'] as const)('may have the name as %s', (field) => {
    expect(people(['Who'], [['Ada']], { columns: { [field]: 'Who' } }).people[0]?.fullName).toBe('Ada')
  })

  it('need a name, and have to be in the file', () => {
    const refusal = (text: string) => expect.objectContaining({ code: 'INVALID', message: text }) as Error
    expect(() => read(['Who'], [], { columns: { email: 'Who' } })).toThrow(refusal(importFileTexts.noNameColumn))
    expect(() => read(['Who'], [], { columns: { fullName: 'Whose' } })).toThrow(
      refusal(importFileTexts.noSuchColumn('Whose')),
    )
  })

  it('make a table of gifts of rows that have one', () => {
    const rows = [
      ['Ada', 'Kite'],
      ['ada', 'Tea'],
    ]
    const gifts = people(['Who', 'What'], rows, { columns: { fullName: 'Who', gift: 'What' } })
    expect(gifts.kind).toBe('gifts-csv')
    expect(gifts.people.map((person) => person.gifts.map(({ title }) => title))).toEqual([['Kite', 'Tea']])
    const contacts = people(['Who', 'What'], rows, { columns: { fullName: 'Who', notes: 'What' } })
    expect([contacts.kind, contacts.people.length]).toEqual(['csv', 2])
  })
})

describe('gift ideas that we exported', () => {
  const names = Object.values(exportTexts.giftColumns)

  it('come back with all their columns', () => {
    const cells: Record<string, string> = {
      [exportTexts.giftColumns.person]: 'Ada',
      [exportTexts.giftColumns.title]: "'=Kite",
      [exportTexts.giftColumns.description]: 'Red',
      [exportTexts.giftColumns.price]: '15.00',
      [exportTexts.giftColumns.pricePaid]: '12.50',
      [exportTexts.giftColumns.link]: 'https://shop.example/1',
      [exportTexts.giftColumns.type]: exportTexts.giftType.card,
      [exportTexts.giftColumns.status]: exportTexts.giftStatus.given,
      [exportTexts.giftColumns.event]: 'Christmas',
      [exportTexts.giftColumns.date]: '2025-12-25',
    }
    expect(people(names, [names.map((name) => cells[name] ?? '')])).toMatchObject({
      kind: 'gifts-csv',
      people: [
        {
          fullName: 'Ada',
          gifts: [
            {
              title: '=Kite',
              description: 'Red',
              price: 15_00,
              pricePaid: 12_50,
              productUrl: 'https://shop.example/1',
              itemType: 'card',
              state: 'given',
              event: 'Christmas',
              date: '2025-12-25',
            },
          ],
        },
      ],
    })
  })
})

describe('the order of day and month', () => {
  const used = (columns: string[], separator: Table['separator'] = ',') => {
    const file = readTable(table(columns, [columns.map(() => '3/4/1980')], separator), today, {
      columns: { fullName: columns[0] ?? '', birthday: columns[0] ?? '' },
    })
    return file.state === 'people' ? file.assumptions.dateOrder?.used : undefined
  }

  it.each([
    [['Geburtstag'], ',', 'day-first'],
    [['Birthday', 'Geburtstag'], ',', 'month-first'],
    [['Birthday'], ';', 'day-first'],
    [['Email'], ',', 'month-first'],
    [['E-mail'], ',', 'month-first'],
  ] as const)('of %j with %s is likely %s', (columns, separator, expected) => {
    expect(used([...columns], separator)).toBe(expected)
  })
})

describe('columns to choose from', () => {
  it('show three different samples of each, cut where they are long', () => {
    const rows = [['Ada', ''], ['Ada'], ['Sam', 'x'.repeat(80)], ['Leo'], ['Mia']]
    const file = read(['Who', 'Notes'], rows)
    expect(file).toMatchObject({
      state: 'mapping',
      columns: [
        { name: 'Who', samples: ['Ada', 'Sam', 'Leo'] },
        { name: 'Notes', samples: ['x'.repeat(60)] },
      ],
    })
  })

  const guess = (columns: string[], rows: string[][] = []) => guessColumns(table(columns, rows), today)

  it('are guessed by their names, and facts of a gift only where there is one', () => {
    expect(guess(['Name', 'Price', 'Date'])).toStrictEqual({ fullName: 'Name' })
    expect(guess(['Name', 'Gift', 'Price', 'Date', 'Occasion', 'Status'])).toStrictEqual({
      fullName: 'Name',
      gift: 'Gift',
      price: 'Price',
      giftDate: 'Date',
      giftEvent: 'Occasion',
      giftStatus: 'Status',
    })
  })

  it('are guessed by what is in most of the cells that aren’t empty', () => {
    const rows = [
      ['1', ' Ada ', 'ada@example.test', '5/17/1992'],
      ['2', 'Sam', ' sam@example.test ', ''],
      ['3', 'Leo', 'none', '6/18/1990'],
    ]
    expect(guess(['A', 'B', 'C', 'D'], rows)).toStrictEqual({ email: 'C', birthday: 'D', fullName: 'B' })
    const few = [['Ada', ''], ['Sam', ' '], ['Leo', '5/17/1992'], ['Max']]
    expect(guess(['A', 'B'], few)).toStrictEqual({ birthday: 'B', fullName: 'A' })
    // Half of them isn't most, and an empty column is nothing.
    expect(guess(['A', 'B'], [['ada@example.test'], ['7']])).toStrictEqual({})
  })

  it('are guessed only for what has no column yet', () => {
    const rows = [['ada@example.test', 'a@example.test', '5/17/1992', 'Ada']]
    expect(guess(['Email', 'B', 'Birthday', 'Name'], rows)).toStrictEqual({
      email: 'Email',
      birthday: 'Birthday',
      fullName: 'Name',
    })
    expect(guess(['Gift', 'X', 'Y', 'First name'], rows)).toStrictEqual({
      gift: 'Gift',
      firstName: 'First name',
      email: 'X',
    })
    expect(guess(['Month', 'X', 'Y', 'Name'], rows)).toStrictEqual({
      birthMonth: 'Month',
      email: 'X',
      fullName: 'Name',
    })
  })
})
