import { unzipSync, type UnzipFileInfo } from 'fflate'
import type { FileProblem } from '#domain/imports/found-person.ts'
import { MAX_IMPORT_BYTES } from '#domain/imports/limits.ts'
import { cut, plainLine } from '#domain/imports/plain-text.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'

export interface UnzippedFile {
  /** Without its folders. */
  name: string
  bytes: Uint8Array
}

/**
 * The files of a zip file that may have people. A file never becomes larger than the directory says, and together they are
 * at most as large as a file may be.
 *
 * @throws {AppError} when it isn't a readable zip file, or too much is in it
 */
export function unzip(bytes: Uint8Array): { files: UnzippedFile[]; problems: FileProblem[] } {
  const entries = directory(bytes)
  if (entries.some(({ name }) => /^(?:xl\/|content\.xml$|Index\/Document\.iwa$)/.test(name))) {
    throw new AppError('INVALID', importFileTexts.isExcel)
  }
  const wanted = entries.filter(({ name }) => mayHavePeople(name))
  if (wanted.length > MAX_FILES) throw new AppError('TOO_LARGE', importFileTexts.tooManyFiles(MAX_FILES))
  const total = wanted.reduce((sum, { originalSize }) => sum + originalSize, 0)
  if (total > MAX_IMPORT_BYTES) throw new AppError('TOO_LARGE', importFileTexts.zipTooLarge)

  const files: UnzippedFile[] = []
  const problems: FileProblem[] = entries
    .filter(({ name }) => isArchive(name))
    .slice(0, MAX_FILES)
    .map(({ name }) => ({ line: null, text: importFileTexts.inFile(shown(name), importFileTexts.nestedZip) }))
  for (const entry of wanted) {
    const content = isSuspicious(entry) ? undefined : inflated(bytes, entry)
    if (content) files.push({ name: shown(entry.name), bytes: content })
    else problems.push({ line: null, text: importFileTexts.inFile(shown(entry.name), importFileTexts.damaged) })
  }
  return { files, problems }
}

const MAX_FILES = 500
/** Entries of a zip file, most of them pictures. */
const MAX_ENTRIES = 20_000
/** Text seldom shrinks to less than a twentieth; what is this much smaller was made to be. */
const MAX_RATIO = 200
const MAX_NAME = 60

interface Entry extends UnzipFileInfo {
  position: number
}

function directory(bytes: Uint8Array): Entry[] {
  const entries: Entry[] = []
  let count = 0
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (++count > MAX_ENTRIES) throw new AppError('TOO_LARGE', importFileTexts.tooManyFiles(MAX_ENTRIES))
        entries.push({ ...entry, position: entries.length })
        return false
      },
    })
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('INVALID', importFileTexts.damagedZip)
  }
  return entries
}

/** Undefined for a damaged or encrypted file. */
function inflated(bytes: Uint8Array, { position }: Entry): Uint8Array | undefined {
  let at = 0
  try {
    return Object.values(unzipSync(bytes, { filter: () => at++ === position }))[0]
  } catch {
    return undefined
  }
}

function isSuspicious({ size, originalSize }: Entry): boolean {
  return originalSize > size * MAX_RATIO && originalSize > 100_000
}

/** Exports with pictures and pages in them are common; those of a Mac have a shadow of each file. */
function mayHavePeople(name: string): boolean {
  return (
    /(?:^|\/)[^./][^/]*\.(?:vcf|vcard|csv|tsv|txt|ics|ical|icalendar)$/i.test(name) && !name.startsWith('__MACOSX/')
  )
}

function isArchive(name: string): boolean {
  return /\.(?:zip|gz|tgz|tar|7z|rar)$/i.test(name)
}

function shown(name: string): string {
  return cut(plainLine(name.slice(name.lastIndexOf('/') + 1)), MAX_NAME)
}
