import { existsSync, readFileSync } from 'node:fs'

/** @typedef {import('./reporter.mjs').Line} Line */
/** @typedef {Line & { step: string }} Result */

const UNFINISHED = /** @type {const} */ ({ state: 'failed', note: 'did not end' })

/**
 * How each test of a runner ended, from the lines that reporter.mjs has written. A test that began and did not end has
 * failed, and so has a runner that ran nothing, or ended badly without naming a failed test.
 * @param {string} step
 * @param {string} file
 * @param {number | null} code that the runner ended with
 * @returns {Result[]}
 */
export function resultsIn(step, file, code) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  /** @type {Map<string, Line>} */
  const last = new Map()
  for (const line of lines.map((text) => /** @type {Line} */ (JSON.parse(text)))) last.set(line.id, line)
  const results = [...last.values()]
    .filter(({ state }) => state !== 'ended')
    .map((line) => ({ ...line, step, ...(line.state === 'begun' && UNFINISHED) }))
  const isSound = code === 0 && results.some(({ state }) => state !== 'skipped')
  if (isSound || results.some(({ state }) => state === 'failed')) return results
  return [...results, { step, id: step, file: '', name: '', state: 'failed', note: `ended with code ${code}` }]
}

/**
 * What is said at the end: what failed, what was tried twice, what was skipped and why, and the counts as the last line.
 * What one step skipped and another ran (each database has tests of its own) is not skipped.
 * @param {Result[]} results
 * @returns {string[]}
 */
export function summary(results) {
  const named = (/** @type {Result} */ { step, file, name, note }) =>
    [`${step}:`, file, name, ...(note ? [`(${note})`] : [])].filter(Boolean).join(' ')
  const of = (/** @type {Result['state']} */ state) => results.filter((result) => result.state === state)
  const ran = new Set(results.filter(({ state }) => state !== 'skipped').map(({ file, name }) => `${file} ${name}`))
  const skipped = of('skipped').filter(({ file, name }) => !ran.has(`${file} ${name}`))
  const passed = of('passed').length + of('second try').length
  return [
    ...of('failed').map((result) => `FAILED   ${named(result)}`),
    ...of('second try').map((result) => `passed only at the second try: ${named(result)}`),
    ...(skipped.length > 0 ? [`Skipped, ${skipped.length} in all:`, ...skipped.map((one) => `  ${named(one)}`)] : []),
    `${passed} passed, ${of('failed').length} failed`,
  ]
}
