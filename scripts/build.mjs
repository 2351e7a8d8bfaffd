// npm run build: installs and builds what is missing or changed into dist/, and stops there.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { orExplain } = await import('./lib/chore-error.mjs')
const { prepareBuild } = await import('./lib/prepare.mjs')
await orExplain(prepareBuild)
