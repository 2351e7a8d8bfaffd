import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { lock } from '../../src/server/db/embedded/lock.mjs'
import { run } from './children.mjs'
import { ChoreError } from './chore-error.mjs'
import { dist, inRoot, root } from './paths.mjs'

/** Written into dist/ last of all: the hash of what it was built from. */
const stamp = join(dist, '.built-from')

// The one installs what isn't installed, the other also builds what is missing or changed.
export const prepareInstall = () => prepare(isInstalled)
export const prepareBuild = () => prepare(() => isInstalled() && isBuilt())

/** @param {() => boolean} isDone */
async function prepare(isDone) {
  if (isDone()) return
  try {
    // Everybody may read what is built; the lock would make a folder of its own for this user alone.
    fs.mkdirSync(dist, { recursive: true })
    // Two starts in one folder would install and build into each other's hands.
    const unlock = await lock(join(dist, '.preparing'), (_holder, _isHere, waitedMs) => {
      if (waitedMs === 0) console.log('Another start in this folder is installing or building; waiting for it …')
    })
    try {
      if (!isInstalled()) {
        console.log('Installing packages (about a minute) …')
        // Development packages too: the build needs them.
        await must('Installing the packages failed', 'npm ci --include=dev --no-audit --no-fund', [], { shell: true })
      }
      if (!isDone()) await build()
    } finally {
      unlock()
    }
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
    throw new ChoreError(
      `Ribbonry has to be installed or built first, and this user can't write in ${root}. Run 'npm start' there once as the user who owns the folder; after that it can stay read-only.`,
    )
  }
}

/** Whether node_modules holds what the lock file says, for this platform. npm writes its own list of it last of all. */
function isInstalled() {
  const [wanted, installed] = [packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json')]
  // Packages of other platforms are optional, and not installed.
  const isThere = (/** @type {[string, Package]} */ [path, { integrity, optional }]) =>
    installed[path] ? installed[path].integrity === integrity : optional || path === ''
  const isForHere = (/** @type {Package} */ { os = [process.platform], cpu = [process.arch] }) =>
    os.includes(process.platform) && cpu.includes(process.arch)
  return Object.entries(wanted).every(isThere) && Object.values(installed).every(isForHere)
}

/** @typedef {{ integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Package */
/** @typedef {{ packages: Record<string, Package> }} Lock */
const packagesIn = (/** @type {string} */ file) =>
  fs.existsSync(inRoot(file)) ? /** @type {Lock} */ (JSON.parse(fs.readFileSync(inRoot(file), 'utf8'))).packages : {}
const isBuilt = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hashOfSources()

/** Of the names and contents of all that is built, and of what builds it. Tests are neither. */
function hashOfSources() {
  const hash = createHash('sha256')
  const around = fs.readdirSync(root).filter((name) => /^(package|tsconfig\.base|vite\.)/.test(name))
  const all = fs.readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' }).map((name) => join('src', name))
  for (const name of [...around, ...all, 'scripts/build-template.ts', 'scripts/lib/prepare.mjs'].sort())
    if (!/\.test\.tsx?$/.test(name) && fs.statSync(inRoot(name)).isFile())
      hash.update(`\0${name}\0`).update(fs.readFileSync(inRoot(name)))
  return hash.digest('hex')
}

/** In a folder of its own, whose parts take their places when all are done: a build that is cut short isn't taken for one. */
async function build() {
  console.log('Building …')
  const [hash, making] = [hashOfSources(), join(dist, '.making')]
  // What a build that was cut short left.
  fs.rmSync(making, { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const program = (/** @type {string[]} */ ...args) => must('The build failed', process.execPath, args, { env })
  const vite = [inRoot('node_modules/vite/bin/vite.js'), 'build', '--emptyOutDir', '--outDir']
  await Promise.all([
    program(...vite, join(making, 'client'), '--config', 'vite.config.ts'),
    program(...vite, join(making, 'server'), '--config', 'vite.server.config.ts'),
    program('--import', 'tsx', 'scripts/build-template.ts', making),
  ])
  fs.rmSync(stamp, { force: true })
  for (const name of fs.readdirSync(making)) {
    fs.rmSync(join(dist, name), { recursive: true, force: true })
    fs.renameSync(join(making, name), join(dist, name))
  }
  fs.writeFileSync(stamp, hash)
  fs.rmSync(making, { recursive: true })
}

/** @param {string} complaint when it fails, below the end of its output @param {Parameters<typeof run>} command */
async function must(complaint, ...command) {
  const { code, output } = await run(...command)
  if (code === 0) return
  console.error(output.trimEnd().split('\n').slice(-40).join('\n'))
  throw new ChoreError(`${complaint}; see the output above.`)
}
