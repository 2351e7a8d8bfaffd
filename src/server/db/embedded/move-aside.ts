import fs from 'node:fs'
import path from 'node:path'
import { systemClock } from '#server/clock.ts'
import { lockDirectory } from './directory-lock.ts'
import { flushPath } from './flush.ts'
import type { DatabaseLog } from './log.ts'

/**
 * Gives a database that does not open another name, beside its place, and leaves its place free.
 * @returns where it is now
 * @throws when another process uses it
 */
export async function moveAside(dataDir: string, log: DatabaseLog): Promise<string> {
  const directory = path.resolve(dataDir, 'pg')
  const moment = systemClock.now().toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  const aside = `${directory}.damaged-${moment}`
  const unlock = await lockDirectory(directory, () => undefined, log)
  try {
    fs.renameSync(directory, aside)
    flushPath(path.dirname(directory))
  } finally {
    unlock()
  }
  return aside
}
