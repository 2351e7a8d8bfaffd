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

beforeAll(async () => {
  database = await openTestDatabase()
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
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
      subject: 'Choose a new password',
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

describe('a mail and the change it speaks of', () => {
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
    const list = await mailer.outbox.list()
    expect(list.map(({ subject }) => subject)).toEqual(['Your password was changed', 'Choose a new password'])
    expect(list[0]).toMatchObject({ to: anna, date: '2026-11-21T15:01:00.000Z' })
    const mail = await mailer.outbox.read(list[1]?.id ?? '')
    expect(mail?.text).toContain(link)
  })

  it.each(['../../secret', '..', 'nothing', '2026-11-21T15-00-00-000Z-9', ''])('has no mail %j', async (id) => {
    fs.writeFileSync(path.join(folder, 'secret.eml'), 'Subject: secret\n\n')
    expect(await open({}).outbox.read(id)).toBeUndefined()
    expect(await mailer.outbox.list()).toEqual([])
  })

  it('leads to where the server listens', () => {
    expect(open({ PORT: '4410' }).link('/x')).toBe('http://localhost:4410/x')
    mailer.listensAt('http://localhost:4411')
    expect(mailer.link('/x')).toBe('http://localhost:4411/x')
  })
})
