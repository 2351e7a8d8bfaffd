import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/**
 * One number for the names and contents of files and folders; a missing one counts as missing. Tests are left out:
 * they are not part of what is built.
 * @param {string[]} names from the project's folder
 */
export function hashOf(names) {
  const hash = createHash('sha256')
  for (const file of names.flatMap(filesIn)) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(inRoot(file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function filesIn(name) {
  if (!existsSync(inRoot(name))) return []
  if (statSync(inRoot(name)).isFile()) return /\.test\.tsx?$/.test(name) ? [] : [name]
  return readdirSync(inRoot(name))
    .sort()
    .flatMap((child) => filesIn(`${name}/${child}`))
}
