import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '#server/db/connection.ts'
import { freshTemplate } from '#server/db/embedded/template.ts'
import type { Report } from './scenario.ts'

/** Where in the work a kill fell: 'inside' is proved, because it had begun to write and nothing of it was committed. */
export type Fell = 'before' | 'inside' | 'after'

interface Kills {
  /** So many have to fall inside. */
  inside: number
  /** How long the work takes when it is left alone, milliseconds from its first write. */
  workMs: number
  /** Kills the work so many milliseconds after its first write. */
  kill: (ms: number) => Promise<Fell>
}

/** Between two kills the golden ratio spreads any number of them evenly over the work. */
const GOLDEN = 0.618
const ATTEMPTS_PER_KILL = 4

/** Kills the work at a different moment each time until enough kills fell inside it; fails when they did not. */
export async function killInside(report: Report, work: string, { inside, workMs, kill }: Kills): Promise<void> {
  const fell: Record<Fell, number> = { before: 0, inside: 0, after: 0 }
  const moments: number[] = []
  const limit = inside * ATTEMPTS_PER_KILL
  let span = workMs
  for (let attempt = 1; fell.inside < inside && attempt <= limit; attempt += 1) {
    const ms = Math.round(((attempt * GOLDEN) % 1) * span)
    const where = await kill(ms)
    fell[where] += 1
    if (where === 'inside') moments.push(ms)
    // What follows the last commit takes time as well.
    else if (where === 'after') span = Math.min(span, ms)
  }
  report.held(
    fell.inside === inside,
    `${fell.inside} kills fell inside ${work} (${moments.join(', ')} ms after its first write), ` +
      `${fell.before} before and ${fell.after} after`,
  )
}

/** Bytes of the embedded database's tables and indexes. They grow as soon as a transaction writes, committed or not. */
export function bytesOfTables(dataDir: string): number {
  const base = path.join(dataDir, 'pg/base')
  let bytes = 0
  for (const entry of fs.readdirSync(base, { recursive: true, withFileTypes: true })) {
    // The others are caches, which opening the database writes.
    if (!/^\d/.test(entry.name) || !entry.isFile()) continue
    bytes += fs.statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0
  }
  return bytes
}

/** More than a session or a counter takes on its way; the works that are killed write ten times as much. */
const BEYOND_DOUBT = 128 * 1024

/** Waits until the tables have grown from `before`. @returns false when `hasEnded` came first */
export async function hasBegunToWrite(dataDir: string, before: number, hasEnded: () => boolean): Promise<boolean> {
  const hasGrown = () => bytesOfTables(dataDir) > before + BEYOND_DOUBT
  while (!hasGrown()) {
    if (hasEnded()) return false
    await sleep(5)
  }
  return true
}

/** Looks into an embedded database that no process uses. */
export async function onDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const log = { info() {}, warn() {}, error: console.error }
  const database = await openDatabase({ dataDir, template: await freshTemplate(), log })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
