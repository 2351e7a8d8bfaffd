import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  identityOwners,
  passkeyOwners,
  passkeys,
  passwordResetTokens,
  recoveryCodes,
  totpSecrets,
  userIdentities,
  userProfiles,
  users,
} from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { patiently } from '#server/testing/patience.ts'
import { createLimiter } from '../limiter.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import { mailResetLink } from './reset-password.ts'
import { ada, confirmed, mailedToken, mailsTo, signedIn, signedUp, startedGuest, type Refusal } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const newPassword = 'three blue teapots'
const login = (password: string) => app.visitor.call('POST', '/auth/login', { ...ada, password })
const forgot = (email: string, headers?: Record<string, string>) =>
  app.visitor.call<{ message: string }>('POST', '/auth/request-password-reset', { email }, headers)
const reset = (token: string, password = newPassword) =>
  app.visitor.call<Refusal>('POST', '/auth/reset-password', { token, newPassword: password })

/** The mail is written after the answer; waits until the newest token differs from the last one. */
async function askedForLink(before?: string): Promise<string> {
  await forgot(ada.email.toLowerCase())
  return vi.waitFor(async () => {
    const token = await mailedToken(app, ada.email, 'reset-password')
    if (token === before) throw new Error('No newer mail yet')
    return token
  }, patiently)
}

const invalid = 'Failed to reset password. The link may be expired or invalid.'

describe('a forgotten password', () => {
  it('gets the same answer for a known and an unknown address', async () => {
    await signedUp(app)
    const known = await forgot(ada.email)
    const unknown = await forgot('nobody@example.com')
    expect(known.status).toBe(200)
    expect(unknown.status).toBe(200)
    expect(unknown.body).toEqual(known.body)
    expect(known.body.message).toBe(
      "If there's an account with this e-mail address, we've sent it a link to reset the password.",
    )
    await mailedLink()
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
  })
  const mailedLink = () => vi.waitFor(() => mailedToken(app, ada.email, 'reset-password'), patiently)

  it('is mailed a link that never leads where the Host header says', async () => {
    await signedUp(app)
    await forgot(ada.email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    })
    await mailedLink()
    const [mail] = await mailsTo(app, ada.email)
    expect(mail?.text).toContain('http://localhost:3000/reset-password?token=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })

  it('is reset by that link, once; every session ends and the address is told', async () => {
    const person = await signedUp(app)
    const token = await askedForLink()
    const stored = await app.database.db.select().from(passwordResetTokens)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Password reset successfully!' },
    })
    expect((await person.call('GET', '/auth/user')).status).toBe(401)
    expect((await login(ada.password)).status).toBe(401)
    expect((await login(newPassword)).status).toBe(200)
    const [mail] = await mailsTo(app, ada.email)
    expect(mail?.subject).toBe('Your Ribbonry password was changed')
    expect(await reset(token, 'four green teapots')).toMatchObject({ status: 400, body: { message: invalid } })
  })

  it('keeps only the session it was reset from', async () => {
    const here = await signedUp(app)
    const there = await signedIn(app)
    await here.call('POST', '/auth/reset-password', { token: await askedForLink(), newPassword })
    expect((await here.call('GET', '/auth/user')).status).toBe(200)
    expect((await there.call('GET', '/auth/user')).status).toBe(401)
  })

  it('has shown who reads the mail: the address is confirmed', async () => {
    await signedUp(app)
    await reset(await askedForLink())
    const [row] = await app.database.db.select().from(users)
    expect(row?.emailVerifiedAt).toEqual(app.clock.now())
  })

  /** Ways into an account, as if they had been added before an address had to be confirmed for it. */
  async function addWaysIn(userId: string) {
    const { db } = app.database
    const stamp = { userId, createdAt: app.clock.now() }
    await db.insert(passkeyOwners).values({ userId, credentialId: 'x' })
    await db.insert(identityOwners).values({ userId, issuer: 'x', subject: 'x' })
    await db.insert(passkeys).values({ ...stamp, credentialId: 'x', publicKey: 'x', name: 'Laptop' })
    await db.insert(totpSecrets).values({ ...stamp, sealedSecret: 'x', confirmedAt: app.clock.now() })
    await db.insert(recoveryCodes).values({ ...stamp, codeHash: 'x' })
    await db.insert(userIdentities).values({ ...stamp, provider: 'google', issuer: 'x', subject: 'x' })
    await db.insert(userProfiles).values({
      ...stamp,
      name: 'Ada',
      email: 'eve@example.com',
      emailVerifiedAt: app.clock.now(),
      updatedAt: app.clock.now(),
    })
    return async () => {
      const [profile] = await db.select().from(userProfiles)
      const waysIn = [passkeys, totpSecrets, recoveryCodes, userIdentities].map((table) => db.$count(table))
      return [...(await Promise.all(waysIn)), profile?.email, profile?.emailVerifiedAt]
    }
  }

  it('takes an account over from the person who opened it with that address, with every way in they left', async () => {
    const left = await addWaysIn((await signedUp(app)).id)
    await reset(await askedForLink())
    expect(await left()).toEqual([0, 0, 0, 0, null, null])
  })

  it('leaves every way in where it was, when the address was confirmed before', async () => {
    const left = await addWaysIn((await confirmed(app)).id)
    await reset(await askedForLink())
    expect(await left()).toEqual([1, 1, 1, 1, 'eve@example.com', app.clock.now()])
  })

  it('ends with the first use every other link', async () => {
    const { id } = await signedUp(app)
    const token = await askedForLink()
    const { token: other } = newOwnerToken(id)
    // As two requests at the same moment could once leave it.
    await app.database.db.insert(passwordResetTokens).values({
      userId: id,
      token: hashToken(other),
      createdAt: app.clock.now(),
      expiresAt: new Date(app.clock.now().getTime() + 3600_000),
    })
    expect((await reset(token)).status).toBe(200)
    expect((await reset(other)).status).toBe(400)
  })

  it('is reset by the newest link alone', async () => {
    await signedUp(app)
    const first = await askedForLink()
    const second = await askedForLink(first)
    expect((await reset(first)).status).toBe(400)
    expect((await reset(second)).status).toBe(200)
  })

  it('is reset by one link, when several are asked for at once', async () => {
    await signedUp(app)
    const limiter = createLimiter(app.services)
    await Promise.all(Array.from({ length: 5 }, () => mailResetLink(app.services, limiter, ada.email)))
    expect(await app.database.db.$count(passwordResetTokens)).toBe(1)
    expect((await reset(await mailedToken(app, ada.email, 'reset-password'))).status).toBe(200)
  })

  it('has an hour', async () => {
    await signedUp(app)
    const token = await askedForLink()
    app.clock.advance(60 * 60_000)
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'INVALID', message: invalid } })
    const other = await askedForLink(token)
    app.clock.advance(60 * 60_000 - 1)
    expect((await reset(other)).status).toBe(200)
  })

  it('is reset once by twenty uses of a link at the same moment', async () => {
    await signedUp(app)
    const token = await askedForLink()
    const passwords = Array.from({ length: 20 }, (_, index) => `${newPassword} ${index}`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    const succeeded = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
    expect(succeeded).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
    expect((await login(passwords[succeeded[0] ?? 0] ?? '')).status).toBe(200)
  })

  it('is refused for an account that signs in with a provider', async () => {
    await app.person({ email: 'grace@example.com' })
    await app.database.db.update(users).set({ auth0Id: 'github|1' }).where(eq(users.email, 'grace@example.com'))
    await forgot('grace@example.com')
    await signedUp(app)
    await askedForLink()
    expect(await mailsTo(app, 'grace@example.com')).toEqual([])
  })

  it.each([
    ['no token', { token: undefined }, 'Invalid Token'],
    ['an empty token', { token: '' }, 'Invalid Token'],
    ['a short password', { newPassword: 'seven77' }, 'Password must be at least 8 characters long.'],
    ['a common password', { newPassword: 'password1' }, 'This password is too common. Please choose another one.'],
  ])('refuses %s and keeps the link good', async (_what, change, message) => {
    await signedUp(app)
    const token = await askedForLink()
    const answer = await app.visitor.call<Refusal>('POST', '/auth/reset-password', { token, newPassword, ...change })
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect((await reset(token)).status).toBe(200)
  })

  it.each([undefined, '', '  ', 7])('needs an address (%j)', async (email) => {
    const answer = await app.visitor.call<Refusal>('POST', '/auth/request-password-reset', { email })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please enter your email address.' } })
  })

  it.each(['not-an-email', 'ada@example', 'ada@example.com, eve@example.com'])(
    'needs a whole one (%s)',
    async (email) => {
      const answer = await app.visitor.call<Refusal>('POST', '/auth/request-password-reset', { email })
      expect(answer).toMatchObject({ status: 400, body: { message: 'Valid email is required' } })
    },
  )

  it('has no token that somebody else could make up', async () => {
    expect(await reset('x'.repeat(32))).toMatchObject({ status: 400, body: { message: invalid } })
  })
})

describe('updating the password', () => {
  const update = { currentPassword: ada.password, newPassword }

  it('keeps this session, ends the others, kills reset links and tells the address', async () => {
    const here = await signedUp(app)
    const there = await signedIn(app)
    const token = await askedForLink()
    expect(await here.call('POST', '/auth/update-password', update)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Password updated successfully!' },
    })
    expect((await here.call('GET', '/auth/user')).status).toBe(200)
    expect((await there.call('GET', '/auth/user')).status).toBe(401)
    expect((await reset(token)).status).toBe(400)
    expect((await login(newPassword)).status).toBe(200)
    expect((await mailsTo(app, ada.email))[0]?.subject).toBe('Your Ribbonry password was changed')
  })

  it.each([
    [
      'a wrong current password',
      { currentPassword: 'not this one' },
      'currentPassword',
      "Current password isn't right",
    ],
    ['no current password', { currentPassword: undefined }, 'currentPassword', 'Current password is required'],
    ['an empty current password', { currentPassword: '' }, 'currentPassword', 'Current password is required'],
    ['no new password', { newPassword: undefined }, 'newPassword', 'New password must be at least 8 characters'],
    ['7 characters', { newPassword: 'seven77' }, 'newPassword', 'New password must be at least 8 characters'],
    [
      'a common one',
      { newPassword: '12345678' },
      'newPassword',
      'This password is too common. Please choose another one.',
    ],
  ])('refuses %s', async (_what, change, path, message) => {
    const person = await signedUp(app)
    const answer = await person.call<Refusal>('POST', '/auth/update-password', { ...update, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual({ path, message })
    expect((await login(ada.password)).status).toBe(200)
  })

  it('is for local accounts: guests and social accounts get 403', async () => {
    const guest = await startedGuest(app)
    expect((await guest.call('POST', '/auth/update-password', update)).status).toBe(403)
    const social = await signedUp(app)
    await app.database.db.update(users).set({ auth0Id: 'apple|1' }).where(eq(users.id, social.id))
    expect((await social.call('POST', '/auth/update-password', update)).status).toBe(403)
    expect((await app.visitor.call('POST', '/auth/update-password', update)).status).toBe(401)
  })
})
