import { join } from 'node:path'
import { lock } from '../../src/server/db/embedded/lock.mjs'
import { build, outdated, parts, template } from './build.mjs'
import { interruptible } from './children.mjs'
import { ChoreError, isForbidden } from './chore-error.mjs'
import { install, isInstalled } from './install.mjs'
import { dist, root } from './paths.mjs'

/** Installs what is not installed. */
export const prepareInstall = () => prepare([])

/** Installs and builds what is missing or outdated. */
export const prepareBuild = () => prepare(parts)

/** Installs what is missing, and makes what serving from the sources needs. */
export const prepareSources = () => prepare([template])

/** @param {import('./build.mjs').Part[]} wanted */
async function prepare(wanted) {
  if (isInstalled() && outdated(wanted).length === 0) return
  await interruptible(() => installAndBuild(wanted)).catch((/** @type {unknown} */ error) => {
    if (!isForbidden(error)) throw error
    throw new ChoreError(
      `Ribbonry has to be installed or built first, and this user can't write in ${root}. Run 'npm start' there once as the user who owns the folder; after that it can stay read-only.`,
    )
  })
}

/** Alone: two starts in one folder would install and build into each other's hands. @param {import('./build.mjs').Part[]} wanted */
async function installAndBuild(wanted) {
  let isWaiting = false
  const unlock = await lock(join(dist, '.preparing'), {
    onBusy() {
      if (!isWaiting) console.log('Another start in this folder is installing or building; waiting for it …')
      isWaiting = true
    },
  })
  try {
    if (!isInstalled()) await install()
    await build(outdated(wanted))
  } finally {
    unlock()
  }
}
