import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { cannotWrite } from './failure.ts'
import { flushPath, sealTree } from './flush.ts'

/** The PostgreSQL inside PGlite 0.5.16. Another major version cannot open the same files. */
export const POSTGRES_MAJOR = '18'

/**
 * Makes the cluster at `directory` unless it is there already.
 *
 * It is built beside its place, flushed and renamed, so that a crash at any moment leaves nothing or a whole cluster.
 * With a template it takes 1 s; without (initdb) 6 to 14 s and 900 MB.
 * @throws {EmbeddedFailure} when there is no room for it, or it may not be written
 * @throws if another major version of PostgreSQL wrote the directory, or it contains unknown files
 */
export async function ensureCluster(directory: string, template?: string) {
  const found = writtenBy(directory)
  if (found === POSTGRES_MAJOR) return
  if (found !== undefined) throw new Error(wrongVersion(directory, found))

  if (fs.existsSync(directory) && fs.readdirSync(directory).length > 0) {
    throw new Error(`${directory} holds other files and no database: move them away, or choose another DATA_DIR.`)
  }

  const unfinished = `${directory}.unfinished`
  try {
    await make(directory, unfinished, template)
  } catch (error) {
    // A failed attempt must not leave its files on a full disk.
    fs.rmSync(unfinished, { recursive: true, force: true })
    throw cannotWrite(directory, error instanceof Error ? error.message : '') ?? error
  }
}

async function make(directory: string, unfinished: string, template?: string) {
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  if (template !== undefined && fs.existsSync(template)) {
    // Only a first start needs it.
    const { unpackTemplate } = await import('./unpack-template.ts')
    await unpackTemplate(template, unfinished)
  } else await initialise(unfinished)

  sealTree(unfinished)
  if (fs.existsSync(directory)) fs.rmdirSync(directory)
  fs.renameSync(unfinished, directory)
  flushPath(path.dirname(directory))
}

function writtenBy(directory: string): string | undefined {
  const file = path.join(directory, 'PG_VERSION')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined
}

const wrongVersion = (directory: string, found: string) =>
  `The database in ${directory} was written by PostgreSQL ${found}, but this version of Ribbonry brings PostgreSQL ` +
  `${POSTGRES_MAJOR}: run "npm run backup" with the former version, then "npm run restore" with this one.`

async function initialise(directory: string) {
  const cluster = await PGlite.create(directory)
  await cluster.close()
}
