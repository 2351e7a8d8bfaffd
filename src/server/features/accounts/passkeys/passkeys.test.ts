import { eq } from 'drizzle-orm'
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Passkey } from '#domain/accounts/passkeys.ts'
import {
  contacts,
  idempotencyKeys,
  passkeys,
  sessions,
  signInChallenges,
  userProfiles,
  users,
} from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import { hashToken } from '#server/identity/owner-token.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { confirmed, mailsTo, signedUp, startedGuest, type Refusal, type SignedIn } from '../testing.ts'
import { keepPasskey, verifyNewPasskey } from './add-passkey.ts'
import { SoftwareAuthenticator, type Ceremony, type Forgery, type SoftwarePasskey } from './testing.ts'

let app: TestApp
let grace: Person
let device: SoftwareAuthenticator
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  grace = await app.person({ email: 'grace@example.com' })
  await justSignedIn(grace)
  device = new SoftwareAuthenticator()
})
afterAll(() => app.close())

async function justSignedIn(person: Person) {
  await app.database.db.update(sessions).set({ authenticatedAt: app.clock.now() }).where(eq(sessions.userId, person.id))
}

const begin = (person: Person, proof?: object) =>
  person.call<Ceremony & Refusal>('POST', '/auth/passkeys/options', proof ?? {})
const send = (person: Person, challengeToken: string, response: object, name = 'Laptop') =>
  person.call<Passkey & Refusal>('POST', '/auth/passkeys', { challengeToken, response, name })
const list = async (person: Person) => (await person.call<Passkey[]>('GET', '/auth/passkeys')).body

async function added(person: Person, name = 'Laptop'): Promise<SoftwarePasskey & { row: number }> {
  const { body } = await begin(person)
  const { passkey, response } = device.create(body)
  const answer = await send(person, body.challengeToken, response, name)
  expect(answer.status).toBe(201)
  return { ...passkey, row: answer.body.id }
}

async function asked(): Promise<Ceremony> {
  return (await app.visitor.call<Ceremony>('POST', '/auth/passkey-login/options')).body
}
async function enter(passkey: SoftwarePasskey, forgery?: Forgery, from = app.visitor, more: object = {}) {
  const ceremony = await asked()
  const response = device.get(passkey, ceremony, forgery)
  return from.call<SignedIn & Refusal>('POST', '/auth/passkey-login', {
    challengeToken: ceremony.challengeToken,
    response,
    ...more,
  })
}

describe('a passkey', () => {
  it('is added, tells so by mail, signs in without a name and a password, and remembers when', async () => {
    const passkey = await added(grace)
    expect(await list(grace)).toEqual([
      { id: passkey.row, name: 'Laptop', isSynced: false, createdAt: '2026-11-21T15:00:00.000Z', lastUsedAt: null },
    ])
    expect((await mailsTo(app, 'grace@example.com'))[0]).toMatchObject({
      subject: 'A passkey was added to your account',
      text: expect.stringContaining('"Laptop"') as string,
    })
    app.clock.advance(60_000)
    const { status, body, headers } = await enter(passkey)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Login successful!', user: { id: grace.id } })
    expect(headers['set-cookie']).toContain(`ribbonry=${body.token}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`)
    expect((await app.withToken(body.token).call('GET', '/auth/user')).status).toBe(200)
    expect((await list(grace))[0]?.lastUsedAt).toBe('2026-11-21T15:01:00.000Z')
    expect(await app.database.db.$count(signInChallenges)).toBe(0)
  })

  it('is renamed, and removed: then it opens nothing', async () => {
    const passkey = await added(grace)
    const renamed = await grace.call<Passkey>('PATCH', `/auth/passkeys/${passkey.row}`, { name: ' Work laptop ' })
    expect(renamed.body.name).toBe('Work laptop')
    expect((await grace.call('PATCH', `/auth/passkeys/${passkey.row}`, { name: ' ' })).status).toBe(400)
    expect((await grace.call('DELETE', `/auth/passkeys/${passkey.row}`)).status).toBe(204)
    expect(await list(grace)).toEqual([])
    expect((await mailsTo(app, 'grace@example.com'))[0]?.subject).toBe('A passkey was removed from your account')
    const refused = await enter(passkey)
    expect(refused.status).toBe(401)
    expect(refused.body.message).toMatch(/^We don't know this passkey\./)
  })

  it('is removed with the password of which nothing is kept, whatever the request carries', async () => {
    const ada = await confirmed(app)
    const { row } = await added(ada)
    app.clock.advance(10 * 60_000)
    const remove = () =>
      ada.call('DELETE', `/auth/passkeys/${row}`, { password: 'a long walk home' }, { 'idempotency-key': 'remove' })
    expect((await remove()).status).toBe(204)
    expect(await app.database.db.$count(idempotencyKeys)).toBe(0)
    expect((await remove()).status).toBe(404)
  })

  it('of an account without a login address goes only to the confirmed reminder address', async () => {
    const { db } = app.database
    await db.update(users).set({ email: null, emailKey: null }).where(eq(users.id, grace.id))
    await grace.call('PUT', '/profile', { name: 'Grace', email: 'reminders@example.com' })
    const subjects = async () => (await mailsTo(app, 'reminders@example.com')).map(({ subject }) => subject)
    await added(grace)
    expect(await subjects()).toEqual(['Confirm your reminder address'])
    await db.update(userProfiles).set({ emailVerifiedAt: app.clock.now() })
    await added(grace, 'Phone')
    expect((await subjects())[0]).toBe('A passkey was added to your account')
  })

  it("that is somebody else's is neither there to rename nor to remove", async () => {
    const { row } = await added(grace)
    const ada = await app.person()
    await justSignedIn(ada)
    for (const method of ['PATCH', 'DELETE'] as const) {
      const foreign = await ada.call<Refusal>(method, `/auth/passkeys/${row}`, method === 'PATCH' ? { name: 'x' } : {})
      expect([foreign.status, foreign.body.message]).toEqual([404, 'Passkey was not found'])
    }
    expect(await list(ada)).toEqual([])
    expect(await list(grace)).toHaveLength(1)
  })

  it('brings what a guest has along', async () => {
    const passkey = await added(grace)
    const guest = await startedGuest(app)
    await guest.call('POST', '/contacts', { fullName: 'Maya', relationship: 'friend' })
    const { body } = await enter(passkey, {}, guest, { mergeGuest: true })
    expect((await app.withToken(body.token).call('GET', '/stats')).body).toMatchObject({ totalContacts: 1 })
    expect(await app.database.db.$count(contacts, eq(contacts.userId, grace.id))).toBe(1)
    expect((await guest.call('GET', '/auth/user')).status).toBe(401)
  })
})

describe('adding one', () => {
  it('needs a recent sign-in, or the password once more', async () => {
    await app.database.db.update(sessions).set({ authenticatedAt: null })
    expect(await begin(grace)).toMatchObject({ status: 403, body: { code: 'CONFIRM' } })
    const ada = await confirmed(app)
    expect((await begin(ada)).status).toBe(200)
    app.clock.advance(10 * 60_000)
    expect(await begin(ada)).toMatchObject({ status: 403, body: { message: 'Please enter your password' } })
    expect(await begin(ada, { password: 'not this one' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: "The password isn't right" }] },
    })
    expect((await begin(ada, { password: 'a long walk home' })).status).toBe(200)
    expect((await begin(ada)).status).toBe(200)
  })

  it('is not for guests and not for visitors', async () => {
    const guest = await startedGuest(app)
    expect((await begin(guest)).status).toBe(403)
    expect((await begin(app.visitor)).status).toBe(401)
  })

  it('waits for the address to be confirmed: a sign-up with a stranger’s address would keep a way in', async () => {
    const refused = await begin(await signedUp(app))
    expect(refused.status).toBe(403)
    expect(refused.body.message).toMatch(/^Confirm your login e-mail address first/)
    expect(await app.database.db.$count(signInChallenges)).toBe(0)
  })

  it('is answered the same again under one Idempotency-Key', async () => {
    const { body } = await begin(grace)
    const answer = { challengeToken: body.challengeToken, response: device.create(body).response, name: 'Laptop' }
    const add = () => grace.call<Passkey>('POST', '/auth/passkeys', answer, { 'idempotency-key': 'add' })
    const first = await add()
    expect(first.status).toBe(201)
    expect(await add()).toMatchObject({ status: 201, body: first.body })
  })

  it('fails when the browser was signed out while it was made', async () => {
    const { body } = await begin(grace)
    const request = { challengeToken: body.challengeToken, response: device.create(body).response, name: 'Laptop' }
    const actor = grace.actor()
    const made = await verifyNewPasskey(app.database.db, actor, request, { id: 'localhost', origin: device.origin })
    await app.database.db.delete(sessions).where(eq(sessions.userId, grace.id))
    const kept = changeData(app.database.db, actor.owner, (tx) =>
      keepPasskey(tx, app.services, { sid: hashToken(grace.token), actor }, request, made),
    )
    await expect(kept).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await app.database.db.$count(passkeys)).toBe(0)
  })

  it('takes an answer once, from its own user, within five minutes', async () => {
    const { body } = await begin(grace)
    const ada = await app.person()
    expect((await send(ada, body.challengeToken, device.create(body).response)).status).toBe(401)
    // An answer uses it up.
    expect((await send(grace, body.challengeToken, device.create(body).response)).status).toBe(401)
    const second = (await begin(grace)).body
    app.clock.advance(5 * 60_000)
    expect((await send(grace, second.challengeToken, device.create(second).response)).status).toBe(401)
    const third = (await begin(grace)).body
    const made = device.create(third)
    expect((await send(grace, third.challengeToken, made.response)).status).toBe(201)
    const fourth = (await begin(grace)).body
    expect((await send(grace, fourth.challengeToken, made.response)).status).toBe(400)
    expect(await list(grace)).toHaveLength(1)
  })

  it.each<[string, Forgery]>([
    ['another origin', { origin: 'https://gifts.example.com' }],
    ['another port', { origin: 'http://localhost:8080' }],
    ['another host’s authenticator', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'AAAA' }],
  ])('refuses %s', async (_what, forgery) => {
    const { body } = await begin(grace)
    const refused = await send(grace, body.challengeToken, device.create(body, forgery).response)
    expect([refused.status, refused.body.message]).toEqual([400, "We couldn't verify the passkey. Please try again."])
  })

  it.each([
    ['no attestation', { attestationObject: '' }],
    ['what is no CBOR', { attestationObject: 'AAAA' }],
    ['what is no JSON', { clientDataJSON: 'AAAA' }],
  ])('refuses %s with a sentence', async (_what, change) => {
    const { body } = await begin(grace)
    const { response } = device.create(body)
    const broken = { ...response, response: { ...response.response, ...change } }
    expect((await send(grace, body.challengeToken, broken)).status).toBe(400)
  })

  it('works only at the address that the app was set up for', async () => {
    const elsewhere = await grace.call<Refusal>('POST', '/auth/passkeys/options', {}, { host: 'gifts.example.com' })
    expect(elsewhere).toMatchObject({ status: 400, body: { message: expect.stringContaining('address') as string } })
    const byNumber = await app.visitor.call('POST', '/auth/passkey-login/options', undefined, {
      host: '127.0.0.1:3000',
    })
    expect(byNumber.status).toBe(400)
  })
})

describe('nobody signs in', () => {
  it.each<[string, Forgery]>([
    ['from another origin', { origin: 'https://gifts.example.com' }],
    ['by an authenticator of another host', { rpId: 'example.com' }],
    ['with another challenge', { challenge: 'AAAA' }],
    ['with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['in another user’s name', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['when the counter goes back, as a copy’s would', { counter: 1 }],
  ])('%s', async (_what, forgery) => {
    const passkey = await added(grace)
    expect((await enter(passkey)).status).toBe(200)
    expect((await enter(passkey, forgery)).status).toBe(401)
    expect((await enter(passkey)).status).toBe(200)
  })

  it('with an answer that was given before, or too late, or to the question of another kind', async () => {
    const passkey = await added(grace)
    const ceremony = await asked()
    const answer = { challengeToken: ceremony.challengeToken, response: device.get(passkey, ceremony) }
    const login = (body: object) => app.visitor.call('POST', '/auth/passkey-login', body)
    const together = await Promise.all([login(answer), login(answer), login(answer)])
    expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
    const late = await asked()
    app.clock.advance(5 * 60_000)
    expect((await login({ challengeToken: late.challengeToken, response: device.get(passkey, late) })).status).toBe(401)
    await justSignedIn(grace)
    const { body: other } = await begin(grace)
    const crossed = { challengeToken: other.challengeToken, response: device.get(passkey, other) }
    expect((await login(crossed)).status).toBe(401)
  })

  it('to an account that is gone', async () => {
    const passkey = await added(grace)
    await app.database.db.delete(users).where(eq(users.id, grace.id))
    expect(await app.database.db.$count(passkeys)).toBe(0)
    expect((await enter(passkey)).status).toBe(401)
  })
})
