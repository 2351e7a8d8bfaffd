import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')

/** A place in the product's code that builds a statement. */
export interface CallSite {
  /** From the root: 'src/server/features/gifts/queries.ts'. */
  file: string
  line: number
  /** The function around it, as a stack trace names it. */
  within: string
}

/** Places by where they are in what the test runner made of the files: to look one up in a source map takes a tenth of a test. */
const known = new Map<string, CallSite | undefined>()

/** Who is calling, past everything of packages and of this folder; undefined when that is a test. */
export function callSite(): CallSite | undefined {
  const place = callingPlace()
  if (place === undefined) return undefined
  if (!known.has(place)) known.set(place, inSource())
  return known.get(place)
}

function callingPlace(): string | undefined {
  let frames: NodeJS.CallSite[] = []
  const prepare: unknown = Reflect.get(Error, 'prepareStackTrace')
  Error.prepareStackTrace = (_error, callers) => {
    frames = callers
  }
  // Prepared when it's read.
  void new Error().stack
  Reflect.set(Error, 'prepareStackTrace', prepare)
  const caller = frames.find((frame) => isOurs(frame.getFileName()?.replace('file://', '')))
  return caller && `${caller.getFileName()}:${caller.getLineNumber()}:${caller.getColumnNumber()}`
}

function inSource(): CallSite | undefined {
  const frames = (new Error().stack ?? '').split('\n').slice(1)
  for (const frame of frames) {
    const [, within = '<anonymous>', file, line] =
      /^ +at (?:async )?(?:(.+?) \()?(?:file:\/\/)?(\/[^)]*?):(\d+):\d+\)?$/.exec(frame) ?? []
    if (!isOurs(file)) continue
    const relative = path.relative(root, file)
    return isOfTests(relative) ? undefined : { file: relative, line: Number(line), within }
  }
  return undefined
}

function isOurs(file: string | undefined): file is string {
  return (
    file !== undefined &&
    file.startsWith('/') &&
    !file.includes('/node_modules/') &&
    !file.startsWith(import.meta.dirname)
  )
}

function isOfTests(file: string): boolean {
  return !file.startsWith('src/server/') || file.endsWith('.test.ts') || /\/testing[/.-]/.test(file)
}

const building =
  /\b(?:db|tx)\s*\.(?=(?:with|select|selectDistinct|selectDistinctOn|insert|update|delete|execute|\$count)\b)/g

/** Statements that are written as text, on a connection or on all of them. */
const written = /\b(?:client|pool|connections)\s*\.(?=query\b)/g

/** Every place in the product's code that builds or writes a statement, as 'file:line'. */
export function sitesInCode(): string[] {
  return fs
    .readdirSync(path.join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/server/${name}`)
    .filter((file) => file.endsWith('.ts') && !isOfTests(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8')
      const places = [...text.matchAll(building), ...text.matchAll(written)]
      const lines = places.map((match) => lineAt(text, match.index + match[0].length))
      return lines.map((line) => `${file}:${line}`)
    })
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
