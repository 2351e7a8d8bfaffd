import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureCluster, POSTGRES_MAJOR } from './cluster.ts'
import { freshTemplate } from './template.ts'

describe.skipIf(process.env.TEST_DATABASE_URL)('making a cluster', () => {
  let folder: string
  let directory: string

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-cluster-'))
    directory = path.join(folder, 'data', 'pg')
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  test('leaves nothing that another user could open', async () => {
    await ensureCluster(directory, await freshTemplate())
    const entries = fs.readdirSync(directory, { recursive: true, withFileTypes: true })
    expect(entries.length).toBeGreaterThan(900)
    expect(modeOf(directory)).toBe(0o700)
    for (const entry of entries) {
      expect(modeOf(path.join(entry.parentPath, entry.name))).toBe(entry.isDirectory() ? 0o700 : 0o600)
    }
  })

  test('begins again after a crash that left it unfinished', async () => {
    fs.mkdirSync(`${directory}.unfinished/base`, { recursive: true })
    await ensureCluster(directory, await freshTemplate())
    expect(fs.readdirSync(path.dirname(directory))).toEqual(['pg'])
  })

  test('leaves a cluster that is there alone', async () => {
    await ensureCluster(directory, await freshTemplate())
    fs.writeFileSync(path.join(directory, 'witness'), 'still here')
    await ensureCluster(directory, await freshTemplate())
    expect(fs.readFileSync(path.join(directory, 'witness'), 'utf8')).toBe('still here')
  })

  test('works without a template, only slower', async () => {
    await ensureCluster(directory, path.join(folder, 'missing.tar.gz'))
    expect(fs.readFileSync(path.join(directory, 'PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR)
  })

  test('does not touch a cluster of another PostgreSQL and says what to do', async () => {
    fs.mkdirSync(directory, { recursive: true })
    fs.writeFileSync(path.join(directory, 'PG_VERSION'), '17\n')
    await expect(ensureCluster(directory)).rejects.toThrow('was written by PostgreSQL 17')
    expect(fs.readdirSync(directory)).toEqual(['PG_VERSION'])
  })

  test("does not touch a stranger's files", async () => {
    fs.mkdirSync(directory, { recursive: true })
    fs.writeFileSync(path.join(directory, 'holiday.jpg'), 'a beach')
    await expect(ensureCluster(directory, await freshTemplate())).rejects.toThrow('other files')
    expect(fs.readdirSync(directory)).toEqual(['holiday.jpg'])
  })

  test('a damaged template leaves no cluster', async () => {
    const cut = path.join(folder, 'cut.tar.gz')
    fs.writeFileSync(cut, fs.readFileSync(await freshTemplate()).subarray(0, 100_000))
    await expect(ensureCluster(directory, cut)).rejects.toThrow('unexpected end of file')
    expect(fs.existsSync(directory)).toBe(false)
  })
})

const modeOf = (file: string) => fs.statSync(file).mode & 0o777
