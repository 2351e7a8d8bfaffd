import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import type { Database } from '../connection.ts'
import { makeDataFolder } from '../data-folder.ts'
import { flushPath } from '../embedded/flush.ts'
import { dump, type DumpOptions } from './dump.ts'
import { BackupError } from './format.ts'
import { readBackup, type BackupContent } from './read-backup.ts'

/** Writes a dump of the whole database, as of one moment, into a private file. */
export async function dumpInto(
  file: string,
  database: Database,
  createdAt: Date,
  options: DumpOptions = {},
): Promise<void> {
  await database.patiently(async () => {
    const client = await database.pool.connect()
    try {
      const out = fs.createWriteStream(file, { mode: 0o600, flags: 'wx' })
      await pipeline(Readable.from(dump(client, createdAt, options)), zlib.createGzip(), out)
    } finally {
      client.release(true)
    }
  })
}

/** @throws {BackupError} when the file would go over one that is there, which may be the only good backup */
export function refuseToOverwrite(file: string): void {
  if (fs.existsSync(file)) throw new BackupError(`${file} exists already. Name another file, or add --replace.`)
}

/** @throws {BackupError} when no file can be made there, before anything is read for it */
export function refuseUnwritable(file: string): void {
  const draft = draftOf(file)
  try {
    makeDataFolder(path.dirname(file))
    fs.closeSync(fs.openSync(draft, 'w', 0o600))
    fs.rmSync(draft)
  } catch (error) {
    if (isFull(error)) throw error
    throw new BackupError(
      `No backup can be written to ${file}. Name a file in a folder that this user may write: npm run backup -- FILE`,
      { cause: error },
    )
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/**
 * Puts a finished and verified backup at `file`, or nothing: it is made beside its place, flushed, read back from its
 * first line to its last, and only then renamed.
 * @param make writes the backup into the file that it is given, which does not exist yet
 */
export async function keepBackup(file: string, make: (draft: string) => Promise<void>): Promise<BackupContent> {
  const draft = draftOf(file)
  makeDataFolder(path.dirname(file))
  fs.rmSync(draft, { force: true })
  try {
    await make(draft)
    flushPath(draft)
    const content = await readBackup(draft)
    fs.renameSync(draft, file)
    flushPath(path.dirname(file))
    return content
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

const draftOf = (file: string) => `${file}.unfinished`
