import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { users } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { mailedToken, mailsTo, signedUp, type Refusal, type SignedIn } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ ADMIN_EMAILS: 'kate@example.com', RATE_LIMIT: 'on' })
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const password = 'a long walk home'
const signUp = (email: string) =>
  app.visitor.call<Refusal>('POST', '/auth/signup', { email, password, confirmAge: true })
const signIn = (email: string, given = password) =>
  app.visitor.call<SignedIn & Refusal>('POST', '/auth/login', { email, password: given })

describe('An address that only looks like somebody else’s', () => {
  it.each(['İvan@example.com', '\u212Aate@example.com', 'ａda@example.com'])('opens no account: %s', async (email) => {
    const answer = await signUp(email)
    expect(answer).toMatchObject({ status: 400, body: { message: refusalTexts.emailImitates } })
    expect(await app.database.db.$count(users)).toBe(0)
  })

  it('is no address for reminders either, nor a contact’s', async () => {
    const ada = await app.person()
    for (const [method, path, body] of [
      ['PUT', '/profile', { name: 'Ada' }],
      ['POST', '/contacts', { fullName: 'Ivan', relationship: 'friend' }],
    ] as const)
      expect(await ada.call(method, path, { ...body, email: 'İvan@example.com' })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'email', message: refusalTexts.emailImitates }] },
      })
  })

  it('never makes an administrator, though an account from before has it', async () => {
    const stranger = await app.person({ email: '\u212Aate@example.com' })
    expect((await stranger.call<SignedIn['user']>('GET', '/auth/user')).body.isAdmin).toBe(false)
    expect((await stranger.call('GET', '/admin/user-metrics')).status).toBe(403)
  })

  it('keeps nobody from signing up with the plain one, and gets none of its mail', async () => {
    await app.person({ email: 'İvan@example.com' })
    expect((await signUp('ivan@example.com')).status).toBe(201)
    await app.visitor.call('POST', '/auth/request-password-reset', { email: 'IVAN@example.com' })
    await expect.poll(() => mailedToken(app, 'ivan@example.com', 'reset-password')).toBeTruthy()
    expect(await mailsTo(app, 'İvan@example.com')).toEqual([])
  })
})

describe('One address', () => {
  it('has one account however its letters are capitalized or composed', async () => {
    await signedUp(app, { email: 'José.Ñ@example.com', password })
    for (const email of ['JOSÉ.ñ@EXAMPLE.com', 'Jose\u0301.N\u0303@example.com']) {
      expect((await signUp(email)).status).toBe(409)
      expect((await signIn(email)).status).toBe(200)
    }
  })

  it('is counted as one however it is spelled while its password is guessed', async () => {
    await signedUp(app, { email: 'ivan@example.com', password })
    const spellings = ['ivan', 'IVAN', 'İvan', 'i̇van', 'ｉvan']
    const statuses: number[] = []
    for (let round = 0; round < 11; round++)
      statuses.push((await signIn(`${spellings[round % spellings.length]}@example.com`, 'a wrong guess')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })
})
