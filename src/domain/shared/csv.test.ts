import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvFile, guardFormula, unguardFormula } from './csv.ts'

const anyCell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', '\t', '\r', '\n', ',', ';', ' ', 'a', '1') }),
  fc.constantFrom('=1+1', "'=1", '@SUM(A1)', '-2', '+1 555', '\t=1', '\r=1', '＝1'),
)

describe('csvFile', () => {
  it('is read by csv-parse as what it was written from, but for the guard', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const read = parse(csvFile(rows), { bom: true, record_delimiter: '\r\n', skip_empty_lines: false })
        expect(read.map((row) => row.map(unguardFormula))).toEqual(rows)
      }),
    )
  })

  it('has no cell that starts a formula', () => {
    fc.assert(
      fc.property(fc.array(anyCell, { minLength: 1 }), (cells) => {
        const [read = []] = parse(csvFile([cells]), { bom: true, record_delimiter: '\r\n' })
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      }),
    )
  })

  it('begins with a byte order mark, and leaves an empty cell for null', () => {
    expect(csvFile([['Ada', null, '1,5']])).toBe('\uFEFFAda,,"1,5"\r\n')
  })
})

describe('guardFormula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ["'=1+1", "''=1+1"],
    ['+1 555 0100', "'+1 555 0100"],
    ["'quoted'", "'quoted'"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('writes %j as %j, and back', (cell, guarded) => {
    expect(guardFormula(cell)).toBe(guarded)
    expect(unguardFormula(guarded)).toBe(cell)
  })
})
