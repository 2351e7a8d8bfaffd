import { appendFileSync } from 'node:fs'

/** @typedef {'begun' | 'passed' | 'second try' | 'failed' | 'skipped' | 'ended'} State 'ended' is that of a file */
/** @typedef {{ id: string, file: string, name: string, state: State, note?: string }} Line `id` differs between namesakes */

/**
 * Writes a line into the file TEST_REPORT when a test begins and when it ends, so that a run that was cut short has lost
 * nothing. Vitest and Playwright both take it: they call methods of different names.
 */
export default class LineReporter {
  /** A test that blocks its worker isn't heard of, but its file is. @param {import('vitest/node').TestModule} module */
  onTestModuleQueued(module) {
    write({ ...placeOfFile(module), state: 'begun' })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    write({ ...placeOf(test), state: 'begun' })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const result = test.result()
    if (result.state === 'pending') return
    const note = result.state === 'skipped' ? result.note : undefined
    write({ ...placeOf(test), state: result.state, ...(note !== undefined && { note }) })
  }

  /** A beforeAll that failed. @param {import('vitest/node').TestSuite} suite */
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) write({ ...placeOf(suite), state: 'failed' })
  }

  /**
   * Once more how each test ended, because events of two workers now and then come late; and a file that couldn't be read.
   * @param {import('vitest/node').TestModule} module
   */
  onTestModuleEnd(module) {
    for (const test of module.children.allTests()) this.onTestCaseResult(test)
    write({ ...placeOfFile(module), state: module.errors().length > 0 ? 'failed' : 'ended' })
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    write({ ...placeOfJourney(test), state: 'begun' })
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status, retry }) {
    const isExpected = status === test.expectedStatus
    if (!isExpected && retry < test.retries) return
    const passed = retry > 0 ? 'second try' : 'passed'
    write({ ...placeOfJourney(test), state: status === 'skipped' ? status : isExpected ? passed : 'failed' })
  }

  /** Playwright's own reporter prints. */
  printsToStdio() {
    return false
  }
}

/** @param {import('vitest/node').TestCase | import('vitest/node').TestSuite} test */
const placeOf = (test) => ({ id: test.id, file: test.module.relativeModuleId, name: test.fullName })

/** @param {import('vitest/node').TestModule} module */
const placeOfFile = (module) => ({ id: module.id, file: module.relativeModuleId, name: '' })

/** Its path begins with the project and the file. @param {import('@playwright/test/reporter').TestCase} test */
const placeOfJourney = (test) => ({
  id: test.id,
  file: `${test.titlePath()[2]}:${test.location.line}`,
  name: test.titlePath().slice(3).join(' > '),
})

/** @param {Line} line */
const write = (line) => appendFileSync(process.env.TEST_REPORT ?? '', `${JSON.stringify(line)}\n`)
