import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './children.mjs'
import { ChoreError } from './chore-error.mjs'
import { dist, inRoot } from './paths.mjs'

/**
 * A part of dist/, built when the content of its sources differs from that of its last build. `place` is the file or folder
 * that takes its place in dist/; `command` makes it in the folder `out`.
 * @typedef {{ name: string, place: string, sources: string[], command: (out: string) => string[] }} Part
 */

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
const common = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs', 'src/domain']

/** The database's starting point: the one part that serving from the sources needs as well. @type {Part} */
export const template = {
  name: 'database template',
  place: 'pg-template.tar.gz',
  sources: ['package-lock.json', 'scripts/build-template.ts', 'src/server/db/embedded'],
  command: (out) => ['--import', 'tsx', 'scripts/build-template.ts', out],
}

/** @type {Part[]} */
export const parts = [
  {
    name: 'client',
    place: 'client',
    sources: [...common, 'vite.config.ts', 'vite.fonts.ts', 'vite.service-worker.ts', 'src/client'],
    command: (out) => [vite, 'build', '--config', 'vite.config.ts', '--outDir', join(out, 'client'), '--emptyOutDir'],
  },
  {
    name: 'server',
    place: 'server',
    sources: [...common, 'vite.server.config.ts', 'src/server'],
    command: (out) => [vite, 'build', '--config', 'vite.server.config.ts', '--outDir', join(out, 'server')],
  },
  template,
]

/** Those whose sources changed since they were last built. @param {Part[]} wanted */
export const outdated = (wanted) =>
  wanted.filter((part) => {
    const stamp = stampOf(part)
    const isThere = existsSync(join(dist, part.place)) && existsSync(stamp)
    return !isThere || readFileSync(stamp, 'utf8') !== hashOf(part)
  })

/**
 * Builds the parts side by side.
 * @param {Part[]} some
 * @throws {ChoreError} when a part does not build
 */
export async function build(some) {
  if (some.length === 0) return
  console.log(`Building the ${some.map(({ name }) => name).join(', the ')} …`)
  const results = await Promise.allSettled(some.map(buildPart))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * In a folder of its own, from which it takes its place in one rename: a build that is cut short leaves the one before it,
 * or none.
 * @param {Part} part
 */
async function buildPart(part) {
  const place = join(dist, part.place)
  const [making, before] = [join(dist, `.making-${part.place}`), join(dist, `.before-${part.place}`)]
  const hash = hashOf(part)
  for (const folder of [making, before]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const { code, output } = await run(process.execPath, part.command(making), { env })
  if (code !== 0) {
    console.error(output.trimEnd().split('\n').slice(-40).join('\n'))
    throw new ChoreError(`The ${part.name} could not be built. The build's output is above.`)
  }
  rmSync(stampOf(part), { force: true })
  if (existsSync(place)) renameSync(place, before)
  renameSync(join(making, part.place), place)
  writeFileSync(stampOf(part), hash)
  for (const folder of [making, before]) rmSync(folder, { recursive: true, force: true })
}

/** @param {Part} part */
const stampOf = ({ place }) => join(dist, `.${place}.built-from`)

/** Of the names and contents of its sources. @param {Part} part */
export function hashOf({ sources }) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) {
    const content = createHash('sha256').update(readFileSync(inRoot(file)))
    hash.update(`${file}\0`).update(content.digest())
  }
  return hash.digest('hex')
}

/** Tests are not part of what is built. @param {string} name @returns {string[]} */
function filesIn(name) {
  const path = inRoot(name)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(name) ? [] : [name]
  return readdirSync(path)
    .sort()
    .flatMap((child) => filesIn(`${name}/${child}`))
}
