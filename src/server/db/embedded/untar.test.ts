import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { untar } from './untar.ts'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-untar-'))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

test('unpacks files and empty directories, for their owner only', () => {
  untar(archive(entry('/base/1', '5'), entry('/base/1/112', '0', 'rows'), entry('/PG_VERSION', '0', '18\n')), root)
  expect(fs.readFileSync(path.join(root, 'base/1/112'), 'utf8')).toBe('rows')
  expect(fs.readFileSync(path.join(root, 'PG_VERSION'), 'utf8')).toBe('18\n')
  expect(fs.statSync(path.join(root, 'PG_VERSION')).mode & 0o777).toBe(0o600)
  expect(fs.statSync(path.join(root, 'base')).mode & 0o777).toBe(0o700)
})

test('refuses an entry that would leave the directory', () => {
  expect(() => untar(archive(entry('../escaped', '0', 'x')), root)).toThrow('leaves its directory')
  expect(fs.existsSync(path.join(root, '../escaped'))).toBe(false)
})

test('refuses an archive that is cut short', () => {
  const whole = archive(entry('/long', '0', 'x'.repeat(5_000)))
  for (const length of [0, 512, 2_000, whole.length - 1_024]) {
    expect(() => untar(whole.subarray(0, length), root)).toThrow('cut short')
  }
})

function archive(...entries: Buffer[]): Buffer {
  return Buffer.concat([...entries, Buffer.alloc(1_024)])
}

function entry(name: string, kind: '0' | '5', content = ''): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write(content.length.toString(8).padStart(11, '0'), 124)
  header.write(kind, 156)
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
  body.write(content)
  return Buffer.concat([header, body])
}
