/* oxlint-disable vitest/valid-expect, vitest/no-conditional-expect -- what is expected of an answer depends on who asked for what, and the label says it */
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { userProfiles } from '#server/db/schema.ts'
import { openMailbox } from '#server/testing/smtp-mailbox.ts'
import { whoMay } from './refused.ts'
import { openDoor, PROVIDER, written } from './running-app.ts'
import { changedTables } from './rows.ts'
import { isLongForm, unsafeMethods, type Route } from './routes.ts'
import { faultsOf } from './rules.ts'
import type { Actor } from './world.ts'

const HOME = 'https://gifts.example'
const mailbox = await openMailbox()
// Behind a proxy that is trusted: what a visitor writes into X-Forwarded-Host is most dangerous there.
const door = await openDoor({
  APP_URL: HOME,
  SUPPORT_EMAIL: 'help@gifts.example',
  SMTP_URL: mailbox.url,
  TRUST_PROXY: 'on',
})
const { routes, test: server } = door
afterEach(() => door.tidy())
afterAll(async () => {
  await server.services.mailer.close()
  await server.close()
  await mailbox.close()
})

const isUnsafe = ({ method }: Route) => unsafeMethods.some((unsafe) => unsafe === method)
const named = (some: Route[]) => some.map((route) => [route.name, route] as const)
const guarded = routes.filter((route) => isUnsafe(route) && !route.anyOrigin)
/** The routes that read no body but forms: signing out by a button, and the two above. */
const takesForms = new Set(['POST /api/logout', 'POST /api/unsubscribe', 'POST /api/login/callback/apple'])

const cookieOf = (token: string) => ({ cookie: `__Host-ribbonry=${token}` })

describe('a page of another site changes nothing', () => {
  it('may call two routes', () => {
    expect(
      routes
        .filter(({ anyOrigin }) => anyOrigin)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['POST /api/login/callback/apple', 'POST /api/unsubscribe'])
  })

  const foreign: [what: string, headers: Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: 'null' }],
    ['an origin that looks like ours', { origin: 'https://gifts.example.evil.example' }],
    ['our name on another port', { origin: 'https://gifts.example:8443' }],
    ['what the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbor of the same site', { 'sec-fetch-site': 'same-site' }],
    ['cross-site, whatever the origin says', { 'sec-fetch-site': 'cross-site', origin: HOME }],
    ['a browser that says nothing', {}],
  ]
  const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

  it.each(named(guarded))('%s', async (_name, route) => {
    const actor = whoMay(route)
    const sample = door.sample(route, actor)
    const cookie = cookieOf(door.world.residents[actor].person.token)
    const ask = (headers: Record<string, string>) =>
      server.app.inject({
        method: route.method,
        url: written(route, sample).url,
        headers: { host: 'gifts.example', ...headers },
        ...(sample.body === undefined ? {} : { payload: JSON.stringify(sample.body) }),
      })
    for (const [at, [what, headers]] of foreign.entries()) {
      // One page tries what another site's form can send.
      for (const type of isLongForm || at === 0 ? ['application/json', ...forms] : ['application/json']) {
        const answer = await ask({ ...cookie, 'content-type': type, ...headers })
        expect([answer.statusCode, answer.json<{ code: string }>().code], `${what}, as ${type}`).toEqual([
          403,
          'FORBIDDEN',
        ])
      }
    }
    if (sample.body !== undefined && !takesForms.has(route.name)) {
      for (const type of [...forms, 'application/json\ta', ' application/jsonx']) {
        const { statusCode } = await ask({ ...cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' })
        expect([400, 415], `our own page, as ${type}`).toContain(statusCode)
      }
    }
    expect(changedTables(door.beginning, await door.rows())).toEqual([])
  })
})

describe('reading changes nothing', () => {
  it('by GET or HEAD, whatever method is written beside it, from here or elsewhere', async () => {
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const actor = whoMay(route)
      const sample = door.sample(route, actor)
      const { token } = door.world.residents[actor].person
      for (const method of ['GET', 'HEAD'])
        for (const site of ['cross-site', 'same-origin']) {
          // Our own link to sign out does; so does beginning a sign-in, which changes no rows.
          if (site === 'same-origin' && route.url === '/api/logout') continue
          const answer = await server.app.inject({
            method: method as 'GET',
            url: written(route, sample).url,
            headers: { ...cookieOf(token), 'sec-fetch-site': site, 'x-http-method-override': 'DELETE' },
          })
          expect(answer.statusCode, `${method} ${route.url}`).toBeLessThan(500)
        }
      expect(
        changedTables(door.beginning, await door.rows()).filter((table) => table !== 'social_sign_ins'),
        route.name,
      ).toEqual([])
    }
  })
})

describe('the address in the request is nobody’s word', () => {
  const poisoned = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-server': 'evil.example',
    'x-original-url': 'https://evil.example/',
    'x-rewrite-url': 'https://evil.example/',
    forwarded: 'host=evil.example;proto=http',
  }

  const poison = (route: Route, actor: Actor) => {
    const sample = door.sample(route, actor)
    return door.knock(route, actor, sample, { headers: { ...written(route, sample).headers, ...poisoned } })
  }

  it.each(named(routes))('%s', async (_name, route) => {
    const answer = await poison(route, whoMay(route))
    expect(`${JSON.stringify(answer.headers)} ${answer.body}`).not.toContain('evil.example')
    expect(faultsOf(route.name, answer, route.url)).toEqual([])
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
  })

  it('and leads to no mail that links elsewhere', async () => {
    const mailing = new Set([
      'POST /api/auth/signup',
      'POST /api/auth/request-password-reset',
      'POST /api/auth/verify-email/resend',
      'POST /api/occasions/:id/send-reminder',
    ])
    // Of the requests above.
    mailbox.received.length = 0
    // Only an address that is not confirmed yet is written to again.
    await server.database.db.update(userProfiles).set({ email: 'post@door.test', emailVerifiedAt: null })
    for (const route of routes.filter(({ name }) => mailing.has(name)))
      expect((await poison(route, 'user')).statusCode, route.name).toBeLessThan(300)
    await door.rows()
    await server.services.mailer.deliver()
    const { secret } = door.world.residents.user
    // A request that queued a mail sends it itself, so that some may still be on their way.
    await expect
      .poll(() => mailbox.received.map(({ to, subject }) => `${to.join()}: ${subject}`))
      .toEqual(
        expect.arrayContaining([
          'new-user@door.test: Confirm your e-mail address',
          'post@door.test: Confirm your reminder address',
          'user@door.test: Reset your Ribbonry password',
          `user@door.test: ${secret} for ${secret} is in 33 days`,
        ]),
      )
    for (const { raw } of mailbox.received) {
      expect(raw).not.toContain('evil.example')
      const links = raw.replaceAll(/=\r\n/g, '').match(/https?:\/\/[^\s"<>]+/g) ?? []
      expect(links.filter((link) => !link.startsWith(HOME) && !link.startsWith('http://www.w3.org/'))).toEqual([])
    }
  })

  it('not even as the whole of the request line', async () => {
    const { port } = await listening()
    for (const target of [
      'http://evil.example/api/logout',
      'http://evil.example/api/login?provider=google',
      '//evil.example/api/logout',
      'evil.example:443',
      '*',
    ])
      for (const method of ['GET', 'POST', 'CONNECT', 'OPTIONS']) {
        const answer = await raw(
          port,
          `${method} ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
        )
        expect(answer.replaceAll(/There is nothing at [^"]*/g, ''), `${method} ${target}`).not.toContain('evil.example')
        // A tunnel is hung up on without a word.
        expect(answer, `${method} ${target}`).toMatch(method === 'CONNECT' ? /^$/ : /^HTTP\/1\.1 [34]/)
      }
  })

  it.each([
    ['two lengths', 'Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks that are none', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a header that is folded', 'X-A: b\r\n c: d\r\n\r\n'],
    ['a header with a NUL', 'X-A: b\0c\r\n\r\n'],
  ])('a request that two servers would read differently is refused: %s', async (_what, rest) => {
    const { port } = await listening()
    const answer = await raw(port, `POST /api/auth/guest HTTP/1.1\r\nHost: gifts.example\r\nOrigin: ${HOME}\r\n${rest}`)
    expect(answer).toMatch(/^HTTP\/1\.1 4/)
  })
})

describe('what is refused before the app is asked', () => {
  it.each([
    ['an address that cannot be decoded', 'GET /api/%zz HTTP/1.1\r\nHost: gifts.example\r\nConnection: close\r\n\r\n'],
    ['bytes that are no HTTP', 'Hello, is anybody there?\r\n\r\n'],
    ['headers without an end', `GET /api/health HTTP/1.1\r\nHost: gifts.example\r\nX-A: ${'a'.repeat(70_000)}\r\n\r\n`],
  ])('carries the headers of every other refusal: %s', async (_what, request) => {
    const { port } = await listening()
    const usual = headersOf(
      await raw(port, 'GET /api/nothing HTTP/1.1\r\nHost: gifts.example\r\nConnection: close\r\n\r\n'),
    )
    expect(usual['strict-transport-security']).toBeDefined()
    expect(headersOf(await raw(port, request))).toEqual(usual)
  })
})

describe('nobody is led away from here', () => {
  const away = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/\t/evil.example',
    'https://gifts.example@evil.example',
    '%2f%2fevil.example',
  ]
  const names = [
    'next',
    'redirect',
    'redirect_uri',
    'redirectTo',
    'returnTo',
    'return_to',
    'callbackURL',
    'url',
    'continue',
    'error',
    'message',
    'provider',
    'state',
    'code',
  ]

  it('by any redirect, whatever the address asks for', async () => {
    let redirects = 0
    for (const route of routes) {
      const actor = whoMay(route)
      const sample = door.sample(route, actor)
      const { statusCode } = await door.knock(route, actor, sample)
      await door.tidy()
      if (statusCode < 300 || statusCode > 399 || statusCode === 304) continue
      for (const [at, target] of away.entries())
        for (const [nameAt, name] of names.entries()) {
          // Each name with a fifth of the targets, and each target with a fifth of the names.
          if (!isLongForm && (at + nameAt) % 5 !== 0) continue
          const others = sample.query.filter(([key]) => key !== name)
          const asked = { ...sample, query: [...others, [name, target] as [string, string]] }
          const { headers } = await door.knock(route, actor, asked)
          if (headers.location === undefined) continue
          redirects += 1
          const { origin, searchParams } = new URL(String(headers.location), HOME)
          // Out to the provider that is set up, and from there back to here.
          const back = origin === PROVIDER ? new URL(searchParams.get('redirect_uri') ?? '').origin : origin
          expect(back, `${route.name}?${name}=${target}`).toBe(HOME)
        }
    }
    expect(redirects).toBeGreaterThan(isLongForm ? 400 : 80)
  })
})

async function listening(): Promise<AddressInfo> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  return server.app.server.address() as AddressInfo
}

/** Those of an answer as it came, without what is another in each. */
function headersOf(answer: string): Record<string, string> {
  const lines = answer.split('\r\n\r\n')[0]?.split('\r\n').slice(1) ?? []
  const each = ['date', 'content-length', 'vary']
  return Object.fromEntries(
    lines
      .map(
        (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
      )
      .filter(([name]) => !each.includes(name)),
  )
}

async function raw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.write(request)
  // Refused requests are hung up on; a few would wait for a next one.
  socket.setTimeout(2_000, () => socket.destroy())
  await once(socket, 'close')
  return answer
}
