import { existsSync } from 'node:fs'
import { readJson } from '../lib/json.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const nothing = { passed: 0, failed: 0, skipped: 0 }
/** @type {Counts} */
export const onePassed = { ...nothing, passed: 1 }
/** @type {Counts} */
export const oneFailed = { ...nothing, failed: 1 }

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export const sum = (counts) =>
  counts.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    nothing,
  )

/** @param {Counts} counts */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: PlaywrightSuite[] }} PlaywrightReport
 */

/**
 * What Vitest's own JSON report counts. A file that could not even be read has no tests in it and counts as one failure.
 * @param {string} file
 * @returns {Counts}
 */
export function countVitest(file) {
  if (!existsSync(file)) return nothing
  const report = /** @type {VitestReport} */ (readJson(file))
  const unread = report.testResults.filter((each) => each.status === 'failed' && each.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * What Playwright's own JSON report counts. One that failed and passed when it was tried again (playwright.config.ts) has
 * passed; `passedAtSecondTry` names it.
 * @param {string} file
 * @returns {Counts}
 */
export function countPlaywright(file) {
  if (!existsSync(file)) return nothing
  const { expected, unexpected, flaky, skipped } = /** @type {PlaywrightReport} */ (readJson(file)).stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/**
 * The names of those, such as 'mail.spec.ts:12 a reminder arrives'.
 * @param {string} file
 */
export function passedAtSecondTry(file) {
  if (!existsSync(file)) return []
  const { suites } = /** @type {PlaywrightReport} */ (readJson(file))
  return suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file}:${spec.line} ${spec.title}`)
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

/**
 * A runner's counts corrected by how it ended: one that ran nothing, or ended badly without naming a failed test,
 * has failed once.
 * @param {Counts} counts
 * @param {number | null} code
 * @returns {Counts}
 */
export function judge(counts, code) {
  const ranNothing = counts.passed + counts.failed === 0
  const crashed = code !== 0 && counts.failed === 0
  return ranNothing || crashed ? { ...counts, failed: counts.failed + 1 } : counts
}
