import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { socialProviders, type SocialProvider } from '#domain/accounts/social.ts'
import { contacts, sessions, socialSignIns, userIdentities, userProfiles, users } from '#server/db/schema.ts'
import { mailsTo, signedUp, startedGuest } from '../testing.ts'
import { socialClients } from './clients.ts'
import { ada, beforeTheNextChange, Browser, openSocialApp, ownPage, pathOf } from './testing.ts'

const social = await openSocialApp({ ADMIN_EMAILS: 'ada@example.com' })
const { app, providers } = social
beforeEach(() => social.reset())
afterAll(() => social.close())

const { db } = app.database
const failed = '/?error=social_login_failed'
/** What `&message=` says. */
const messageOf = (location: string) => new URL(location, 'http://app').searchParams.get('message')

describe('signing in by a provider', () => {
  it.each(socialProviders)('%s opens an account, and the same one the next time', async (provider) => {
    const browser = new Browser(app)
    expect(await browser.signIn(provider)).toBe('/dashboard')
    const me = await browser.me()
    expect(me).toMatchObject({
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada Lovelace',
      isGuest: false,
      isAdmin: true,
      auth0Id: `${{ google: 'google-oauth2', github: 'github', apple: 'apple', x: 'twitter' }[provider]}|1`,
      provider,
    })
    const [user] = await db.select().from(users)
    expect(user).toMatchObject({ termsVersion: '2025-10', ageConfirmedAt: app.clock.now(), passwordHash: null })
    expect((await mailsTo(app, ada.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/welcome/i)])

    providers[provider].someone = { ...ada, email: 'countess@example.com' }
    const other = new Browser(app)
    expect(await other.signIn(provider)).toBe('/dashboard')
    expect(await other.me()).toEqual(me)
    const [identity] = await db.select().from(userIdentities)
    expect(identity).toMatchObject({ issuer: providers[provider].issuer, subject: '1', email: 'countess@example.com' })
  })

  it('sends nonce, PKCE by S256 and a state, none of which is readable in the table', async () => {
    const browser = new Browser(app)
    const address = new URL(await browser.leave('google'))
    const asked = Object.fromEntries(address.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/api/login/callback/google',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await db.select().from(socialSignIns))
    expect(rows).not.toContain(asked['state'])
    expect(rows).not.toContain(browser.cookies['ribbonry-sign-in'])
  })

  it('leads to the page that somebody wanted to see, of this app only', async () => {
    expect(await new Browser(app).signIn('google', '&next=%2Fcontacts%3Fsort%3Dname')).toBe('/contacts?sort=name')
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/api/logout',
      '/\t/evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      '/%2e//evil.example',
    ])
      expect(await new Browser(app).signIn('google', `&next=${encodeURIComponent(next)}`)).toBe('/dashboard')
  })

  it('begins a session of its own: a token that was there before is worth nothing afterward', async () => {
    const planted = await app.person()
    const first = new Browser(app)
    await first.signIn('google')
    const again = new Browser(app, planted.token)
    await again.signIn('google')
    expect(again.session).toMatch(/^[\w-]+\.[\w-]{43}$/)
    expect(again.session).not.toBe(planted.token)
    expect((await planted.call('GET', '/auth/user')).status).toBe(401)
    expect((await again.me()).id).toBe((await first.me()).id)
    const [row] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, (await again.me()).id))
    expect(row?.authenticatedAt).toEqual(app.clock.now())
  })

  it('again is a fresh sign-in of the same user, and opens no other account', async () => {
    const browser = new Browser(app)
    await browser.signIn('google')
    const { id } = await browser.me()
    app.clock.advance(20 * 60_000)
    const connect = () => app.withToken(browser.session ?? '', id).call('POST', '/auth/connections/github', {})
    expect((await connect()).status).toBe(403)
    expect(await browser.signIn('google', '&next=/contacts')).toBe('/contacts')
    expect(browser.cookies['ribbonry_arrival']).toBe('signed-in-again')
    expect((await connect()).status).toBe(200)

    providers.google.someone = { ...ada, id: '2' }
    const back = await browser.signIn('google', '&next=/contacts')
    expect(back).toMatch(/^\/contacts\?error=not_connected/)
    expect(messageOf(back)).toBe("This Google account isn't connected to yours. Nothing was changed.")
    expect((await browser.me()).id).toBe(id)
    expect(await db.$count(userIdentities)).toBe(1)
  })

  it('takes X without an address, and keeps an unconfirmed one for the identity only', async () => {
    providers.x.someone = { ...ada, email: null }
    const byX = new Browser(app)
    expect(await byX.signIn('x')).toBe('/dashboard')
    expect(await byX.me()).toMatchObject({ email: null, emailVerified: false, isAdmin: false })

    providers.google.someone = { ...ada, verified: false }
    const byGoogle = new Browser(app)
    expect(await byGoogle.signIn('google')).toBe('/dashboard')
    expect(await byGoogle.me()).toMatchObject({ email: null, emailVerified: false, isAdmin: false })
    const [identity] = await db.select().from(userIdentities).where(eq(userIdentities.provider, 'google'))
    expect(identity).toMatchObject({ email: 'ada@example.com', emailVerified: false })
    expect(await mailsTo(app, ada.email)).toEqual([])
  })
})

describe('a guest', () => {
  const withContact = async () => {
    const guest = await startedGuest(app)
    const stamps = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
    await db.insert(contacts).values({ ...stamps, userId: guest.id, fullName: 'Maya Okafor', relationship: 'friend' })
    return guest
  }
  const namesOf = async (userId: string) =>
    (await db.select().from(contacts).where(eq(contacts.userId, userId))).map(({ fullName }) => fullName)

  it.each([
    ['', ''],
    [', also when nothing was to come along into an account that is there', '&mergeGuest=false'],
  ])('becomes an account in place, under a new token, by an identity that is new%s', async (_when, more) => {
    const guest = await withContact()
    const browser = new Browser(app, guest.token)
    expect(await browser.signIn('apple', more)).toBe('/dashboard')
    expect(await browser.me()).toMatchObject({ id: guest.id, isGuest: false, email: 'ada@example.com' })
    expect(await namesOf(guest.id)).toEqual(['Maya Okafor'])
    expect((await guest.call('GET', '/auth/user')).status).toBe(401)
    const [profile] = await db.select().from(userProfiles)
    expect(profile?.name).toBe('Ada Lovelace')
  })

  it('brings everything along into the account of a known identity, or leaves it when that was chosen', async () => {
    const first = new Browser(app)
    await first.signIn('github')
    const { id } = await first.me()
    const leaving = await withContact()
    await new Browser(app, leaving.token).signIn('github', '&mergeGuest=false')
    expect(await namesOf(id)).toEqual([])
    const bringing = await withContact()
    const browser = new Browser(app, bringing.token)
    await browser.signIn('github')
    expect((await browser.me()).id).toBe(id)
    expect(await namesOf(id)).toEqual(['Maya Okafor'])
  })

  it('is told when there would be too many contacts, and stays as it is', async () => {
    const first = new Browser(app)
    await first.signIn('github')
    const { id } = await first.me()
    await db.execute(sql`insert into contacts (user_id, full_name, relationship, created_at, updated_at)
      select ${id}, 'Contact ' || number, 'friend', now(), now() from generate_series(1, 5000) number`)
    const guest = await withContact()
    const browser = new Browser(app, guest.token)
    const back = await browser.signIn('github', '&next=/contacts')
    expect(back).toMatch(/^\/contacts\?error=not_merged/)
    expect(messageOf(back)).toBe("Together, you'd have more than 5,000 contacts")
    expect((await browser.me()).id).toBe(guest.id)
    expect(await namesOf(guest.id)).toEqual(['Maya Okafor'])
  })

  it('who signs up with an address in between has not connected anything to that account', async () => {
    const guest = await withContact()
    const browser = new Browser(app, guest.token)
    const address = await browser.leave('google')
    const account = { email: 'grace@example.com', password: 'a long walk home', confirmAge: true }
    const { body } = await guest.call<{ token: string }>('POST', '/auth/signup', account)
    browser.cookies['ribbonry'] = body.token
    expect(await browser.comeBack(address)).toBe(failed)
    expect(await db.$count(userIdentities)).toBe(0)
    expect((await browser.me()).id).toBe(guest.id)
  })

  it('is told when the guest session ended in between, and nobody else becomes the account', async () => {
    const guest = await withContact()
    const browser = new Browser(app, guest.token)
    const address = await browser.leave('google')
    delete browser.cookies['ribbonry']
    const back = await browser.comeBack(address)
    expect(back).toMatch(/^\/\?error=session_gone/)
    expect(messageOf(back)).toBe('You were signed out in the meantime. Please try again.')
    expect(await db.select().from(userIdentities)).toEqual([])
  })
})

describe('of two first sign-ins at the same moment', () => {
  /** The second of two begins and ends while the first is about to open an account. */
  const atOnce = async (first: Browser, second: Browser, by: SocialProvider = 'google') => {
    const [one, other] = [await first.leave('google'), await second.leave(by)]
    let there = ''
    beforeTheNextChange(app, async () => {
      there = await second.comeBack(other)
    })
    return [await first.comeBack(one), there]
  }

  it.each([
    ['', ada],
    [' without an address', { ...ada, verified: false }],
  ])('by one identity%s both come to one account', async (_what, someone) => {
    providers.google.someone = someone
    const [first, second] = [new Browser(app), new Browser(app)]
    expect(await atOnce(first, second)).toEqual(['/dashboard', '/dashboard'])
    expect((await first.me()).id).toBe((await second.me()).id)
    expect(await db.$count(users)).toBe(1)
  })

  it('in two tabs of a guest both come to the account that the guest has become', async () => {
    const guest = await startedGuest(app)
    const [first, second] = [new Browser(app, guest.token), new Browser(app, guest.token)]
    expect(await atOnce(first, second)).toEqual(['/dashboard', '/dashboard'])
    expect([(await first.me()).id, (await second.me()).id]).toEqual([guest.id, guest.id])
    expect(await db.$count(users)).toBe(1)
  })

  it('by two identities with one address the slower is sent to sign in', async () => {
    const [slower, faster] = [new Browser(app), new Browser(app)]
    const [there, here] = await atOnce(slower, faster, 'github')
    expect(here).toBe('/dashboard')
    expect(there).toMatch(/^\/\?error=account_exists/)
    expect(slower.session).toBeUndefined()
    expect((await faster.me<{ provider: string }>()).provider).toBe('github')
    expect(await db.$count(users)).toBe(1)
  })
})

describe('an answer that does not fit opens nothing', () => {
  const nobody = async () => {
    expect(await db.select().from(sessions)).toEqual([])
    expect(await db.select().from(users)).toEqual([])
  }
  const callback = (browser: Browser, path: string) =>
    browser.go(path, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })
  // Of Apple, too, where the redirect that its posted form comes to leads.
  const answerFor = async (address: string) => {
    const answer = await fetch(address, { redirect: 'manual', headers: { 'x-as-query': 'yes' } })
    return pathOf(answer.headers.get('location') ?? '')
  }

  it.each(socialProviders)('no state, at %s', async (provider) => {
    const browser = new Browser(app)
    await browser.leave(provider)
    for (const search of ['', '?code=1', '?code=1&state=', '?code=1&state=guessed', '?code=1&state=a&state=b'])
      expect((await callback(browser, `/api/login/callback/${provider}${search}`)).headers.location).toBe(failed)
    await nobody()
  })

  it.each(socialProviders)('a second time, at %s', async (provider) => {
    const browser = new Browser(app)
    const answer = await answerFor(await browser.leave(provider))
    expect((await callback(browser, answer)).headers.location).toBe('/dashboard')
    expect((await callback(browser, answer)).headers.location).toBe(failed)
  })

  it.each(socialProviders)('after ten minutes, at %s', async (provider) => {
    const browser = new Browser(app)
    const address = await browser.leave(provider)
    app.clock.advance(10 * 60_000)
    expect(await browser.comeBack(address)).toBe(failed)
    await nobody()
  })

  it.each(socialProviders.flatMap((from) => socialProviders.filter((at) => at !== from).map((at) => [from, at])))(
    'the state of %s at %s, which uses it up',
    async (from, at) => {
      const browser = new Browser(app)
      const state = new URL(await browser.leave(from as 'google')).searchParams.get('state')
      expect((await callback(browser, `/api/login/callback/${at}?code=1&state=${state}`)).headers.location).toBe(failed)
      expect(await db.select().from(socialSignIns)).toEqual([])
      await nobody()
    },
  )

  it.each(socialProviders)('in another browser, which has its own attempt at %s or none', async (provider) => {
    const address = await new Browser(app).leave(provider)
    const victim = new Browser(app)
    expect(await victim.comeBack(address)).toBe(failed)
    const next = await new Browser(app).leave(provider)
    await victim.leave(provider)
    expect(await victim.comeBack(next)).toBe(failed)
    await nobody()
  })

  it.each(socialProviders)('begun with a cookie of its own making, empty or not, at %s', async (provider) => {
    for (const planted of ['', 'x']) {
      const attacker = new Browser(app)
      attacker.cookies['ribbonry-sign-in'] = planted
      const address = await attacker.leave(provider)
      expect(attacker.cookies['ribbonry-sign-in']).toMatch(/^[\w-]{43}$/)
      const victim = new Browser(app)
      if (planted !== '') victim.cookies['ribbonry-sign-in'] = planted
      expect(await victim.comeBack(address)).toBe(failed)
    }
    await nobody()
  })

  const hourAgo = () => Math.floor(Date.now() / 1000) - 3600
  it.each([
    ['another nonce', { nonce: 'x' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another app' }],
    ['two audiences', { aud: ['ribbonry-test', 'another app'] }],
    ['its time over', { exp: hourAgo() }],
    ['no subject', { sub: undefined }],
  ])('an ID token with %s, of Google and of Apple', async (_what, claims) => {
    for (const provider of ['google', 'apple'] as const) {
      providers[provider].falsify = (payload) => Object.assign(payload, claims)
      expect(await new Browser(app).signIn(provider)).toBe(failed)
    }
    await nobody()
  })

  it('an ID token that was changed after it was signed', async () => {
    providers.google.forges = true
    expect(await new Browser(app).signIn('google')).toBe(failed)
    await nobody()
  })

  it('an answer that names another provider as its sender (RFC 9207)', async () => {
    const browser = new Browser(app)
    const answer = await answerFor(await browser.leave('github'))
    const mixed = `${answer.split('&iss=')[0]}&iss=${encodeURIComponent('https://evil.example')}`
    expect((await callback(browser, mixed)).headers.location).toBe(failed)
    await nobody()
  })

  it.each(socialProviders)('of %s, which is gone by then', async (provider) => {
    const browser = new Browser(app)
    const answer = await answerFor(await browser.leave(provider))
    providers[provider].does = 'is gone'
    expect((await callback(browser, answer)).headers.location).toBe(failed)
    await nobody()
  })
})

describe('a provider that cannot be reached', () => {
  it('is asked again the next time', async () => {
    const { google } = socialClients(app.services)
    const attempt = { redirectUri: 'http://localhost', state: 'a', nonce: 'b', codeVerifier: 'c' }
    providers.google.does = 'is gone'
    await expect(google?.authorizationUrl(attempt)).rejects.toBeInstanceOf(Error)
    providers.google.does = 'answers'
    expect((await google?.authorizationUrl(attempt))?.origin).toBe(providers.google.issuer)
  })
})

describe('somebody who changes their mind', () => {
  it.each(socialProviders)('at %s is told so in our words', async (provider) => {
    providers[provider].does = 'denies'
    const location = await new Browser(app).signIn(provider, '&next=/contacts')
    expect(location).toMatch(/^\/\?error=access_denied&message=/)
    expect(messageOf(location)).toMatch(
      /^You didn't finish signing in with (Google|GitHub|Apple|X)\. Nothing was changed\.$/,
    )
    expect(location).toMatch(/&next=%2Fcontacts$/)
    expect(await db.select().from(sessions)).toEqual([])
  })
})

describe('a sign-in begins', () => {
  const begin = (headers: Record<string, string>) => app.app.inject({ url: '/api/login?provider=google', headers })

  it.each([
    ['a link on a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a neighboring site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
    ['a foreign page of before Fetch Metadata', { referer: 'https://evil.example/' }],
    ['nowhere', {}],
  ])('not by %s', async (_what, headers) => {
    const answer = await begin(headers as Record<string, string>)
    expect(answer.headers.location).toBe(failed)
    expect(answer.cookies).toEqual([])
    expect(await db.select().from(socialSignIns)).toEqual([])
  })

  it.each([
    ['a page of ours', ownPage],
    ['typing the address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a page of ours, told by its address', { referer: 'http://localhost:3000/' }],
  ])('by %s', async (_what, headers) => {
    expect((await begin(headers)).headers.location).toContain(providers.google.issuer)
  })
})

describe('an identity with the address of an account', () => {
  const ways = socialProviders.flatMap((provider) =>
    [true, false].flatMap((verified) =>
      (['local', 'social', 'none'] as const).map((existing) => ({ provider, verified, existing })),
    ),
  )
  type Way = (typeof ways)[number]
  // X tells no address that it has not confirmed.
  const meets = ({ provider, verified, existing }: Way) => existing !== 'none' && (verified || provider !== 'x')

  const ownerOf = {
    none: () => Promise.resolve(undefined),
    async local() {
      const person = await signedUp(app, { email: 'ADA@example.com', password: 'a long walk home' })
      await db.update(users).set({ emailVerifiedAt: app.clock.now() })
      return person.id
    },
    async social({ provider }: Way) {
      const first = new Browser(app)
      await first.signIn(provider === 'google' ? 'github' : 'google')
      return (await first.me()).id
    },
  }
  const mallory = async (way: Way) => {
    const owner = await ownerOf[way.existing](way)
    const before = await db.select().from(sessions)
    providers[way.provider].someone = { id: '666', name: 'M', email: 'Ada@example.com', verified: way.verified }
    const browser = new Browser(app)
    const location = await browser.signIn(way.provider)
    const [identity] = await db.select().from(userIdentities).where(eq(userIdentities.subject, '666'))
    return { owner, before, browser, location, identity }
  }

  it.each(ways.filter(meets))('is sent to sign in to it: $provider, confirmed $verified, $existing', async (way) => {
    const { before, browser, location, identity } = await mallory(way)
    expect(location).toMatch(/^\/\?error=account_exists/)
    expect(messageOf(location)).toMatch(
      /^There's already an account with the .* the way you usually do, or choose 'Forgot pass/,
    )
    expect(browser.session).toBeUndefined()
    expect(identity).toBeUndefined()
    expect(await db.select().from(sessions)).toEqual(before)
  })

  const others = ways.filter((way) => !meets(way))
  it.each(others)('opens another one: $provider, confirmed $verified, $existing', async (way) => {
    const { owner, browser, location, identity } = await mallory(way)
    expect(location).toBe('/dashboard')
    const email = way.verified ? 'Ada@example.com' : null
    expect(await browser.me()).toMatchObject({ email, emailVerified: way.verified })
    expect(identity?.userId).toBe((await browser.me()).id)
    expect(identity?.userId).not.toBe(owner)
  })
})
