import type { CalendarDate } from '../../shared/calendar-date.ts'
import { AppError } from '../../shared/errors.ts'
import { importFileTexts } from '../../texts/import-files.ts'
import { describePerson } from '../describe-person.ts'
import type {
  ColumnMapping,
  DateOrder,
  FileProblem,
  FoundPerson,
  PeopleFile,
  ReadFile,
  ReadingChoices,
} from '../found-person.ts'
import { MAX_LINE_LENGTH } from '../limits.ts'
import { cut, plainLine } from '../plain-text.ts'
import { birthdayOfParts } from './birthday-parts.ts'
import { dateOrderOf } from './date-order.ts'
import { googleTable } from './google.ts'
import { ownGiftsTable, withAllGifts } from './gifts.ts'
import { guessColumns } from './guess-columns.ts'
import { readMappedRow } from './mapped.ts'
import { outlookTable } from './outlook.ts'
import { ownTable } from './own.ts'
import { columnIndex, columnKey, type Cell, type RawRow, type Table, type TableFormat } from './table.ts'
import { thunderbirdTable } from './thunderbird.ts'
import { emptyPerson } from '../describe-person.ts'

/**
 * The people of a table: of a program we know, or by the user's choice of columns; without one, the columns to choose from.
 *
 * @throws {AppError} when a chosen column doesn't exist or none has names
 */
export function readTable(table: Table, today: CalendarDate, { columns, dateOrder }: ReadingChoices): ReadFile {
  const index = columnIndex(table.columns)
  const format = formats.find(({ recognizes }) => recognizes((key) => index.has(key)))
  if (columns) {
    checkMapping(columns, index)
    const kind = columns.gift === undefined ? 'csv' : 'gifts-csv'
    return people(table, index, { kind, person: (cell) => readMappedRow(cell, columns) }, today, dateOrder)
  }
  if (format) return people(table, index, format, today, dateOrder)

  const guess = guessColumns(table, today)
  const guessed = rawPeople(table, index, (cell) => readMappedRow(cell, guess))
  return {
    state: 'mapping',
    kind: 'csv',
    columns: table.columns.map((name, position) => ({ name, samples: samples(table, position) })),
    guess,
    dateOrder: dateOrderOf(
      guessed.map(({ person }) => person),
      likelyOrder(table),
      undefined,
    ),
  }
}

/** Birthdays of Facebook friends, by browser extensions: a missing year is the word 'null'. */
const birthdayListTable: TableFormat = {
  kind: 'csv',
  recognizes: (has) => has('name') && has('year') && has('month') && has('day'),
  person: (cell) => ({
    ...emptyPerson(),
    names: [cell('name')],
    birthdays: [{ text: birthdayOfParts(cell('year'), cell('month'), cell('day')) }],
  }),
}

const formats: TableFormat[] = [ownTable, ownGiftsTable, googleTable, outlookTable, thunderbirdTable, birthdayListTable]

function checkMapping(columns: ColumnMapping, index: Map<string, number>) {
  const unknown = Object.values(columns).find((name) => !index.has(columnKey(name)))
  if (unknown !== undefined) throw new AppError('INVALID', importFileTexts.noSuchColumn(cut(plainLine(unknown), 60)))
  if (columns.fullName === undefined && columns.firstName === undefined && columns.lastName === undefined) {
    throw new AppError('INVALID', importFileTexts.noNameColumn)
  }
}

function people(
  table: Table,
  index: Map<string, number>,
  { kind, person }: Pick<TableFormat, 'kind' | 'person'>,
  today: CalendarDate,
  chosen: DateOrder | undefined,
): PeopleFile {
  const problems: FileProblem[] = []
  const rows = rawPeople(table, index, person, problems)
  const dateOrder = dateOrderOf(
    rows.map((row) => row.person),
    likelyOrder(table),
    chosen,
  )
  const order = dateOrder?.used ?? 'month-first'
  const found: FoundPerson[] = []
  for (const row of kind === 'gifts-csv' ? withAllGifts(rows) : rows) {
    const described = describePerson(row.person, String(found.length + 1), { order, today })
    if (described) found.push(described)
    else problems.push({ line: row.line, text: importFileTexts.noName })
  }
  return { state: 'people', kind, people: found, problems, assumptions: { dateOrder, yearsAreBirthYears: null } }
}

function rawPeople(
  { rows }: Table,
  index: Map<string, number>,
  person: TableFormat['person'],
  problems: FileProblem[] = [],
): RawRow[] {
  const has = (key: string) => index.has(key)
  return rows.map(({ line, cells }) => {
    if (cells.some((cell) => cell.length > MAX_LINE_LENGTH)) problems.push({ line, text: importFileTexts.cellTooLong })
    const cell: Cell = (key) => {
      const text = cells[index.get(key) ?? -1] ?? ''
      return text.length > MAX_LINE_LENGTH ? '' : text.trim()
    }
    return { line, person: person(cell, has) }
  })
}

/** English names of columns come from where the month is first, unless semicolons say otherwise. */
function likelyOrder({ columns, separator }: Table): DateOrder {
  const isEnglish = columns.some((name) => /\b(?:birth|name|date|e-?mail|phone)/i.test(name))
  return separator === ';' || !isEnglish ? 'day-first' : 'month-first'
}

const MAX_SAMPLES = 3
const MAX_SAMPLE = 60

function samples({ rows }: Table, position: number): string[] {
  const found = new Set<string>()
  for (const { cells } of rows) {
    const sample = cut(plainLine((cells[position] ?? '').slice(0, MAX_LINE_LENGTH)), MAX_SAMPLE)
    if (sample !== '') found.add(sample)
    if (found.size === MAX_SAMPLES) break
  }
  return [...found]
}
