import { readCalendar } from '#domain/imports/calendar/read-calendar.ts'
import type { FileProblem, ReadFile, ReadingChoices } from '#domain/imports/found-person.ts'
import { MAX_FILE_PROBLEMS, MAX_IMPORT_BYTES } from '#domain/imports/limits.ts'
import { readTable } from '#domain/imports/table/read-table.ts'
import { readVcards } from '#domain/imports/vcard/read-vcards.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'
import { decodeBytes, decodeText } from './decode-text.ts'
import { parseCalendar } from './parse-calendar.ts'
import { parseCsv } from './parse-csv.ts'
import { readZip } from './read-zip.ts'
import { isZip, recognizeText, whyUnreadable } from './recognize.ts'

/**
 * The people in a file, which is recognized by what it contains, whatever it's called. Takes as long as the file is large,
 * so it runs in a worker (read-in-worker.ts).
 *
 * @throws {AppError} with a sentence for people when it can't be read
 */
export function readPeopleFile(bytes: Uint8Array, today: CalendarDate, choices: ReadingChoices = {}): ReadFile {
  if (bytes.length === 0) throw new AppError('INVALID', importFileTexts.empty)
  if (bytes.length > MAX_IMPORT_BYTES) throw new AppError('TOO_LARGE', importFileTexts.tooLarge)
  const read = isZip(bytes) ? readZip(bytes, (file) => readText(file, today, choices)) : readText(bytes, today, choices)
  if (read.state === 'mapping') return read
  if (read.people.length === 0 && read.problems.length === 0) throw new AppError('INVALID', importFileTexts.noPeople)
  return { ...read, problems: firstProblems(read.problems) }
}

function readText(bytes: Uint8Array, today: CalendarDate, choices: ReadingChoices): ReadFile {
  const text = decodeText(bytes)
  switch (recognizeText(text)) {
    case 'vcard': {
      const { people, problems } = readVcards(text, today, decodeBytes)
      return {
        state: 'people',
        kind: 'vcard',
        people,
        problems,
        assumptions: { dateOrder: null, yearsAreBirthYears: null },
      }
    }
    case 'ics': {
      const { problems, ...calendar } = parseCalendar(text)
      const read = readCalendar(calendar, today, choices)
      return { ...read, problems: [...problems, ...read.problems] }
    }
    case 'csv': {
      const why = whyUnreadable(bytes, text)
      if (why !== undefined) throw new AppError('INVALID', why)
      const table = parseCsv(text)
      const read = table?.rows.length ? readTable(table, today, choices) : undefined
      if (!read || (read.state === 'mapping' && !looksLikeTable(text, read.columns))) {
        throw new AppError('INVALID', importFileTexts.unreadable)
      }
      return read
    }
  }
}

/** Any text has lines; a table that we don't know has columns, and no bytes of a program. */
function looksLikeTable(text: string, columns: readonly unknown[]): boolean {
  return columns.length > 1 && !/[^\P{Cc}\t\n\r\f\v]/u.test(text)
}

function firstProblems(problems: FileProblem[]): FileProblem[] {
  const more = problems.length - MAX_FILE_PROBLEMS
  if (more <= 0) return problems
  return [...problems.slice(0, MAX_FILE_PROBLEMS), { line: null, text: importFileTexts.moreProblems(more) }]
}
