import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian, isRootOnDebian } from './debian.mjs'

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
  if (isRootOnDebian()) {
    console.log('Installing Chromium …')
    await installFromDebian('apt-get install -y -q chromium chromium-headless-shell', findChromium)
  }
  const installed = findChromium()
  if (!installed) console.log('The journeys need Chromium: install it, or name it in CHROMIUM_PATH.')
  return installed
}
