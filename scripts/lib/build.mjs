import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './children.mjs'
import { ChoreError } from './chore-error.mjs'
import { hashOf } from './hash.mjs'
import { dist, inRoot } from './paths.mjs'

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
const everyPart = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs']

/** The database's starting point: the one part that serving from the sources needs as well. */
export const TEMPLATE = 'pg-template.tar.gz'

/**
 * What dist/ is made of. Each part is built when the content of its sources differs from that of its last build.
 * `place` is the file or folder that takes its place in dist/; `command` makes it in the folder `out`.
 * @type {{ name: string, place: string, sources: string[], command: (out: string) => string[] }[]}
 */
const parts = [
  {
    name: 'client',
    place: 'client',
    sources: [...everyPart, 'vite.config.ts', 'vite.fonts.ts', 'vite.service-worker.ts', 'src/client', 'src/domain'],
    command: (out) => [vite, 'build', '--config', 'vite.config.ts', '--outDir', join(out, 'client'), '--emptyOutDir'],
  },
  {
    name: 'server',
    place: 'server',
    sources: [...everyPart, 'vite.server.config.ts', 'src/server', 'src/domain'],
    command: (out) => [vite, 'build', '--config', 'vite.server.config.ts', '--outDir', join(out, 'server')],
  },
  {
    name: 'database template',
    place: TEMPLATE,
    sources: ['package-lock.json', 'scripts/build-template.ts', 'src/server/db/embedded'],
    command: (out) => ['--import', 'tsx', 'scripts/build-template.ts', out],
  },
]

/**
 * The parts whose sources changed since they were last built.
 * @param {string} [only] the place of the only part that matters
 */
export function outdatedParts(only) {
  return parts.flatMap((part) => {
    if (only && part.place !== only) return []
    const hash = hashOf(part.sources)
    return isFresh(part.place, hash) ? [] : [{ ...part, hash }]
  })
}

/**
 * Builds what changed, side by side. Each part is built in a folder of its own and takes its place in one rename, so
 * a build that is cut short leaves the one before it, or none.
 * @param {string} [only] the place of the only part that matters
 * @throws {ChoreError} when a part does not build
 */
export async function buildOutdated(only) {
  const outdated = outdatedParts(only)
  if (outdated.length === 0) return
  console.log(`Building the ${outdated.map((part) => part.name).join(', the ')} …`)
  const results = await Promise.allSettled(outdated.map(buildPart))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** @param {ReturnType<typeof outdatedParts>[number]} part */
async function buildPart({ name, place, hash, command }) {
  const making = join(dist, `.making-${place}`)
  const before = join(dist, `.before-${place}`)
  for (const folder of [making, before]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' }
  const { code, output } = await runQuietly(process.execPath, command(making), { env })
  if (code !== 0) {
    console.error(output.trimEnd().split('\n').slice(-40).join('\n'))
    throw new ChoreError(`The ${name} could not be built. The build's output is above.`)
  }
  rmSync(stampOf(place), { force: true })
  if (existsSync(join(dist, place))) renameSync(join(dist, place), before)
  renameSync(join(making, place), join(dist, place))
  writeFileSync(stampOf(place), hash)
  for (const folder of [making, before]) rmSync(folder, { recursive: true, force: true })
}

/** @param {string} place */
const stampOf = (place) => join(dist, `.${place}.built-from`)

/**
 * @param {string} place
 * @param {string} hash
 */
const isFresh = (place, hash) =>
  existsSync(join(dist, place)) && existsSync(stampOf(place)) && readFileSync(stampOf(place), 'utf8') === hash
