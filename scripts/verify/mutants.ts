// Mutation tests of the domain's rules, part of `npm run verify`: Stryker plants a fault, runs the tests that reach it and
// expects one to fail. `npm run verify -- mutants gifts splits` runs these folders alone. An hour or so the first time;
// results are kept in .stryker/, so later runs test only what changed. docs/mutation-tests.md says how to read them.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ChoreError, orExplain } from '../lib/chore-error.mjs'
import { inRoot } from '../lib/paths.mjs'

/** In percent, over all folders of a run. */
const LEAST_SCORE = 80

/** Words, lists and declarations: a fault there is a wrong entry, which a test could only repeat. */
const tables = [
  '!**/*.test.ts',
  '!**/testing/**',
  '!**/contract.ts',
  '!src/domain/accounts/password-list.ts',
  '!src/domain/catalogue/category-nodes.ts',
  '!src/domain/catalogue/interests/area-*.ts',
  '!src/domain/recommendations/weights.ts',
]

/** Nothing but tables: what the API takes and answers, and words. */
const withoutRules = new Set([
  'activities',
  'admin',
  'dashboard',
  'feedback',
  'operations',
  'profile',
  'reminders/push',
  'splits/links',
  'texts',
])

/** The rules of imports begin with a file, which only the server's readers open. */
const testsOfImports = ['read-people-file', 'own-exports', 'libraries'].map(
  (name) => `src/server/features/imports/readers/${name}.test.ts`,
)

/** 'catalogue' and 'catalogue/interests' are two, each of its own files. */
const domain = inRoot('src/domain')
const folders = readdirSync(domain, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map((entry) => path.relative(domain, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  .filter((folder) => !withoutRules.has(folder))
  .toSorted()

interface Score {
  folder: string
  killed: number
  survived: number
}

await orExplain(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !folders.includes(name))
  if (unknown !== undefined) throw new ChoreError(`There is no src/domain/${unknown}; there are ${folders.join(', ')}.`)
  const scores: Score[] = []
  for (const folder of wanted.length > 0 ? wanted : folders) scores.push(await testMutants(folder))
  const total = scores.reduce(
    (sum, { killed, survived }) => ({ ...sum, killed: sum.killed + killed, survived: sum.survived + survived }),
    { folder: 'all', killed: 0, survived: 0 },
  )
  console.log(`\n${'folder'.padEnd(20)}mutants  killed   score`)
  for (const score of [...scores, total]) console.log(lineOf(score))
  process.exitCode = percent(total) < LEAST_SCORE ? 1 : 0
})

/** Each folder keeps its own results, so that an interrupted run goes on where it stopped. */
async function testMutants(folder: string): Promise<Score> {
  console.log(`\nsrc/domain/${folder}`)
  process.env['MUTATED_FOLDER'] = folder
  const elsewhere = folder.split('/')[0] === 'imports' ? testsOfImports : []
  process.env['TESTS_OF_MUTANTS'] = [`src/domain/${folder}/**/*.test.ts`, ...elsewhere].join(',')
  const results = await new Stryker({
    mutate: [`src/domain/${folder}/*.ts`, ...tables],
    ignorePatterns: [
      '**',
      '!src/domain/**',
      '!src/server/features/imports/readers/**',
      '!package.json',
      '!tsconfig.base.json',
      '!scripts/mutants/*',
    ],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    // A fault has to fail the tests beside it, not one of another folder that happens to come along.
    // Which tests reach a mutant is known from the first run; working it out from imports would take longer than the tests.
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What runs only while a module loads is a table too, and would need every test for each mutant.
    ignoreStatic: true,
    // Endless loops are noticed by how often they run; a busy machine is no reason to call a mutant killed.
    timeoutMS: 30_000,
    timeoutFactor: 3,
    incremental: true,
    incrementalFile: `.stryker/${folder}.json`,
    tempDirName: '.stryker/sandbox',
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: `.stryker/${folder}.html` },
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  }).runMutationTest()
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length
  return { folder, killed: count('Killed', 'Timeout'), survived: count('Survived', 'NoCoverage') }
}

function percent({ killed, survived }: Score): number {
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived)
}

function lineOf(score: Score): string {
  const { folder, killed, survived } = score
  return `${folder.padEnd(20)}${String(killed + survived).padStart(7)}${String(killed).padStart(8)}${percent(score).toFixed(1).padStart(7)}%`
}
