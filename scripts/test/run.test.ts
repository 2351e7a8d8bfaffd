// A small project of its own folder with our scripts in it, and stand-ins for the tools that npm run check starts.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

const PASSES = ''
const FAILS = `console.log('a rule is broken'); process.exit(1)`
const VITEST = `
import fs from 'node:fs'
const file = process.argv.find((argument) => argument.startsWith('--outputFile.json=')).split('=')[1]
const test = { fullName: 'arrives', status: 'passed' }
const testFile = { name: process.cwd() + '/mail.test.ts', status: 'passed', message: '', assertionResults: [test] }
fs.writeFileSync(file, JSON.stringify({ testResults: [testFile] }))`

let project: string
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'ribbonry-check-'))
  for (const part of ['scripts', 'src/server/db/embedded/lock.mjs'])
    cpSync(inRoot(part), join(project, part), { recursive: true })
  const files = {
    'package.json': '{"type":"module"}',
    'package-lock.json': '{"packages":{}}',
    'node_modules/.package-lock.json': '{"packages":{}}',
    'node_modules/oxfmt/bin/oxfmt': PASSES,
    'node_modules/oxlint/bin/oxlint': FAILS,
    'node_modules/knip/bin/knip.js': PASSES,
    'node_modules/vitest/vitest.mjs': VITEST,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), content)
  }
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

it('goes on after a step that fails, counts what passed, and misses a database that is required', () => {
  const env = { PATH: process.env['PATH'], RIBBONRY_TEST_REQUIRE: 'embedded' }
  const options = { cwd: project, env, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs', '--changed'], options)
  expect(stdout.trim().split('\n').slice(-5)).toEqual([
    'Databases: none',
    'FAILED   lint and types:  (',
    'a rule is broken)',
    'FAILED   embedded:  (nothing ran on this database, which is required here)',
    '4 passed, 2 failed',
  ])
  expect(status).toBe(1)
})
