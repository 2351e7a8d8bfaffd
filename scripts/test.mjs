// npm test: installs what is missing, runs every check and every test, goes on after a failure, and adds up what each
// test reported. `npm run check` (--changed) runs the quick ones, and the server's tests of what changed.
// RIBBONRY_TEST_REQUIRE=embedded,postgres (set by CI) makes a database on which nothing ran a failure.
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { orExplain } = await import('./lib/chore-error.mjs')
const { interruptible, run } = await import('./lib/children.mjs')
const { readJson } = await import('./lib/json.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { prepareBuild, prepareInstall } = await import('./lib/prepare.mjs')
const { testsOfChanges } = await import('./test/changed.mjs')
const { haveChromium } = await import('./test/chromium.mjs')
const { findPostgres, startPostgres } = await import('./test/postgres.mjs')
const { resultsIn, summary } = await import('./test/report.mjs')

/** A runner in which no test began or ended for this long hangs, and is ended. The longest hook may take two minutes. */
const HANG_MS = 6 * 60_000

/** The developer's own settings, which must not reach the product under test. */
const OUR_SETTINGS = new Set(['DATABASE_URL', 'TEST_DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'APP_URL', 'SMTP_URL'])

/** What a run's databases and browsers need, with much to spare. */
const ROOM_BYTES = 6 * 1024 ** 3

/** @type {import('./test/report.mjs').Result[]} */
const results = []
/** The databases on which tests really ran: name and version by step. @type {Record<string, string>} */
const databases = {}
/** Of this run: the databases of tests, and reports. */
const folder = mkdtempSync(join(quickFolder(), 'ribbonry-npm-test-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

await orExplain(async () => {
  await prepareInstall()
  await interruptible(process.argv.includes('--changed') ? runChanged : runAll)
  for (const name of (process.env.RIBBONRY_TEST_REQUIRE ?? '').split(','))
    if (name && !databases[name]) failed(name, 'nothing ran on this database, which is required here')
  const lines = summary(results)
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0
})

async function runAll() {
  // Two cores: what checks the sources keeps one busy, the unit tests the other.
  await Promise.all([staticChecks().then(build), vitest('unit', ['unit'])])
  await onEmbedded()
  await onPostgres()
  await journeys()
  console.log(`\nDatabases: ${Object.values(databases).join(', ') || 'none'}`)
}

async function runChanged() {
  const { folders, routes } = testsOfChanges()
  await Promise.all([staticChecks(), vitest('unit', ['unit'])])
  if (folders.length > 0) await vitest('routes', ['server'], ['--passWithNoTests', ...folders])
  if (routes?.length === 0) return
  const files = ['access', 'planted-fields', 'fuzz']
  await vitest('security', ['security'], files, routes && { SECURITY_ROUTES: routes.join(',') })
}

async function staticChecks() {
  await check('format', 'oxfmt/bin/oxfmt', '--check', '.')
  await check('types', '@typescript/native/bin/tsc', '-b')
  await check('lint', 'oxlint/bin/oxlint', '--type-aware')
  await check('unused', 'knip/bin/knip.js')
  // Also what only tests use.
  await check('unused by the product', 'knip/bin/knip.js', '--production')
}

async function build() {
  await prepareBuild().then(
    () => passed('build'),
    (error) => failed('build', String(error)),
  )
}

async function onEmbedded() {
  if ((await vitest('embedded', ['server', 'durability', 'security'])) === 0) return
  const { version } = /** @type {{ version: string }} */ (
    readJson(inRoot('node_modules/@electric-sql/pglite/package.json'))
  )
  databases['embedded'] = `embedded PGlite ${version}`
}

async function onPostgres() {
  const found = findPostgres()
  if (!found) return console.log('\nPostgreSQL: not found')
  const postgres = await startPostgres(found.bin, {}, quickFolder())
  try {
    const env = { TEST_DATABASE_URL: postgres.url, RECORDED_STATEMENTS: join(folder, 'statements') }
    await vitest('postgres', ['server', 'processes'], [], env)
    await vitest('plans', ['plans'], [], env)
    if (postgres.connections() > 0) databases['postgres'] = `PostgreSQL ${found.version}`
    else failed('postgres', 'no test connected to the PostgreSQL in TEST_DATABASE_URL')
  } finally {
    postgres.stop()
  }
}

async function journeys() {
  const chromium = await haveChromium().catch((/** @type {Error} */ error) => failed('journeys', error.message))
  const reporters = `--reporter=list,${inRoot('scripts/test/reporter.mjs')}`
  const program = ['@playwright/test/cli.js', 'test', reporters]
  if (chromium) await runner('journeys', program, { CHROMIUM_PATH: chromium })
}

/**
 * @param {string} step
 * @param {string[]} projects of vitest.config.ts
 * @param {string[]} more
 * @param {NodeJS.ProcessEnv} [env]
 */
function vitest(step, projects, more = [], env = {}) {
  const reporters = ['--reporter=default', '--reporter=./scripts/test/reporter.mjs']
  const program = ['vitest/vitest.mjs', 'run', ...projects.map((name) => `--project=${name}`), ...reporters, ...more]
  return runner(step, program, env)
}

/**
 * Runs Vitest or Playwright, which print their own progress, and adds up what reporter.mjs wrote.
 * @param {string} step
 * @param {string[]} program in node_modules, and its arguments
 * @param {NodeJS.ProcessEnv} env
 * @returns how many tests ran
 */
async function runner(step, [program = '', ...args], env) {
  const report = join(folder, `${step}.report`)
  // A temporary folder of its own, so that nothing of a runner that was killed stays. Some tests run as another user.
  const temporary = join(folder, step)
  mkdirSync(temporary)
  for (const one of [folder, temporary]) chmodSync(one, 0o1777)
  const hang = new AbortController()
  const begun = Date.now()
  const watch = setInterval(() => {
    const last = statSync(report, { throwIfNoEntry: false })?.mtimeMs ?? begun
    if (Date.now() - last > HANG_MS) hang.abort()
  }, 1_000)
  const settings = { ...ourEnvironment(), TMPDIR: temporary, TEST_REPORT: report, ...env }
  const options = { env: settings, isShown: true, signal: hang.signal }
  const { code } = await run(process.execPath, [inRoot('node_modules', program), ...args], options)
  clearInterval(watch)
  rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  const own = resultsIn(step, report, code)
  results.push(...own)
  const failures = own.filter(({ state }) => state === 'failed').length
  const ran = own.filter(({ state }) => state !== 'skipped').length
  say(step, `${ran - failures} passed, ${failures} failed`, begun)
  return ran
}

/**
 * A tool that finds nothing wrong counts as one check passed.
 * @param {string} step
 * @param {string} program in node_modules
 * @param {string[]} args
 */
async function check(step, program, ...args) {
  const begun = Date.now()
  const { code, output } = await run(process.execPath, [inRoot('node_modules', program), ...args], {
    env: ourEnvironment(),
  })
  if (code === 0) passed(step)
  else failed(step, '')
  say(step, code === 0 ? 'passed' : `failed\n${output.trimEnd()}`, begun)
}

/** @param {string} step */
function passed(step) {
  results.push({ step, id: step, file: '', name: '', state: 'passed' })
}

/** @param {string} step @param {string} note */
function failed(step, note) {
  results.push({ step, id: step, file: '', name: '', state: 'failed', note })
}

/** @param {string} step @param {string} outcome @param {number} begun */
function say(step, outcome, begun) {
  console.log(`${step}: ${outcome} (${Math.round((Date.now() - begun) / 1000)} s)`)
}

function ourEnvironment() {
  const clean = Object.entries(process.env).filter(([name]) => !OUR_SETTINGS.has(name))
  return { ...Object.fromEntries(clean), NO_COLOR: '1' }
}

/** Temporary files go into memory where there is plenty, for every commit of a test waits for its disk. */
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
