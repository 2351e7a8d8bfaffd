import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { lock } from '../../src/server/db/embedded/lock.mjs'
import { interruptible, run } from './children.mjs'
import { ChoreError } from './chore-error.mjs'
import { dist, inRoot, root } from './paths.mjs'

/** What dist/ is built from. */
const sources = [
  'package.json',
  'package-lock.json',
  'scripts/build-template.ts',
  'scripts/lib/prepare.mjs',
  'src',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.fonts.ts',
  'vite.server.config.ts',
  'vite.service-worker.ts',
]

/** Written into dist/ last of all: the hash of what it was built from. */
const stamp = join(dist, '.built-from')

/** Installs what is not installed. */
export const prepareInstall = () => prepare(isInstalled)

/** Installs and builds what is missing or changed. */
export const prepareBuild = () => prepare(() => isInstalled() && isBuilt(), build)

/** @param {() => boolean} isDone @param {() => Promise<void>} [build] */
async function prepare(isDone, build = async () => {}) {
  if (isDone()) return
  await interruptible(async () => {
    // Everybody may read what is built; the lock would make a folder of its own for this user alone.
    mkdirSync(dist, { recursive: true })
    let isWaiting = false
    // Two starts in one folder would install and build into each other's hands.
    const unlock = await lock(join(dist, '.preparing'), {
      onBusy() {
        if (!isWaiting) console.log('Another start in this folder is installing or building; waiting for it …')
        isWaiting = true
      },
    })
    try {
      if (!isInstalled()) await install()
      if (!isDone()) await build()
    } finally {
      unlock()
    }
  }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) throw error
    throw new ChoreError(
      `Ribbonry has to be installed or built first, and this user can't write in ${root}. Run 'npm start' there once as the user who owns the folder; after that it can stay read-only.`,
    )
  })
}

/** Whether node_modules holds what the lock file says, for this platform. npm writes its own list of it last of all. */
function isInstalled() {
  const record = inRoot('node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const [installed, wanted] = [packagesOf(record), packagesOf(inRoot('package-lock.json'))]
  const isFromHere = Object.values(installed).every(
    ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)),
  )
  const isSame = Object.entries(wanted).every(([path, { optional, version, integrity }]) => {
    const found = installed[path]
    // Packages of other platforms are optional, and not installed.
    return path === '' || (found ? found.version === version && found.integrity === integrity : optional)
  })
  return isFromHere && isSame
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Package */
/** @param {string} file */
const packagesOf = (file) =>
  /** @type {{ packages: Record<string, Package> }} */ (JSON.parse(readFileSync(file, 'utf8'))).packages

/** Development packages too: the build needs them. */
async function install() {
  console.log('Installing packages (about a minute) …')
  await must('npm ci could not install the packages', 'npm ci --include=dev --no-audit --no-fund', [], { shell: true })
}

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()

/** Of their names and contents. Tests are not part of what is built. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesIn(name)).filter((name) => !/\.test\.tsx?$/.test(name)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  return hash.digest('hex')
}

/** @param {string} name @returns {string[]} */
const filesIn = (name) =>
  statSync(inRoot(name)).isDirectory()
    ? readdirSync(inRoot(name))
        .sort()
        .flatMap((child) => filesIn(`${name}/${child}`))
    : [name]

/** In a folder of its own, whose parts take their places when all are done: a build that is cut short is not taken for one. */
async function build() {
  console.log('Building …')
  for (const name of readdirSync(dist)) if (name.startsWith('.making-')) rmSync(join(dist, name), { recursive: true })
  const hash = hashOfSources()
  const making = mkdtempSync(join(dist, '.making-'))
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const vite = [inRoot('node_modules/vite/bin/vite.js'), 'build', '--config']
  const parts = {
    client: [...vite, 'vite.config.ts', '--emptyOutDir', '--outDir', join(making, 'client')],
    server: [...vite, 'vite.server.config.ts', '--outDir', join(making, 'server')],
    'database template': ['--import', 'tsx', 'scripts/build-template.ts', making],
  }
  await Promise.all(
    Object.entries(parts).map(([part, args]) =>
      must(`The ${part} could not be built`, process.execPath, args, { env }),
    ),
  )
  rmSync(stamp, { force: true })
  for (const name of readdirSync(making)) {
    rmSync(join(dist, name), { recursive: true, force: true })
    renameSync(join(making, name), join(dist, name))
  }
  writeFileSync(stamp, hash)
  rmSync(making, { recursive: true })
}

/**
 * @param {string} complaint when it fails, below the end of its output
 * @param {Parameters<typeof run>} command
 */
async function must(complaint, ...command) {
  const { code, output } = await run(...command)
  if (code === 0) return
  console.error(output.trimEnd().split('\n').slice(-40).join('\n'))
  throw new ChoreError(`${complaint}; see the output above.`)
}
