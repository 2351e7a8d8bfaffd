import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, inWords, judge, nothing, passedAtSecondTry, sum } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ribbonry-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what npm test counts', () => {
  it('is what Vitest reports, and one more for a file that it could not read', () => {
    const file = report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    })
    expect(countVitest(file)).toEqual({ passed: 5, failed: 2, skipped: 3 })
  })

  it('is what Playwright reports; one that passed at the second try has passed', () => {
    const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } })
    expect(countPlaywright(file)).toEqual({ passed: 8, failed: 1, skipped: 2 })
  })

  it('names those that passed at the second try', () => {
    const spec = (title: string, status: string) => ({ title, file: 'mail.spec.ts', line: 7, tests: [{ status }] })
    const group = { specs: [spec('arrives late', 'flaky')] }
    const file = report({
      suites: [{ specs: [spec('arrives', 'expected'), spec('is lost', 'unexpected')], suites: [group] }],
    })
    expect(passedAtSecondTry(file)).toEqual(['mail.spec.ts:7 arrives late'])
    expect(passedAtSecondTry(join(folder, 'none.json'))).toEqual([])
  })

  it('holds a runner that ended without a report, or ran nothing, for failed', () => {
    expect(judge(countVitest(join(folder, 'none.json')), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(judge(nothing, 0).failed).toBe(1)
  })

  it('holds a runner that ended badly although no test failed for failed', () => {
    expect(judge({ passed: 9, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 9, failed: 1, skipped: 0 })
    expect(judge({ passed: 9, failed: 0, skipped: 0 }, null).failed).toBe(1)
    expect(judge({ passed: 9, failed: 2, skipped: 0 }, 1).failed).toBe(2)
    expect(judge({ passed: 9, failed: 0, skipped: 0 }, 0).failed).toBe(0)
  })

  it('is said in one line', () => {
    const counts = sum([
      { passed: 3, failed: 1, skipped: 0 },
      { passed: 4, failed: 0, skipped: 0 },
    ])
    expect(inWords(counts)).toBe('7 passed, 1 failed')
    expect(inWords({ ...counts, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped')
  })
})

function report(content: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
