// npm test: installs what is missing, runs every check and every test, goes on after a failure, and adds up what the
// runners report. `npm run check` (--changed) runs the quick ones, and the server's tests of what changed.
// RIBBONRY_TEST_REQUIRE=embedded,postgres (set by CI) makes a database on which nothing ran a failure.
import './lib/node-version.mjs'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './lib/children.mjs'
import { orExplain } from './lib/chore-error.mjs'
import { prepareBuild, prepareInstall } from './lib/prepare.mjs'
import { testsOfChanges } from './test/changed.mjs'
import { haveChromium } from './test/chromium.mjs'
import { havePostgres, startPostgres } from './test/postgres.mjs'
import { resultsIn, summary, times } from './test/report.mjs'

/** A runner that takes longer hangs, and is ended. */
const TIMEOUT_MS = 45 * 60_000
/** In minutes, what all of them may take on two quiet cores, for people to run them before each push. */
const LIMIT = 14
/**
 * For Playwright's workers, which end before optimized code would pay, and collect garbage less often in 32 MB for what's new.
 * Measured in turns, three times each: 43.3, 44.2 and 42.6 s for twelve journeys without, 39.2, 43.3 and 41.1 s with them.
 */
const FOR_SHORT_LIVES = ['--interrupt-budget=1000000', '--max-semi-space-size=32']

/** @type {import('./test/report.mjs').Result[]} */
const results = []
/** The databases on which tests really ran. @type {Record<string, string>} */
const databases = {}
/** How long each step took; some run side by side. @type {Record<string, number>} */
const tookMs = {}

/** Of this run's databases and reports: in memory where there is plenty, for every commit of a test waits for its disk. */
const isRoomy = (/** @type {fs.StatsFs} */ { bavail, bsize }) => bavail * bsize > 6e9
const place = fs.existsSync('/dev/shm') && isRoomy(fs.statfsSync('/dev/shm')) ? '/dev/shm' : tmpdir()
const folder = fs.mkdtempSync(join(place, 'ribbonry-npm-test-'))
// Some tests run as another user.
fs.chmodSync(folder, 0o1777)
// Also between two runners, when nothing else hears a signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

// The developer's own settings must not reach the product under test.
for (const name of ['DATABASE_URL', 'TEST_DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'APP_URL', 'SMTP_URL'])
  delete process.env[name]

await orExplain(async () => {
  const isAll = !process.argv.includes('--changed')
  const beganMs = performance.now()
  const required = (process.env.RIBBONRY_TEST_REQUIRE ?? '').split(',')
  // Debian's packages are installed beside npm's and what needs neither.
  const programs = isAll ? havePrograms(required.includes('postgres')) : undefined
  await timed('install', prepareInstall)
  await (programs ? runAll(programs) : runChanged())
  for (const name of required)
    if (name && !databases[name]) ended(name, 'nothing ran on this database, which is required here')
  const allMs = performance.now() - beganMs
  console.log(`\n${times(allMs, tookMs)}`)
  if (isAll && allMs > LIMIT * 60_000)
    console.log(
      `More than ${LIMIT} minutes: on two quiet cores something has to wait for npm run verify (decision 25).`,
    )
  console.log(`Databases: ${Object.values(databases).join(', ') || 'none'}\n${summary(results).join('\n')}`)
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0
})

/**
 * One after the other: each takes both cores for itself. Side by side they took a third more processor time, because they
 * kept emptying each other's caches. What takes one core or only waits runs beside what leaves one idle.
 * @param {ReturnType<typeof havePrograms>} programs
 */
async function runAll(programs) {
  const built = timed('build', prepareBuild).then(
    () => ended('build'),
    (error) => ended('build', String(error)),
  )
  await Promise.all([built, checkCode()])
  await Promise.all([checkUse(), vitest('unit', ['unit'])])
  const { postgres: found, chromium } = await programs
  await onEmbedded(found ? { SERVER_FOLLOWS: '1' } : {})
  const postgres =
    found && (await startPostgres(found.bin, {}, folder).catch((error) => ended('postgres', String(error))))
  if (!postgres) return journeys(chromium)
  const server = { TEST_DATABASE_URL: postgres.url }
  const recording = { ...server, RECORDED_STATEMENTS: join(folder, 'statements') }
  await Promise.all([vitest('postgres', ['server'], [], recording), vitest('processes', ['processes'], [], server)])
  if (postgres.connections() > 0) databases['postgres'] = `PostgreSQL ${found.version}`
  else ended('postgres', 'no test connected to the PostgreSQL in TEST_DATABASE_URL')
  // Judges the statements that ran, while the product starts for the journeys.
  await Promise.all([vitest('plans', ['plans'], [], recording), journeys(chromium, server)])
  postgres.stop()
}

/** One after the other: Debian's tool lets nobody install beside another. @param {boolean} isPostgresRequired */
async function havePrograms(isPostgresRequired) {
  return { postgres: await havePostgres(isPostgresRequired), chromium: await haveChromium() }
}

async function runChanged() {
  const { folders, routes } = testsOfChanges()
  await Promise.all([checkCode().then(checkUse), vitest('unit', ['unit'])])
  if (folders.length > 0) await vitest('routes', ['server'], ['--passWithNoTests', ...folders])
  const security = ['access', 'planted-fields', 'fuzz'].map((name) => `security-tests/${name}`)
  if (routes?.length !== 0) await vitest('security', ['server'], security, routes && { SECURITY_ROUTES: routes.join() })
}

async function checkCode() {
  await check('format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.')
  // The linter reads the types anyway: the compiler would read them once more.
  await check(
    'lint and types',
    'node_modules/oxlint/bin/oxlint',
    '--type-aware',
    '--type-check',
    '--report-unused-disable-directives-severity=error',
  )
}

async function checkUse() {
  await check('unused', 'node_modules/knip/bin/knip.js')
  // Also what only tests use.
  await check('unused by the product', 'node_modules/knip/bin/knip.js', '--production')
}

/** @param {NodeJS.ProcessEnv} server whether one follows, to which some tests are left */
async function onEmbedded(server) {
  const [ran] = await Promise.all([
    vitest('embedded', ['server'], [], server),
    // Waits for the processes it kills more than it computes, and so do the processes on PostgreSQL below.
    vitest('durability', ['durability']),
  ])
  if (ran) databases['embedded'] = 'embedded PGlite'
}

/** @param {string | undefined} chromium where it is @param {NodeJS.ProcessEnv} [server] */
async function journeys(chromium, server) {
  if (!chromium) return ended('journeys', 'there is no Chromium')
  const report = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'journeys.json') }
  const program = [...FOR_SHORT_LIVES, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  await runner('journeys', program, { ...report, ...server })
}

/** @param {string} step @param {string[]} projects of vitest.config.ts @param {string[]} [more] @param {NodeJS.ProcessEnv} [env] */
function vitest(step, projects, more = [], env = {}) {
  const chosen = projects.map((name) => `--project=${name}`)
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, `${step}.json`)}`]
  const program = ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reports, ...more]
  return runner(step, program, env)
}

/**
 * Runs Vitest or Playwright, which print their own progress and write their own reports.
 * @param {string} step @param {string[]} program @param {NodeJS.ProcessEnv} env
 * @returns whether a test ran
 */
async function runner(step, program, env) {
  const all = { ...process.env, NO_COLOR: '1', TMPDIR: folder, ...env }
  const options = { env: all, isShown: true, timeoutMs: TIMEOUT_MS }
  const { code } = await timed(step, () => run(process.execPath, program, options))
  const own = resultsIn(step, join(folder, `${step}.json`), code)
  results.push(...own)
  return own.some(({ state }) => state !== 'skipped')
}

/** A program that finds nothing wrong counts as one check passed. @param {string} step @param {string[]} program */
async function check(step, ...program) {
  // The linter's types are written in Go, and end before it pays to tidy their memory up: a fifth of the processor time, for
  // a tenth more memory.
  const env = { ...process.env, NO_COLOR: '1', GOGC: 'off', GOMEMLIMIT: '3GiB' }
  const { code, output } = await timed(step, () => run(process.execPath, program, { env }))
  ended(step, code === 0 ? undefined : `\n${output.trimEnd()}`)
}

/** Does a step, and notes how long it took. @template T @param {string} step @param {() => Promise<T>} work */
async function timed(step, work) {
  const beganMs = performance.now()
  try {
    return await work()
  } finally {
    tookMs[step] = performance.now() - beganMs
  }
}

/** @param {string} step that is no runner's @param {string} [complaint] when it failed */
function ended(step, complaint) {
  results.push({ step, test: '', state: complaint === undefined ? 'passed' : 'failed', note: complaint })
  console.log(`${step}: ${complaint ?? 'passed'}`)
}
