// npm start: installs and builds what is missing or changed, then serves. Plain JavaScript that needs no package, because it
// runs before there is one. `node scripts/start.mjs NAME [ARGUMENTS]` runs another program of the server's build instead:
// the npm scripts backup, restore, db:seed, db:migrate and db:reset call it.
import './lib/node-version.mjs'
import { pathToFileURL } from 'node:url'
import { ChoreError, orExplain } from './lib/chore-error.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepareBuild } from './lib/prepare.mjs'

const programs = ['main', 'backup', 'restore', 'seed', 'migrate', 'reset']
const [name = 'main', ...args] = process.argv.slice(2)

await orExplain(async () => {
  if (!programs.includes(name)) throw new ChoreError(`There is no program '${name}'; there are ${programs.join(', ')}.`)
  await prepareBuild()
  // In this very process, so that signals reach it without a go-between.
  const file = inRoot('dist', 'server', `${name}.js`)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
})
