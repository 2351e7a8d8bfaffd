// Comments and docs point only to documents that a reader can open.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingsTable } from './src/server/settings.ts'

const root = import.meta.dirname
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isText = (path: string) =>
  /\.(tsx?|mjs|css|md|ya?ml|service|conf|example|json)$|(^|\/)(Dockerfile|Caddyfile)$/.test(path)
const files = [
  ...readdirSync(root).filter((name) => statSync(join(root, name)).isFile()),
  ...['bench', 'deploy', 'docs', 'e2e', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((path) => isText(path) && path !== 'package-lock.json' && path !== 'documents.test.ts')

describe('every document named in the repository', () => {
  it('is in the repository', () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(files.flatMap((path) => missingDocuments(path, read(path)))).toEqual([])
  })

  it.each([
    ['src/server/owner.ts', '// As in data.md.'],
    ['src/server/owner.ts', '/** design/look.md says so. */'],
    ['docs/security.md', 'See [accounts](gone/accounts.md).'],
  ])('would be missed in %s: %s', (path, text) => {
    expect(missingDocuments(path, text)).toHaveLength(1)
  })

  it('is linked by a path that leads there', () => {
    const documents = files.filter((path) => path.endsWith('.md'))
    expect(documents.flatMap((path) => brokenLinks(path, read(path)))).toEqual([])
  })

  it('is named, not only its section, but for RFCs', () => {
    const found = files.flatMap((path) => (/(?<!RFC \d{4} )§/.test(read(path)) ? [path] : []))
    expect(found).toEqual([])
  })
})

it('README.md lists every setting, and no other', () => {
  const listed = [...read('README.md').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual(Object.keys(settingsTable).toSorted())
})

it('no file has the markers of an unresolved merge', () => {
  expect(files.filter((path) => /^\s*(<{7} |>{7} |> > > > > > > )/m.test(read(path)))).toEqual([])
})

/** Documents named by a path from the root or from the file's own folder, of which neither exists. */
function missingDocuments(path: string, text: string): string[] {
  return [...text.matchAll(/[\w./-]*\w\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => !existsSync(join(root, name)) && !existsSync(join(root, dirname(path), name)))
    .map((name) => `${path}: ${name}`)
}

/** Relative links of a Markdown file that lead nowhere. */
function brokenLinks(path: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(root, dirname(path), target)))
    .map((target) => `${path}: ${target}`)
}
