import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockDirectory } from './directory-lock.ts'
import { holderOf, type Holder } from './lock.mjs'

const silent = { info() {}, warn() {}, error() {} }
const neverLost = () => expect.unreachable('the lock was lost')

describe.skipIf(process.env.TEST_DATABASE_URL)('the lock of a data directory', () => {
  let folder: string
  let directory: string
  let children: ChildProcess[]

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-lock-'))
    directory = path.join(folder, 'pg')
    children = []
  })
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL')
    fs.rmSync(folder, { recursive: true, force: true })
  })

  /** As the one file of the lock says. */
  function holder(): Holder {
    const [file = ''] = fs.readdirSync(folder).filter((name) => name.startsWith('pg.lock'))
    return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Holder
  }

  /** Another process that tries to take the lock and says how it went. It waits for the file `go`, if one is named. */
  async function contender(go = '') {
    const child = spawn(process.execPath, ['--input-type=module', '-e', CONTENDER], {
      cwd: import.meta.dirname,
      env: { ...process.env, DIRECTORY: directory, GO: go },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const [words] = (await once(child.stdout, 'data')) as [Buffer]
    return { child, words: words.toString() }
  }

  test('refuses a second process and names the one that holds it', async () => {
    const { child } = await contender()
    await expect(lockDirectory(directory, neverLost, silent, IMPATIENT)).rejects.toThrow(
      `The data directory ${folder} is in use by process ${child.pid} on ${os.hostname()}.`,
    )
  })

  test('is free for another process once it was given back', async () => {
    const unlock = await lockDirectory(directory, neverLost, silent)
    expect((await contender()).words).toBe('refused')
    unlock()
    expect((await contender()).words).toBe('locked')
  })

  test('refuses a second opening in the same process', async () => {
    const unlock = await lockDirectory(directory, neverLost, silent)
    await expect(lockDirectory(directory, neverLost, silent)).rejects.toThrow(`in use by process ${process.pid}`)
    unlock()
    const unlockAgain = await lockDirectory(directory, neverLost, silent)
    unlockAgain()
    expect(fs.readdirSync(folder)).toEqual(['pg.lock.2'])
  })

  test('is free at once after its holder was killed', async () => {
    const { child, words } = await contender()
    expect(words).toBe('locked')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const unlock = await lockDirectory(directory, neverLost, { ...silent, warn: () => expect.unreachable('it waited') })
    unlock()
  })

  test('is free at once after its holder was killed, also while nobody has asked how it ended', async () => {
    // A shell that starts the holder and then only sleeps: what it started stays a zombie.
    const holder = `${process.execPath} --input-type=module -e "$CONTENDER"`
    const shell = spawn('sh', ['-c', `${holder} & echo $!; exec sleep 600`], {
      cwd: import.meta.dirname,
      env: { ...process.env, CONTENDER, DIRECTORY: directory, GO: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(shell)
    let said = ''
    shell.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said, { timeout: 100_000 }).toContain('locked')
    process.kill(Number.parseInt(said, 10), 'SIGKILL')

    const unlock = await lockDirectory(directory, neverLost, silent, { beatMs: 5_000, staleMs: 20_000, exitMs: 60_000 })
    expect(fs.readFileSync(`/proc/${Number.parseInt(said, 10)}/stat`, 'utf8')).toContain(') Z ')
    unlock()
  })

  test('waits for a holder that is about to end', async () => {
    const { child } = await contender()
    setTimeout(() => child.kill('SIGKILL'), 500)
    const unlock = await lockDirectory(directory, neverLost, silent, { beatMs: 5_000, staleMs: 20_000, exitMs: 60_000 })
    expect(holder().pid).toBe(process.pid)
    unlock()
  })

  test("is won by exactly one of several processes that find a dead one's lock", async () => {
    fs.writeFileSync(`${directory}.lock.7`, JSON.stringify({ ...holderOf(process.pid), started: '1' }))
    const go = path.join(folder, 'go')
    const trials = Array.from({ length: 6 }, () => contender(go))
    await expect
      .poll(() => fs.readdirSync(folder).filter((name) => name.startsWith('go-')).length, { timeout: 100_000 })
      .toBe(6)
    fs.writeFileSync(go, '')
    const words = (await Promise.all(trials)).map((trial) => trial.words)
    expect(words.filter((word) => word === 'locked')).toHaveLength(1)
    expect(words.filter((word) => word === 'refused')).toHaveLength(5)
  })

  test('treats a process id that belongs to another process by now as dead', async () => {
    fs.writeFileSync(`${directory}.lock.7`, JSON.stringify({ ...holderOf(process.pid), started: '1' }))
    const unlock = await lockDirectory(directory, neverLost, silent)
    expect(holder().started).toBe(holderOf(process.pid).started)
    unlock()
  })

  test('waits for a holder elsewhere until its heartbeat is stale', async () => {
    fs.writeFileSync(`${directory}.lock`, JSON.stringify({ ...holderOf(process.pid), host: 'elsewhere' }))
    const said: string[] = []
    const log = { ...silent, warn: (text: string) => void said.push(text) }
    const unlock = await lockDirectory(directory, neverLost, log, { beatMs: 100, staleMs: 300, exitMs: 300 })
    expect(said).toEqual([`Waiting for ${directory}, which process ${process.pid} on elsewhere was using.`])
    unlock()
  })

  test('is waited for while its holder is still writing who it is', async () => {
    fs.writeFileSync(`${directory}.lock.4`, '')
    const held = lockDirectory(directory, neverLost, silent, { beatMs: 100, staleMs: 600, exitMs: 300 })
    expect(fs.readdirSync(folder)).toEqual(['pg.lock.4'])
    const unlock = await held
    expect(holder().pid).toBe(process.pid)
    unlock()
  })

  test('tells its holder when another took it', async () => {
    fs.mkdirSync(directory)
    const lost = await lockUntilLost()
    fs.writeFileSync(`${directory}.lock.2`, JSON.stringify({ ...holderOf(process.pid), host: 'elsewhere' }))
    await expect.poll(lost).toContain('Another process took over')
  })

  test('tells its holder when the data directory was moved away', async () => {
    fs.mkdirSync(directory)
    const lost = await lockUntilLost()
    fs.renameSync(folder, `${folder}-moved`)
    await expect.poll(lost).toContain(`The database in ${directory} was moved away or deleted`)
    fs.renameSync(`${folder}-moved`, folder)
  })

  async function lockUntilLost() {
    let reason = ''
    const onLost = (given: string) => void (reason = given)
    await lockDirectory(directory, onLost, silent, { beatMs: 10, staleMs: 20_000, exitMs: 300 })
    return () => reason
  }

  test('is refused by a holder of an earlier version too, whose file has no number', async () => {
    fs.writeFileSync(`${directory}.lock`, JSON.stringify(holderOf(process.pid)))
    await expect(lockDirectory(directory, neverLost, silent)).rejects.toThrow(`in use by process ${process.pid}`)
  })

  test('is kept by its holder although a contender that saw an older file comes late', async () => {
    fs.writeFileSync(`${directory}.lock.9`, JSON.stringify(holderOf(process.pid)))
    fs.writeFileSync(`${directory}.lock.8`, '')
    await expect(lockDirectory(directory, neverLost, silent)).rejects.toThrow(`in use by process ${process.pid}`)
  })
})

const IMPATIENT = { beatMs: 5_000, staleMs: 20_000, exitMs: 300 }

/** Without TypeScript, so that it starts in no time. */
const CONTENDER = `
  import fs from 'node:fs'
  import { setTimeout as sleep } from 'node:timers/promises'
  import { lock } from './lock.mjs'
  const { DIRECTORY, GO } = process.env
  if (GO) {
    fs.writeFileSync(GO + '-' + process.pid, '')
    while (!fs.existsSync(GO)) await sleep(1)
  }
  const onBusy = (holder, isHere, waitedMs) => {
    if (waitedMs > 300) throw new Error('refused')
  }
  lock(DIRECTORY, onBusy, { onLost: () => process.exit(70) }).then(
    () => {
      process.stdout.write('locked')
      setInterval(() => {}, 1000)
    },
    (error) => process.stdout.write(error.message),
  )
`
