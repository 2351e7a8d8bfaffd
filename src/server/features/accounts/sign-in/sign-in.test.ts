import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions, users } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { provenAccount, signIn } from './sign-in.ts'
import { ada, signedIn, signedUp, type Refusal, type SignedIn } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const login = (fields: object) => app.visitor.call<Refusal & SignedIn>('POST', '/auth/login', fields)

describe('signing in', () => {
  it('answers the user and a token, and sets the same session as a cookie', async () => {
    await signedUp(app)
    const { status, body, headers } = await login({ ...ada, email: ' ADA@example.com ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: 'Login successful!', user: { email: 'Ada@Example.com' } })
    expect(headers['set-cookie']).toContain(`ribbonry=${body.token}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`)
    expect(body.token).toMatch(/^[\w-]+\.[\w-]{43}$/)
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i)
    const byCookie = await app.app.inject({ url: '/api/auth/user', cookies: { ribbonry: body.token } })
    expect(byCookie.json()).toMatchObject({ id: body.user.id })
  })

  it('stores no token, only its hash', async () => {
    const person = await signedUp(app)
    const rows = await app.database.db.select().from(sessions)
    expect(rows.map(({ sid }) => sid).join(' ')).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(rows)).not.toContain(person.token)
  })

  it('says the same of an unknown address and of a wrong password', async () => {
    await signedUp(app)
    const wrong = await login({ ...ada, password: 'not this one' })
    const unknown = await login({ email: 'nobody@example.com', password: 'not this one' })
    expect(wrong.status).toBe(401)
    expect(wrong.body.message).toBe('Invalid email or password')
    expect(unknown.status).toBe(401)
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted())
  })

  it('refuses passwords that differ in case, in the last of 200 characters, or are too long for anybody', async () => {
    const long = 'k7'.repeat(100)
    await signedUp(app, { ...ada, password: long })
    for (const password of [long.toUpperCase(), `${long.slice(0, -1)}8`, `${long}x`])
      expect((await login({ ...ada, password })).status).toBe(401)
    expect((await login({ ...ada, password: 'x'.repeat(2000) })).status).toBe(400)
  })

  const both = 'Please enter both email and password.'
  it.each([
    ['no address', { email: undefined }, 'email'],
    ['a blank address', { email: ' ' }, 'email'],
    ['no password', { password: undefined }, 'password'],
    ['an empty password', { password: '' }, 'password'],
    ['a number for a password', { password: 12_345_678 }, 'password'],
  ])('refuses %s', async (_what, change, path) => {
    const answer = await login({ ...ada, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual([{ path, message: both }])
  })

  it.each(["' or 1=1 --", 'a\0b@example.com', '%', '__proto__'])('knows nobody called %j', async (email) => {
    await signedUp(app)
    expect((await login({ email, password: ada.password })).status).toBe(401)
  })

  it('ends the session it was asked in: no token lives on beside the new one', async () => {
    const before = await signedUp(app)
    const { body } = await before.call<SignedIn>('POST', '/auth/login', ada)
    expect(body.token).not.toBe(before.token)
    expect((await before.call('GET', '/auth/user')).status).toBe(401)
  })

  it('survives fifty sign-ins at once', async () => {
    await signedUp(app)
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(ada)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(50)
  })

  it('fails when the password changed in the meantime', async () => {
    const person = await signedUp(app)
    const account = await provenAccount(app.services, ada.email, ada.password)
    const update = { currentPassword: ada.password, newPassword: 'four red kettles' }
    expect((await person.call('POST', '/auth/update-password', update)).status).toBe(200)
    const visit = { now: app.clock.now(), ip: '127.0.0.1', userAgent: null }
    const late = signIn(app.services, account, visit, { previous: undefined, bringGuest: false })
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await app.database.db.$count(sessions)).toBe(1)
  })

  it('is not possible with a password on an account that has none', async () => {
    const social = await app.person({ email: 'grace@example.com' })
    expect((await login({ email: 'grace@example.com', password: 'a long walk home' })).status).toBe(401)
    expect((await social.call('GET', '/auth/user')).status).toBe(200)
  })
})

describe('a guest', () => {
  it('gets a session without an address', async () => {
    const { status, body } = await app.visitor.call<SignedIn>('POST', '/auth/guest')
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ isGuest: true, isAdmin: false, email: null })
    expect((await app.withToken(body.token).call('GET', '/auth/user')).body).toEqual(body.user)
  })

  it('has on record when age and terms were confirmed', async () => {
    await app.visitor.call('POST', '/auth/guest', { confirmAge: true })
    await app.visitor.call('POST', '/auth/guest', {})
    const rows = await app.database.db.select({ at: users.ageConfirmedAt, terms: users.termsVersion }).from(users)
    expect(rows).toContainEqual({ at: app.clock.now(), terms: '2025-10' })
    expect(rows).toContainEqual({ at: null, terms: null })
  })

  it('cannot refuse to confirm and start', async () => {
    expect((await app.visitor.call('POST', '/auth/guest', { confirmAge: false })).status).toBe(400)
  })
})

describe('the current user', () => {
  it('is 401 when signed out, with a made-up token and with an ended session', async () => {
    const person = await app.person()
    expect((await app.visitor.call('GET', '/auth/user')).status).toBe(401)
    expect((await app.withToken('x'.repeat(43)).call('GET', '/auth/user')).status).toBe(401)
    expect((await app.withToken('').call('GET', '/auth/user', undefined, { authorization: 'Basic abc' })).status).toBe(
      401,
    )
    app.clock.advance(31 * 24 * 3600_000)
    expect((await person.call('GET', '/auth/user')).status).toBe(401)
  })

  it('stays signed in while using the app, and for 180 days at most', async () => {
    const person = await signedUp(app)
    for (let month = 0; month < 7; month += 1) {
      app.clock.advance(25 * 24 * 3600_000)
      expect((await person.call('GET', '/auth/user')).status).toBe(200)
    }
    app.clock.advance(6 * 24 * 3600_000)
    expect((await person.call('GET', '/auth/user')).status).toBe(401)
  })

  it('is the bearer token when a cookie comes along', async () => {
    const [one, other] = [await app.person(), await app.person()]
    const { body } = await one.call<{ id: string }>('GET', '/auth/user', undefined, {
      cookie: `ribbonry=${other.token}`,
    })
    expect(body.id).toBe(one.id)
  })
})

describe('where I am signed in', () => {
  interface Listed {
    id: string
    isCurrent: boolean
    userAgent: string | null
  }

  it('lists my sessions, the last used first, and signs one out at once', async () => {
    const laptop = await signedUp(app)
    app.clock.advance(60_000)
    const phone = await signedIn(app)
    const { body } = await laptop.call<Listed[]>('GET', '/auth/sessions')
    expect(body.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect((await laptop.call('DELETE', `/auth/sessions/${body[0]?.id}`)).status).toBe(204)
    expect((await phone.call('GET', '/auth/user')).status).toBe(401)
    expect((await laptop.call('GET', '/auth/user')).status).toBe(200)
  })

  it('takes the cookie back when I sign out the session I am in', async () => {
    const person = await signedUp(app)
    const { body } = await person.call<Listed[]>('GET', '/auth/sessions')
    const gone = await person.call('DELETE', `/auth/sessions/${body[0]?.id}`)
    expect(String(gone.headers['set-cookie'])).toMatch(/^ribbonry=;/)
    expect((await person.call('GET', '/auth/sessions')).status).toBe(401)
  })

  it("knows nothing of a stranger's sessions", async () => {
    const [person, stranger] = [await app.person(), await app.person()]
    const { body } = await stranger.call<Listed[]>('GET', '/auth/sessions')
    expect((await person.call('DELETE', `/auth/sessions/${body[0]?.id}`)).status).toBe(404)
    expect((await person.call('DELETE', '/auth/sessions/nothing')).status).toBe(404)
    expect((await stranger.call('GET', '/auth/user')).status).toBe(200)
    expect((await app.visitor.call('GET', '/auth/sessions')).status).toBe(401)
  })
})

describe('signing out', () => {
  const logout = (token: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
    app.app.inject({ method, url: '/api/logout', headers: { cookie: `ribbonry=${token}`, ...headers } })

  it.each([[{ 'sec-fetch-site': 'same-origin' }], [{ 'sec-fetch-site': 'none' }], [{}]])(
    'ends the session and goes home (%j)',
    async (headers) => {
      const person = await app.person()
      const answer = await logout(person.token, headers)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe('/')
      expect(String(answer.headers['set-cookie'])).toMatch(/^ribbonry=; .*Path=\//)
      // The very token, by cookie and as bearer.
      expect((await person.call('GET', '/auth/user')).status).toBe(401)
    },
  )

  it.each(['cross-site', 'same-site'])('asks first when the way here was %s', async (site) => {
    const person = await app.person()
    const answer = await logout(person.token, { 'sec-fetch-site': site })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<form method="post" action="/api/logout">')
    expect(answer.body).not.toMatch(/<script|<style|style=/)
    expect((await person.call('GET', '/auth/user')).status).toBe(200)
  })

  it('takes the answer of that page, and not of a foreign one', async () => {
    const person = await app.person()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await logout(person.token, { ...form, origin: 'https://evil.example' }, 'POST')).statusCode).toBe(403)
    expect((await person.call('GET', '/auth/user')).status).toBe(200)
    expect((await logout(person.token, { ...form, 'sec-fetch-site': 'same-origin' }, 'POST')).statusCode).toBe(303)
    expect((await person.call('GET', '/auth/user')).status).toBe(401)
  })

  it('is fine when nobody is signed in', async () => {
    expect((await logout('')).statusCode).toBe(303)
  })
})

describe('social login', () => {
  it.each(['google', 'github', 'apple', 'x'])('by %s says that it is not available', async (provider) => {
    for (const url of [`/api/login?provider=${provider}`, `/api/login/callback/${provider}?code=1&state=2`]) {
      const answer = await app.app.inject({ url })
      expect(answer.statusCode).toBe(302)
      expect(answer.headers.location).toBe('/?error=social_login_disabled')
    }
  })

  it("takes Apple's form as well", async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/login/callback/apple',
      headers: { origin: 'https://appleid.apple.com', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        code: '1',
        state: '2',
        user: String.raw`{"name":{"firstName":"\ud800"}}`,
      }).toString(),
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/api/login/callback/apple?code=1&state=2')
    expect(answer.cookies).toEqual([])
  })

  it.each(['?provider=myspace', '', '?provider=google&provider=x', '?provider[]=google', '/callback/myspace'])(
    'leads home with an error from /login%s',
    async (rest) => {
      const answer = await app.app.inject({ url: `/api/login${rest}` })
      expect(answer.statusCode).toBe(302)
      expect(answer.headers.location).toMatch(/^\/\?error=unknown_provider&message=This\+way\+to\+sign\+in/)
    },
  )
})

describe('guests and last use', () => {
  it('notes when a user was last seen, but not on every request', async () => {
    const person = await signedUp(app)
    const lastSeen = async () => {
      const [row] = await app.database.db.select().from(users).where(eq(users.id, person.id))
      return row?.lastSeenAt
    }
    const signedIn = await lastSeen()
    app.clock.advance(9 * 60_000)
    await person.call('GET', '/auth/user')
    expect(await lastSeen()).toEqual(signedIn)
    app.clock.advance(2 * 60_000)
    await person.call('GET', '/auth/user')
    expect(await lastSeen()).toEqual(app.clock.now())
  })
})
