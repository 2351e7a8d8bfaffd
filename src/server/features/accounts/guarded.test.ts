import { generateSync } from 'otplib'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { rateLimits } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { patiently } from '#server/testing/patience.ts'
import { ada, confirmed, mailsTo, signedUp, startedGuest, type SignedIn } from './testing.ts'

const limited: TestApp = await openTestApp({ RATE_LIMIT: 'on' })
const secure: TestApp = await openTestApp({ APP_URL: 'https://gifts.example.com', SUPPORT_EMAIL: 'help@example.com' })
afterEach(async () => {
  await limited.reset()
  await secure.reset()
})
afterAll(async () => {
  await limited.close()
  await secure.close()
})

/** A request from a place on the network. */
async function post(app: TestApp, path: string, payload: object, remoteAddress = '203.0.113.7', headers = {}) {
  const url = `/api${path}`
  const answer = await app.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
  return { status: answer.statusCode, headers: answer.headers }
}

async function statuses(times: number, request: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = []
  for (let index = 0; index < times; index += 1) seen.push((await request(index)).status)
  return seen
}

describe('guessing passwords', () => {
  const wrong = { email: ada.email, password: 'not this one' }

  it('is over after ten tries from one place, whatever that place calls itself', async () => {
    const tries = await statuses(12, (index) =>
      post(limited, '/auth/login', wrong, '203.0.113.7', { 'x-forwarded-for': `198.51.100.${index}` }),
    )
    expect(tries).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await post(limited, '/auth/login', wrong, '::ffff:203.0.113.7')).status).toBe(429)
    const refused = await post(limited, '/auth/login', { ...wrong, email: 'ADA@example.com ' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(900)
  })

  it('counts a whole IPv6 network as one place', async () => {
    const tries = await statuses(11, (index) => post(limited, '/auth/login', wrong, `2001:db8:1:2::${index + 1}`))
    expect(tries.at(-1)).toBe(429)
    expect((await post(limited, '/auth/login', wrong, '2001:db8:1:3::1')).status).toBe(401)
  })

  it('is over for known and unknown addresses alike, and again possible after a quarter of an hour', async () => {
    await signedUp(limited)
    const unknown = { email: 'nobody@example.com', password: 'not this one' }
    const known = await statuses(11, () => post(limited, '/auth/login', wrong))
    expect(await statuses(11, () => post(limited, '/auth/login', unknown))).toEqual(known)
    limited.clock.advance(15 * 60_000)
    expect((await post(limited, '/auth/login', ada)).status).toBe(200)
  })

  it('from many places slows the account down and keeps nobody out', async () => {
    await signedUp(limited)
    const start = limited.clock.now().getTime()
    const waited = () => limited.clock.now().getTime() - start
    // The owner's own sign-in was the first of the thirty.
    await statuses(29, (index) => post(limited, '/auth/login', wrong, `198.51.100.${index}`))
    expect(waited()).toBe(0)
    expect((await post(limited, '/auth/login', ada, '192.0.2.1')).status).toBe(200)
    expect(waited()).toBe(2_000)
    await post(limited, '/auth/login', wrong, '192.0.2.2')
    expect(waited()).toBe(4_000)
  })

  it('of many accounts from one place is over after a hundred', async () => {
    const tries = await statuses(101, (index) =>
      post(limited, '/auth/login', { ...wrong, email: `person${index}@example.com` }),
    )
    expect(tries.slice(0, 100)).toEqual(Array<number>(100).fill(401))
    expect(tries[100]).toBe(429)
  })

  it('does not end at the code after it: ten an account in a quarter of an hour, over all sign-ins', async () => {
    const person = await confirmed(limited)
    const { secret } = (await person.call<{ secret: string }>('POST', '/auth/totp', {})).body
    const now = Math.floor(limited.clock.now().getTime() / 1000)
    await person.call('POST', '/auth/totp/confirm', { code: generateSync({ secret, epoch: now }) })
    const asked = () => limited.visitor.call<{ challengeToken: string }>('POST', '/auth/login', ada)
    const [first, second, third] = [await asked(), await asked(), await asked()]
    const guess = ({ body }: typeof first, code = '000000') =>
      post(limited, '/auth/login/code', { challengeToken: body.challengeToken, code })
    const guesses = [...(await statuses(6, () => guess(first))), ...(await statuses(6, () => guess(second)))]
    expect(guesses).toEqual([400, 400, 400, 400, 400, 401, 400, 400, 400, 400, 400, 401])
    const right = generateSync({ secret, epoch: now + 30 })
    expect((await guess(third, right)).status).toBe(429)
    limited.clock.advance(15 * 60_000)
    const later = generateSync({ secret, epoch: now + 15 * 60 })
    expect((await guess(await asked(), later)).status).toBe(200)
  })

  it('starts from nothing again after the right password', async () => {
    await signedUp(limited)
    await statuses(9, () => post(limited, '/auth/login', wrong))
    expect((await post(limited, '/auth/login', ada)).status).toBe(200)
    expect(await statuses(10, () => post(limited, '/auth/login', wrong))).toEqual(Array<number>(10).fill(401))
  })

  it('is no easier through the preview of a merge or the update of a password', async () => {
    const guest = await startedGuest(limited)
    const previews = await statuses(11, () => guest.call('POST', '/auth/merge-preview', wrong))
    expect(previews.at(-1)).toBe(429)
    const person = await signedUp(limited, { email: 'grace@example.com', password: ada.password })
    const updates = await statuses(11, () =>
      person.call('POST', '/auth/update-password', { currentPassword: 'no', newPassword: 'three blue teapots' }),
    )
    expect(updates).toEqual([...Array<number>(10).fill(400), 429])
  })

  it('leaves no addresses in the counters', async () => {
    await post(limited, '/auth/login', wrong)
    expect(JSON.stringify(await limited.database.db.select().from(rateLimits)).toLowerCase()).not.toContain('ada@')
  })
})

describe('budgets of what anybody can ask for', () => {
  it.each([
    ['/auth/guest', {}, 30, 201],
    ['/auth/reset-password', { token: 'x', newPassword: 'three blue teapots' }, 20, 400],
    ['/auth/verify-email', { token: 'x' }, 30, 400],
  ])('%s', async (path, payload, budget, status) => {
    const tries = await statuses(budget + 1, () => post(limited, path, payload))
    expect(tries).toEqual([...Array<number>(budget).fill(status), 429])
    expect((await post(limited, path, payload, '192.0.2.1')).status).toBe(status)
  })

  it('twenty sign-ups an hour from one place', async () => {
    const tries = await statuses(21, (index) =>
      post(limited, '/auth/signup', { email: `p${index}@example.com`, password: 'a long walk home', confirmAge: true }),
    )
    expect(tries).toEqual([...Array<number>(20).fill(201), 429])
  })

  it('five mails an hour to one address, from wherever they are asked for', async () => {
    const person = await signedUp(limited)
    const asked = await statuses(6, (index) =>
      post(limited, '/auth/request-password-reset', { email: ada.email }, `198.51.100.${index}`),
    )
    expect(asked).toEqual([200, 200, 200, 200, 200, 429])
    await vi.waitFor(async () => expect(await mailsTo(limited, ada.email)).toHaveLength(5), patiently)
    expect((await person.call('POST', '/auth/verify-email/resend')).status).toBe(429)
    expect(await mailsTo(limited, ada.email)).toHaveLength(5)
  })

  it('mails that strangers asked for use up no notice to an address that is confirmed', async () => {
    const person = await confirmed(limited)
    await statuses(5, () => post(limited, '/auth/request-password-reset', { email: ada.email }))
    await vi.waitFor(async () => expect(await mailsTo(limited, ada.email)).toHaveLength(5), patiently)
    await person.call('PUT', '/profile', { name: 'Ada', email: 'elsewhere@example.com' })
    expect((await mailsTo(limited, ada.email))[0]?.subject).toBe('Your reminder address was changed')
  })

  it('never says by a limit whether an address has an account', async () => {
    await signedUp(limited)
    const ask = (email: string) => () => post(limited, '/auth/request-password-reset', { email })
    expect(await statuses(6, ask('nobody@example.com'))).toEqual(await statuses(6, ask(ada.email)))
  })
})

describe('behind an https address', () => {
  it('the cookie is bound to this very host and to https', async () => {
    const guest = await post(secure, '/auth/guest', {})
    const [cookie, hint] = [guest.headers['set-cookie']].flat()
    expect(cookie).toMatch(
      /^__Host-ribbonry=[\w-]+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(hint).toBe('ribbonry_hint=1; Max-Age=15552000; Path=/; Secure; SameSite=Lax')
    const token = /=([\w.-]+);/.exec(String(cookie))?.[1] ?? ''
    const me = (name: string) => secure.app.inject({ url: '/api/auth/user', cookies: { [name]: token } })
    expect((await me('__Host-ribbonry')).statusCode).toBe(200)
    expect((await me('ribbonry')).statusCode).toBe(401)
    const out = await secure.app.inject({ url: '/api/logout', cookies: { '__Host-ribbonry': token } })
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-ribbonry=;.*Path=\/.*Secure/)
  })

  it('links in mails begin with it', async () => {
    await post(secure, '/auth/signup', { ...ada, confirmAge: true }, undefined, { host: 'evil.example' })
    expect((await mailsTo(secure, ada.email))[0]?.text).toContain('https://gifts.example.com/verify-email?token=')
  })
})

describe('requests from elsewhere', () => {
  const guest = (headers: Record<string, string>) =>
    secure.app.inject({ method: 'POST', url: '/api/auth/guest', headers: { host: 'inside:3000', ...headers } })

  it.each([
    ['a foreign page', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    [
      'a page that the browser calls cross-site',
      { 'sec-fetch-site': 'cross-site', origin: 'https://gifts.example.com' },
    ],
    ['a neighboring site', { 'sec-fetch-site': 'same-site' }],
    ['nowhere, with a cookie', { cookie: '__Host-ribbonry=x' }],
  ])('change nothing: %s', async (_what, headers) => {
    expect((await guest(headers)).statusCode).toBe(403)
  })

  it.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }],
    ['its own host', { origin: 'http://inside:3000' }],
    ['the address people open', { origin: 'https://gifts.example.com' }],
    ['a program with a token', { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaa' }],
  ])('are fine from %s', async (_what, headers) => {
    expect((await guest(headers)).statusCode).toBe(201)
  })

  it('cannot sign anybody in: a login from a foreign page is refused before the password is looked at', async () => {
    await signedUp(secure)
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: 'https://evil.example' },
      payload: ada,
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((answer.json() as Partial<SignedIn>).token).toBeUndefined()
  })
})
