import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './children.mjs'
import { ChoreError } from './chore-error.mjs'
import { hashOf } from './hash.mjs'
import { dist, inRoot } from './paths.mjs'

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
const everyPart = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs']

/**
 * What dist/ is made of. Each part is built when the content of its sources differs from that of its last build.
 * @type {{ name: string, sources: string[], command: (out: string) => string[] }[]}
 */
const parts = [
  {
    name: 'client',
    sources: [...everyPart, 'vite.config.ts', 'index.html', 'public', 'src/client', 'src/domain'],
    command: (out) => [vite, 'build', '--config', 'vite.config.ts', '--outDir', out, '--emptyOutDir'],
  },
  {
    name: 'server',
    sources: [...everyPart, 'vite.server.config.ts', 'src/server', 'src/domain'],
    command: (out) => [vite, 'build', '--config', 'vite.server.config.ts', '--outDir', out, '--emptyOutDir'],
  },
  {
    name: 'template',
    sources: ['package-lock.json', 'scripts/build-template.ts', 'src/server/db/embedded'],
    command: (out) => ['--import', 'tsx', 'scripts/build-template.ts', out],
  },
]

/** The parts whose sources changed since they were last built. */
export function outdatedParts() {
  return parts.flatMap((part) => {
    const hash = hashOf(part.sources)
    return isFresh(part.name, hash) ? [] : [{ ...part, hash }]
  })
}

/**
 * Builds what changed, side by side. Each part is built in a folder of its own and takes its place in one rename, so
 * a build that is cut short leaves the one before it, or none.
 * @throws {ChoreError} when a part does not build
 */
export async function buildOutdated() {
  const outdated = outdatedParts()
  if (outdated.length === 0) return
  console.log(`Building ${outdated.map((part) => part.name).join(', ')} …`)
  const results = await Promise.allSettled(outdated.map(buildPart))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** @param {ReturnType<typeof outdatedParts>[number]} part */
async function buildPart({ name, hash, command }) {
  const making = join(dist, `.making-${name}`)
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runQuietly(process.execPath, command(making), { env })
  if (code !== 0) {
    console.error(output.trimEnd().split('\n').slice(-40).join('\n'))
    throw new ChoreError(`The ${name} could not be built; what the build said stands above.`)
  }
  const place = join(dist, name)
  const before = join(dist, `.before-${name}`)
  rmSync(stampOf(name), { force: true })
  rmSync(before, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, before)
  renameSync(making, place)
  writeFileSync(stampOf(name), hash)
  rmSync(before, { recursive: true, force: true })
}

/** @param {string} name */
const stampOf = (name) => join(dist, `.${name}-built-from`)

/**
 * @param {string} name
 * @param {string} hash
 */
const isFresh = (name, hash) =>
  existsSync(join(dist, name)) && existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hash
