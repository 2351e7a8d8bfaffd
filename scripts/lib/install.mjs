import { existsSync } from 'node:fs'
import { run } from './children.mjs'
import { ChoreError } from './chore-error.mjs'
import { readJson } from './json.mjs'
import { inRoot } from './paths.mjs'

/** npm's list of what it installed. It writes it last of all, so it's missing after an installation that was cut short. */
const record = inRoot('node_modules', '.package-lock.json')

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Entry */

/**
 * Whether node_modules holds what the lock file says, for this platform. Native packages differ by platform, and not by
 * Node's version: all of them use Node-API.
 */
export function isInstalled() {
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  const isFromHere = Object.values(installed).every(
    ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)),
  )
  const isSame = Object.entries(packagesOf(inRoot('package-lock.json'))).every(([path, entry]) => {
    const found = installed[path]
    // Packages of other platforms are optional, and not installed.
    if (path === '' || !found) return path === '' || entry.optional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
  return isFromHere && isSame
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
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: process.platform === 'win32' })
  if (code === 0) return
  console.error(output.trimEnd().split('\n').slice(-30).join('\n'))
  throw new ChoreError('npm ci could not install the packages; see its output above.')
}

/** @param {string} file */
const packagesOf = (file) => /** @type {{ packages: Record<string, Entry> }} */ (readJson(file)).packages
