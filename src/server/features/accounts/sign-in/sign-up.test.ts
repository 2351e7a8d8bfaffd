import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contacts, users } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { ada, mailsTo, signedUp, startedGuest, type Refusal, type SignedIn } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const form = { ...ada, confirmAge: true }
const signUp = (fields: object) => app.visitor.call<Refusal>('POST', '/auth/signup', fields)

describe('signing up', () => {
  it('makes an account and signs nobody in yet', async () => {
    const answer = await app.visitor.call<Partial<SignedIn>>('POST', '/auth/signup', form)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ success: true, message: 'Account created successfully! Please sign in.' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('keeps the address as typed, the name, and when and to what somebody agreed', async () => {
    await signUp({ ...form, name: ' Ada Lovelace ' })
    const [row] = await app.database.db.select().from(users)
    expect(row).toMatchObject({
      email: 'Ada@Example.com',
      name: 'Ada Lovelace',
      isGuest: false,
      isAdmin: false,
      provider: 'local',
      termsVersion: '2025-10',
      termsAcceptedAt: app.clock.now(),
      ageConfirmedAt: app.clock.now(),
      emailVerifiedAt: null,
    })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('mails a link that confirms the address, on the address of this server', async () => {
    await app.visitor.call('POST', '/auth/signup', form, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const [mail] = await mailsTo(app, 'Ada@Example.com')
    expect(mail?.subject).toBe('Confirm your e-mail address')
    expect(mail?.text).toContain('http://localhost:3000/verify-email?token=')
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.example')
  })

  it('refuses an address that has an account, however it is capitalised', async () => {
    await signUp(form)
    const again = await signUp({ ...form, email: 'ADA@EXAMPLE.COM' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      code: 'CONFLICT',
      message: 'An account with this email already exists. Please sign in instead.',
    })
  })

  it('makes one account of ten sign-ups at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(form)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await app.database.db.$count(users)).toBe(1)
  })

  it('takes no power over other fields', async () => {
    await signUp({
      ...form,
      isAdmin: true,
      isGuest: true,
      id: 'mine',
      passwordHash: 'x',
      emailVerifiedAt: '2026-01-01',
    })
    const [row] = await app.database.db.select().from(users)
    expect(row).toMatchObject({ isAdmin: false, isGuest: false, emailVerifiedAt: null })
    expect(row?.id).not.toBe('mine')
  })

  const tooShort = 'Password must be at least 8 characters long.'
  const tooCommon = 'This password is too common. Please choose another one.'
  const age = 'Please confirm that you are 13 or older and agree to the Terms of Service.'
  it.each([
    ['no password', { password: undefined }, 'password', tooShort],
    ['7 characters', { password: 'seven77' }, 'password', tooShort],
    ['7 emoji, which are 14 UTF-16 units', { password: '🎁🎂🎈🎉🎊🎀🎄' }, 'password', tooShort],
    ['257 characters', { password: 'b7'.repeat(128) + 'x' }, 'password', 'Password can have at most 256 characters'],
    ['a common one', { password: 'Password1' }, 'password', tooCommon],
    ["the product's name", { password: 'Ribbonry' }, 'password', tooCommon],
    ['no address', { email: undefined }, 'email', 'Valid email is required'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, 'email', 'Valid email is required'],
    ['a header in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'Valid email is required'],
    ['a NUL in the address', { email: 'a\0@example.com' }, 'email', 'Valid email is required'],
    ['a full-width @', { email: 'a＠evil.example@example.com' }, 'email', 'Valid email is required'],
    ['an address without a dot', { email: 'ada@localhost' }, 'email', 'Valid email is required'],
    ['a list for an address', { email: ['a@example.com'] }, 'email', 'Valid email is required'],
    ['no confirmation of age', { confirmAge: undefined }, 'confirmAge', age],
    ['a refused confirmation', { confirmAge: false }, 'confirmAge', age],
    ['a confirmation in words', { confirmAge: 'true' }, 'confirmAge', age],
  ])('refuses %s', async (_what, change, path, message) => {
    const answer = await signUp({ ...form, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual({ path, message })
    expect(await app.database.db.$count(users)).toBe(0)
  })

  it.each([
    ['8 characters', 'eight8!?'],
    ['256 characters', 'b7'.repeat(128)],
    ['spaces and emoji', ' 🎁 gift wrap 🎀 '],
  ])('takes %s, and only that very password signs in', async (_what, password) => {
    expect((await signUp({ ...form, password })).status).toBe(201)
    const login = (typed: string) => app.visitor.call('POST', '/auth/login', { email: ada.email, password: typed })
    expect((await login(password)).status).toBe(200)
    expect((await login(`${password.slice(0, -1)}~`)).status).toBe(401)
  })
})

describe('a guest who signs up', () => {
  it('stays the same user with the same rows, and the old token is dead', async () => {
    const guest = await startedGuest(app)
    const at = app.clock.now()
    const [maya] = await app.database.db
      .insert(contacts)
      .values({ userId: guest.id, fullName: 'Maya Okafor', relationship: 'friend', createdAt: at, updatedAt: at })
      .returning()
    const { status, body, headers } = await guest.call<SignedIn>('POST', '/auth/signup', form)
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ id: guest.id, isGuest: false, email: 'Ada@Example.com' })
    expect(String(headers['set-cookie'])).toContain(`ribbonry=${body.token};`)
    expect((await guest.call('GET', '/auth/user')).status).toBe(401)
    expect((await app.withToken(body.token).call('GET', '/auth/user')).status).toBe(200)
    const kept = await app.database.db.select().from(contacts).where(eq(contacts.userId, guest.id))
    expect(kept).toEqual([maya])
    expect(await app.database.db.$count(users)).toBe(1)
  })

  it('stays a guest when the address is taken', async () => {
    await signedUp(app)
    const guest = await startedGuest(app)
    expect((await guest.call('POST', '/auth/signup', form)).status).toBe(409)
    expect((await guest.call<SignedIn['user']>('GET', '/auth/user')).body.isGuest).toBe(true)
  })

  it('is promoted once by ten requests at the same moment', async () => {
    const guest = await startedGuest(app)
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.call('POST', '/auth/signup', form)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await app.database.db.$count(users)).toBe(1)
  })
})
