import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
beforeEach(() => t.reset())
afterAll(() => t.close())

const ada = { email: 'Ada@Example.com', password: 'a long walk home', confirmAge: true }

interface SignedIn {
  success: true
  message: string
  token: string
  user: { id: string; email: string | null; isGuest: boolean; isAdmin: boolean }
}

describe('signing up', () => {
  test('makes an account that can sign in, and signs nobody in yet', async () => {
    const made = await t.visitor.call<{ success: boolean; message: string; token?: string }>(
      'POST',
      '/auth/signup',
      ada,
    )
    expect(made).toMatchObject({ status: 201, body: { success: true } })
    expect(made.body.token).toBeUndefined()
    expect(made.headers['set-cookie']).toBeUndefined()
    const signedIn = await t.visitor.call<SignedIn>('POST', '/auth/login', { ...ada, email: 'ADA@example.com' })
    expect(signedIn).toMatchObject({ status: 200, body: { success: true, user: { email: 'Ada@Example.com' } } })
    const me = await t.withToken(signedIn.body.token).call<{ id: string }>('GET', '/auth/user')
    expect(me.body.id).toBe(signedIn.body.user.id)
    const bye = await t.app.inject({ method: 'GET', url: '/api/logout', cookies: { ribbonry: signedIn.body.token } })
    expect(bye.statusCode).toBe(303)
    expect((await t.withToken(signedIn.body.token).call('GET', '/auth/user')).status).toBe(401)
  })
  test('guest', async () => {
    const guest = await t.visitor.call<SignedIn>('POST', '/auth/guest')
    expect(guest).toMatchObject({ status: 201, body: { user: { isGuest: true } } })
    const up = await t.withToken(guest.body.token).call<SignedIn>('POST', '/auth/signup', ada)
    expect(up.body.user.id).toBe(guest.body.user.id)
    expect((await t.withToken(guest.body.token).call('GET', '/auth/user')).status).toBe(401)
    expect((await t.withToken(up.body.token).call('GET', '/auth/user')).status).toBe(200)
  })
})
