import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../lib/children.mjs'

/** @returns {string | undefined} the Chromium that the journeys run in */
function findChromium() {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((place) => join(place, 'chromium'))
  return [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', ...inPath].find(
    (file) => file !== '' && existsSync(file),
  )
}

/**
 * Chromium, installed with Debian's own tool where that is possible; undefined, with a sentence, where it isn't. With it
 * comes its engine without windows, which playwright.config.ts prefers.
 */
export async function haveChromium() {
  const found = findChromium()
  if (found && (existsSync(`${found}-headless-shell`) || !found.startsWith('/usr/bin/'))) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium …')
    const install = 'apt-get update -q && apt-get install -y -q chromium chromium-headless-shell'
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { output } = await run(install, [], { env, shell: true })
    if (!findChromium()) console.log(output.slice(-2_000))
  }
  const installed = findChromium()
  if (!installed) console.log('The journeys need Chromium: install it, or name it in CHROMIUM_PATH.')
  return installed
}
