import { Worker } from 'node:worker_threads'
import type { ReadingChoices } from '#domain/imports/found-person.ts'
import type { FileInParts } from '#domain/imports/in-parts.ts'
import { MAX_IMPORT_BYTES } from '#domain/imports/limits.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'
import type { FromReader, ReaderStart } from './reader-messages.ts'

/**
 * `readPeopleFile` in a thread of its own, which is ended when it takes too long or too much memory. The bytes stay the
 * caller's.
 *
 * @throws {AppError} with a sentence for people when the file can't be read
 */
export async function readInWorker(
  bytes: Uint8Array,
  today: CalendarDate,
  choices: ReadingChoices = {},
): Promise<FileInParts> {
  if (bytes.length > MAX_IMPORT_BYTES) throw new AppError('TOO_LARGE', importFileTexts.tooLarge)
  const worker = startThread({ bytes: new Uint8Array(bytes), today, choices })
  return new Promise<FileInParts>((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('INVALID', importFileTexts.tooSlow)), MAX_MILLISECONDS)
    worker.once('message', (message: FromReader) => {
      if (message.state === 'read') resolve(message.file)
      else reject(new AppError(message.code, message.message))
    })
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(isMemory ? new AppError('TOO_LARGE', importFileTexts.tooMuchMemory) : error)
    })
    // Without effect after one of the others.
    worker.once('exit', (code) => reject(new Error(`The reader of imported files ended with ${code}.`)))
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => void worker.terminate())
}

/** Of the 10 seconds in which everyone gets an answer; the rest is for sending the file and for the database. */
const MAX_MILLISECONDS = 8_000
/** Reading 10,000 people takes about half of it. Buffers outside the heap (file, unpacked zip) are limited by their size. */
const MAX_HEAP_MB = 200

/** Run from the sources (tsx, vitest) this file is a .ts; in the build it is beside the built worker. */
const runsFromSource = import.meta.url.endsWith('.ts')

function startThread(start: ReaderStart): Worker {
  const options = {
    workerData: start,
    transferList: [start.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: 32 },
  }
  if (!runsFromSource) return new Worker(new URL(BUILT_WORKER, import.meta.url), options)
  // A thread has neither vitest's loader nor tsx's, and `--import tsx` does not reach its first file: it asks by itself.
  const tsx = import.meta.resolve('tsx/esm/api')
  const source = new URL('./reader-worker.ts', import.meta.url).href
  const code = `import('${tsx}').then((tsx) => { tsx.register(); return import('${source}') })`
  return new Worker(code, { ...options, eval: true, execArgv: [] })
}

/** Not a literal inside new URL(): bundlers would take it for an asset. */
const BUILT_WORKER = './reader-worker.js'
