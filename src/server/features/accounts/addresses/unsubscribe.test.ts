import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import type { MailChoices } from '#domain/accounts/mail-choices.ts'
import type { Preferences } from '#domain/accounts/schema.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { linkKey } from '#server/mail/link-key.ts'
import {
  unsubscribeLinks,
  unsubscribeToken,
  type EndableMail,
  type ProvenSubscription,
} from '#server/mail/unsubscribe.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { mailedToken, mailsTo, signedUp, startedGuest, ada as adaAccount, type Refusal } from '../testing.ts'

let app: TestApp
let ada: Person
let grace: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person({ email: 'ada@example.com' })
  grace = await app.person({ email: 'grace@example.com' })
})
afterAll(() => app.close())

async function tokenFor(who = ada, address = 'ada@example.com', kind: EndableMail = 'reminders') {
  const key = await linkKey(app.database.db, app.clock.now())
  return unsubscribeToken(key, { userId: who.id, address, kind })
}
const preferences = async (who = ada) => (await who.call<Preferences>('GET', '/preferences')).body
const look = (token: string) => app.visitor.call<MailChoices & Refusal>('GET', `/unsubscribe?token=${token}`)
const choose = (token: string, choices: object) =>
  app.visitor.call<MailChoices & Refusal>('POST', '/unsubscribe/choices', { token, ...choices })
/** As a mail provider does it: from anywhere, without a session, as a form. */
const oneClick = (token: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
  app.app.inject({
    method: 'POST',
    url: `/api/unsubscribe?token=${token}`,
    headers: { 'content-type': type },
    payload,
  })

it('proves no owner: queries and commands of anything else refuse its type', () => {
  expectTypeOf<ProvenSubscription['subscriber']>().not.toExtend<OwnerId>()
})

describe('one click', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form of parts',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('ends the reminders, sent as %s', async (_what, type, payload) => {
    const answer = await oneClick(await tokenFor(), type, payload)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true, message: accountTexts.unsubscribed })
    expect(await preferences()).toMatchObject({ emailRemindersEnabled: false })
  })

  it('works from a foreign page, without a body, and as often as it is sent', async () => {
    const token = await tokenFor()
    for (const headers of [{ origin: 'https://mail.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      const answer = await app.app.inject({ method: 'POST', url: `/api/unsubscribe?token=${token}`, headers })
      expect(answer.statusCode).toBe(200)
    }
    expect((await preferences()).emailRemindersEnabled).toBe(false)
  })

  it('ends the mails it is about and no others, of its user and of nobody else', async () => {
    for (const who of [ada, grace]) await who.call('PUT', '/preferences', { productNews: true })
    await ada.call('PUT', '/preferences', { digest: { enabled: true } })
    await oneClick(await tokenFor(ada, 'ada@example.com', 'news'))
    expect(await preferences()).toMatchObject({ emailRemindersEnabled: true, productNews: false })
    expect((await preferences()).digest.enabled).toBe(true)
    await oneClick(await tokenFor(ada, 'ada@example.com', 'digest'))
    expect(await preferences()).toMatchObject({ emailRemindersEnabled: true, digest: { enabled: false } })
    expect(await preferences(grace)).toMatchObject({ emailRemindersEnabled: true, productNews: true })
  })

  it('keeps the other preferences, and is counted as a write', async () => {
    await ada.call('PUT', '/preferences', { reminderHour: 6, timeZone: 'Asia/Kathmandu' })
    const before = await ada.call('GET', '/contacts')
    await oneClick(await tokenFor())
    expect(await preferences()).toMatchObject({ reminderHour: 6, timeZone: 'Asia/Kathmandu' })
    expect((await ada.call('GET', '/contacts')).headers.etag).not.toBe(before.headers.etag)
  })
})

describe('looking', () => {
  it('changes nothing, whatever looks', async () => {
    const token = await tokenFor()
    const { status, body } = await look(token)
    expect(status).toBe(200)
    expect(body).toEqual({ emailReminders: true, weeklyDigest: false, productNews: false, address: 'a•••@example.com' })
    await app.app.inject({ method: 'HEAD', url: `/api/unsubscribe?token=${token}` })
    expect((await preferences()).emailRemindersEnabled).toBe(true)
  })

  it('leads a browser that opens the link of the header to the page', async () => {
    const token = await tokenFor()
    const answer = await app.app.inject({
      url: `/api/unsubscribe?token=${token}`,
      headers: { accept: 'text/html,*/*' },
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`http://localhost:3000/unsubscribe?token=${token}`)
    expect((await preferences()).emailRemindersEnabled).toBe(true)
  })
})

describe('the switches', () => {
  it('change one by one, off and on again, and answer their state', async () => {
    const token = await tokenFor()
    expect((await choose(token, { emailReminders: false })).body).toMatchObject({ emailReminders: false })
    expect((await choose(token, { productNews: true })).body).toMatchObject({
      emailReminders: false,
      productNews: true,
    })
    expect((await choose(token, { emailReminders: true })).body).toMatchObject({ emailReminders: true })
    expect(await preferences()).toMatchObject({ emailRemindersEnabled: true, productNews: true })
  })

  it('refuse what is no switch, and pages of others', async () => {
    const token = await tokenFor()
    expect((await choose(token, { emailReminders: 'no' })).status).toBe(400)
    const foreign = { url: '/api/unsubscribe/choices', headers: { origin: 'https://evil.example' } } as const
    const answer = await app.app.inject({ method: 'POST', ...foreign, payload: { token, emailReminders: false } })
    expect(answer.statusCode).toBe(403)
    expect((await preferences()).emailRemindersEnabled).toBe(true)
  })
})

describe('a link that is not valid', () => {
  const refused = { code: 'INVALID', message: accountTexts.unsubscribeInvalid }
  const changed = (token: string, part: number, into: string) =>
    token
      .split('.')
      .map((text, index) => (index === part ? into : text))
      .join('.')

  it.each([
    ['nothing', () => ''],
    ['anything', () => 'abc'],
    ['too long', () => 'a'.repeat(300)],
    ['of another purpose', (token: string) => changed(token, 0, 'news')],
    ['of an unknown purpose', (token: string) => changed(token, 0, 'everything')],
    ['of another user', (token: string) => changed(token, 1, Buffer.from(grace.id).toString('base64url'))],
    ['of nobody', (token: string) => changed(token, 1, Buffer.from('nobody').toString('base64url'))],
    ['with a NUL', (token: string) => changed(token, 1, Buffer.from('a\0b').toString('base64url'))],
    ['with another signature', (token: string) => changed(token, 2, 'A'.repeat(43))],
    ['without a signature', (token: string) => changed(token, 2, '')],
    ['with more behind it', (token: string) => `${token}.x`],
  ])('is refused in a clear sentence: %s', async (_what, forge) => {
    const token = forge(await tokenFor())
    expect(await look(token)).toMatchObject({ status: 400, body: refused })
    expect(await choose(token, { emailReminders: false })).toMatchObject({ status: 400, body: refused })
    const clicked = await oneClick(token)
    expect(clicked.statusCode).toBe(400)
    expect(clicked.json()).toMatchObject(refused)
    for (const who of [ada, grace]) expect((await preferences(who)).emailRemindersEnabled).toBe(true)
  })

  it('is one of an address that is no longer the account’s, and one without any token', async () => {
    expect((await look(await tokenFor(ada, 'old@example.com'))).status).toBe(400)
    expect((await app.app.inject({ url: '/api/unsubscribe' })).json()).toMatchObject(refused)
  })

  it('can be tried sixty times an hour from one place, while right ones are never counted', async () => {
    const limited = await openTestApp({ RATE_LIMIT: 'on' })
    try {
      const person = await limited.person({ email: 'ada@example.com' })
      const key = await linkKey(limited.database.db, limited.clock.now())
      const right = unsubscribeToken(key, { userId: person.id, address: 'ada@example.com', kind: 'reminders' })
      const statuses: number[] = []
      for (let index = 0; index <= 60; index += 1) {
        expect((await limited.visitor.call('GET', `/unsubscribe?token=${right}`)).status).toBe(200)
        statuses.push((await limited.visitor.call('GET', `/unsubscribe?token=abc`)).status)
      }
      expect(statuses).toEqual([...Array<number>(60).fill(400), 429])
    } finally {
      await limited.close()
    }
  })
})

describe('the link in a mail', () => {
  it('is for people, that in its header for their programs, and neither names the address', async () => {
    const { settings, clock, database } = app
    const mailer = createMailer({ db: database.db, settings, clock, outboxDir: null })
    const key = await linkKey(database.db, clock.now())
    const subscription = { userId: ada.id, address: 'ada@example.com', kind: 'reminders' } as const
    const { page, oneClick: header } = unsubscribeLinks(mailer, key, subscription)
    expect(page).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=reminders\.[\w-]+\.[\w-]{43}$/)
    expect(header).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\?token=/)
    expect(page).not.toMatch(/ada|example\.com/)
    expect(await linkKey(database.db, clock.now())).toBe(key)
  })
})

describe('the welcome', () => {
  const account = { ...adaAccount, email: 'new@example.com' }
  const resetLink = async () => {
    await expect.poll(() => mailedToken(app, account.email, 'reset-password').catch(() => '')).not.toBe('')
    return mailedToken(app, account.email, 'reset-password')
  }
  const welcomes = async () =>
    (await mailsTo(app, account.email)).filter(
      ({ subject }) => subject === 'Welcome to Ribbonry: add your first contact',
    ).length

  it('comes once, when the address is confirmed and not before', async () => {
    const person = await signedUp(app, account)
    expect(await welcomes()).toBe(0)
    const verify = async () =>
      person.call('POST', '/auth/verify-email', { token: await mailedToken(app, account.email, 'verify-email') })
    await verify()
    expect(await welcomes()).toBe(1)
    await verify()
    await person.call('PUT', '/profile', { name: 'New', email: 'other@example.com' })
    await person.call('PUT', '/profile', { name: 'New', email: account.email })
    await app.visitor.call('POST', '/auth/request-password-reset', { email: account.email })
    // It's mailed once the answer has left: in the next test it would take the place of that test's link.
    await resetLink()
    expect(await welcomes()).toBe(1)
  })

  it('comes also after a reset link has proved the address', async () => {
    await signedUp(app, account)
    await app.visitor.call('POST', '/auth/request-password-reset', { email: account.email })
    const token = await resetLink()
    await app.visitor.call('POST', '/auth/reset-password', { token, newPassword: 'three blue teapots' })
    expect(await welcomes()).toBe(1)
  })

  it('never goes to a guest', async () => {
    const guest = await startedGuest(app)
    await guest.call('PUT', '/profile', { name: 'Guest', email: account.email })
    expect(await mailsTo(app, account.email)).toEqual([])
  })
})
