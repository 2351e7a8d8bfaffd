import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { patiently } from '#server/testing/patience.ts'
import { buildApp } from './app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const ownHost = { host: 'gifts.test' }

it('a connection that nobody uses stays open longer than proxies keep it, Caddy for two minutes', () => {
  expect(test.app.server.keepAliveTimeout).toBeGreaterThan(120_000)
})

it('a request that still comes in while the server stops is answered, and told that the connection ends', async () => {
  const app = await buildApp(test.services, { version: 'test' })
  let late: Response | undefined
  app.addHook('preClose', async () => {
    late = await fetch(`${address}/api/health/live`)
  })
  const address = await app.listen({ port: 0 })
  await app.close()
  expect(late?.status).toBe(200)
  expect(late?.headers.get('connection')).toBe('close')
})

it.each(['begun', 'not begun'])(
  'a stop ends with an answer that was %s, even if the client keeps the connection',
  async (state) => {
    const app = await buildApp(test.services, { version: 'test' })
    let goOn = () => {}
    const turn = new Promise<void>((resolve) => {
      goOn = resolve
    })
    async function* slowly() {
      if (state === 'begun') yield 'one'
      await turn
      yield 'two'
    }
    app.get('/slow', (_request, reply) => reply.send(Readable.from(slowly())))
    const address = await app.listen({ port: 0 })
    const agent = new Agent({ keepAlive: true })
    const asked = get(`${address}/slow`, { agent })
    const answered = once(asked, 'response').then(([answer]: IncomingMessage[]) => answer && text(answer))
    await (state === 'begun' ? once(asked, 'response') : once(app.server, 'request'))
    const stop = app.close()
    await vi.waitFor(() => expect(app.server.listening).toBe(false), patiently)
    goOn()
    await stop
    expect(await answered).toMatch(/two$/)
    agent.destroy()
  },
)

describe('every answer', () => {
  it.each([
    ['health', 'GET', '/api/health/ready', 200],
    ['a list without a session', 'GET', '/api/contacts', 401],
    ['a foreign write', 'POST', '/api/contacts', 403],
    ['the contract', 'GET', '/api/openapi.json', 200],
  ] as const)('is data that no browser runs as a page: %s', async (_what, method, url, status) => {
    const answer = await test.app.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['a page that is not there', '/nowhere', 404],
    ['the reference', '/api/docs/', 200],
    ['the page that asks before signing out', '/api/logout', 200],
  ] as const)('that is a page has the policies of pages: %s', async (_what, url, status) => {
    const answer = await test.app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    })
  })

  it('that is a refusal has a sentence, a code and a request id, and nothing of the inside', async () => {
    const ada = await test.person()
    const answer = await ada.call<Record<string, unknown>>('GET', '/contacts/999999')
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({
      message: 'Contact was not found',
      code: 'NOT_FOUND',
      requestId: expect.any(String) as string,
    })
  })
})

describe('a failure that nobody expected', () => {
  it.each([
    ['a bug', new TypeError("Cannot read properties of undefined (reading 'giftIdeas')")],
    [
      'a query that the database refuses',
      Object.assign(new Error('Failed query: select "sid" from "sessions"'), {
        code: '42P01',
        cause: Object.assign(new Error('relation "sessions" does not exist'), { code: '42P01' }),
      }),
    ],
    ['something with a status of its own', Object.assign(new Error('sid of ada'), { statusCode: 503 })],
    ['no error at all', 'select "sid" from "sessions"'],
  ])('is a 500 that says nothing of the inside: %s', async (_what, thrown) => {
    const app = await buildApp(test.services, { version: 'test' })
    app.get('/failing', { config: { access: 'public' } }, () => {
      throw thrown
    })
    try {
      const answer = await app.inject({ method: 'GET', url: '/failing' })
      expect(answer.statusCode).toBe(500)
      expect(answer.json()).toEqual({
        message: 'Something went wrong',
        code: 'UNEXPECTED',
        requestId: expect.any(String) as string,
      })
      expect(answer.headers['cache-control']).toBe('no-store')
    } finally {
      await app.close()
    }
  })
})

describe('bad requests', () => {
  it('with broken JSON are a 400', async () => {
    const ada = await test.person()
    const answer = await ada.call<{ message: string }>('POST', '/contacts', '{"fullName": ', {
      'content-type': 'application/json',
    })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe("The request isn't valid JSON")
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of type %s are a 415',
    async (type) => {
      const ada = await test.person()
      const answer = await ada.call<{ code: string }>('POST', '/contacts', 'fullName=Bo', { 'content-type': type })
      expect(answer.status).toBe(415)
      expect(answer.body.code).toBe('WRONG_TYPE')
    },
  )

  it('with a compressed body are a 415 that names what is taken', async () => {
    const ada = await test.person()
    const body = JSON.stringify({ fullName: 'Bo', relationship: 'friend' })
    const send = (encoding: string) =>
      ada.call<{ message: string }>('POST', '/contacts', body, {
        'content-type': 'application/json',
        'content-encoding': encoding,
      })
    const answer = await send('gzip')
    expect([answer.status, answer.body.message]).toEqual([415, refusalTexts.compressed])
    expect(answer.headers['accept-encoding']).toBe('identity')
    expect((await send('identity')).status).toBe(201)
  })

  it('that arrive slowly lose their connection within the minute that the docs promise', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval } = test.app.server as Server & {
      connectionsCheckingInterval: number
    }
    expect(requestTimeout + connectionsCheckingInterval).toBeLessThan(60_000)
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
  })

  it('to the reference of the API are refused like all others', async () => {
    const answer = await test.app.inject({ method: 'GET', url: '/api/docs/nothing' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      message: 'There is nothing at GET /api/docs/nothing',
      code: 'NOT_FOUND',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    })
  })

  it('of 2 MB are a 413', async () => {
    const ada = await test.person()
    const answer = await ada.call<{ code: string }>('POST', '/contacts', { fullName: 'x'.repeat(2_000_000) })
    expect(answer.status).toBe(413)
    expect(answer.body.code).toBe('TOO_LARGE')
  })

  it.each([[null], [[]], ['text'], [7], [{ fullName: 7, relationship: [] }], [{ fullName: null, relationship: {} }]])(
    'of the wrong shape are a 400: %j',
    async (body) => {
      const ada = await test.person()
      const answer = await ada.call<{ code: string }>('POST', '/contacts', JSON.stringify(body), {
        'content-type': 'application/json',
      })
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe('INVALID')
    },
  )

  it('cannot reach the prototype', async () => {
    const ada = await test.person()
    const body = '{"__proto__": {"isAdmin": true}, "fullName": "Bo", "relationship": "friend"}'
    expect((await ada.call('POST', '/contacts', body, { 'content-type': 'application/json' })).status).toBe(400)
  })

  it('with text that PostgreSQL cannot store are a 400', async () => {
    const ada = await test.person()
    expect((await ada.call('POST', '/contacts', { fullName: 'B\u0000o', relationship: 'friend' })).status).toBe(400)
  })

  it.each([
    ['/contacts', { fullName: 'Bo \ud800', relationship: 'friend' }],
    ['/activities', { activityType: 'gift_saved', description: 'x', metadata: { contactName: 'B\u0000o' } }],
    ['/activities', { activityType: 'gift_saved', description: 'x', metadata: { giftTitle: '\udc00' } }],
    ['/gift-ideas', { contactId: 1, title: 'Tea', provider: 'a\u0000b' }],
    ['/gift-ideas', { contactId: 1, title: 'Tea', productKey: '\ud83d' }],
    ['/contacts/1/dismissals', { provider: 'p', productKey: 'a\u0000b', reason: 'has_it' }],
  ])('with a NUL or half an emoji, which no table or JSON column takes, are a 400: %s %j', async (path, body) => {
    const ada = await test.person()
    const answer = await ada.call<{ code: string }>('POST', path, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID'])
  })

  it.each(['/auth/sessions/%00', '/contacts/1/dismissals?provider=%00&productKey=k'])(
    'with a NUL in the address are a 400: %s',
    async (path) => {
      const ada = await test.person()
      expect((await ada.call('DELETE', path)).status).toBe(400)
    },
  )

  it('take an emoji as it is', async () => {
    const ada = await test.person()
    const { body } = await ada.call<{ fullName: string }>('POST', '/contacts', { fullName: 'Bo 🎁', relationship: 'x' })
    expect(body.fullName).toBe('Bo 🎁')
  })

  it.each(['abc', '0', '-1', '1.5', '99999999999', '%00', '1e3 '])(
    'for a row called %s are a 400 or 404',
    async (id) => {
      const ada = await test.person()
      expect([400, 404]).toContain((await ada.call('GET', `/contacts/${encodeURIComponent(id)}`)).status)
    },
  )

  it('with an unreadable address are a 400 or 404', async () => {
    expect([400, 404]).toContain((await test.app.inject({ method: 'GET', url: '/api/%zz' })).statusCode)
  })
})

describe('changes come from our own pages only', () => {
  const write = (headers: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: '/api/contacts',
      headers: { ...ownHost, ...headers },
      payload: { fullName: 'Bo', relationship: 'friend' },
    })

  it.each([
    ['nothing said', {}],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.test' }],
    ['a null origin', { origin: 'null' }],
    ['a foreign origin that claims to be ours in its path', { origin: 'https://evil.test/gifts.test' }],
    ['cross-site with a bearer', { 'sec-fetch-site': 'cross-site', authorization: `Bearer ${'x'.repeat(43)}` }],
  ] as const)('%s is refused', async (_what, headers) => {
    expect((await write(headers)).statusCode).toBe(403)
  })

  it.each([
    ['same-origin by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ['same-origin by Origin', { origin: 'http://gifts.test' }],
    ['a program with a bearer', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ] as const)('%s gets as far as the session', async (_what, headers) => {
    expect((await write(headers)).statusCode).toBe(401)
  })
})

describe('sessions', () => {
  it.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'é'.repeat(43)}`, `Bearer ${'a'.repeat(43)}`])(
    'a token that opens nothing is a 401, never a 500: %s',
    async (authorization) => {
      const answer = await test.app.inject({ method: 'GET', url: '/api/contacts', headers: { authorization } })
      expect(answer.statusCode).toBe(401)
    },
  )

  // RFC 9110, 11.1
  it.each(['bearer', 'BEARER', 'Bearer '])(
    'take a token in whatever case its scheme is written: %s',
    async (scheme) => {
      const ada = await test.person()
      const headers = { authorization: `${scheme} ${ada.token}` }
      expect((await test.app.inject({ method: 'GET', url: '/api/stats', headers })).statusCode).toBe(200)
    },
  )

  it('end when their time is over', async () => {
    const ada = await test.person()
    expect((await ada.call('GET', '/contacts')).status).toBe(200)
    test.clock.advance(31 * 24 * 3600_000)
    expect((await ada.call('GET', '/contacts')).status).toBe(401)
  })

  it('last while they are used, but not forever', async () => {
    const ada = await test.person()
    for (let month = 0; month < 5; month++) {
      test.clock.advance(29 * 24 * 3600_000)
      expect((await ada.call('GET', '/contacts')).status).toBe(200)
    }
    test.clock.advance(29 * 24 * 3600_000)
    expect((await ada.call('GET', '/contacts')).status).toBe(200)
    test.clock.advance(29 * 24 * 3600_000)
    expect((await ada.call('GET', '/contacts')).status).toBe(401)
  })
})

describe('lists', () => {
  const bo = { fullName: 'Bo Lindqvist', relationship: 'friend' }

  it('answer 304 until the user changes something, and from the next day on', async () => {
    const ada = await test.person()
    await ada.call('POST', '/contacts', bo)
    const first = await ada.call('GET', '/contacts')
    const etag = String(first.headers['etag'])
    const unchanged = await ada.call('GET', '/contacts', undefined, { 'if-none-match': etag })
    expect(unchanged.status).toBe(304)
    expect(unchanged.text).toBe('')
    await ada.call('POST', '/contacts', { ...bo, fullName: 'Cleo' })
    expect((await ada.call<unknown[]>('GET', '/contacts', undefined, { 'if-none-match': etag })).body).toHaveLength(2)
    const second = String((await ada.call('GET', '/contacts')).headers['etag'])
    test.clock.advance(24 * 3600_000)
    expect((await ada.call('GET', '/contacts', undefined, { 'if-none-match': second })).status).toBe(200)
  })

  it("are never answered from what the browser kept of another person's", async () => {
    const [ada, ben] = [await test.person(), await test.person()]
    for (const person of [ada, ben]) await person.call('POST', '/contacts', bo)
    const hers = { 'if-none-match': String((await ada.call('GET', '/contacts')).headers['etag']) }
    expect((await ben.call('GET', '/contacts', undefined, hers)).status).toBe(200)
  })

  it('are answered whole by a new version of the product, which may give them another shape', async () => {
    const ada = await test.person()
    const { headers } = await ada.call('GET', '/contacts')
    const next = await buildApp(test.services, { version: 'next' })
    const answer = await next.inject({
      method: 'GET',
      url: '/api/contacts',
      headers: { authorization: `Bearer ${ada.token}`, 'if-none-match': String(headers['etag']) },
    })
    await next.close()
    expect(answer.statusCode).toBe(200)
  })

  it('are compressed for clients that accept it, and read the same', async () => {
    const ada = await test.person()
    for (let i = 0; i < 8; i++) await ada.call('POST', '/contacts', { ...bo, fullName: `Bo Lindqvist ${i}` })
    const plain = await ada.call('GET', '/contacts')
    const headers = { authorization: `Bearer ${ada.token}`, 'accept-encoding': 'gzip, br' }
    const packed = await test.app.inject({ method: 'GET', url: '/api/contacts', headers })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers.vary).toContain('Accept-Encoding')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.text)
    expect(packed.rawPayload.length).toBeLessThan(plain.text.length / 2)
  })

  it('kept from the last time are never another user\u2019s', async () => {
    const ada = await test.person()
    const bob = await test.person()
    await ada.call('POST', '/contacts', bo)
    await bob.call('POST', '/contacts', { ...bo, fullName: 'Dora' })
    for (let i = 0; i < 2; i++) {
      expect((await ada.call<{ fullName: string }[]>('GET', '/contacts')).body.map((c) => c.fullName)).toEqual([
        'Bo Lindqvist',
      ])
      expect((await bob.call<{ fullName: string }[]>('GET', '/contacts')).body.map((c) => c.fullName)).toEqual(['Dora'])
    }
  })
})

describe('a create with an Idempotency-Key', () => {
  const bo = { fullName: 'Bo Lindqvist', relationship: 'friend' }

  it('makes one row however often and at once it is sent', async () => {
    const ada = await test.person()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ada.call<{ id: number }>('POST', '/contacts', bo, { 'idempotency-key': 'form-1' }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect((await ada.call<unknown[]>('GET', '/contacts')).body).toHaveLength(1)
  })

  it('refuses another body under the same key', async () => {
    const ada = await test.person()
    await ada.call('POST', '/contacts', bo, { 'idempotency-key': 'form-1' })
    expect(
      (await ada.call('POST', '/contacts', { ...bo, fullName: 'Cleo' }, { 'idempotency-key': 'form-1' })).status,
    ).toBe(409)
  })

  it('refuses the same body for another path or method under the same key', async () => {
    const ada = await test.person()
    const add = async () => (await ada.call<{ id: number }>('POST', '/contacts', bo)).body.id
    const [one, other] = [await add(), await add()]
    const key = { 'idempotency-key': 'form-1' }
    const change = { ...bo, fullName: 'Bo Berg' }
    expect((await ada.call('PUT', `/contacts/${one}`, change, key)).status).toBe(200)
    expect((await ada.call('PUT', `/contacts/${other}`, change, key)).status).toBe(409)
    expect((await ada.call('PATCH', `/contacts/${one}`, change, key)).status).toBe(409)
    expect((await ada.call('GET', `/contacts/${other}`)).body).toMatchObject({ fullName: 'Bo Lindqvist' })
  })

  it('is a new request after 24 h, and for another user', async () => {
    const ada = await test.person()
    const bob = await test.person()
    await ada.call('POST', '/contacts', bo, { 'idempotency-key': 'form-1' })
    await bob.call('POST', '/contacts', bo, { 'idempotency-key': 'form-1' })
    test.clock.advance(25 * 3600_000)
    await ada.call('POST', '/contacts', bo, { 'idempotency-key': 'form-1' })
    expect((await ada.call<unknown[]>('GET', '/contacts')).body).toHaveLength(2)
    expect((await bob.call<unknown[]>('GET', '/contacts')).body).toHaveLength(1)
  })

  it('that failed keeps nothing', async () => {
    const ada = await test.person()
    expect((await ada.call('POST', '/contacts', { ...bo, fullName: '' }, { 'idempotency-key': 'form-1' })).status).toBe(
      400,
    )
    expect((await ada.call('POST', '/contacts', bo, { 'idempotency-key': 'form-1' })).status).toBe(201)
  })
})
