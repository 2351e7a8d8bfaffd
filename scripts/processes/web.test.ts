import { randomUUID } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrationsFolder } from '#server/db/migrate.ts'
import { openMailbox, type Mailbox } from '#server/testing/smtp-mailbox.ts'
import { prepareBuild } from '../lib/prepare.mjs'
import { openBalancer, type Balancer } from './balancer.ts'
import { newDatabase, type NewDatabase } from './database.ts'
import { startProduct, type Product } from './product.ts'

const server = process.env['TEST_DATABASE_URL'] || ''

const PASSWORD = 'a-lighthouse-in-the-fog-42'
const ADA = 'ada@example.com'

const slowly = { timeout: 180_000 }

describe.skipIf(server === '')('two processes on one PostgreSQL (skipped without TEST_DATABASE_URL)', slowly, () => {
  let database: NewDatabase
  let mailbox: Mailbox
  let balancer: Balancer
  let a: Product
  let b: Product
  /** Of processes that have ended too. */
  const started: Product[] = []
  const start = async () => {
    const product = await startProduct({
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
      APP_URL: 'http://gifts.example.com',
      TRUST_PROXY: 'on',
    })
    started.push(product)
    return product
  }

  beforeAll(async () => {
    await prepareBuild()
    database = await newDatabase(server)
    mailbox = await openMailbox()
    ;[a, b] = await Promise.all([start(), start()])
    balancer = await openBalancer(() => [a.address, b.address])
  })
  afterAll(async () => {
    await Promise.all(started.map((product) => product.kill()))
    await balancer?.close()
    await mailbox?.close()
    await database?.drop()
  })

  const signIn = async (at: { address: string }) => {
    const { body } = await ask<{ token: string }>(at, 'POST', '/auth/login', {
      body: { email: ADA, password: PASSWORD },
    })
    return body.token
  }

  it('both bring an empty database up to date at once, each migration once', async () => {
    for (const one of [a, b]) expect((await ask(one, 'GET', '/health/ready')).status).toBe(200)
    const applied = await database.rows('select id from drizzle.__drizzle_migrations')
    expect(applied).toHaveLength(readMigrationFiles({ migrationsFolder }).length)
  })

  it('a session made at one works at the other, and ends at both', async () => {
    const account = { email: ADA, password: PASSWORD, confirmAge: true }
    expect((await ask(balancer, 'POST', '/auth/signup', { body: account })).status).toBe(201)
    const token = await signIn(a)
    expect((await ask(b, 'GET', '/auth/user', { token })).body).toMatchObject({ email: ADA })
    await ask(a, 'POST', '/logout', { token })
    expect((await ask(b, 'GET', '/auth/user', { token })).status).toBe(401)
  })

  it('tries are counted over both', async () => {
    const tries = []
    for (let number = 0; number < 6; number += 1)
      tries.push(await ask(balancer, 'POST', '/auth/request-password-reset', { body: { email: 'nobody@example.com' } }))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('what one has kept of a list is not what it answers after a change at the other', async () => {
    const token = await signIn(b)
    const list = (at: Product, etag = '') => ask<{ fullName: string }[]>(at, 'GET', '/contacts', { token, etag })
    const before = await list(b)
    expect((await list(b, before.etag)).status).toBe(304)
    await ask(a, 'POST', '/contacts', { token, body: { fullName: 'Maya Okafor', relationship: 'friend' } })
    const after = await list(b, before.etag)
    expect(after.status).toBe(200)
    expect(after.body.map(({ fullName }) => fullName)).toEqual(['Maya Okafor'])
    // Both name the same state by the same tag.
    expect((await list(a, after.etag)).status).toBe(304)
  })

  it('one Idempotency-Key sent to both at once makes one row', async () => {
    const token = await signIn(a)
    const key = randomUUID()
    const request = { token, key, body: { fullName: 'Jonas Lindqvist', relationship: 'friend' } }
    const answers = await Promise.all([a, b, a, b].map((at) => ask<{ id: number }>(at, 'POST', '/contacts', request)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await database.rows('select id from contacts where full_name = $1', ['Jonas Lindqvist'])).toHaveLength(1)
  })

  it('a mail that is waiting leaves from one of them', async () => {
    await vi.waitFor(() => expect(mailbox.received.map(({ to }) => to)).toEqual([[ADA]]), { timeout: 60_000 })
    await vi.waitFor(
      async () => expect(await database.rows('select id from mail_queue where sent_at is null')).toEqual([]),
      { timeout: 60_000 },
    )
    expect(mailbox.received).toHaveLength(1)
  })

  it('while one is exchanged for another, clients of the proxy and of the other process miss nothing', async () => {
    const token = await signIn(b)
    let isOver = false
    const added: string[] = []
    const visits = async (at: { address: string }, name: string) => {
      for (let number = 0; !isOver; number += 1) {
        const body = { fullName: `${name} ${number}`, relationship: 'friend' }
        const { status } = await ask(at, 'POST', '/contacts', { token, key: randomUUID(), body })
        expect(status).toBe(201)
        added.push(body.fullName)
      }
    }
    const visitors = Promise.all([visits(b, 'Direct'), visits(balancer, 'Proxied')])
    expect(await a.stop()).toBe(0)
    a = await start()
    await ask(a, 'GET', '/health/ready')
    isOver = true
    await visitors
    const listed = await ask<{ fullName: string }[]>(a, 'GET', '/contacts', { token })
    expect(listed.body.map(({ fullName }) => fullName)).toEqual(expect.arrayContaining(added))
    expect(added.length).toBeGreaterThan(10)
  })

  it('neither has logged a password, a token or the text of an e-mail, not even at the level debug', async () => {
    const token = await signIn(a)
    await ask(b, 'GET', `/auth/user?token=${token}`, { token })
    const [mail = { raw: '' }] = mailbox.received
    const mailed =
      /token=([\w.-]{20,})/.exec(mail.raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))?.[1] ?? 'missing'
    expect(mail.raw).toContain(ADA)
    expect(mailed).not.toBe('missing')
    const log = started.map((product) => product.said()).join('')
    expect(log).toContain('/api/contacts')
    const { password } = new URL(database.url)
    for (const secret of [PASSWORD, token, mailed, ADA, 'Maya', 'Confirm', password]) expect(log).not.toContain(secret)
  })
})

interface Asked {
  token?: string
  body?: object
  etag?: string
  key?: string
}

/** As the pages do: from the same site, with the session's token. */
async function ask<Body = unknown>(at: { address: string }, method: string, path: string, asked: Asked = {}) {
  const { token, body, etag, key } = asked
  const answer = await fetch(`${at.address}/api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(etag && { 'if-none-match': etag }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    body: (isJson ? JSON.parse(text) : undefined) as Body,
  }
}
