import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { resultsIn, summary, times } from './report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ribbonry-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As Vitest writes it: a file and its tests with how they ended. */
const vitest = (tests: Record<string, string>, status = 'passed', message = '') => ({
  testResults: [
    {
      name: inRoot('mail.test.ts'),
      status,
      message,
      assertionResults: Object.entries(tests).map(([fullName, one]) => ({ fullName, status: one })),
    },
  ],
})

/** As Playwright writes it: a file is a suite, and has others in it. */
const playwright = (tests: Record<string, string>) => ({
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: Object.entries(tests).map(([title, status]) => ({
            title,
            file: 'mail.spec.ts',
            line: 7,
            tests: [{ status }],
          })),
        },
      ],
    },
  ],
})

function resultsOf(report: object, code: number | null = 0, step = 'unit') {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return resultsIn(step, file, code)
}

const endOf = (...args: Parameters<typeof resultsOf>) => summary(resultsOf(...args))

describe('the end of npm test', () => {
  it('counts tests and journeys by how they ended', () => {
    const tests = resultsOf(vitest({ arrives: 'passed', leaves: 'passed' }))
    const journeys = resultsOf(playwright({ arrives: 'expected' }), 0, 'journeys')
    expect(summary([...tests, ...journeys])).toEqual(['3 passed, 0 failed'])
  })

  it('names what failed', () => {
    const tests = vitest({ arrives: 'passed', 'is lost': 'failed' }, 'failed')
    expect(endOf(tests, 1)).toEqual(['FAILED   unit: mail.test.ts is lost', '1 passed, 1 failed'])
    const journeys = playwright({ 'is lost': 'unexpected' })
    expect(endOf(journeys, 1)).toEqual(['FAILED   unit: mail.spec.ts:7 is lost', '0 passed, 1 failed'])
  })

  it('names a file that could not be read, or whose hook failed', () => {
    const report = vitest({ arrives: 'passed' }, 'failed', 'no such module')
    expect(endOf(report, 1)).toEqual(['FAILED   unit: mail.test.ts (no such module)', '1 passed, 1 failed'])
  })

  it('counts a runner that was cut short as a failure: it has no report', () => {
    expect(summary(resultsIn('unit', join(folder, 'none'), null))).toEqual([
      'FAILED   unit:  (ended with code null)',
      '0 passed, 1 failed',
    ])
  })

  it('counts a runner that ran nothing, or ended badly although no test failed, as a failure', () => {
    expect(endOf(vitest({ 'is left out': 'skipped' })).at(-1)).toBe('0 passed, 1 failed')
    expect(endOf(vitest({ arrives: 'passed' }), 1).at(-1)).toBe('1 passed, 1 failed')
  })

  it('names a journey that passed only at the second try, and counts it as passed', () => {
    expect(endOf(playwright({ arrives: 'flaky' }))).toEqual([
      'passed only at the second try: unit: mail.spec.ts:7 arrives',
      '1 passed, 0 failed',
    ])
  })

  it('names what no step ran above the counts', () => {
    const embedded = vitest({ locks: 'passed', explains: 'skipped', 'on Windows': 'skipped' })
    const postgres = vitest({ locks: 'skipped', explains: 'passed' })
    expect(summary([...resultsOf(embedded, 0, 'embedded'), ...resultsOf(postgres, 0, 'postgres')])).toEqual([
      'Skipped, 1 in all:',
      '  embedded: mail.test.ts on Windows',
      '2 passed, 0 failed',
    ])
  })
})

it('says how long everything took, and each step', () => {
  const took = times(754_400, { install: 36_600, 'lint and types': 59_600, journeys: 360_000 })
  expect(took).toBe('Took 12 min 34 s: install 37 s, lint and types 1 min 0 s, journeys 6 min 0 s')
})
