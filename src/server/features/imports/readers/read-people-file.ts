import { readVcards } from '#domain/imports/vcard/read-vcards.ts'
import { type FileProblem, type ReadFile, type ReadingChoices } from '#domain/imports/found-person.ts'
import { MAX_FILE_PROBLEMS, MAX_IMPORT_BYTES } from '#domain/imports/limits.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'
import { decodeBytes, decodeText } from './decode-text.ts'

/**
 * The people in a file, which is recognized by what it contains, whatever it's called. Takes as long as the file is large,
 * so it runs in a worker (read-in-worker.ts).
 *
 * @throws {AppError} with a sentence for people when it can't be read
 */
export function readPeopleFile(bytes: Uint8Array, today: CalendarDate, choices: ReadingChoices = {}): ReadFile {
  if (bytes.length === 0) throw new AppError('INVALID', importFileTexts.empty)
  if (bytes.length > MAX_IMPORT_BYTES) throw new AppError('TOO_LARGE', importFileTexts.tooLarge)
  const read = readText(decodeText(bytes), today, choices)
  return read.state === 'people' ? { ...read, problems: firstProblems(read.problems) } : read
}

function readText(text: string, today: CalendarDate, choices: ReadingChoices): ReadFile {
  void choices
  if (/^[ \t]*BEGIN[ \t]*:[ \t]*VCARD/im.test(text)) {
    const { people, problems } = readVcards(text, today, decodeBytes)
    return {
      state: 'people',
      kind: 'vcard',
      people,
      problems,
      assumptions: { dateOrder: null, yearsAreBirthYears: null },
    }
  }
  throw new AppError('INVALID', importFileTexts.unreadable)
}

function firstProblems(problems: FileProblem[]): FileProblem[] {
  const more = problems.length - MAX_FILE_PROBLEMS
  if (more <= 0) return problems
  return [...problems.slice(0, MAX_FILE_PROBLEMS), { line: null, text: importFileTexts.moreProblems(more) }]
}
