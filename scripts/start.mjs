// npm start: installs and builds what is missing or changed, then serves. Plain JavaScript that needs no package,
// because it runs before there is one. Settings come from the environment: see README.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { orExplain } = await import('./lib/chore-error.mjs')
const { runEntry } = await import('./lib/run-entry.mjs')
await orExplain(() => runEntry('main', process.argv.slice(2)))
