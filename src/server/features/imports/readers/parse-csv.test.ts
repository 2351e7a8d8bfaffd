import { describe, expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

describe('a table', () => {
  it.each([
    ['commas', 'Name,Note\nAda,"a, b"\n', ','],
    ['semicolons', 'Name;Note\nAda;"a, b"\n', ';'],
    ['tabs', 'Name\tNote\nAda\t"a, b"\n', '\t'],
    ['a named separator', 'sep=;\nName;Note\nAda;"a, b"\n', ';'],
    ['CRLF', 'Name,Note\r\nAda,"a, b"\r\n', ','],
    ['CRCRLF', 'Name,Note\r\r\nAda,"a, b"\r\r\n', ','],
    ['CR', 'Name,Note\rAda,"a, b"\r', ','],
    ['empty rows', '\nName,Note\n\n,\nAda,"a, b"\n', ','],
  ])('with %s', (_, text, separator) => {
    expect(parseCsv(text)).toMatchObject({ separator, columns: ['Name', 'Note'], rows: [{ cells: ['Ada', 'a, b'] }] })
  })

  it('has rows with the lines on which they begin', () => {
    expect(parseCsv('Name,Note\nAda,"one\ntwo"\n\nBob,x\n')?.rows).toEqual([
      { line: 2, cells: ['Ada', 'one\ntwo'] },
      { line: 5, cells: ['Bob', 'x'] },
    ])
  })

  it('may have no names of columns, or the same twice', () => {
    expect(parseCsv('Ada,1815-12-10\nBob,1980-01-01')).toMatchObject({
      columns: ['Column 1', 'Column 2'],
      rows: [{ line: 1 }, { line: 2 }],
    })
    expect(parseCsv('Name,,Name\na,b,c')?.columns).toEqual(['Name', 'Column 2', 'Name (2)'])
  })

  it('with a quotation mark that never closes loses no other row', () => {
    expect(parseCsv('Name,Note\nAda,"oops\nBob,x\nEve,y')?.rows).toEqual([
      { line: 2, cells: ['Ada', '"oops'] },
      { line: 3, cells: ['Bob', 'x'] },
      { line: 4, cells: ['Eve', 'y'] },
    ])
  })

  it('may be too large', () => {
    expect(parseCsv(`Name\n${'Ada\n'.repeat(10_000)}`)?.rows).toHaveLength(10_000)
    expect(() => parseCsv(`Name\n${'Ada\n'.repeat(10_001)}`)).toThrow('more than 10,000 people')
    expect(() => parseCsv(`${'x,'.repeat(1_000)}\n`)).toThrow('more than 1,000 columns')
  })
})
