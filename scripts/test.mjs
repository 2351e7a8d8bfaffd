// npm test: installs what is missing, runs every check and every test, goes on after a failure, and adds up what the
// runners report. `npm run check` (--changed) runs the quick ones, and the server's tests of what changed.
// RIBBONRY_TEST_REQUIRE=embedded,postgres (set by CI) makes a database on which nothing ran a failure.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { orExplain } = await import('./lib/chore-error.mjs')
const { interruptible, run } = await import('./lib/children.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { prepareBuild, prepareInstall } = await import('./lib/prepare.mjs')
const { testsOfChanges } = await import('./test/changed.mjs')
const { haveChromium } = await import('./test/chromium.mjs')
const { findPostgres, startPostgres } = await import('./test/postgres.mjs')
const { resultsIn, summary } = await import('./test/report.mjs')

/** A runner that takes longer hangs, and is ended. */
const TIMEOUT_MS = 25 * 60_000

/**
 * The compiler and the linter are written in Go, and end before it pays to tidy their memory up: a quarter of the one's
 * processor time and a tenth of the other's, for a tenth more memory.
 */
const RARELY_TIDIED = { GOGC: '400' }

/** The developer's own settings, which must not reach the product under test. */
const OUR_SETTINGS = ['DATABASE_URL', 'TEST_DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'APP_URL', 'SMTP_URL']

/** @type {import('./test/report.mjs').Result[]} */
const results = []
/** The databases on which tests really ran. @type {Record<string, string>} */
const databases = {}
/** Of this run's databases and reports: in memory where there is plenty, for every commit of a test waits for its disk. */
const folder = mkdtempSync(join(bytesFree('/dev/shm') > 6e9 ? '/dev/shm' : tmpdir(), 'ribbonry-npm-test-'))
// Some tests run as another user.
chmodSync(folder, 0o1777)
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
for (const name of OUR_SETTINGS) delete process.env[name]

await orExplain(async () => {
  const isShort = process.argv.includes('--changed')
  // Where it has to be installed, it is while npm installs the packages.
  const chromium = isShort ? undefined : haveChromium()
  chromium?.catch(() => undefined)
  await prepareInstall()
  await interruptible(chromium === undefined ? runChanged : () => runAll(chromium))
  for (const name of (process.env.RIBBONRY_TEST_REQUIRE ?? '').split(','))
    if (name && !databases[name]) ended(name, 'nothing ran on this database, which is required here')
  console.log(`\nDatabases: ${Object.values(databases).join(', ') || 'none'}\n${summary(results).join('\n')}`)
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0
})

/**
 * The journeys leave a quarter of two cores idle, because they wait for timers and frames, and take as long as all the rest.
 * So the rest runs beside them, and gives way to them.
 * @param {Promise<string>} chromium
 */
async function runAll(chromium) {
  const built = build()
  await Promise.all([
    built.then(() => journeys(chromium)),
    checksAndUnits()
      .then(() => built)
      .then(onDatabases),
  ])
}

async function checksAndUnits() {
  await Promise.all([typesAndRules().then(unused), vitest('unit', ['unit'])])
}

async function onDatabases() {
  const [ranEmbedded] = await Promise.all([
    vitest('embedded', ['server', 'security']),
    // Waits for the processes it kills more than it computes, and so do the processes on PostgreSQL below.
    vitest('durability', ['durability'], ['--maxWorkers=1']),
  ])
  if (ranEmbedded) databases['embedded'] = 'embedded PGlite'
  await onPostgres()
}

async function runChanged() {
  const { folders, routes } = testsOfChanges()
  await checksAndUnits()
  if (folders.length > 0) await vitest('routes', ['server'], ['--passWithNoTests', ...folders])
  const security = ['access', 'planted-fields', 'fuzz']
  if (routes?.length !== 0)
    await vitest('security', ['security'], security, routes && { SECURITY_ROUTES: routes.join() })
}

async function typesAndRules() {
  await check('format', 'oxfmt/bin/oxfmt', '--check', '.')
  await check('types', '@typescript/native/bin/tsc', '-b')
  await check('lint', 'oxlint/bin/oxlint', '--type-aware')
}

async function unused() {
  await check('unused', 'knip/bin/knip.js')
  // Also what only tests use.
  await check('unused by the product', 'knip/bin/knip.js', '--production')
}

async function build() {
  await prepareBuild().then(
    () => ended('build'),
    (error) => ended('build', String(error)),
  )
}

async function onPostgres() {
  const found = findPostgres()
  if (!found) {
    console.log('\nPostgreSQL: not found')
    return
  }
  const postgres = await startPostgres(found.bin, {}, folder)
  const env = { TEST_DATABASE_URL: postgres.url, RECORDED_STATEMENTS: join(folder, 'statements') }
  await Promise.all([
    vitest('postgres', ['server'], [], env),
    vitest('processes', ['processes'], ['--maxWorkers=1'], env),
  ])
  if (postgres.connections() > 0) databases['postgres'] = `PostgreSQL ${found.version}`
  else ended('postgres', 'no test connected to the PostgreSQL in TEST_DATABASE_URL')
  // Judges the statements that ran.
  await vitest('plans', ['plans'], [], env)
  postgres.stop()
}

/** @param {Promise<string>} chromium where it is */
async function journeys(chromium) {
  try {
    const env = { CHROMIUM_PATH: await chromium }
    await runner('journeys', ['@playwright/test/cli.js', 'test', '--reporter=list,json'], { env })
  } catch (error) {
    ended('journeys', String(error))
  }
}

/** @param {string} step @param {string[]} projects of vitest.config.ts @param {string[]} [more] @param {NodeJS.ProcessEnv} [env] */
function vitest(step, projects, more = [], env = {}) {
  const chosen = projects.map((name) => `--project=${name}`)
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(step)}`]
  return runner(step, ['vitest/vitest.mjs', 'run', ...chosen, ...reports, ...more], { env, givesWay: true })
}

/** @param {string} step */
function reportOf(step) {
  return join(folder, `${step}.json`)
}

/**
 * Runs Vitest or Playwright, which print their own progress and write their own reports.
 * @param {string} step @param {string[]} program in node_modules, and its arguments
 * @param {{ env: NodeJS.ProcessEnv, givesWay?: boolean }} options
 * @returns whether a test ran
 */
async function runner(step, program, { env, givesWay = false }) {
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(step), TMPDIR: folder }
  const options = { env: { ...report, ...env }, isShown: true, timeoutMs: TIMEOUT_MS, givesWay }
  const { code } = await tool(program, options)
  const own = resultsIn(step, reportOf(step), code)
  results.push(...own)
  return own.some(({ state }) => state !== 'skipped')
}

/** A tool that finds nothing wrong counts as one check passed. @param {string} step @param {string[]} program */
async function check(step, ...program) {
  const { code, output } = await tool(program, { env: RARELY_TIDIED, givesWay: true })
  ended(step, code === 0 ? undefined : `\n${output.trimEnd()}`)
}

/** @param {string[]} program @param {Parameters<typeof run>[2]} [options] */
function tool([program = '', ...args], options = {}) {
  const env = { ...process.env, NO_COLOR: '1', ...options.env }
  return run(process.execPath, [inRoot('node_modules', program), ...args], { ...options, env })
}

/** @param {string} step that is no runner's @param {string} [complaint] when it failed */
function ended(step, complaint) {
  results.push({ step, test: '', state: complaint === undefined ? 'passed' : 'failed', note: complaint })
  console.log(`${step}: ${complaint ?? 'passed'}`)
}

/** @param {string} place */
function bytesFree(place) {
  const { bavail, bsize } = existsSync(place) ? statfsSync(place) : { bavail: 0, bsize: 0 }
  return bavail * bsize
}
