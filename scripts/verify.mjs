// npm run verify: the long forms of what npm test does in short: more kills, power cuts, sweeps. Minutes to hours, and
// only when somebody asks for them. `npm run verify -- durability` runs one of them; what follows a name is passed on to
// it: `npm run verify -- faults NAME…`.
import './lib/node-version.mjs'

import { spawnSync } from 'node:child_process'
import { ChoreError, orExplain } from './lib/chore-error.mjs'
import { root } from './lib/paths.mjs'
import { prepareBuild } from './lib/prepare.mjs'

/**
 * Each prints its own figures and ends with another code than 0 when something was lost. What follows one with `takesNames`
 * are names of its own, even where a form has the same: `mutants reminders`.
 */
const longForms = [
  { name: 'durability', script: 'scripts/verify-durability.ts' },
  { name: 'reminders', script: 'scripts/verify-reminders.ts' },
  { name: 'faults', script: 'scripts/verify-faults.ts' },
  { name: 'soak', script: 'scripts/verify-soak.ts' },
  { name: 'cluster', script: 'scripts/verify-cluster.ts' },
  { name: 'long', script: 'scripts/verify-long.ts' },
  { name: 'mutants', script: 'scripts/verify-mutants.ts', takesNames: true },
  { name: 'security', script: 'scripts/verify-security.ts' },
  { name: 'distributed', script: 'scripts/verify-distributed.ts', takesNames: true },
  { name: 'shops', script: 'scripts/verify-shops.ts' },
  { name: 'imports', script: 'scripts/verify-imports.ts' },
  { name: 'journeys', script: 'scripts/verify-journeys.ts' },
  { name: 'browsers', script: 'scripts/verify-browsers.ts', takesNames: true },
  { name: 'screens', script: 'scripts/verify-screens.ts', takesNames: true },
  { name: 'image', script: 'scripts/verify-image.ts' },
]

await orExplain(async () => {
  const isForm = (/** @type {string} */ name) => longForms.some((form) => form.name === name)
  const [first, ...others] = process.argv.slice(2)
  if (first !== undefined && !isForm(first)) {
    throw new ChoreError(`There is no '${first}'; there are ${longForms.map((form) => form.name).join(', ')}.`)
  }
  const takesNames = longForms.find(({ name }) => name === first)?.takesNames
  const wanted = [first, ...others.filter((name) => isForm(name) && !takesNames)]
  const passedOn = others.filter((name) => !isForm(name) || takesNames)
  if (passedOn.length > 0 && wanted.length > 1) {
    throw new ChoreError(`Only one of ${wanted.join(', ')} can be given '${passedOn.join(' ')}'.`)
  }
  await prepareBuild()
  const chosen = longForms.filter(({ name }) => first === undefined || wanted.includes(name))
  const failed = chosen.filter(({ name, script }) => {
    console.log(`\n${name}`)
    return (
      spawnSync(process.execPath, ['--import', 'tsx', script, ...passedOn], { cwd: root, stdio: 'inherit' }).status !==
      0
    )
  })
  console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
})
