import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailer } from '#server/mail/create-mailer.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { buildApp } from './app.ts'
import type { App } from './fastify.ts'

let test: TestApp
let app: App
const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-pages-'))
const folder = path.join(parent, 'client')
beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(parent, 'secret.txt'), 'private')
  for (const page of ['index', 'landing', 'signed-in'])
    fs.writeFileSync(path.join(folder, `${page}.html`), `<title>Ribbonry</title><!-- ${page} -->`)
  fs.writeFileSync(path.join(folder, 'assets/index-abc.js'), 'export {}')
  fs.writeFileSync(path.join(folder, 'assets/font-license.txt'), 'SIL Open Font License')
  test = await openTestApp()
  const { settings, clock, database } = test
  const mailer = createMailer({ db: database.db, settings, clock, outboxDir: null })
  app = await buildApp({ ...test.services, mailer }, { version: 'test', clientDir: folder })
  await app.listen({ port: 0 })
})
afterAll(async () => {
  await app.close()
  await test.close()
  fs.rmSync(parent, { recursive: true })
})

const get = (url: string) => app.inject({ method: 'GET', url })

it.each(['/', '/dashboard', '/contacts/7?next=/x', '/reset-password?token=a.b'])(
  'shows the page for a screen: %s',
  async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<title>Ribbonry</title>')])
    expect(answer.headers['cache-control']).toBe('no-cache')
  },
)

it.each([
  ['/', 'landing', 'signed-in'],
  ['/?next=/contacts', 'landing', 'signed-in'],
  ['/dashboard', 'signed-in', 'signed-in'],
  ['/contacts', 'index', 'signed-in'],
  ['/reset-password?token=a.b', 'index', 'signed-in'],
])('names with the page what its first screen will need: %s', async (url, visitor, signedIn) => {
  const hinted = await app.inject({ method: 'GET', url, cookies: { ribbonry_hint: '1' } })
  expect([(await get(url)).body, hinted.body]).toEqual([
    expect.stringContaining(`<!-- ${visitor} -->`),
    expect.stringContaining(`<!-- ${signedIn} -->`),
  ])
})

it.each(['ask', 'contribute'])(
  'shows the page of a link, whose token has a dot, and lets nobody keep or index its address: /%s',
  async (kind) => {
    const answer = await get(`/${kind}/dXNlcg.c2VjcmV0`)
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Ribbonry</title><!-- index -->'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  },
)

it('lets browsers keep files named by their content forever', async () => {
  const answer = await get('/assets/index-abc.js?x')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toContain('immutable')
})

it('sends the policies of documents with documents, not with every file of a page', async () => {
  const [page, code, license] = await Promise.all(['/', '/assets/index-abc.js', '/assets/font-license.txt'].map(get))
  for (const header of ['content-security-policy', 'permissions-policy', 'x-frame-options']) {
    expect(code?.headers).not.toHaveProperty(header)
    expect(page?.headers).toHaveProperty(header)
    expect(license?.headers).toHaveProperty(header)
  }
  expect(code?.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

it('refuses a range past the end of a file, and sends one within it', async () => {
  const range = (range: string) => app.inject({ method: 'GET', url: '/assets/index-abc.js', headers: { range } })
  const past = await range('bytes=500-600')
  expect([past.statusCode, past.json()]).toMatchObject([416, { code: 'OUT_OF_RANGE' }])
  const within = await range('bytes=0-5')
  expect([within.statusCode, within.body]).toEqual([206, 'export'])
})

it.each(['/assets/gone.js', '/api/nothing', '/favicon.png'])('says of %s that it is not there', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

it.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '//', '//host:port', '/\\', '/%'])(
  'leaves its folder for nobody and fails for nobody: %s',
  async (asked) => {
    const { status, body } = await asWritten(asked)
    expect(status).toBeLessThan(500)
    expect(body).not.toContain('private')
  },
)

/** `inject` would tidy the address up; a socket sends it as it is. */
async function asWritten(asked: string): Promise<{ status: number; body: string }> {
  const { port } = app.server.address() as AddressInfo
  const [response] = (await once(http.get({ port, path: asked, agent: false }), 'response')) as [http.IncomingMessage]
  return { status: response.statusCode ?? 0, body: Buffer.concat(await response.toArray()).toString() }
}
