import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_CONTACTS } from '#domain/contacts/schema.ts'
import { contacts, recoveryCodes, sessions, signInChallenges, totpSecrets } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { SoftwareAuthenticator, type Ceremony } from '../passkeys/testing.ts'
import { provenAccount } from '../sign-in/sign-in.ts'
import {
  ada,
  confirmed,
  mailedToken,
  mailsTo,
  signedUp,
  startedGuest,
  type Refusal,
  type SignedIn,
} from '../testing.ts'
import { askForCode } from './code-sign-in.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  person = await confirmed(app)
})
afterAll(() => app.close())

type Asked = Refusal & { challengeToken: string }

/** The code of RFC 6238 for a Base32 secret, worked out by its text alone. */
function codeOf(secret: string, steps = 0): string {
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  )
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(app.clock.now().getTime() / 30_000) + steps))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
const inSteps = (steps: number) => app.clock.advance(steps * 30_000)

async function turnedOn(): Promise<{ secret: string; codes: string[] }> {
  const begun = await person.call<{ secret: string; uri: string }>('POST', '/auth/totp', {})
  const { secret } = begun.body
  const confirmed = await person.call<{ recoveryCodes: string[] }>('POST', '/auth/totp/confirm', {
    code: codeOf(secret),
  })
  expect(confirmed.status).toBe(200)
  inSteps(1)
  return { secret, codes: confirmed.body.recoveryCodes }
}
const password = (account = ada, from = app.visitor) => from.call<Asked>('POST', '/auth/login', account)
const asked = async (from = app.visitor) => (await password(ada, from)).body.challengeToken
const enter = (challengeToken: string, code: string, from = app.visitor, more: object = {}) =>
  from.call<SignedIn & Refusal>('POST', '/auth/login/code', { challengeToken, code, ...more })

describe('an authenticator app', () => {
  it('is asked for only once it has shown a code; then the password alone opens nothing', async () => {
    const { body, status } = await person.call<{ secret: string; uri: string }>('POST', '/auth/totp', {})
    expect(status).toBe(200)
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Ribbonry:Ada%40Example\.com\?/)
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret)
    expect((await password()).status).toBe(200)
    expect((await person.call('POST', '/auth/totp/confirm', { code: codeOf(body.secret, 5) })).status).toBe(400)
    expect((await person.call('GET', '/auth/totp')).body).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    const spaced = codeOf(body.secret).replace(/^.../, '$& ')
    expect((await person.call('POST', '/auth/totp/confirm', { code: spaced })).status).toBe(200)
    expect((await person.call('GET', '/auth/totp')).body).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    const refused = await password()
    expect(refused).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR' } })
    expect(refused.headers['set-cookie']).toBeUndefined()
    inSteps(1)
    const { body: entered } = await enter(refused.body.challengeToken, codeOf(body.secret))
    expect(entered).toMatchObject({ message: 'Login successful!', user: { email: 'Ada@Example.com' } })
    expect((await app.withToken(entered.token).call('GET', '/auth/user')).status).toBe(200)
  })

  it('and its recovery codes cannot be read from the tables, nor used under another account', async () => {
    const { secret, codes } = await turnedOn()
    const [row] = await app.database.db.select().from(totpSecrets)
    const stored = JSON.stringify([row, await app.database.db.select().from(recoveryCodes)])
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(plain)
    expect(new Set(codes).size).toBe(10)
    const grace = await signedUp(app, { email: 'grace@example.com', password: 'three blue teapots' })
    if (row) await app.database.db.insert(totpSecrets).values({ ...row, userId: grace.id })
    const { body } = await password({ email: 'grace@example.com', password: 'three blue teapots' })
    expect((await enter(body.challengeToken, codeOf(secret))).status).toBe(400)
  })

  it('tells by mail when it is turned on and off', async () => {
    const { secret } = await turnedOn()
    expect((await person.call('DELETE', '/auth/totp', {})).status).toBe(403)
    expect((await person.call('DELETE', '/auth/totp', { password: 'not this one' })).status).toBe(400)
    expect((await person.call('DELETE', '/auth/totp', { code: '000000' })).status).toBe(400)
    expect((await person.call('DELETE', '/auth/totp', { code: codeOf(secret) })).status).toBe(204)
    expect((await password()).status).toBe(200)
    const subjects = (await mailsTo(app, ada.email)).map(({ subject }) => subject)
    expect(subjects.slice(0, 2)).toEqual([
      'Your authenticator app was turned off',
      'Your authenticator app was turned on',
    ])
    expect((await person.call('DELETE', '/auth/totp', { password: ada.password })).status).toBe(409)
  })

  it('is set up once, after a recent sign-in, and not by guests or users without a password', async () => {
    app.clock.advance(10 * 60_000)
    expect((await person.call('POST', '/auth/totp', {})).status).toBe(403)
    expect((await person.call('POST', '/auth/totp', { password: ada.password })).status).toBe(200)
    await turnedOn()
    expect((await person.call('POST', '/auth/totp', {})).status).toBe(409)
    expect((await (await startedGuest(app)).call('POST', '/auth/totp', {})).status).toBe(403)
    const stranger = await signedUp(app, { email: 'grace@example.com', password: ada.password })
    const refused = await stranger.call<Refusal>('POST', '/auth/totp', {})
    expect(refused.status).toBe(403)
    expect(refused.body.message).toMatch(/^Confirm your login e-mail address first/)
    const social = await app.person()
    await app.database.db
      .update(sessions)
      .set({ authenticatedAt: app.clock.now() })
      .where(eq(sessions.userId, social.id))
    await app.database.db.execute(`update users set auth0_id = 'google-oauth2|1' where id = '${social.id}'`)
    expect((await social.call('POST', '/auth/totp', {})).status).toBe(403)
    expect((await social.call('POST', '/auth/totp/confirm', { code: '123456' })).status).toBe(409)
  })
})

describe('a code', () => {
  it('is right in its step, the one before and the one after, and in no other', async () => {
    const { secret } = await turnedOn()
    const token = await asked()
    for (const steps of [-2, 2, 3]) expect((await enter(token, codeOf(secret, steps))).status).toBe(400)
    const rightNow: number[] = []
    for (const steps of [-1, 0, 1]) {
      inSteps(3)
      rightNow.push((await enter(await asked(), codeOf(secret, steps))).status)
    }
    expect(rightNow).toEqual([200, 200, 200])
  })

  it('opens once, and none before it afterward', async () => {
    const { secret } = await turnedOn()
    const code = codeOf(secret)
    const tokens = [await asked(), await asked(), await asked()]
    const together = await Promise.all(tokens.map((token) => enter(token, code)))
    expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect((await enter(await asked(), codeOf(secret, -1))).status).toBe(400)
    inSteps(1)
    expect((await enter(await asked(), codeOf(secret))).status).toBe(200)
  })

  it('can be guessed five times a sign-in; the password of another sign-in starts over', async () => {
    const { secret } = await turnedOn()
    const token = await asked()
    const wrong = await Promise.all(['1', '000000', 'ABCD', '12345678', '٠٠٠٠٠٠'].map((code) => enter(token, code)))
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(wrong[0]?.body.issues).toEqual([{ path: 'code', message: "This code isn't right, or it was already used." }])
    expect((await enter(token, codeOf(secret))).status).toBe(401)
    expect((await enter(await asked(), codeOf(secret))).status).toBe(200)
  })

  it('is waited for five minutes, and not after the password has changed', async () => {
    const { secret } = await turnedOn()
    const late = await asked()
    app.clock.advance(5 * 60_000)
    expect((await enter(late, codeOf(secret))).status).toBe(401)
    const before = await asked()
    await person.call('POST', '/auth/update-password', {
      currentPassword: ada.password,
      newPassword: 'four red kettles',
    })
    expect((await enter(before, codeOf(secret))).status).toBe(401)
    expect((await enter('made up', codeOf(secret))).status).toBe(401)
  })

  it('is not asked for by a password that has changed since it was found right', async () => {
    const { secret } = await turnedOn()
    const account = await provenAccount(app.services, ada.email, ada.password)
    const update = { currentPassword: ada.password, newPassword: 'four red kettles' }
    expect((await person.call('POST', '/auth/update-password', update)).status).toBe(200)
    const refused = askForCode(app.database.db, account, app.clock.now())
    await expect(refused).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await app.database.db.$count(signInChallenges)).toBe(0)
    const { body } = await password({ ...ada, password: update.newPassword })
    expect((await enter(body.challengeToken, codeOf(secret))).status).toBe(200)
  })

  it('is still asked for after the password was reset by mail', async () => {
    await turnedOn()
    await app.visitor.call('POST', '/auth/request-password-reset', { email: ada.email })
    await expect.poll(() => mailedToken(app, ada.email, 'reset-password').catch(() => '')).not.toBe('')
    const token = await mailedToken(app, ada.email, 'reset-password')
    const newPassword = 'four red kettles'
    expect((await app.visitor.call('POST', '/auth/reset-password', { token, newPassword })).status).toBe(200)
    expect((await password({ ...ada, password: newPassword })).body.code).toBe('SECOND_FACTOR')
  })

  it('is asked for after a passkey that was merely touched, and not after one that knew its owner', async () => {
    await turnedOn()
    const device = new SoftwareAuthenticator()
    const begun = (await person.call<Ceremony>('POST', '/auth/passkeys/options', {})).body
    const { passkey, response } = device.create(begun)
    await person.call('POST', '/auth/passkeys', { challengeToken: begun.challengeToken, response, name: 'Key' })
    const enterBy = async (touchedOnly: boolean) => {
      const { body } = await app.visitor.call<Ceremony>('POST', '/auth/passkey-login/options')
      const answer = { challengeToken: body.challengeToken, response: device.get(passkey, body, { touchedOnly }) }
      return app.visitor.call<Asked>('POST', '/auth/passkey-login', answer)
    }
    expect((await enterBy(false)).status).toBe(200)
    expect((await enterBy(true)).body.code).toBe('SECOND_FACTOR')
  })
})

describe('a recovery code', () => {
  it('works once, however it is typed, and says by mail how many are left', async () => {
    const { codes } = await turnedOn()
    const [first = '', second = ''] = codes
    expect((await enter(await asked(), first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await enter(await asked(), first)).status).toBe(400)
    expect((await enter(await asked(), second.replaceAll('-', ''))).status).toBe(200)
    expect((await mailsTo(app, ada.email))[0]).toMatchObject({
      subject: 'A recovery code was used to sign in',
      text: expect.stringContaining('You have 8 codes left.') as string,
    })
    expect((await person.call('GET', '/auth/totp')).body).toEqual({ isOn: true, recoveryCodesLeft: 8 })
  })

  it('stays good when what it was to prove is refused', async () => {
    const { codes } = await turnedOn()
    app.clock.advance(10 * 60_000)
    const proof = { code: codes[0] }
    expect((await person.call('DELETE', '/auth/passkeys/999999', proof)).status).toBe(404)
    expect((await person.call('POST', '/auth/totp', proof)).status).toBe(409)
    expect((await person.call('DELETE', '/auth/totp', proof)).status).toBe(204)
  })

  it('is worth nothing once new ones were made', async () => {
    const { codes } = await turnedOn()
    expect((await person.call('POST', '/auth/recovery-codes', {})).status).toBe(403)
    const renewed = await person.call<{ recoveryCodes: string[] }>('POST', '/auth/recovery-codes', {
      password: ada.password,
    })
    expect((await mailsTo(app, ada.email))[0]?.subject).toBe('Your recovery codes were replaced')
    expect((await enter(await asked(), codes[0] ?? '')).status).toBe(400)
    expect((await enter(await asked(), renewed.body.recoveryCodes[0] ?? '')).status).toBe(200)
    expect(renewed.headers['cache-control']).toBe('no-store')
  })
})

describe('a guest who signs in to an account with an app', () => {
  it('keeps everything until the code is right, and then brings it along', async () => {
    const { secret } = await turnedOn()
    await person.call('POST', '/contacts', { fullName: 'Maya', relationship: 'friend' })
    const guest = await startedGuest(app)
    await guest.call('POST', '/contacts', { fullName: 'Maya', relationship: 'friend' })
    const preview = await guest.call('POST', '/auth/merge-preview', ada)
    // The password alone doesn't reveal the account's contacts.
    expect(preview.body).toEqual({ contacts: 1, events: 0, gifts: 0, duplicates: 0 })
    const token = await asked(guest)
    expect((await enter(token, '000000', guest)).status).toBe(400)
    expect((await guest.call('GET', '/stats')).body).toMatchObject({ totalContacts: 1 })
    const { body } = await enter(token, codeOf(secret), guest, { mergeGuest: true })
    expect((await app.withToken(body.token).call('GET', '/stats')).body).toMatchObject({ totalContacts: 2 })
    expect((await guest.call('GET', '/auth/user')).status).toBe(401)
  })

  it('leaves code and challenge unused where there would be too many contacts', async () => {
    const { codes } = await turnedOn()
    const stamps = { relationship: 'friend', createdAt: app.clock.now(), updatedAt: app.clock.now() }
    const many = Array.from({ length: MAX_CONTACTS }, () => ({ ...stamps, userId: person.id, fullName: 'Maya' }))
    for (let from = 0; from < many.length; from += 1000)
      await app.database.db.insert(contacts).values(many.slice(from, from + 1000))
    const guest = await startedGuest(app)
    await guest.call('POST', '/contacts', { fullName: 'Ines', relationship: 'friend' })
    const token = await asked(guest)
    const refused = await enter(token, codes[0] ?? '', guest)
    expect(refused).toMatchObject({ status: 422, body: { code: 'LIMIT' } })
    expect((await enter(token, codes[0] ?? '', guest, { mergeGuest: false })).status).toBe(200)
  })
})
