import { join } from 'node:path'
import { buildOutdated, outdatedParts, TEMPLATE } from './build.mjs'
import { interruptible } from './children.mjs'
import { ChoreError, isForbidden } from './chore-error.mjs'
import { alone } from './folder-lock.mjs'
import { install, isInstalled } from './install.mjs'
import { dist, root } from './paths.mjs'

/** Installs what is not installed. */
export const prepareInstall = () => prepare(isInstalled, async () => {})

/** Installs and builds what is missing or outdated, and nothing else. */
export const prepareBuild = () =>
  prepare(
    () => isInstalled() && outdatedParts().length === 0,
    () => buildOutdated(),
  )

/** Installs what is missing, and makes what serving from the sources needs. */
export const prepareSources = () =>
  prepare(
    () => isInstalled() && outdatedParts(TEMPLATE).length === 0,
    () => buildOutdated(TEMPLATE),
  )

/**
 * @param {() => boolean} isReady
 * @param {() => Promise<void>} build
 */
async function prepare(isReady, build) {
  if (isReady()) return
  await interruptible(() => prepareAlone(build)).catch((/** @type {unknown} */ error) => {
    if (!isForbidden(error)) throw error
    throw new ChoreError(
      `Ribbonry has to be installed or built first, and this user can't write in ${root}. Run 'npm start' there once as the user who owns the folder; after that it can stay read-only.`,
    )
  })
}

/** @param {() => Promise<void>} build */
function prepareAlone(build) {
  return (
    // Two starts in one folder would otherwise install and build into each other's hands.
    alone(
      join(dist, '.preparing'),
      async () => {
        if (!isInstalled()) await install()
        await build()
      },
      () => console.log('Another start in this folder is installing or building; waiting for it …'),
    )
  )
}
