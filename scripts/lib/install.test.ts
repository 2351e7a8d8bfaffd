// A newcomer's machine: a small project of its own folder with our scripts in it, and a stand-in for npm that keeps a list of its calls.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inRoot } from './paths.mjs'

/** Like `npm ci`: it writes its record last of all, and it would need a network. */
const NPM = `
import fs from 'node:fs'
fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
if (fs.existsSync('no-network')) { console.error('npm error code ENOTFOUND'); process.exit(1) }
fs.mkdirSync('node_modules/kite', { recursive: true })
for (const named of process.argv.filter((word) => /.@/.test(word))) {
  const [name, version] = [named.slice(0, named.lastIndexOf('@')), named.slice(named.lastIndexOf('@') + 1)]
  fs.mkdirSync('node_modules/' + name, { recursive: true })
  fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ version }))
}
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`
const lockOf = (version: string, of = {}) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/kite': { version, integrity: `sha512-${version}`, ...of } } })

/** The one file of the server that the scripts use. */
const LOCK = 'src/server/db/embedded/lock.mjs'
const RECORD = 'node_modules/.package-lock.json'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'ribbonry-newcomer-'))
  for (const part of ['scripts', LOCK]) cpSync(inRoot(part), join(project, part), { recursive: true })
  write('package.json', '{"type":"module"}')
  write('package-lock.json', lockOf('1.0.0'))
  write('npm-cli.js', NPM)
  write('bin/npm', `#!/bin/sh\nexec '${process.execPath}' npm-cli.js "$@"`)
  chmodSync(join(project, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

describe('the installation', () => {
  it('is done once', () => {
    expect(prepare()).toMatchObject({ status: 0, stderr: '' })
    expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(npmCalls()).toEqual(['ci --include=dev --no-audit --no-fund'])
  })

  it('is done once by two starts at the same time', async () => {
    const starts = ['first', 'second'].map(
      () => new Promise((resolve) => spawn(...nodeWith(PREPARE)).once('exit', resolve)),
    )
    expect(await Promise.all(starts)).toEqual([0, 0])
    expect(npmCalls()).toHaveLength(1)
  })

  it('of another major version of Node is used as it is, without a network', () => {
    prepare()
    write('no-network', '')
    // Earlier versions wrote Node's binary interface into this file, and compared it: 127 is that of Node 22.
    write('node_modules/.ribbonry-installed', `${hashOfLock()} ${process.platform} ${process.arch} 127`)
    expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(npmCalls()).toHaveLength(1)
  })

  it.each([
    ['of an older lock file', () => write('package-lock.json', lockOf('1.0.1'))],
    ['of another platform', () => write(RECORD, lockOf('1.0.0', { os: ['beos'], cpu: ['m68k'] }))],
    ['that was cut short', () => rmSync(join(project, RECORD))],
  ])('%s is done again', (_, change) => {
    prepare()
    change()
    expect(prepare()).toMatchObject({ status: 0, stderr: '' })
    expect(npmCalls()).toHaveLength(2)
    expect(prepare().stdout).toBe('')
  })

  it('made by hand with npm is used', () => {
    expect(spawnSync(join(project, 'bin/npm'), ['install'], { cwd: project }).status).toBe(0)
    expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(npmCalls()).toHaveLength(1)
  })

  it('that fails says so in a sentence below the words of npm', () => {
    write('no-network', '')
    const { status, stderr } = prepare()
    expect(status).toBe(1)
    expect(stderr.split('\n').filter((line) => line !== '')).toEqual([
      'npm error code ENOTFOUND',
      expect.stringContaining('Installing the packages failed'),
    ])
  })
})

describe('the packages for measuring', () => {
  it('are installed beside the others when they are first needed, all at once', () => {
    prepare()
    expect(prepareExtra()).toMatchObject({ status: 0, stderr: '' })
    expect(prepareExtra()).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(prepare()).toEqual({ status: 0, stdout: '', stderr: '' })
    const [, second, ...more] = npmCalls()
    expect(second).toMatch(/^install --no-save .* lighthouse@\d+\.\d+\.\d+/)
    expect(more).toEqual([])
  })

  it('are installed again when another version is there', () => {
    prepareExtra()
    write('node_modules/lighthouse/package.json', '{"version":"1.0.0"}')
    expect(prepareExtra()).toMatchObject({ status: 0, stderr: '' })
    expect(npmCalls()).toHaveLength(2)
  })

  it('that npm does not get say so in a sentence below the words of npm', () => {
    write('no-network', '')
    const { status, stderr } = prepareExtra()
    expect(status).toBe(1)
    expect(stderr.split('\n').filter((line) => line !== '')).toEqual([
      'npm error code ENOTFOUND',
      expect.stringContaining('Installing the packages for measuring failed'),
    ])
  })
})

describe.skipIf(process.platform === 'win32')('a folder that this user may not write in', () => {
  it('says in one sentence what to do first', () => {
    makeReadOnly()
    const { status, stderr } = prepare(STRANGER)
    expect(status).toBe(1)
    expect(stderr).toContain(`this user can't write in ${project}`)
    expect(stderr.trim()).not.toContain('\n')
    expect(stderr).not.toContain('EACCES')
  })

  it('is enough once everything is installed', () => {
    prepare()
    makeReadOnly()
    expect(prepare(STRANGER)).toEqual({ status: 0, stdout: '', stderr: '' })
  })
})

describe('npm run dev', () => {
  it('opens the pages once the server listens, and prints nothing of its own before', async () => {
    prepare()
    const port = await freePort()
    write(
      'node_modules/tsx/dist/cli.mjs',
      `import net from 'node:net'
       // It also makes the starting point of the database.
       if (process.argv[2] !== 'watch') process.exit()
       setTimeout(() => net.createServer().listen(Number(process.env.PORT), '127.0.0.1', () => console.log('server')), 400)
       process.on('SIGTERM', () => process.exit(0))`,
    )
    write(
      'node_modules/vite/bin/vite.js',
      `console.log('pages'); process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`,
    )
    expect(await devUntil('pages', port)).toEqual(['server', 'pages'])
  })
})

function write(name: string, content: string): void {
  const file = join(project, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

const hashOfLock = () =>
  createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex')

const npmCalls = () => readFileSync(join(project, 'npm-calls'), 'utf8').trim().split('\n')

/** The uid of `nobody` on Debian, because root may write everywhere. */
const STRANGER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

function nodeWith(code: string, user: { uid?: number; gid?: number } = {}) {
  const env = { PATH: [join(project, 'bin'), process.env['PATH']].join(delimiter) }
  return [process.execPath, ['--input-type=module', '--eval', code], { cwd: project, env, ...user }] as const
}

const PREPARE = `
  import { orExplain } from './scripts/lib/chore-error.mjs'
  import { prepareInstall } from './scripts/lib/prepare.mjs'
  await orExplain(prepareInstall)`

const PREPARE_EXTRA = `
  import { orExplain } from './scripts/lib/chore-error.mjs'
  import { prepareExtraPackages } from './scripts/lib/extra-packages.mjs'
  await orExplain(prepareExtraPackages)`

const prepare = (user = {}) => runCode(PREPARE, user)
const prepareExtra = () => runCode(PREPARE_EXTRA)

function runCode(code: string, user = {}) {
  const [program, args, options] = nodeWith(code, user)
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' })
  return { status, stdout, stderr }
}

function makeReadOnly(): void {
  for (const folder of [project, join(project, 'node_modules')]) if (existsSync(folder)) chmodSync(folder, 0o555)
  if (process.getuid?.() === 0) chownSync(project, 0, 0)
}

/** @returns the lines it has printed by then */
async function devUntil(last: string, port: number): Promise<string[]> {
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: project,
    env: { PATH: process.env['PATH'], PORT: String(port) },
  })
  let said = ''
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  await new Promise<void>((resolve) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes(last)) resolve()
      })
    void ended.then(() => resolve())
  })
  dev.kill('SIGTERM')
  await ended
  return said.trim().split('\n')
}

/** One whose next port is free as well: the server listens there. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port - 1
}
