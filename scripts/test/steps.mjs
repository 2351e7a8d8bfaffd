import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from '../lib/children.mjs'
import { readJson } from '../lib/json.mjs'
import { inRoot } from '../lib/paths.mjs'
import { prepareBuild } from '../lib/prepare.mjs'
import { haveChromium } from './chromium.mjs'
import {
  countPlaywright,
  countVitest,
  judge,
  nothing,
  oneFailed,
  onePassed,
  passedAtSecondTry,
  sum,
} from './counts.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'

/**
 * @typedef {{ counts: import('./counts.mjs').Counts, output: string, database?: string, retried?: string[] }} Outcome
 *   `output` is shown when something failed; `database` names the database that the step really used, `retried` the tests
 *   that passed only when they were tried again
 * @typedef {{ name: string, run: (reports: string) => Promise<Outcome> }} Step
 */

/** A step that hangs is ended after this long and has failed. */
const STEP_LIMIT_MS = 22 * 60_000

/** The developer's own settings, which must not reach the product under test. */
const OUR_SETTINGS = new Set(['DATABASE_URL', 'TEST_DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'APP_URL', 'SMTP_URL'])

/**
 * Everything that `npm test` does, quickest first. `reports` is a folder for the runners' own reports.
 * @type {Step[]}
 */
export const steps = [
  check('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  check('lint', 'oxlint/bin/oxlint', '--type-aware'),
  check('types', '@typescript/native/bin/tsc', '-b'),
  check('unused', 'knip/bin/knip.js'),
  // Also what only tests use.
  check('unused by the product', 'knip/bin/knip.js', '--production'),
  { name: 'unit', run: (reports) => vitest(reports, 'unit', ['unit']) },
  { name: 'embedded', run: onEmbedded },
  { name: 'build', run: () => prepareBuild().then(() => ({ counts: onePassed, output: '' })) },
  { name: 'postgres', run: onPostgres },
  { name: 'journeys', run: journeys },
]

/**
 * A tool that finds nothing wrong counts as one check passed.
 * @param {string} name
 * @param {string} program in node_modules
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, program, ...args) {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode([inRoot('node_modules', program), ...args])
      return { counts: code === 0 ? onePassed : oneFailed, output }
    },
  }
}

/**
 * @param {string} reports
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
async function vitest(reports, name, projects, env = {}) {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...reporters,
  ]
  const { code, output } = await runNode(args, env)
  return { counts: judge(countVitest(report), code), output }
}

/** @param {string} reports */
async function onEmbedded(reports) {
  const outcome = await vitest(reports, 'embedded', ['server', 'durability', 'security'])
  const pglite = /** @type {{ version: string }} */ (readJson(inRoot('node_modules/@electric-sql/pglite/package.json')))
  return outcome.counts.passed > 0 ? { ...outcome, database: `embedded PGlite ${pglite.version}` } : outcome
}

/** @param {string} reports */
async function onPostgres(reports) {
  const found = findPostgres()
  if (!found) return { counts: nothing, output: '' }
  const postgres = await startPostgres(found.bin)
  try {
    const env = { TEST_DATABASE_URL: postgres.url, RECORDED_STATEMENTS: join(reports, 'statements') }
    const tests = await vitest(reports, 'postgres', ['server', 'processes'], env)
    const plans = await vitest(reports, 'plans', ['plans'], env)
    const outcome = { counts: sum([tests.counts, plans.counts]), output: `${tests.output}\n${plans.output}` }
    if (postgres.connections() > 0) return { ...outcome, database: `PostgreSQL ${found.version}` }
    const output = `${outcome.output}\nNo test connected to the PostgreSQL in TEST_DATABASE_URL.\n`
    return { counts: judge(outcome.counts, 1), output }
  } finally {
    postgres.stop()
  }
}

/** @param {string} reports */
async function journeys(reports) {
  const report = join(reports, 'journeys.json')
  const env = { CHROMIUM_PATH: await haveChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=line,json']
  const { code, output } = await runNode(args, env)
  return { counts: judge(countPlaywright(report), code), output, retried: passedAtSecondTry(report) }
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runNode(args, env = {}) {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OUR_SETTINGS.has(name)))
  const all = { ...clean, NO_COLOR: '1', TMPDIR: quickFolder(), ...env }
  return runQuietly(process.execPath, args, { env: all, limitMs: STEP_LIMIT_MS })
}

/** What a run's databases and browsers need, with much to spare. */
const ROOM_BYTES = 6 * 1024 ** 3

/** Where temporary files go: into memory where there is plenty, for every commit of a test waits for its disk. */
function quickFolder() {
  const memory = '/dev/shm'
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > ROOM_BYTES ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
