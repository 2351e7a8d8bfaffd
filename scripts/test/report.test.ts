import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { resultsIn, summary, type Result } from './report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ribbonry-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const line = (name: string, state: Result['state'], id = name) => ({ id, file: 'mail.test.ts', name, state })

function endOf(lines: object[], code: number | null = 0, step = 'unit'): string[] {
  return summary(resultsIn(step, written(lines), code))
}

function written(lines: object[]): string {
  const file = join(folder, 'report')
  writeFileSync(file, lines.map((each) => `${JSON.stringify(each)}\n`).join(''))
  return file
}

describe('the end of npm test', () => {
  it('counts each test by how it ended, namesakes too', () => {
    const lines = [
      line('arrives', 'begun', '1'),
      line('arrives', 'passed', '1'),
      line('arrives', 'begun', '2'),
      line('arrives', 'passed', '2'),
    ]
    expect(endOf(lines)).toEqual(['2 passed, 0 failed'])
  })

  it('names what failed', () => {
    const lines = [line('arrives', 'passed'), line('is lost', 'failed')]
    expect(endOf(lines, 1)).toEqual(['FAILED   unit: mail.test.ts is lost', '1 passed, 1 failed'])
  })

  it('keeps what passed before a runner hung, and names the test that did not end', () => {
    const lines = [line('arrives', 'begun'), line('arrives', 'passed'), line('hangs', 'begun')]
    expect(endOf(lines, null)).toEqual(['FAILED   unit: mail.test.ts hangs (did not end)', '1 passed, 1 failed'])
  })

  it('names the file of a test that blocked its worker', () => {
    const lines = [line('', 'begun', 'file'), line('arrives', 'passed')]
    expect(endOf(lines, null)).toEqual(['FAILED   unit: mail.test.ts (did not end)', '1 passed, 1 failed'])
    expect(endOf([...lines, line('', 'ended', 'file')])).toEqual(['1 passed, 0 failed'])
  })

  it('counts a runner that ran nothing, or ended badly although no test failed, as a failure', () => {
    expect(endOf([], 0)).toEqual(['FAILED   unit: (ended with code 0)', '0 passed, 1 failed'])
    expect(endOf([line('is left out', 'skipped')], 0).at(-1)).toBe('0 passed, 1 failed')
    expect(endOf([line('arrives', 'passed')], 1)).toEqual(['FAILED   unit: (ended with code 1)', '1 passed, 1 failed'])
    expect(summary(resultsIn('unit', join(folder, 'none'), null)).at(-1)).toBe('0 passed, 1 failed')
  })

  it('names a journey that passed only at the second try, and counts it as passed', () => {
    const lines = [line('arrives', 'begun'), line('arrives', 'begun'), line('arrives', 'second try')]
    expect(endOf(lines)).toEqual(['passed only at the second try: unit: mail.test.ts arrives', '1 passed, 0 failed'])
  })

  it('names what no step ran, with the reason, above the counts', () => {
    const skipped = { ...line('on Windows', 'skipped'), note: 'needs Windows' }
    const embedded = [line('locks', 'passed'), line('explains', 'skipped'), skipped]
    const postgres = [line('locks', 'skipped'), line('explains', 'passed')]
    const results = [...resultsIn('embedded', written(embedded), 0), ...resultsIn('postgres', written(postgres), 0)]
    expect(summary(results)).toEqual([
      'Skipped, 1 in all:',
      '  embedded: mail.test.ts on Windows (needs Windows)',
      '2 passed, 0 failed',
    ])
  })
})
