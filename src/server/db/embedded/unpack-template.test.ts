import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { pack, type Header } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpackTemplate } from './unpack-template.ts'

let folder: string
let root: string
let template: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-template-'))
  root = path.join(folder, 'cluster')
  template = path.join(folder, 'template.tar.gz')
  fs.mkdirSync(root)
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('unpacks files and empty directories, for their owner only', async () => {
  await write(
    [{ name: '/base/1', type: 'directory' }],
    [{ name: '/base/1/112' }, 'rows'],
    [{ name: '/PG_VERSION' }, '18\n'],
  )
  await unpackTemplate(template, root)
  expect(fs.readFileSync(path.join(root, 'base/1/112'), 'utf8')).toBe('rows')
  expect(fs.readFileSync(path.join(root, 'PG_VERSION'), 'utf8')).toBe('18\n')
  expect(fs.statSync(path.join(root, 'PG_VERSION')).mode & 0o777).toBe(0o600)
  expect(fs.statSync(path.join(root, 'base')).mode & 0o777).toBe(0o700)
})

test('refuses an entry that would leave the directory', async () => {
  await write([{ name: '../escaped' }, 'x'])
  await expect(unpackTemplate(template, root)).rejects.toThrow('leaves its directory')
  expect(fs.existsSync(path.join(folder, 'escaped'))).toBe(false)
})

test('refuses a file that is cut short', async () => {
  await write([
    { name: '/long' },
    Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * index) % 251)).toString('hex'),
  ])
  const whole = fs.readFileSync(template)
  for (const length of [100, Math.floor(whole.length / 2), whole.length - 1]) {
    fs.writeFileSync(template, whole.subarray(0, length))
    await expect(unpackTemplate(template, root)).rejects.toThrow('unexpected end of file')
  }
})

async function write(...entries: [header: Pick<Header, 'name'> & Partial<Header>, content?: string][]): Promise<void> {
  const archive = pack()
  for (const [header, content = ''] of entries) archive.entry(header, content)
  archive.finalize()
  const chunks: Uint8Array[] = []
  for await (const chunk of archive) chunks.push(chunk as Uint8Array)
  fs.writeFileSync(template, zlib.gzipSync(Buffer.concat(chunks)))
}
