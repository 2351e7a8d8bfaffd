import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailQueue } from '#server/db/schema.ts'
import { openTestDatabase, truncate } from '#server/db/testing.ts'
import type { Database } from '#server/db/connection.ts'
import { parseSettings } from '#server/settings.ts'
import { movableClock, type MovableClock } from '#server/testing/clock.ts'
import { createMailer } from './create-mailer.ts'
import type { Mail, Mailer } from './mailer.ts'
import { passwordChangedMail } from './templates/password-changed.ts'
import { resetPasswordMail } from './templates/reset-password.ts'

interface Received {
  from: string
  to: string[]
  raw: string
}

let database: Database
let clock: MovableClock
let folder: string
let mailer: Mailer
let server: SMTPServer
let received: Received[]
let isRefusing: boolean
/** What the server says to a recipient. */
let refusals: Map<string, Error>

beforeAll(async () => {
  database = await openTestDatabase()
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(refusals.get(address))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isRefusing) return done(new Error('The mailbox is full'))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
beforeEach(async () => {
  await truncate(database)
  clock = movableClock('2026-11-21T15:00:00Z')
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-outbox-'))
  received = []
  isRefusing = false
  refusals = new Map()
})
afterEach(async () => {
  await mailer.close()
  fs.rmSync(folder, { recursive: true })
})
afterAll(async () => {
  await new Promise<void>((closed) => server.close(() => closed()))
  await database.close()
})

const anna = 'anna@example.com'
const link = 'http://localhost:3000/reset-password?token=abc'
const letter = (to = anna): Mail => ({ userId: null, to, ...resetPasswordMail({ link }) })

function open(environment: Record<string, string>, outboxDir: string | null = path.join(folder, 'outbox')): Mailer {
  mailer = createMailer({ db: database.db, settings: parseSettings(environment), clock, outboxDir })
  return mailer
}
const withServer = () => {
  const { port } = server.server.address() as AddressInfo
  return open({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Ribbonry <hello@gifts.example.com>' })
}
const queued = () => database.db.select().from(mailQueue)

describe('with a mail server', () => {
  it('sends the words as text and as HTML, from MAIL_FROM, to the one address', async () => {
    await withServer().queue(database.db, letter(), clock.now())
    await mailer.deliver()
    expect(received).toMatchObject([{ from: 'hello@gifts.example.com', to: [anna] }])
    const mail = await PostalMime.parse(received[0]?.raw ?? '')
    expect(mail).toMatchObject({
      subject: 'Reset your Ribbonry password',
      from: { name: 'Ribbonry', address: 'hello@gifts.example.com' },
      to: [{ address: anna }],
    })
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`href="${link}"`)
    expect(mail.html).not.toMatch(/<img|src=|@import|url\(/)
    const [row] = await queued()
    expect(row).toMatchObject({ sentAt: clock.now(), attempts: 1, messageId: mail.messageId })
  })

  it('sends a mail once, however many processes look', async () => {
    withServer()
    for (let count = 0; count < 12; count += 1)
      await mailer.queue(database.db, letter(`person${count}@example.com`), clock.now())
    await Promise.all([mailer.deliver(), mailer.deliver(), mailer.deliver()])
    expect(received).toHaveLength(12)
    expect(new Set(received.map(({ to }) => to[0])).size).toBe(12)
  })

  it('keeps what the server refuses, waits longer each time, and then sends it with the same Message-ID', async () => {
    isRefusing = true
    await withServer().queue(database.db, letter(), clock.now())
    await mailer.deliver()
    const [waiting] = await queued()
    expect(waiting).toMatchObject({ sentAt: null, attempts: 1 })
    expect(waiting?.lastError).toContain('The mailbox is full')
    isRefusing = false
    await mailer.deliver()
    expect(received).toEqual([])
    clock.advance(30_000)
    await mailer.deliver()
    const mail = await PostalMime.parse(received[0]?.raw ?? '')
    expect(mail.messageId).toBe(waiting?.messageId)
    expect(await queued()).toMatchObject([{ attempts: 2, lastError: null }])
  })

  it('gives up at once on an address that the server does not know', async () => {
    refusals.set(anna, Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    await withServer().queue(database.db, letter(), clock.now())
    await mailer.deliver()
    refusals.clear()
    clock.advance(24 * 3600_000)
    await mailer.deliver()
    expect(received).toEqual([])
    expect(JSON.stringify(await queued())).not.toContain('token')
  })

  it('takes over what another process had claimed and not sent, once its lease is over', async () => {
    await withServer().queue(database.db, letter(), clock.now())
    const lockedUntil = new Date(clock.now().getTime() + 5 * 60_000)
    await database.db.update(mailQueue).set({ lockedBy: 'a process that is gone', lockedUntil, attempts: 1 })
    await mailer.deliver()
    expect(received).toEqual([])
    clock.advance(5 * 60_000 + 1)
    await mailer.deliver()
    expect(received).toHaveLength(1)
  })

  it('keeps no link in the database once it is on its way', async () => {
    await withServer().queue(database.db, letter(), clock.now())
    await mailer.deliver()
    expect(JSON.stringify(await queued())).not.toContain('token')
  })

  it.each([
    'anna@example.com, eve@example.com',
    'anna@example.com;eve@example.com',
    'group: anna@example.com, eve@example.com;',
    'anna@example.com\r\nRCPT TO:<eve@example.com>',
    'Anna <anna@example.com>',
    '"anna@example.com, eve"@example.com',
    'eve@evil.example＠example.com',
    '',
  ])('never queues %j', async (to) => {
    await expect(withServer().queue(database.db, letter(to), clock.now())).rejects.toThrow('Valid email is required')
    expect(await queued()).toEqual([])
  })

  it('puts no header into a mail that a subject asks for', async () => {
    const subject = 'Hello\r\nBcc: eve@example.com\r\n\r\nother words'
    await withServer().queue(database.db, { ...letter(), subject }, clock.now())
    await mailer.deliver()
    expect(received[0]?.to).toEqual([anna])
    const mail = await PostalMime.parse(received[0]?.raw ?? '')
    expect(mail.bcc).toBeUndefined()
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})

describe('a mail sent at once', () => {
  const ready = (to = anna) => ({
    ...resetPasswordMail({ link }),
    to,
    messageId: mailer.messageId('7.2026-12-24.lead.user'),
    date: clock.now(),
  })
  const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode })

  it('has the Message-ID and the date it was given, each time', async () => {
    withServer()
    await mailer.sendNow(ready())
    await mailer.sendNow(ready())
    const mails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
    expect(mails.map(({ messageId }) => messageId)).toEqual(Array(2).fill('<7.2026-12-24.lead.user@localhost>'))
    expect(mails.map(({ date }) => date)).toEqual(Array(2).fill('2026-11-21T15:00:00.000Z'))
    expect(await queued()).toEqual([])
  })

  it('can be ended by one click where it says so, and only there', async () => {
    withServer()
    const long = `https://gifts.example.com/unsubscribe?token=${'a'.repeat(140)}`
    await mailer.sendNow({ ...ready(), oneClickUnsubscribe: long })
    await mailer.sendNow(ready())
    const [first, second] = received.map(({ raw }) => raw)
    expect(first).toContain(`\r\nList-Unsubscribe: <${long}>\r\n`)
    expect(first).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(second).not.toContain('List-Unsubscribe')
  })

  it.each([
    ['an address that is not known', 550, 'refused'],
    ['a mailbox that is busy', 450, 'later'],
    ['a server that is about to go', 421, 'down'],
  ])('tells %s apart', async (_what, code, kind) => {
    withServer()
    refusals.set('ben@example.com', refusal(code))
    await expect(mailer.sendNow(ready('ben@example.com'))).rejects.toMatchObject({ name: 'MailFailure', kind })
    await mailer.sendNow(ready())
    expect(received.map(({ to }) => to)).toEqual([[anna]])
  })

  it('tells a mail that is not taken from a server that is away', async () => {
    withServer()
    isRefusing = true
    await expect(mailer.sendNow(ready())).rejects.toMatchObject({ kind: 'later' })
    await mailer.close()
    open({ SMTP_URL: 'smtp://127.0.0.1:9' })
    await expect(mailer.sendNow(ready())).rejects.toMatchObject({ kind: 'down' })
  })

  it('goes to exactly one address', async () => {
    withServer()
    await expect(mailer.sendNow(ready('a@example.com, b@example.com'))).rejects.toMatchObject({ kind: 'refused' })
    expect(received).toEqual([])
  })

  it('has one file in the outbox, however often it is tried', async () => {
    open({})
    await mailer.sendNow(ready())
    await mailer.sendNow(ready())
    expect(await mailer.outbox?.list()).toMatchObject([{ to: anna }])
  })
})

describe('a mail and the change it reports', () => {
  it('are one: rolled back, nothing leaves', async () => {
    withServer()
    const change = database.db.transaction(async (tx) => {
      await mailer.queue(tx, letter(), clock.now())
      throw new Error('changed my mind')
    })
    await expect(change).rejects.toThrow('changed my mind')
    await mailer.deliver()
    expect(received).toEqual([])
  })
})

describe('without a mail server', () => {
  const outbox = () => path.join(folder, 'outbox')

  it('writes one file a mail, which only the server may read', async () => {
    await open({}).queue(database.db, letter(), clock.now())
    await mailer.queue(database.db, letter('ben@example.com'), clock.now())
    await mailer.deliver()
    const files = fs.readdirSync(outbox())
    expect(files).toHaveLength(2)
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
    expect(fs.statSync(outbox()).mode & 0o777).toBe(0o700)
    for (const file of files) expect(fs.statSync(path.join(outbox(), file)).mode & 0o777).toBe(0o600)
  })

  it('leaves the link of a text readable in one piece', async () => {
    const long = `http://localhost:3000/reset-password?token=${'a'.repeat(32)}`
    await open({}).queue(database.db, { ...letter(), ...resetPasswordMail({ link: long }) }, clock.now())
    await mailer.deliver()
    const [file = ''] = fs.readdirSync(outbox())
    expect(fs.readFileSync(path.join(outbox(), file), 'utf8').split('\n')).toContain(long)
  })

  it('lists them, the newest first, and reads one', async () => {
    await open({}).queue(database.db, letter(), clock.now())
    clock.advance(60_000)
    await mailer.queue(database.db, { userId: null, to: anna, ...passwordChangedMail(link) }, clock.now())
    await mailer.deliver()
    const list = await mailer.outbox?.list()
    expect(list?.map(({ subject }) => subject)).toEqual([
      'Your Ribbonry password was changed',
      'Reset your Ribbonry password',
    ])
    expect(list?.[0]).toMatchObject({ to: anna, date: '2026-11-21T15:01:00.000Z' })
    const mail = await mailer.outbox?.read(list?.[1]?.id ?? '')
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`href="${link}"`)
  })

  it.each(['../../secret', '..', 'nothing', '2026-11-21T15-00-00-000Z-9', ''])('has no mail %j', async (id) => {
    fs.writeFileSync(path.join(folder, 'secret.eml'), 'Subject: secret\n\n')
    expect(await open({}).outbox?.read(id)).toBeUndefined()
    expect(await mailer.outbox?.list()).toEqual([])
  })

  it('is where the mails are, and only then', () => {
    expect(open({}).outbox).toBeDefined()
    expect(withServer().outbox).toBeUndefined()
  })

  it('leads to where the server listens', () => {
    expect(open({ PORT: '4410' }).link('/x')).toBe('http://localhost:4410/x')
    mailer.listensAt('http://localhost:4411')
    expect(mailer.link('/x')).toBe('http://localhost:4411/x')
  })
})
