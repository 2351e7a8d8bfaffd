import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ step: string, test: string, state: string, note?: string | undefined }} Result */
/** @typedef {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string }[] }} TestFile of Vitest */
/** @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Journey of Playwright */
/** @typedef {{ suites?: Report[], specs?: Journey[], testResults?: TestFile[] }} Report of either, or a suite of Playwright's */

/** Their words for how a test ended; all others mean that it did not run. @type {Record<string, string>} */
const states = { passed: 'passed', expected: 'passed', flaky: 'second try', failed: 'failed', unexpected: 'failed' }

/**
 * How each test of a runner ended. A runner that was cut short has no report and has failed, and so has one that ran
 * nothing, or ended badly without naming a failed test.
 * @param {string} step
 * @param {string} file of its report
 * @param {number | null} code that it ended with
 * @returns {Result[]}
 */
export function resultsIn(step, file, code) {
  const results = existsSync(file) ? testsIn(step, /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')))) : []
  const isSound = code === 0 && results.some(({ state }) => state !== 'skipped')
  if (isSound || results.some(({ state }) => state === 'failed')) return results
  return [...results, { step, test: '', state: 'failed', note: `ended with code ${code}` }]
}

/** @param {string} step @param {Report} report @returns {Result[]} */
function testsIn(step, { testResults = [], specs = [], suites = [] }) {
  const result = (/** @type {string} */ test, /** @type {string} */ status, note = '') => [
    { step, test, state: states[status] ?? 'skipped', note },
  ]
  return [
    ...testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
      const file = name.slice(process.cwd().length + 1)
      // It could not be read, or a hook failed.
      const isUnnamed = status === 'failed' && !tests.some((test) => test.status === 'failed')
      const named = tests.flatMap((test) => result(`${file} ${test.fullName}`, test.status))
      return isUnnamed ? [...named, ...result(file, status, message)] : named
    }),
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.flatMap(({ status }) => result(`${file}:${line} ${title}`, status)),
    ),
    ...suites.flatMap((suite) => testsIn(step, suite)),
  ]
}

/**
 * What is said at the end: what failed, what was tried twice, what was skipped, and the counts as the last line. What one
 * step skipped and another ran (each database has tests of its own) is not skipped.
 * @param {Result[]} results
 */
export function summary(results) {
  const ran = new Set(results.flatMap(({ state, test }) => (state === 'skipped' ? [] : test)))
  const of = (/** @type {string} */ state) => results.filter((result) => result.state === state)
  const [passed, again, failed] = [of('passed'), of('second try'), of('failed')]
  const skipped = of('skipped').filter(({ test }) => !ran.has(test))
  const line =
    (/** @type {string} */ word) =>
    (/** @type {Result} */ { step, test, note }) =>
      `${word} ${step}: ${test}${note ? ` (${note})` : ''}`
  return [
    ...failed.map(line('FAILED  ')),
    ...again.map(line('passed only at the second try:')),
    ...(skipped.length > 0 ? [`Skipped, ${skipped.length} in all:`, ...skipped.map(line(' '))] : []),
    `${passed.length + again.length} passed, ${failed.length} failed`,
  ]
}
