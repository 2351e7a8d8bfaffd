import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import zlib from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { systemClock } from '#server/clock.ts'

/**
 * A new cluster as a tar.gz (4.5 MB), kept in node_modules/.cache for this version of PGlite. Made once by initdb (6 to
 * 14 s, 900 MB); a database that starts from it is there in 1 s. Used by the build and by tests, not by the server.
 * @returns the file's absolute path
 */
export function freshTemplate(): Promise<string> {
  return cachedFile(`fresh-${pgliteVersion()}.tar.gz`, async () => {
    const cluster = await PGlite.create()
    return pack(cluster)
  })
}

/**
 * The same with something done to it, such as migrations.
 * @param key names the result; another result needs another key
 */
export async function preparedTemplate(key: string, prepare: (cluster: PGlite) => Promise<void>): Promise<string> {
  const fresh = await freshTemplate()
  return cachedFile(`${key}-${pgliteVersion()}.tar.gz`, async () => {
    const cluster = await PGlite.create({ loadDataDir: new Blob([fs.readFileSync(fresh)]), extensions: { pg_trgm } })
    await prepare(cluster)
    // Two fifths of the size: tables without the rows that were written over, and no 16 MB files of the log that led there,
    // which PostgreSQL would keep to use them again.
    await cluster.exec('vacuum (full, analyze)')
    await cluster.exec('set wal_recycle = off')
    await cluster.exec('select pg_switch_wal()')
    return pack(cluster)
  })
}

async function pack(cluster: PGlite): Promise<Buffer> {
  await cluster.exec('checkpoint')
  const archive = await cluster.dumpDataDir('none')
  await cluster.close()
  return zlib.gzipSync(Buffer.from(await archive.arrayBuffer()))
}

/** The version of the PGlite that is installed. */
export function pgliteVersion(): string {
  // The package does not export its package.json; its main file is in dist/.
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const manifest = fs.readFileSync(path.join(path.dirname(main), '..', 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

const CACHE = path.join(import.meta.dirname, '../../../../node_modules/.cache/ribbonry')
/** Longer than making takes on a busy machine: the process that made the mark is dead. */
const ABANDONED_AFTER_MS = 180_000

/** Several test workers ask at once: one makes the file, the others wait for it. */
async function cachedFile(name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = path.join(CACHE, name)
  const mark = `${file}.making`
  fs.mkdirSync(CACHE, { recursive: true })
  while (!fs.existsSync(file)) {
    if (!begin(mark)) {
      await sleep(100)
      continue
    }
    try {
      const draft = `${file}.${process.pid}`
      fs.writeFileSync(draft, await make())
      fs.renameSync(draft, file)
    } finally {
      fs.rmSync(mark, { recursive: true, force: true })
    }
  }
  return file
}

function begin(mark: string): boolean {
  try {
    fs.mkdirSync(mark)
    return true
  } catch {
    const made = fs.statSync(mark, { throwIfNoEntry: false })?.mtimeMs
    const abandoned = made !== undefined && systemClock.now().getTime() - made > ABANDONED_AFTER_MS
    if (abandoned) fs.rmSync(mark, { recursive: true, force: true })
    return false
  }
}
