import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../lib/paths.mjs'

/** What a file belongs to: the feature of that name in the domain and on the server. */
const FEATURE = /^src\/(?:domain|server\/features)\/([\w-]+)\//

/** What every route may depend on: its change calls all routes. */
const EVERY_ROUTE = /^src\/server\/(?:db\/schema|testing\/security-tests)\//

/**
 * Which tests of the server belong to the files that differ from where this branch left main, uncommitted ones too.
 * Every route's test opens the whole server, so imports would select them all: folders tell more.
 * @param {string[]} [files]
 * @returns {{ folders: string[], routes: string[] | undefined }} folders of tests, and the paths of the routes that the
 *   security tests call ('/contacts/:id'); undefined is every route
 */
export function testsOfChanges(files = changedFiles()) {
  const sources = files.filter((file) => /^src\/(?:domain|server)\/.+\.tsx?$/.test(file))
  const features = [...new Set(sources.flatMap((file) => FEATURE.exec(file)?.[1] ?? []))]
  const others = sources.filter((file) => file.startsWith('src/server/') && !FEATURE.test(file))
  const folders = [
    ...features.map((feature) => `src/server/features/${feature}/`),
    ...others.map((file) => file.slice(0, file.lastIndexOf('/') + 1)),
  ]
  const routes = sources.some((file) => EVERY_ROUTE.test(file)) ? undefined : features.flatMap(routesOf)
  return { folders: [...new Set(folders)], routes }
}

/** The paths in the contracts of a feature. @param {string} feature */
function routesOf(feature) {
  const folder = inRoot('src/domain', feature)
  const contracts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('contract.ts'),
  )
  const text = contracts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  return [...text.matchAll(/'[A-Z]+ (\/[^']+)'/g)].map(([, path = '']) => path)
}

function changedFiles() {
  const bases = ['@{upstream}', 'origin/HEAD', 'origin/main', 'main']
  const base = bases.map((name) => git('merge-base', 'HEAD', name)[0]).find(Boolean) ?? 'HEAD'
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The lines that git prints; none where it fails. @param {string[]} args */
function git(...args) {
  try {
    const printed = execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return printed.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
