import { CsvError, parse, type Info } from 'csv-parse/sync'
import { readDate } from '#domain/imports/file-date.ts'
import { MAX_IMPORT_PEOPLE, MAX_LINE_LENGTH } from '#domain/imports/limits.ts'
import { plainLine } from '#domain/imports/plain-text.ts'
import type { Table } from '#domain/imports/table/table.ts'
import { columnKey } from '#domain/imports/table/table.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'

/**
 * The rows and columns of a CSV file, separated by commas, semicolons or tabs. Undefined when it has no rows.
 *
 * @throws {AppError} when it has too many rows or columns
 */
export function parseCsv(text: string): Table | undefined {
  const { separator, body } = separatorOf(text.replaceAll(/\r+\n?/g, '\n'))
  const [first, ...others] = records(body, separator)
  if (!first) return undefined
  if (others.length > MAX_IMPORT_PEOPLE) throw new AppError('TOO_LARGE', importFileTexts.tooManyPeople)
  if (first.cells.length > MAX_COLUMNS) throw new AppError('TOO_LARGE', importFileTexts.tooManyColumns(MAX_COLUMNS))
  if (isHeader(first.cells)) return { columns: columnNames(first.cells), rows: others, separator }
  return { columns: columnNames(first.cells.map(() => '')), rows: [first, ...others], separator }
}

/** Google writes some 100; the fullest address book a few hundred. */
const MAX_COLUMNS = 1_000
const MAX_COLUMN_NAME = 80
const MAX_RECORD = 4 * MAX_LINE_LENGTH

type Row = Table['rows'][number]
type Separator = Table['separator']

function records(text: string, separator: Separator): Row[] {
  try {
    return parsed(text, separator, 0)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return lineByLine(text, separator)
  }
}

/** A quotation mark that never closes would take the rest of the file with it, so each line is read on its own. */
function lineByLine(text: string, separator: Separator): Row[] {
  const rows: Row[] = []
  for (const [number, line] of text.split('\n', MAX_LINES).entries()) {
    if (rows.length > MAX_IMPORT_PEOPLE + 1) break
    if (line.length > MAX_RECORD) continue
    try {
      rows.push(...parsed(line, separator, number))
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      rows.push({ line: number + 1, cells: line.split(separator) })
    }
  }
  return rows
}

const MAX_LINES = 100_000

function parsed(text: string, separator: Separator, linesBefore: number): Row[] {
  // A wide row is cut when the table is made.
  const found = parse(text, {
    delimiter: separator,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: MAX_RECORD,
    // One more than the header and the people that fit says that there are too many.
    to: MAX_IMPORT_PEOPLE + 2,
    info: true,
    // The library's types know rows of text only, whatever `info` adds.
  }) as unknown as { record: string[]; info: Info }[]
  return found.map(({ record, info }) => ({
    // Counted at the end of a row, whose cells may have line breaks.
    line: linesBefore + info.lines - record.join('').split('\n').length + 1,
    cells: record,
  }))
}

/** The one that makes most columns of the first line; Excel may name it in a line of its own. */
function separatorOf(text: string): { separator: Separator; body: string } {
  const named = /^sep=([,;\t])\n/i.exec(text.slice(0, 10))
  if (named) return { separator: named[1] as Separator, body: text.slice(named[0].length - 1) }
  const line = (text.split('\n', 20).find((one) => one.trim() !== '') ?? '').slice(0, MAX_RECORD)
  const outsideQuotes = line.replaceAll(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => ({ separator, count: outsideQuotes.split(separator).length }))
  const best = counts.reduce((most, next) => (next.count > most.count ? next : most))
  return { separator: best.separator, body: text }
}

const SEPARATORS: Separator[] = [',', ';', '\t']

/** A row with a date or an e-mail address is someone's, not the names of the columns. */
function isHeader(cells: string[]): boolean {
  return !cells.some((cell) => {
    const text = cell.trim()
    return /^\S+@\S+\.\S+$/.test(text.slice(0, 300)) || readDate({ text }, SOME_READING)?.day !== undefined
  })
}

const SOME_READING = { order: 'month-first', today: '2000-01-01' } as const

/** As in the file, each once; those without a name get one. */
function columnNames(cells: string[]): string[] {
  const uses = new Map<string, number>()
  return cells.map((cell, position) => {
    const name = plainLine(cell.slice(0, MAX_COLUMN_NAME)) || importFileTexts.column(position + 1)
    const count = (uses.get(columnKey(name)) ?? 0) + 1
    uses.set(columnKey(name), count)
    return count === 1 ? name : `${name} (${count})`
  })
}
