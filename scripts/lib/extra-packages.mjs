import fs from 'node:fs'
import { run } from './children.mjs'
import { ChoreError } from './chore-error.mjs'
import { inRoot } from './paths.mjs'

/**
 * What only `npm run bench` and the long forms use (docs/decisions/026). These and what they need are 313 of 1,124 packages, and two
 * fifths of the time that installing takes: a start and `npm test` do without them.
 */
const extraPackages = {
  '@stryker-mutator/core': '9.6.1',
  '@stryker-mutator/vitest-runner': '9.6.1',
  autocannon: '9.0.0',
  lighthouse: '12.8.2',
  'puppeteer-core': '24.43.1',
}

/** Installs what is missing of them, beside the others. Whatever npm installs later takes them away again. */
export async function prepareExtraPackages() {
  const wanted = Object.entries(extraPackages)
  if (wanted.every(([name, version]) => installedVersion(name) === version)) return
  console.log('Installing the packages for measuring (about a minute) …')
  const named = wanted.map(([name, version]) => `${name}@${version}`)
  // In one go, because npm removes what neither package.json nor the command names.
  const command = ['npm install --no-save --include=dev --no-audit --no-fund', ...named].join(' ')
  const { code, output } = await run(command, [], { shell: true })
  if (code === 0) return
  console.error(output.trimEnd().split('\n').slice(-40).join('\n'))
  throw new ChoreError('Installing the packages for measuring failed; see the output above.')
}

/** @param {string} name */
function installedVersion(name) {
  const file = inRoot('node_modules', name, 'package.json')
  if (!fs.existsSync(file)) return
  return /** @type {{ version: string }} */ (JSON.parse(fs.readFileSync(file, 'utf8'))).version
}
