import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../lib/paths.mjs'

/** What a file belongs to: the feature of that name in the domain and on the server. */
const FEATURE = /^src\/(?:domain|server\/features)\/([\w-]+)\//

/** What every route may depend on: its change calls all routes. */
const EVERY_ROUTE = /^src\/server\/(?:db\/schema|testing\/security-tests)\//

/** A column anywhere, also one that comes from the domain: what copies whole tables may not know it. */
const MIGRATION = /^src\/server\/db\/migrations\/.+\.sql$/
const COPIES = ['src/server/db/', 'src/server/features/account-data/']

/**
 * Which tests of the server belong to the files that differ from where this branch left main, uncommitted ones too.
 * Every route's test opens the whole server, so imports would select them all: folders tell more.
 * @returns {{ folders: string[], routes: string[] | undefined }} folders of tests, and the paths of the routes that the
 *   security tests call ('/contacts/:id'); undefined is every route
 */
export function testsOfChanges(files = changedFiles()) {
  const sources = files.filter((file) => /^src\/(?:domain|server)\/.+\.tsx?$/.test(file))
  const features = new Set(sources.flatMap((file) => FEATURE.exec(file)?.[1] ?? []))
  const others = sources
    .filter((file) => file.startsWith('src/server/') && !FEATURE.test(file))
    .map((file) => `${dirname(file)}/`)
  const copies = files.some((file) => MIGRATION.test(file)) ? COPIES : []
  const folders = new Set([...[...features].map((feature) => `src/server/features/${feature}/`), ...others, ...copies])
  const routes = sources.some((file) => EVERY_ROUTE.test(file)) ? undefined : [...features].flatMap(routesOf)
  return { folders: [...folders], routes }
}

/** The paths in the contracts of a feature. @param {string} feature */
function routesOf(feature) {
  const files = readdirSync(inRoot('src/domain', feature), { recursive: true, encoding: 'utf8' })
  const contracts = files.filter((name) => name.endsWith('contract.ts'))
  const text = contracts.map((name) => readFileSync(inRoot('src/domain', feature, name), 'utf8')).join('\n')
  return [...text.matchAll(/'[A-Z]+ (\/[^']+)'/g)].map(([, path = '']) => path)
}

function changedFiles() {
  const bases = ['@{upstream}', 'origin/HEAD', 'origin/main', 'main']
  const base = bases.map((name) => git('merge-base', 'HEAD', name)[0]).find(Boolean) ?? 'HEAD'
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The lines that git prints; none where it fails. @param {string[]} args */
const git = (...args) =>
  (spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).stdout ?? '').split('\n').filter(Boolean)
