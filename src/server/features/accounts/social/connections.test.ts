import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '#domain/accounts/connection-schema.ts'
import { socialSignIns, userIdentities, users } from '#server/db/schema.ts'
import type { Person } from '#server/testing/app.ts'
import { ada as local, confirmed, mailsTo, signedIn, signedUp, startedGuest, type Refusal } from '../testing.ts'
import { ada, beforeTheNextChange, Browser, openSocialApp } from './testing.ts'

const social = await openSocialApp({ RATE_LIMIT: 'on' })
const { app, providers } = social
beforeEach(() => social.reset())
afterAll(() => social.close())

const { db } = app.database

/** Somebody with a password and a confirmed address, in her browser. */
async function herself(email = local.email) {
  const person = await confirmed(app, { ...local, email })
  return { person, browser: new Browser(app, person.token) }
}

/** Presses 'Connect' in Profile Settings; the provider's page. */
async function leaveToConnect(person: Person, browser: Browser, provider = 'google', proof?: object): Promise<string> {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/auth/connections/${provider}`,
    headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${person.token}` },
    payload: { next: '/contacts', proof },
  })
  if (answer.statusCode !== 200) throw new Error(answer.json<Refusal>().message)
  for (const { name, value } of answer.cookies) browser.cookies[name] = value
  return answer.json<{ address: string }>().address
}

/** The same, and comes back. */
async function connect(person: Person, browser: Browser, provider = 'google', proof?: object): Promise<string> {
  return browser.comeBack(await leaveToConnect(person, browser, provider, proof))
}

const listed = async (person: Person) => {
  const { body } = await person.call<Connection[]>('GET', '/auth/connections')
  return body.filter(({ isConnected }) => isConnected).map(({ provider }) => provider)
}
const subjects = async () => (await mailsTo(app, local.email)).map(({ subject }) => subject)

describe('connecting a provider', () => {
  it('gives another way into the same account, which stays a local one, and tells its owner by mail', async () => {
    const { person, browser } = await herself()
    const before = await person.call<Connection[]>('GET', '/auth/connections')
    expect(before.body.map(({ provider }) => provider)).toEqual(['google', 'github', 'apple', 'x'])
    expect(await connect(person, browser)).toBe('/contacts')
    expect(browser.cookies['ribbonry_arrival']).toBe('connected.google')
    expect(browser.session).toBe(person.token)
    expect(await listed(person)).toEqual(['google'])
    expect((await subjects())[0]).toBe('Google was connected to your account')

    const elsewhere = new Browser(app)
    await elsewhere.signIn('google')
    expect(await elsewhere.me()).toMatchObject({ id: person.id, auth0Id: null, provider: 'local' })
    const update = { currentPassword: local.password, newPassword: 'three blue teapots' }
    expect((await person.call('POST', '/auth/update-password', update)).status).toBe(200)
  })

  it('asks for the password when the sign-in is a while ago', async () => {
    const { person, browser } = await herself()
    app.clock.advance(20 * 60_000)
    const refused = await person.call<Refusal>('POST', '/auth/connections/google', {})
    expect(refused).toMatchObject({ status: 403, body: { code: 'CONFIRM' } })
    await expect(connect(person, browser, 'google', { password: 'wrong' })).rejects.toThrow("The password isn't right")
    expect(await db.select().from(socialSignIns)).toEqual([])
    expect(await connect(person, browser, 'google', { password: local.password })).toBe('/contacts')
  })

  it('is for accounts whose address is confirmed: one opened with a stranger’s address would keep a way in', async () => {
    const person = await signedUp(app)
    const refused = await person.call<Refusal>('POST', '/auth/connections/google', {})
    expect(refused.status).toBe(403)
    expect(refused.body.message).toMatch(/^Confirm your login e-mail address first/)
    const guest = await startedGuest(app)
    expect((await guest.call('POST', '/auth/connections/google', {})).status).toBe(403)
    expect((await app.visitor.call('POST', '/auth/connections/google', {})).status).toBe(401)
    expect((await person.call('POST', '/auth/connections/myspace', {})).status).toBe(400)
    expect(await db.select().from(socialSignIns)).toEqual([])
  })

  it('asks for the confirmed address on the way back once more', async () => {
    const { person, browser } = await herself()
    const address = await leaveToConnect(person, browser)
    await db.update(users).set({ emailVerifiedAt: null })
    expect(await browser.comeBack(address)).toMatch(/error=address_unconfirmed&message=Confirm\+your\+login/)
    expect(await listed(person)).toEqual([])
  })

  it('refuses an identity that is somebody else’s, and a second one of the same provider', async () => {
    await new Browser(app).signIn('github')
    const { person, browser } = await herself('grace@example.com')
    expect(await connect(person, browser, 'github')).toMatch(/^\/contacts\?error=identity_taken&message=This\+GitHub/)
    expect(await connect(person, browser)).toBe('/contacts')
    providers.google.someone = { ...ada, id: '2' }
    expect(await connect(person, browser)).toMatch(/^\/contacts\?error=other_connected/)
    expect(await listed(person)).toEqual(['google'])
  })

  it('needs its user signed in on the way back: after a sign-out, or as somebody else, it fails', async () => {
    const { person } = await herself()
    const grace = await app.person({ email: 'grace@example.com' })
    for (const token of [undefined, grace.token]) {
      const other = new Browser(app, token)
      const address = await leaveToConnect(person, other)
      expect(await other.comeBack(address)).toMatch(/^\/\?error=session_gone/)
    }
    expect(await db.select().from(userIdentities)).toEqual([])
    const again = new Browser(app, (await signedIn(app)).token)
    expect(await again.comeBack(await leaveToConnect(person, again))).toBe('/contacts')
  })

  it('adds nothing for a user who is signed out while the provider is asked', async () => {
    const { person, browser } = await herself()
    const address = await leaveToConnect(person, browser)
    beforeTheNextChange(app, () => new Browser(app, person.token).go('/api/logout'))
    expect(await browser.comeBack(address)).toMatch(/^\/contacts\?error=session_gone/)
    expect(await db.select().from(userIdentities)).toEqual([])
  })

  it('says in the address of the page where it began that it was denied or failed', async () => {
    const { person, browser } = await herself()
    providers.google.does = 'denies'
    expect(await connect(person, browser)).toMatch(/^\/contacts\?error=access_denied&message=You\+didn%27t/)
    Object.assign(providers.google, { does: 'answers', forges: true })
    expect(await connect(person, browser)).toBe('/contacts?error=social_login_failed')
  })
})

describe('disconnecting', () => {
  it('takes the way in, and tells by mail', async () => {
    const { person, browser } = await herself()
    await connect(person, browser)
    expect((await person.call('DELETE', '/auth/connections/google', {})).status).toBe(204)
    expect(await listed(person)).toEqual([])
    expect((await subjects())[0]).toBe('Google was disconnected from your account')
    expect((await person.call('DELETE', '/auth/connections/google', {})).status).toBe(404)
    expect(await new Browser(app).signIn('google')).toMatch(/^\/\?error=account_exists/)
  })

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['disconnected', (person) => person.call('DELETE', '/auth/connections/google', {})],
    [
      'given another password',
      (person) => {
        const update = { currentPassword: local.password, newPassword: 'three blue teapots' }
        return person.call('POST', '/auth/update-password', update)
      },
    ],
  ])('signs nobody in whose account is %s while the provider is asked', async (_how, change) => {
    const { person, browser } = await herself()
    await connect(person, browser)
    const elsewhere = new Browser(app)
    const address = await elsewhere.leave('google')
    beforeTheNextChange(app, () => change(person))
    expect(await elsewhere.comeBack(address)).toBe('/?error=social_login_failed')
    expect(elsewhere.session).toBeUndefined()
  })

  it('leaves the last one, and names the account after the one that remains', async () => {
    const browser = new Browser(app)
    await browser.signIn('google')
    const { id } = await browser.me()
    const person = app.withToken(browser.session ?? '', id)
    const refused = await person.call<Refusal>('DELETE', '/auth/connections/google', {})
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/^Google is your only way/)
    await connect(person, browser, 'github')
    expect(await browser.me()).toMatchObject({ auth0Id: 'google-oauth2|1', provider: 'google' })
    expect((await person.call('DELETE', '/auth/connections/google', {})).status).toBe(204)
    expect(await browser.me()).toMatchObject({ auth0Id: 'github|1', provider: 'github' })
  })

  it('that is refused is no guess at the password, and proves nothing for what comes next', async () => {
    const { person, browser } = await herself()
    const remove = (password?: string) =>
      person.call<Refusal>('DELETE', '/auth/connections/google', password === undefined ? {} : { password })
    for (let tries = 0; tries < 9; tries += 1) expect((await remove('wrong')).status).toBe(400)
    expect((await remove(local.password)).status).toBe(404)
    for (let tries = 0; tries < 9; tries += 1) expect((await remove('wrong')).status).toBe(400)
    await connect(person, browser)
    app.clock.advance(20 * 60_000)
    expect((await person.call('DELETE', '/auth/connections/github', { password: local.password })).status).toBe(404)
    expect(await remove()).toMatchObject({ status: 403, body: { code: 'CONFIRM' } })
    expect((await remove(local.password)).status).toBe(204)
  })

  it('of both at the same moment leaves one', async () => {
    const browser = new Browser(app)
    await browser.signIn('google')
    const person = app.withToken(browser.session ?? '', (await browser.me()).id)
    await connect(person, browser, 'github')
    const answers = await Promise.all(
      ['google', 'github'].map((provider) => person.call('DELETE', `/auth/connections/${provider}`, {})),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
    expect(await db.select().from(userIdentities).where(eq(userIdentities.userId, person.id))).toHaveLength(1)
  })
})

it('sends nobody to a provider more than forty times in a quarter of an hour', async () => {
  const browser = new Browser(app)
  const went: string[] = []
  for (let time = 0; time < 41; time += 1) went.push(await browser.leave('x'))
  expect(went.filter((address) => address.startsWith(providers.x.issuer))).toHaveLength(40)
  expect(went.at(-1)).toMatch(/^\/\?error=too_many_tries&message=Too\+many\+tries/)
})
