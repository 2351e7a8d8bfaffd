// node scripts/build-image.mjs FOLDER: everything that Ribbonry needs to run, and nothing else: the built product and the
// packages that it loads. The Dockerfile runs it inside of the image, `npm run verify -- image` in a plain folder, and who
// serves without containers may copy the folder to /opt. Run there: `node dist/server/main.js`.
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import './lib/node-version.mjs'
import { run } from './lib/children.mjs'
import { ChoreError, orExplain } from './lib/chore-error.mjs'
import { dist, inRoot } from './lib/paths.mjs'
import { prepareBuild } from './lib/prepare.mjs'

/** @typedef {{ name: string, version: string, dependencies: Record<string, string> }} Manifest */

await orExplain(async () => {
  const [given] = process.argv.slice(2)
  if (!given) throw new ChoreError('Say where: node scripts/build-image.mjs FOLDER')
  const folder = resolve(given)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ChoreError(`${folder} is not empty.`)
  await prepareBuild()
  mkdirSync(folder, { recursive: true })
  copyBuilt(folder)
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'LICENSE'])
    cpSync(inRoot(file), join(folder, file))
  cpSync(inRoot('scripts', 'healthcheck.mjs'), join(folder, 'healthcheck.mjs'))
  console.log('Installing the packages that serve …')
  await npm(folder, 'ci', '--omit=dev')
  keepWhatIsLoaded(folder)
  await npm(folder, 'prune', '--omit=dev')
  letEverybodyRead(folder)
  console.log(`Ribbonry is in ${folder}`)
})

/** Maps of the sources are for development. @param {string} folder */
function copyBuilt(folder) {
  for (const part of ['client', 'server', 'pg-template.tar.gz']) {
    cpSync(join(dist, part), join(folder, 'dist', part), {
      recursive: true,
      filter: (source) => !source.endsWith('.map'),
    })
  }
}

/**
 * The pages' packages are in the built client, and some of the server's in the built server: what no file of the server
 * names any more goes.
 * @param {string} folder
 */
function keepWhatIsLoaded(folder) {
  const server = join(folder, 'dist', 'server')
  const code = readdirSync(server)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(server, name), 'utf8'))
    .join('\n')
  const isNamed = (/** @type {string} */ name) =>
    ['"', "'"].some((q) => [q, '/'].some((end) => code.includes(q + name + end)))
  const { dependencies, ...manifest } = /** @type {Manifest & Record<string, unknown>} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  )
  const loaded = Object.fromEntries(Object.entries(dependencies).filter(([name]) => isNamed(name)))
  const { scripts: _chores, devDependencies: _tools, allowScripts: _none, ...rest } = manifest
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...rest, dependencies: loaded }, null, 2)}\n`)
}

/**
 * `chmod -R a+rX`: the image runs as another user than the one that built it, perhaps under a restrictive umask.
 * @param {string} folder
 */
function letEverybodyRead(folder) {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of [folder, ...inside]) {
    const found = statSync(path)
    chmodSync(path, found.mode | (found.isDirectory() || found.mode & 0o100 ? 0o555 : 0o444))
  }
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
async function npm(folder, ...args) {
  const all = ['--prefix', folder, ...args, '--no-audit', '--no-fund']
  const { code, output } = await run('npm', all, { shell: process.platform === 'win32' })
  if (code === 0) return
  console.error(output.trimEnd().split('\n').slice(-30).join('\n'))
  throw new ChoreError(`npm ${args.join(' ')} failed; see its output above.`)
}
