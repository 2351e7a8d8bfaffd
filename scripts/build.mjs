// npm run build: installs and builds what is missing or changed into dist/, and stops there.
import './lib/node-version.mjs'
import { orExplain } from './lib/chore-error.mjs'
import { prepareBuild } from './lib/prepare.mjs'

await orExplain(prepareBuild)
