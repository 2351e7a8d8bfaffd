import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runQuietly } from './children.mjs'
import { ChoreError, isForbidden } from './chore-error.mjs'
import { readJson } from './json.mjs'
import { inRoot } from './paths.mjs'

/** npm writes this record last of all, so it is missing after an installation that was cut short. */
const record = inRoot('node_modules', '.package-lock.json')
const stamp = inRoot('node_modules', '.ribbonry-installed')
const lockFile = inRoot('package-lock.json')
const machine = [process.platform, process.arch].join(' ')

/** Whether node_modules holds what the lock file says, for this platform. */
export function isInstalled() {
  if (!existsSync(record)) return false
  // Earlier versions wrote Node's binary interface behind it.
  const [lock, ...place] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const isFromHere = place.slice(0, 2).join(' ') === machine
  if (lock !== undefined && !isFromHere) return false
  if (`${lock} ${machine}` === wanted()) return true
  // Installed by hand with npm: compare once, then remember.
  if (!recordMatchesLockFile()) return false
  remember()
  return true
}

/**
 * Installs the packages of the lock file. Development packages too: the build needs them.
 * @throws {ChoreError} when npm fails
 */
export async function install() {
  console.log('Installing packages (about a minute) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const { code, output } =
    npm && /npm-cli\.c?js$/.test(npm)
      ? await runQuietly(process.execPath, [npm, ...args])
      : await runQuietly('npm', args, { shell: process.platform === 'win32' })
  if (code !== 0) {
    console.error(output.trimEnd().split('\n').slice(-30).join('\n'))
    throw new ChoreError('npm ci could not install the packages; see its output above.')
  }
  remember()
}

/** Where the folder can't be written to, the packages are compared each time. */
function remember() {
  try {
    writeFileSync(stamp, wanted())
  } catch (error) {
    if (!isForbidden(error)) throw error
  }
}

/** The lock file by content. Native packages differ by platform, and not by Node's version: all of them use Node-API. */
function wanted() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${lock} ${machine}`
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Entry */

function recordMatchesLockFile() {
  const locked = packagesOf(lockFile)
  const installed = packagesOf(record)
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || !isForThisPlatform(entry)) return true
    const found = installed[path]
    if (!found || !existsSync(inRoot(path))) return entry.optional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
const packagesOf = (file) => /** @type {{ packages: Record<string, Entry> }} */ (readJson(file)).packages

/** @param {Entry} entry */
const isForThisPlatform = ({ os, cpu }) =>
  (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
