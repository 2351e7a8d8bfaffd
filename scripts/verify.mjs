// npm run verify: the long forms of what npm test does in short: more kills, power cuts, sweeps. Minutes to hours, and
// only when somebody asks for them. `npm run verify -- durability` runs one of them; what follows a name is passed on to
// it: `npm run verify -- faults NAME…`.
import './lib/node-version.mjs'
import { spawnSync } from 'node:child_process'
import { ChoreError, orExplain } from './lib/chore-error.mjs'
import { prepareExtraPackages } from './lib/extra-packages.mjs'
import { root } from './lib/paths.mjs'
import { prepareBuild } from './lib/prepare.mjs'

/** Programs in scripts/verify. Each prints its own figures, and ends with another code than 0 when something was lost. */
const forms = [
  'durability',
  'reminders',
  'faults',
  'soak',
  'cluster',
  'long',
  'mutants',
  'security',
  'distributed',
  'shops',
  'imports',
  'journeys',
  'browsers',
  'screens',
  'image',
]
/** What follows one of these are names of its own, even where a form has the same: `mutants reminders`. */
const takesNames = ['mutants', 'distributed', 'journeys', 'browsers', 'screens']
const takesExtraPackages = ['long', 'mutants', 'browsers']

await orExplain(async () => {
  const [first, ...others] = process.argv.slice(2)
  if (first !== undefined && !forms.includes(first))
    throw new ChoreError(`There is no '${first}'; there are ${forms.join(', ')}.`)
  const isForm = (/** @type {string} */ name) => forms.includes(name) && !takesNames.includes(first ?? '')
  const wanted = [first, ...others.filter(isForm)]
  const passedOn = others.filter((name) => !isForm(name))
  if (passedOn.length > 0 && wanted.length > 1)
    throw new ChoreError(`Only one of ${wanted.join(', ')} can be given '${passedOn.join(' ')}'.`)
  await prepareBuild()
  const chosen = forms.filter((name) => first === undefined || wanted.includes(name))
  if (chosen.some((name) => takesExtraPackages.includes(name))) await prepareExtraPackages()
  const failed = chosen.filter((name) => {
    console.log(`\n${name}`)
    const program = ['--import', 'tsx', `scripts/verify/${name}.ts`, ...passedOn]
    return spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' }).status !== 0
  })
  console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
})
