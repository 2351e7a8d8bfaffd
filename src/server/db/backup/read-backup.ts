import crypto from 'node:crypto'
import fs from 'node:fs'
import zlib from 'node:zlib'
import {
  BackupError,
  completeLine,
  FORMAT,
  FORMAT_VERSION,
  headerLine,
  rowLine,
  sequencesLine,
  tableEndLine,
  tableLine,
} from './format.ts'
import type { Header, Sequence, TableSum } from './format.ts'

export interface BackupContent {
  header: Header
  sums: TableSum[]
  sequences: Sequence[]
}

export interface BackupVisitor {
  onTable?: (table: string, columns: string[]) => Promise<void>
  /** @param line the row's JSON text */
  onRow?: (line: string) => Promise<void>
  onTableEnd?: (sum: TableSum) => Promise<void>
}

/**
 * Reads a backup from its first line to its last and holds every count and hash against its content.
 * @throws {BackupError} when it is empty, cut short, changed, or not a backup of ours
 */
export async function readBackup(file: string, visitor: BackupVisitor = {}): Promise<BackupContent> {
  const whole = crypto.createHash('sha256')
  const sums: TableSum[] = []
  let header: Header | undefined
  let sequences: Sequence[] | undefined
  let content: BackupContent | undefined
  let table: { name: string; width: number; rows: number; hash: crypto.Hash } | undefined

  for await (const line of linesIn(file)) {
    // Nothing may follow the end, and gzip's own checksum, which does, must be read too.
    if (content) throw damaged()
    const value = parse(line, header === undefined)
    const end = completeLine.safeParse(value)
    if (end.success) {
      const isWhole = sequences && end.data.tables === sums.length && end.data.sha256 === whole.digest('hex')
      if (!header || !sequences || !isWhole) throw damaged()
      content = { header, sums, sequences }
      continue
    }
    whole.update(`${line}\n`)

    if (header === undefined) header = readHeader(value)
    else if (table === undefined && sequencesLine.safeParse(value).success) {
      sequences = sequencesLine.parse(value).sequences
    } else if (table === undefined) {
      const opened = expected(tableLine.safeParse(value))
      table = { name: opened.table, width: opened.columns.length, rows: 0, hash: crypto.createHash('sha256') }
      await visitor.onTable?.(opened.table, opened.columns)
    } else if (Array.isArray(value)) {
      if (expected(rowLine.safeParse(value)).length !== table.width) throw damaged()
      table.rows++
      table.hash.update(`${line}\n`)
      await visitor.onRow?.(line)
    } else {
      const sum = expected(tableEndLine.safeParse(value))
      const isRight = sum.end === table.name && sum.rows === table.rows && sum.sha256 === table.hash.digest('hex')
      if (!isRight) throw damaged()
      sums.push(sum)
      table = undefined
      await visitor.onTableEnd?.(sum)
    }
  }
  if (content) return content
  throw header === undefined ? notOurs() : new BackupError('The backup is cut short: its end is missing.')
}

function readHeader(value: unknown): Header {
  const { success, data } = headerLine.safeParse(value)
  if (!success) throw notOurs()
  if (data.version !== FORMAT_VERSION) {
    throw new BackupError(
      `The backup has format ${data.version}; this version of Ribbonry reads format ${FORMAT_VERSION}.`,
    )
  }
  return data
}

function parse(line: string, isFirst: boolean): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw isFirst ? notOurs() : damaged()
  }
}

function expected<T>(result: { success: true; data: T } | { success: false }): T {
  if (!result.success) throw damaged()
  return result.data
}

const damaged = () => new BackupError('The backup is damaged: its content does not match its checksums.')
const notOurs = () => new BackupError(`The file is not a backup of Ribbonry (no '${FORMAT}' in its first line).`)

/** Not readline: that would also split at U+2028, which a gift's notes may contain. */
async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const text of textOf(file)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function* textOf(file: string): AsyncGenerator<string> {
  refuseUnreadable(file)
  if (fs.statSync(file).size === 0) throw new BackupError('The file is empty.')
  const compressed = fs.createReadStream(file)
  const plain = zlib.createGunzip()
  compressed.on('error', (error) => plain.destroy(error))
  try {
    for await (const text of compressed.pipe(plain).setEncoding('utf8')) yield text as string
  } catch (error) {
    throw explained(error)
  } finally {
    compressed.destroy()
  }
}

function refuseUnreadable(file: string): void {
  try {
    fs.accessSync(file, fs.constants.R_OK)
  } catch (error) {
    throw new BackupError(`There is no file ${file} that this user may read. ${WHICH}`, { cause: error })
  }
  if (fs.statSync(file).isDirectory()) throw new BackupError(`${file} is a folder. ${WHICH}`)
}

const WHICH = 'Name a backup, such as those in the folder backups of DATA_DIR.'

/** zlib's own codes (nodejs.org/api/zlib.html, 'Error codes'). */
function explained(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code
  const message = error instanceof Error ? error.message : ''
  if (code === 'Z_BUF_ERROR') return new BackupError('The backup is cut short: its end is missing.')
  if (message === 'incorrect header check')
    return new BackupError('The file is not a backup of Ribbonry (not gzipped).')
  if (code === 'Z_DATA_ERROR') return damaged()
  return error
}
