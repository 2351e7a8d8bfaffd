// What is written for operators, held against the product: no container can start here, but every name can be checked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createLogger } from './src/server/logger.ts'
import { parseSettings, settingsTable } from './src/server/settings.ts'

const textOf = (...names: string[]) => readFileSync(join(import.meta.dirname, ...names), 'utf8')

interface Service {
  build?: string
  pull_policy?: string
  environment?: Record<string, string>
  image?: string
  networks?: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes?: Record<string, unknown>
}
const one = parse(textOf('deploy/compose.yaml')) as Compose
const cluster = parse(textOf('deploy/compose.cluster.yaml'), { merge: true }) as Compose

/** NAME=value or NAME='value', as compose and systemd read it. */
const example = Object.fromEntries(
  [...textOf('deploy/.env.example').matchAll(/^([A-Z_]+)=('?)(.*)\2$/gm)].map(([, name = '', , value = '']) => [
    name,
    value,
  ]),
)
/** Read by compose itself, not by the product. */
const ofCompose = ['DOMAIN', 'POSTGRES_PASSWORD']
/** Set by the compose files and the unit, because they depend on one another. */
const ofThePlace = ['HOST', 'PORT', 'DATA_DIR']

describe('the files in deploy', () => {
  it('set nothing that the product does not read', () => {
    const apps = [one.services['app'], cluster.services['app1'], cluster.services['app2']]
    const inCompose = apps.flatMap((app) => Object.keys(app?.environment ?? {}))
    const inUnits = ['ribbonry.service', 'ribbonry-backup.service'].flatMap((unit) =>
      [...textOf('deploy', unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) =>
        list.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ),
    )
    const inImage = [...(/^ENV (.*)$/m.exec(textOf('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(
      ([, name]) => name,
    )
    expect(inCompose.length * inUnits.length * inImage.length).toBeGreaterThan(0)
    const known = new Set([...Object.keys(settingsTable), 'NODE_ENV'])
    expect([...inCompose, ...inUnits, ...inImage].filter((name) => !known.has(name ?? ''))).toEqual([])
  })

  it('offer every setting in .env.example, with values that start', () => {
    const offered = Object.keys(example).filter((name) => !ofCompose.includes(name))
    // The addresses of providers and shops are for tests.
    const forTests = /_(?:ISSUER|API_URL|TOKEN_URL)$/
    const wanted = Object.keys(settingsTable).filter((name) => !ofThePlace.includes(name) && !forTests.test(name))
    expect(offered.toSorted()).toEqual(wanted.toSorted())
    expect(parseSettings(example)).toMatchObject({
      appUrl: 'http://localhost:3000',
      rateLimit: true,
      trustProxy: false,
    })
  })

  it('ask of .env only what .env.example has', () => {
    const texts = [textOf('deploy/compose.yaml'), textOf('deploy/compose.cluster.yaml'), textOf('deploy/Caddyfile')]
    const asked = texts.flatMap((text) => [...text.matchAll(/\{\$?([A-Z_]+)/g)].map(([, name]) => name))
    expect(new Set(asked)).toEqual(new Set(ofCompose))
  })

  it('build the image in one service, for what builds it twice does so at once and fails', () => {
    const builders = (file: Compose) => Object.values(file.services).filter(({ build }) => build !== undefined)
    expect(builders(one)).toEqual([one.services['app']])
    expect(builders(cluster)).toEqual([cluster.services['app1']])
    expect(cluster.services['app2']).toMatchObject({ image: builders(cluster)[0]?.image, pull_policy: 'never' })
  })

  it('let nobody but the processes reach the database, and pass requests to both of them', () => {
    const { build: _both, ...app1 } = cluster.services['app1'] ?? {}
    const { pull_policy: _never, ...app2 } = cluster.services['app2'] ?? {}
    expect(app1).toEqual(app2)
    expect(cluster.services['postgres']?.networks).toEqual(['back'])
    expect(cluster.services['proxy']?.networks).toEqual(['front'])
    expect(textOf('deploy/Caddyfile')).toContain('reverse_proxy app1:3000 app2:3000')
    expect(cluster.services['app1']?.environment).toMatchObject({ TRUST_PROXY: 'on' })
  })
})

describe('an access log of a proxy', () => {
  const operations = textOf('docs/operations.md')
  const [, flags = '', silent = ''] = /^location ~(\*?) (\S+) \{ access_log off;/m.exec(operations) ?? []
  // nginx compares the path alone, decoded and with single slashes.
  const isSilent = new RegExp(silent, flags && 'i')

  it.each([
    '/act/s3cret',
    '/ask/s3cret',
    '/api/ask/s3cret',
    '/contribute/s3cret',
    '/api/contribute/s3cret',
    '/api/contribute/s3cret/note',
    '/cal/s3cret.ics',
    '/Act/s3cret',
    '/reset-password?token=s3cret',
    '/verify-email?token=s3cret',
    '/unsubscribe?token=s3cret',
    '/api/unsubscribe?token=s3cret',
  ])('has no line for %s as docs/operations.md sets up nginx, as our own log hides its secret', (url) => {
    expect(silent).not.toBe('')
    expect(url.split('?', 1)[0]).toMatch(isSilent)
    const lines: string[] = []
    createLogger('info', { write: (line) => void lines.push(line) }).info({ req: { url } })
    expect(lines.join('')).toContain('"url":"/')
    expect(lines.join('')).not.toContain('s3cret')
  })

  it.each(['/contacts', '/api/contacts', '/activity', '/calendar', '/assets/act/x.js'])('has a line for %s', (url) => {
    expect(url).not.toMatch(isSilent)
  })

  const inLine = /\((\w+(?:\|[\w-]+)+)\)/.exec(silent)?.[1]?.split('|')

  it('is to leave out by the text what the line for nginx leaves out', () => {
    const [, named = ''] = /^- keep (.*?) out of its\s+access log/ms.exec(operations) ?? []
    const inText = [...named.matchAll(/`\/([\w-]+)\/?`/g)].map(([, name = '']) => name)
    expect(inText.filter((name) => name !== 'api').toSorted()).toEqual(inLine?.toSorted())
  })

  it('leaves out every path that our own log cuts short', () => {
    const cutShort = /\(\?:(act[\w|]+)\)/.exec(textOf('src/server/logger.ts'))?.[1]?.split('|')
    expect(cutShort).toContain('cal')
    expect(inLine).toEqual(expect.arrayContaining(cutShort ?? []))
  })

  it('is not kept by our Caddyfile', () => {
    expect(textOf('deploy/Caddyfile')).not.toMatch(/^\s*log\b/m)
  })
})
