import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readBackup } from './db/backup/read-backup.ts'
import { refuseUnwritable } from './db/backup/write-backup.ts'
import { makeDataFolder } from './db/data-folder.ts'
import { orExplain } from './program.ts'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-program-'))
  fs.writeFileSync(path.join(folder, 'file'), '')
  fs.symlinkSync('/nowhere/data', path.join(folder, 'link'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

describe('what stops a program is said in one sentence', () => {
  it.each([
    [
      'nosuch.invalid',
      'No address was found for nosuch.invalid. Set HOST to an address of this machine, such as 127.0.0.1.',
    ],
    ['999.1.1.1', 'No address was found for 999.1.1.1. Set HOST to an address of this machine, such as 127.0.0.1.'],
    ['192.0.2.1', 'This machine has no address 192.0.2.1. Set HOST to one it has.'],
  ])('when it listens on %s', async (host, sentence) => {
    expect(await said(() => listen(host))).toBe(sentence)
    expect(process.exitCode).toBe(1)
  })

  const linkToNowhere =
    "FOLDER/link is a link to /nowhere/data, which doesn't exist. Create that folder, or set DATA_DIR to another one."
  const notAFolder = 'FOLDER/file is a file where a folder is needed. Set DATA_DIR to a folder.'
  it.each([
    ['FOLDER/link', linkToNowhere],
    ['FOLDER/link/data', linkToNowhere],
    ['FOLDER/file', notAFolder],
    ['FOLDER/file/data', notAFolder],
  ])('when DATA_DIR is %s', async (dataDir, sentence) => {
    expect(await said(() => makeDataFolder(inFolder(dataDir)))).toBe(inFolder(sentence))
  })

  it.runIf(fs.existsSync('/proc/self'))('when DATA_DIR is in /proc', async () => {
    const sentence = 'No folder can be created at /proc/ribbonry. Set DATA_DIR to another one.'
    expect(await said(() => makeDataFolder('/proc/ribbonry/data'))).toBe(sentence)
  })

  const which = 'Name a backup, such as those in the folder backups of DATA_DIR.'
  it.each([
    ['FOLDER/typo.gz', `There is no file FOLDER/typo.gz that this user may read. ${which}`],
    ['FOLDER/file/typo.gz', `There is no file FOLDER/file/typo.gz that this user may read. ${which}`],
    ['FOLDER', `FOLDER is a folder. ${which}`],
  ])('when it restores %s', async (file, sentence) => {
    expect(await said(() => readBackup(inFolder(file)))).toBe(inFolder(sentence))
  })

  it.each([
    'FOLDER/file/b.gz',
    'FOLDER/link/b.gz',
    ...(fs.existsSync('/proc/self') ? ['/proc/b.gz', '/proc/x/b.gz'] : []),
  ])('when it backs up into %s', async (file) => {
    expect(await said(() => refuseUnwritable(inFolder(file)))).toBe(
      inFolder(
        `No backup can be written to ${file}. Name a file in a folder that this user may write: npm run backup -- FILE`,
      ),
    )
  })

  it('when an option is misspelled', async () => {
    const options = { replace: { type: 'boolean' } } as const
    expect(await said(() => parseArgs({ args: ['--replce', 'a.gz'], options, allowPositionals: true }))).toBe(
      "Unknown option '--replce'. Check how it is spelled.",
    )
  })
})

it('a data folder is made with those above it, for its owner alone', () => {
  const dataDir = path.join(folder, 'a', 'b')
  makeDataFolder(dataDir)
  makeDataFolder(dataDir)
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700)
})

it('nothing is left where a backup can be written', () => {
  const place = path.join(folder, 'backups')
  refuseUnwritable(path.join(place, 'b.gz'))
  expect(fs.readdirSync(place)).toEqual([])
})

async function listen(host: string): Promise<void> {
  const server = net.createServer().listen(0, host)
  await once(server, 'listening')
  server.close()
}

const inFolder = (text: string) => text.replaceAll('FOLDER', folder)

/** On standard error, without the line's end. */
async function said(run: () => unknown): Promise<string> {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  await orExplain(async () => void (await run()))
  return lines.join('').trimEnd()
}
