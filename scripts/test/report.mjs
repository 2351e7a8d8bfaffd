import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../lib/paths.mjs'

/** @typedef {{ step: string, test: string, state: string, note?: string | undefined }} Result */
/** @typedef {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string }[] }} TestFile of Vitest */
/** @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Journey of Playwright */
/** @typedef {{ suites?: Report[], specs?: Journey[], testResults?: TestFile[] }} Report of either, or a suite of Playwright's */

/** Their words for how a test ended; all others mean that it did not run. @type {Record<string, string>} */
const states = { passed: 'passed', expected: 'passed', flaky: 'second try', failed: 'failed', unexpected: 'failed' }

/**
 * How each test of a runner ended. A runner that was cut short has no report and has failed, and so has one that ran
 * nothing, or ended badly without naming a failed test.
 * @param {string} step @param {string} file of its report @param {number | null} code that it ended with
 */
export function resultsIn(step, file, code) {
  const report = existsSync(file) ? /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8'))) : {}
  const results = [...testsIn(report)].map((test) => ({ ...test, step, state: states[test.state] ?? 'skipped' }))
  const has = (/** @type {string[]} */ ...some) => results.some(({ state }) => some.includes(state))
  const isClear = has('failed') || (code === 0 && has('passed', 'second try'))
  return isClear ? results : [...results, { step, test: '', state: 'failed', note: `ended with code ${code}` }]
}

/** @param {Report} report @returns {Generator<Omit<Result, 'step'>>} */
function* testsIn({ testResults = [], specs = [], suites = [] }) {
  for (const { name, status, message, assertionResults: tests } of testResults) {
    const file = relative(root, name)
    for (const { fullName, status: state } of tests) yield { test: `${file} ${fullName}`, state }
    // It could not be read, or a hook failed.
    if (status === 'failed' && !tests.some((test) => test.status === 'failed'))
      yield { test: file, state: status, note: message }
  }
  for (const { file, line, title, tests } of specs)
    for (const { status: state } of tests) yield { test: `${file}:${line} ${title}`, state }
  for (const suite of suites) yield* testsIn(suite)
}

/**
 * What is said at the end: what failed, what was tried twice, what was skipped, and the counts as the last line. What one
 * step skipped and another ran (each database has tests of its own) is not skipped.
 * @param {Result[]} results
 */
export function summary(results) {
  const ran = new Set(results.flatMap(({ state, test }) => (state === 'skipped' ? [] : test)))
  const lines = (/** @type {string} */ wanted, word = '') =>
    results
      .filter(({ state, test }) => state === wanted && !(wanted === 'skipped' && ran.has(test)))
      .map(({ step, test, note }) => `${word} ${step}: ${test}${note ? ` (${note})` : ''}`)
  const [failed, skipped] = [lines('failed', 'FAILED  '), lines('skipped', ' ')]
  const again = lines('second try', 'passed only at the second try:')
  if (skipped.length > 0) skipped.unshift(`Skipped, ${skipped.length} in all:`)
  const counts = `${lines('passed').length + again.length} passed, ${failed.length} failed`
  return [...failed, ...again, ...skipped, counts]
}

/**
 * How long everything took, and each step.
 * @param {number} allMs @param {Record<string, number>} tookMs
 */
export function times(allMs, tookMs) {
  const steps = Object.entries(tookMs).map(([step, ms]) => `${step} ${duration(ms)}`)
  return `Took ${duration(allMs)}: ${steps.join(', ')}`
}

/** '2 min 5 s' */
function duration(/** @type {number} */ ms) {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
