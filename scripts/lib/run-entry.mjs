import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ChoreError } from './chore-error.mjs'
import { dropEchoOfSignals } from './one-signal.mjs'
import { dist } from './paths.mjs'
import { prepareBuild } from './prepare.mjs'

/** The programs that the server's build makes (see vite.server.config.ts). */
const entries = ['main', 'backup', 'restore', 'seed', 'migrate', 'reset']

/**
 * Prepares the build and runs one of its programs in this very process, so that signals reach it without a go-between.
 * @param {string | undefined} name
 * @param {string[]} args what the program finds from `process.argv[2]` on
 */
export async function runEntry(name, args) {
  if (!name || !entries.includes(name))
    throw new ChoreError(`There is no program '${name}'; there are ${entries.join(', ')}.`)
  dropEchoOfSignals()
  await prepareBuild()
  const file = join(dist, 'server', `${name}.js`)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}
