import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../lib/children.mjs'

/** @returns {string | undefined} the Chromium that the journeys run in */
export function findChromium() {
  const places = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => [join(folder, 'chromium'), join(folder, 'google-chrome')])
  return [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', ...places].find(isProgram)
}

/**
 * Chromium, installed with Debian's own tool where that is possible.
 * @throws {Error} with one sentence when there is none and it cannot be installed
 */
export async function haveChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error('The journeys need Chromium: install it, or name it in CHROMIUM_PATH.')
  }
  console.log('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { output } = await run('sh', ['-c', 'apt-get update -q && apt-get install -y -q chromium'], { env })
  const installed = findChromium()
  if (!installed) throw new Error(`Chromium could not be installed:\n${output.slice(-2_000)}`)
  return installed
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
