// node scripts/run.mjs NAME [ARGUMENTS]: builds what changed, then runs one program of the server's build:
// backup, restore, seed, migrate or reset. The npm scripts of these names call it.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { orExplain } = await import('./lib/chore-error.mjs')
const { runEntry } = await import('./lib/run-entry.mjs')
const [name, ...args] = process.argv.slice(2)
await orExplain(() => runEntry(name, args))
