// The thread that reads one uploaded file, so that a large or hostile one neither stops the web server nor takes its memory.
import { parentPort, workerData } from 'node:worker_threads'
import { inParts } from '#domain/imports/in-parts.ts'
import { AppError } from '#domain/shared/errors.ts'
import { readPeopleFile } from './read-people-file.ts'
import type { FromReader, ReaderStart } from './reader-messages.ts'

const { bytes, today, choices } = workerData as ReaderStart
parentPort?.postMessage(read())

function read(): FromReader {
  try {
    return { state: 'read', file: inParts(readPeopleFile(bytes, today, choices)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { state: 'refused', code: error.code, message: error.message }
  }
}
