import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emailOwners, emailTokens, mailQueue, users } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { patiently } from '#server/testing/patience.ts'
import { ada, mailedToken, mailsTo, signedIn, signedUp, startedGuest, type Refusal, type SignedIn } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ ADMIN_EMAILS: 'ops@example.com, ROOT@example.com' })
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const verify = (token: string, from = app.visitor) => from.call<Refusal>('POST', '/auth/verify-email', { token })
/** How many other connections to this database wait for a lock. */
const waitingForLocks = async () => {
  const { rows } = await app.database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting
}
const me = async (person: Person) => (await person.call<SignedIn['user']>('GET', '/auth/user')).body

describe('confirming an address', () => {
  it('works once, by the mailed token', async () => {
    const person = await signedUp(app)
    const token = await mailedToken(app, ada.email, 'verify-email')
    expect(JSON.stringify(await app.database.db.select().from(emailTokens))).not.toContain(token)
    expect((await me(person)).emailVerified).toBe(false)
    expect(await verify(token, person)).toMatchObject({ status: 200, body: { success: true } })
    expect((await me(person)).emailVerified).toBe(true)
    expect(await verify(token, person)).toMatchObject({ status: 400, body: { code: 'INVALID' } })
  })

  it('does not confirm a stranger’s sign-up when the owner presses the button; the link stays good', async () => {
    const stranger = await signedUp(app)
    const token = await mailedToken(app, ada.email, 'verify-email')
    for (const from of [app.visitor, await startedGuest(app), await app.person()])
      expect(await verify(token, from)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', message: 'Sign in, then open the link again.' },
      })
    expect((await me(stranger)).emailVerified).toBe(false)
    expect((await verify(token, await signedIn(app))).status).toBe(200)
  })

  it('is not done by opening the link', async () => {
    const person = await signedUp(app)
    const token = await mailedToken(app, ada.email, 'verify-email')
    await app.app.inject({ url: `/api/auth/verify-email?token=${token}` })
    await app.app.inject({ url: `/verify-email?token=${token}` })
    expect((await me(person)).emailVerified).toBe(false)
  })

  it('has three days', async () => {
    const person = await signedUp(app)
    const token = await mailedToken(app, ada.email, 'verify-email')
    app.clock.advance(3 * 24 * 3600_000)
    expect((await verify(token, person)).status).toBe(400)
  })

  it('can be asked for again; then the newest link counts', async () => {
    const person = await signedUp(app)
    const first = await mailedToken(app, ada.email, 'verify-email')
    const again = await person.call<Refusal>('POST', '/auth/verify-email/resend')
    expect(again).toMatchObject({
      status: 200,
      body: { message: 'We sent you an e-mail with a link to confirm your address.' },
    })
    expect((await verify(first, person)).status).toBe(400)
    expect((await verify(await mailedToken(app, ada.email, 'verify-email'), person)).status).toBe(200)
    expect((await person.call<Refusal>('POST', '/auth/verify-email/resend')).body.message).toBe(
      "There's no address to confirm.",
    )
  })

  it('is nothing for guests and signed-out visitors', async () => {
    const guest = await startedGuest(app)
    expect((await guest.call<Refusal>('POST', '/auth/verify-email/resend')).body.message).toBe(
      "There's no address to confirm.",
    )
    expect((await app.visitor.call('POST', '/auth/verify-email/resend')).status).toBe(401)
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)('waits for another change of its user, and follows it', async () => {
    const person = await signedUp(app)
    const token = await mailedToken(app, ada.email, 'verify-email')
    const waiting = await changeData(app.database.db, person.actor().owner, async (tx) => {
      const answer = verify(token, person)
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), patiently)
      await tx.delete(emailTokens)
      return { answer }
    })
    expect((await waiting.answer).status).toBe(400)
  })

  it.each([undefined, '', 'x'.repeat(32), 'x'.repeat(201), 12])('refuses %j', async (token) => {
    expect((await app.visitor.call('POST', '/auth/verify-email', { token })).status).toBe(400)
  })
})

describe('the address for reminders', () => {
  const save = (person: Person, email: string | null) =>
    person.call<{ email: string | null; emailVerified: boolean }>('PUT', '/profile', { name: 'Ada', email })

  it('is confirmed by the link mailed to it, and changing it takes that back', async () => {
    const person = await signedUp(app)
    expect((await save(person, 'reminders@example.com')).body.emailVerified).toBe(false)
    const [mail] = await mailsTo(app, 'reminders@example.com')
    expect(mail?.subject).toBe('Confirm your reminder address')
    await verify(await mailedToken(app, 'reminders@example.com', 'verify-email'))
    expect((await person.call('GET', '/profile')).body).toMatchObject({ emailVerified: true })
    // The same address in other letters is the same address.
    expect((await save(person, 'Reminders@example.com')).body.emailVerified).toBe(true)
    expect((await save(person, 'elsewhere@example.com')).body.emailVerified).toBe(false)
    expect((await mailsTo(app, 'Reminders@example.com'))[0]?.subject).toBe('Your reminder address was changed')
    // The login address itself was not confirmed by any of this.
    expect((await me(person)).emailVerified).toBe(false)
  })

  it('takes nothing from the login unnoticed: whether confirmed or not, reminders went there', async () => {
    const person = await signedUp(app)
    const told = async () =>
      (await mailsTo(app, ada.email)).filter(({ subject }) => subject === 'Your reminder address was changed')
    await save(person, ada.email.toLowerCase())
    await save(person, null)
    expect(await told()).toHaveLength(0)
    await save(person, 'first@example.com')
    expect(await told()).toHaveLength(1)
    // The first was never confirmed: reminders still go to the login.
    await save(person, 'second@example.com')
    expect(await told()).toHaveLength(2)
    await save(person, null)
    expect(await told()).toHaveLength(2)
    expect((await mailsTo(app, 'first@example.com')).map(({ subject }) => subject)).toEqual([
      'Confirm your reminder address',
    ])
  })

  it('gets no second link when it is the login address in other letters', async () => {
    const person = await signedUp(app)
    await save(person, ada.email.toLowerCase())
    const before = await app.database.db.$count(mailQueue)
    expect((await person.call('POST', '/auth/verify-email/resend')).status).toBe(200)
    expect(await app.database.db.$count(mailQueue)).toBe(before + 1)
    await verify(await mailedToken(app, ada.email, 'verify-email'), person)
    expect((await person.call('GET', '/profile')).body).toMatchObject({ emailVerified: true })
  })

  it('needs no link when it is the confirmed login address', async () => {
    const person = await signedUp(app)
    await verify(await mailedToken(app, ada.email, 'verify-email'), person)
    expect((await save(person, 'ada@example.com')).body.emailVerified).toBe(true)
    expect(await mailsTo(app, 'ada@example.com')).toEqual([])
  })

  it('is confirmed by its link without signing in, also where it is the confirmed login’s', async () => {
    const person = await signedUp(app)
    await verify(await mailedToken(app, ada.email, 'verify-email'), person)
    const at = app.clock.now().toISOString()
    const loginSince = async () =>
      (await app.database.db.select({ at: users.emailVerifiedAt }).from(users)).map((row) => row.at?.toISOString())
    app.clock.advance(60_000)
    await save(person, 'reminders@example.com')
    const token = await mailedToken(app, 'reminders@example.com', 'verify-email')
    // As when the login becomes another address: both go to one.
    await app.database.db.insert(emailOwners).values({ emailKey: 'reminders@example.com', userId: person.id })
    await app.database.db.update(users).set({ email: 'reminders@example.com', emailKey: 'reminders@example.com' })
    expect((await verify(token)).status).toBe(200)
    expect(await loginSince()).toEqual([at])
    expect((await person.call('GET', '/profile')).body).toMatchObject({ emailVerified: true })
  })

  it('is not confirmed by a link to the one before it', async () => {
    const person = await signedUp(app)
    await save(person, 'first@example.com')
    const token = await mailedToken(app, 'first@example.com', 'verify-email')
    await save(person, 'second@example.com')
    expect((await verify(token)).status).toBe(400)
    expect((await person.call('GET', '/profile')).body).toMatchObject({ emailVerified: false })
  })

  it('is never mailed for a guest', async () => {
    const guest = await startedGuest(app)
    expect(await save(guest, 'stranger@example.com')).toMatchObject({ status: 200, body: { emailVerified: false } })
    expect(await mailsTo(app, 'stranger@example.com')).toEqual([])
  })
})

describe('administrators', () => {
  const root = { ...ada, email: 'root@example.com' }

  it('are the listed addresses, once confirmed', async () => {
    const person = await signedUp(app, root)
    expect((await me(person)).isAdmin).toBe(false)
    expect((await person.call('GET', '/admin/recent-users')).status).toBe(403)
    await verify(await mailedToken(app, root.email, 'verify-email'), person)
    expect((await me(person)).isAdmin).toBe(true)
    expect((await person.call('GET', '/admin/recent-users')).status).toBe(200)
    expect((await me(await signedIn(app, root))).isAdmin).toBe(true)
  })

  it('lose it with the next call when they are taken off the list', async () => {
    const person = await signedUp(app, root)
    await verify(await mailedToken(app, root.email, 'verify-email'), person)
    app.settings.adminEmails.splice(0)
    expect((await person.call('GET', '/admin/recent-users')).status).toBe(403)
    expect((await me(person)).isAdmin).toBe(false)
  })

  it('are never made by an address for reminders', async () => {
    const person = await signedUp(app, { email: 'eve@example.com', password: ada.password })
    await person.call('PUT', '/profile', { name: 'Eve', email: 'root@example.com' })
    await verify(await mailedToken(app, 'root@example.com', 'verify-email'))
    expect((await me(person)).isAdmin).toBe(false)
  })
})
