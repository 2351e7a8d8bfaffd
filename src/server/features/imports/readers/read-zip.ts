import type { FileProblem, FoundPerson, PeopleFile, ReadFile } from '#domain/imports/found-person.ts'
import { MAX_IMPORT_PEOPLE } from '#domain/imports/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'
import { unzip } from './unzip.ts'

/**
 * The people of all files in a zip file. A single file is read as if it had come alone, so its columns can be chosen.
 *
 * @throws {AppError} when none of them can be read
 */
export function readZip(bytes: Uint8Array, read: (file: Uint8Array) => ReadFile): ReadFile {
  const { files, problems } = unzip(bytes)
  const [only] = files
  if (only && files.length === 1 && problems.length === 0) return read(only.bytes)
  const people: FoundPerson[] = []
  const assumptions: PeopleFile['assumptions'] = { dateOrder: null, yearsAreBirthYears: null }
  for (const { name, bytes: content } of files) {
    const found = orWhyNot(() => read(content))
    if (typeof found === 'string') problems.push(inFile(name, found))
    else if (found.state === 'mapping') problems.push(inFile(name, importFileTexts.needsMapping))
    else {
      people.push(...found.people)
      problems.push(...found.problems.map(({ line, text }) => ({ line, text: importFileTexts.inFile(name, text) })))
      // One order of dates is chosen for all files; it's sure only where each file is.
      const { dateOrder, yearsAreBirthYears } = found.assumptions
      if (dateOrder && assumptions.dateOrder?.isSure !== false) assumptions.dateOrder = dateOrder
      assumptions.yearsAreBirthYears ??= yearsAreBirthYears
    }
    if (people.length > MAX_IMPORT_PEOPLE) throw new AppError('TOO_LARGE', importFileTexts.tooManyPeople)
  }
  if (people.length === 0 && problems.length === 0) throw new AppError('INVALID', importFileTexts.emptyZip)
  return {
    state: 'people',
    kind: 'zip',
    people: people.map((person, index) => ({ ...person, key: String(index + 1) })),
    problems,
    assumptions,
  }
}

function inFile(name: string, text: string): FileProblem {
  return { line: null, text: importFileTexts.inFile(name, text) }
}

/** What is read, or the sentence that says why it can't be. */
function orWhyNot(read: () => ReadFile): ReadFile | string {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
