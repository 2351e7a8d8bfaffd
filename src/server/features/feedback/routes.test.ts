import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Feedback, OwnFeedback } from '#domain/feedback/schema.ts'
import { emailOwners, feedback, mailQueue, users } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

let app: TestApp
let ada: Person
let root: Person

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  ada = await app.person({ email: 'ada@example.com' })
  root = await app.person({ isAdmin: true, email: 'root@example.com' })
})

const bell = { type: 'bug', subject: 'The bell', message: 'It rings twice.' }

async function sent(person: Person, more: object = {}): Promise<OwnFeedback> {
  const { status, body } = await person.call<OwnFeedback>('POST', '/feedback', { ...bell, ...more })
  expect(status).toBe(201)
  return body
}

const inbox = async (query = '') => (await root.call<Feedback[]>('GET', `/feedback${query}`)).body
const mine = async (person: Person, query = '') =>
  (await person.call<OwnFeedback[]>('GET', `/feedback/mine${query}`)).body
const unread = async () => (await root.call<{ count: number }>('GET', '/feedback/unread-count')).body.count

describe('sending feedback', () => {
  it('keeps what was written, open and of medium priority, and shows it to its sender', async () => {
    const message = '  It rings twice.\n\n<b>Every</b> time & "always" \u{1F514}  '
    const body = await sent(ada, { message })
    expect(body).toEqual({
      id: 1,
      type: 'bug',
      subject: 'The bell',
      message: message.trim(),
      priority: 'medium',
      status: 'open',
      createdAt: '2026-11-21T15:00:00.000Z',
      resolvedAt: null,
      reply: null,
      repliedAt: null,
      replyByEmail: false,
    })
    expect(await mine(ada)).toEqual([body])
  })

  it('tells administrators who wrote, with the name and address of that day', async () => {
    await app.database.db.update(users).set({ name: 'Ada Byron' }).where(eq(users.id, ada.id))
    await sent(ada, { priority: 'high' })
    await app.database.db.update(users).set({ name: 'Ada Lovelace' }).where(eq(users.id, ada.id))
    await sent(await app.person({ isGuest: true }))
    expect(await inbox()).toMatchObject([
      { id: 2, userName: null, userEmail: null, isRead: false, adminNotes: null },
      { id: 1, userName: 'Ada Byron', userEmail: 'ada@example.com', priority: 'high' },
    ])
  })

  it('shows the others too when one row has words that nobody knows', async () => {
    await sent(ada)
    const strange = { type: 'praise', priority: 'urgent', status: 'new', subject: 'Strange', message: 'Words' }
    await app.database.db.insert(feedback).values({ ...strange, userId: ada.id, createdAt: app.clock.now() })
    const shown = [
      { subject: 'Strange', type: 'other', priority: 'medium', status: 'open' },
      { subject: 'The bell', type: 'bug' },
    ]
    expect(await inbox()).toMatchObject(shown)
    expect(await mine(ada)).toMatchObject(shown)
  })

  it.each([
    ['no type', { type: undefined }, 'type', 'Type is required'],
    ['an empty type', { type: '' }, 'type', 'Type is required'],
    ['a type that there is not', { type: 'praise' }, 'type', 'Please choose a type from the list'],
    ['no subject', { subject: undefined }, 'subject', 'Subject is required'],
    ['a blank message', { message: ' \n ' }, 'message', 'Message is required'],
    ['a subject of 201', { subject: 'x'.repeat(201) }, 'subject', 'Subject can have at most 200 characters'],
    ['a message of 5,001', { message: 'x'.repeat(5001) }, 'message', 'Message can have at most 5000 characters'],
    ['a priority that there is not', { priority: 'urgent' }, 'priority', 'Please choose a priority from the list'],
  ])('with %s is refused at its field', async (_what, wrong, path, message) => {
    const answer = await ada.call<{ issues: unknown }>('POST', '/feedback', { ...bell, ...wrong })
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path, message }]])
  })

  it('takes no field that is for administrators', async () => {
    await sent(ada, {
      status: 'closed',
      isRead: true,
      adminNotes: 'mine',
      reply: 'Yes',
      userName: 'Root',
      userId: root.id,
    })
    expect(await inbox()).toMatchObject([
      { status: 'open', isRead: false, adminNotes: null, reply: null, userName: null },
    ])
    expect(await mine(root)).toEqual([])
  })

  it('is done once for one Idempotency-Key', async () => {
    for (const _try of [1, 2]) await ada.call('POST', '/feedback', bell, { 'idempotency-key': 'once' })
    expect(await mine(ada)).toHaveLength(1)
  })

  it('ends for an hour after twenty, for its sender alone', async () => {
    app.settings.rateLimit = true
    try {
      for (let count = 0; count < 20; count += 1) await sent(ada)
      expect((await ada.call('POST', '/feedback', bell)).status).toBe(429)
      await sent(root)
      app.clock.advance(3_601_000)
      await sent(ada)
    } finally {
      app.settings.rateLimit = false
    }
  })
})

describe('one’s own feedback', () => {
  it('is nobody else’s, the newest first, page by page', async () => {
    await sent(root, { subject: 'Of root' })
    for (const subject of ['One', 'Two', 'Three']) await sent(ada, { subject })
    expect((await mine(ada, '?limit=2')).map(({ subject }) => subject)).toEqual(['Three', 'Two'])
    expect((await mine(ada, '?limit=2&before=3')).map(({ subject }) => subject)).toEqual(['One'])
    expect((await ada.call('GET', '/feedback/mine?before=x')).status).toBe(400)
    expect((await ada.call('GET', '/feedback/mine?limit=201')).status).toBe(400)
  })

  it('shows the status an administrator gave it, and not their notes', async () => {
    const { id } = await sent(ada)
    await root.call('PATCH', `/feedback/${id}`, { status: 'resolved', adminNotes: 'Known since March' })
    const { body, text } = await ada.call<OwnFeedback[]>('GET', '/feedback/mine')
    expect(body).toMatchObject([{ status: 'resolved', resolvedAt: '2026-11-21T15:00:00.000Z' }])
    expect(text).not.toContain('March')
  })
})

describe('the inbox', () => {
  it('filters by status and type, page by page', async () => {
    for (const type of ['bug', 'question', 'bug', 'bug']) await sent(ada, { type })
    await root.call('PATCH', '/feedback/3', { status: 'in_progress' })
    const ids = async (query: string) => (await inbox(query)).map(({ id }) => id)
    expect(await ids('')).toEqual([4, 3, 2, 1])
    expect(await ids('?status=open')).toEqual([4, 2, 1])
    expect(await ids('?status=open&type=bug')).toEqual([4, 1])
    expect(await ids('?status=in_progress')).toEqual([3])
    expect(await ids('?status=closed')).toEqual([])
    expect(await ids('?limit=2&before=4')).toEqual([3, 2])
    for (const query of ['?status=all', '?type=praise', '?limit=0'])
      expect((await root.call('GET', `/feedback${query}`)).status).toBe(400)
  })

  it('counts what nobody has read, from all users, until all is marked read', async () => {
    await sent(ada)
    await sent(await app.person({ isGuest: true }))
    expect(await unread()).toBe(2)
    const marked = async () => (await root.call<{ ids: number[] }>('POST', '/feedback/mark-all-read')).body.ids
    expect(new Set(await marked())).toEqual(new Set([1, 2]))
    expect(await unread()).toBe(0)
    await sent(ada)
    expect(await marked()).toEqual([3])
    expect(await marked()).toEqual([])
  })

  it('lets status and notes be changed, one without the other', async () => {
    const { id } = await sent(ada)
    const change = async (body: object) => (await root.call<Feedback>('PATCH', `/feedback/${id}`, body)).body
    expect(await change({ status: 'in_progress' })).toMatchObject({
      status: 'in_progress',
      adminNotes: null,
      isRead: true,
    })
    expect(await change({ adminNotes: ' Seen. ' })).toMatchObject({ status: 'in_progress', adminNotes: 'Seen.' })
    expect(await change({ adminNotes: '' })).toMatchObject({ status: 'in_progress', adminNotes: null })
  })

  it('keeps when something was first done with, until it is taken up again', async () => {
    const { id } = await sent(ada)
    const resolvedAt = async (status: string) => {
      app.clock.advance(60_000)
      return (await root.call<Feedback>('PATCH', `/feedback/${id}`, { status })).body.resolvedAt
    }
    expect(await resolvedAt('resolved')).toBe('2026-11-21T15:01:00.000Z')
    expect(await resolvedAt('closed')).toBe('2026-11-21T15:01:00.000Z')
    expect(await resolvedAt('open')).toBeNull()
    expect(await resolvedAt('closed')).toBe('2026-11-21T15:04:00.000Z')
  })

  it.each([
    [{}, 'Send a status, notes, or a reply to change'],
    [{ status: 'done' }, 'Please choose a status from the list'],
    [{ adminNotes: 'x'.repeat(5001) }, 'Notes can have at most 5000 characters'],
    [{ reply: 'x'.repeat(5001) }, 'Reply can have at most 5000 characters'],
  ])('refuses a change such as %j', async (body, message) => {
    const { id } = await sent(ada)
    const answer = await root.call<{ issues: { message: string }[] }>('PATCH', `/feedback/${id}`, body)
    expect([answer.status, answer.body.issues.map((issue) => issue.message)]).toEqual([400, [message]])
  })

  it('knows nothing of an id that there is not', async () => {
    expect((await root.call('PATCH', '/feedback/99', { status: 'open' })).status).toBe(404)
    expect((await root.call('PATCH', '/feedback/x', { status: 'open' })).status).toBe(400)
  })

  it('is for administrators', async () => {
    const { id } = await sent(ada)
    for (const [method, path] of [
      ['GET', '/feedback'],
      ['GET', '/feedback/unread-count'],
      ['POST', '/feedback/mark-all-read'],
      ['PATCH', `/feedback/${id}`],
    ] as const) {
      expect((await ada.call(method, path, method === 'PATCH' ? { status: 'closed' } : undefined)).status).toBe(403)
      expect((await app.visitor.call(method, path)).status).toBe(401)
    }
    expect(await mine(ada)).toMatchObject([{ status: 'open' }])
  })
})

describe('a reply', () => {
  const replyTo = async (id: number, reply: string) =>
    (await root.call<Feedback>('PATCH', `/feedback/${id}`, { reply })).body
  const mails = () => app.database.db.select().from(mailQueue)
  const confirm = (person: Person, emailVerifiedAt: Date | null = app.clock.now()) =>
    app.database.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, person.id))

  it('reaches its sender with its date, beside notes that do not', async () => {
    const { id } = await sent(ada)
    await root.call('PATCH', `/feedback/${id}`, { adminNotes: 'Known since March' })
    app.clock.advance(60_000)
    expect(await replyTo(id, ' Fixed.\nThank you! ')).toMatchObject({
      reply: 'Fixed.\nThank you!',
      adminNotes: 'Known since March',
      status: 'open',
      isRead: true,
    })
    const [shown] = await mine(ada)
    expect(shown).toMatchObject({ reply: 'Fixed.\nThank you!', repliedAt: '2026-11-21T15:01:00.000Z' })
    expect(shown).not.toHaveProperty('adminNotes')
    expect(await mine(root)).toEqual([])
  })

  it('keeps its date until it is changed, and has none once it is cleared', async () => {
    const { id } = await sent(ada)
    await replyTo(id, 'Fixed.')
    app.clock.advance(60_000)
    expect((await replyTo(id, 'Fixed.')).repliedAt).toBe('2026-11-21T15:00:00.000Z')
    await root.call('PATCH', `/feedback/${id}`, { status: 'resolved' })
    expect(await mine(ada)).toMatchObject([{ reply: 'Fixed.', repliedAt: '2026-11-21T15:00:00.000Z' }])
    expect((await replyTo(id, 'Fixed today.')).repliedAt).toBe('2026-11-21T15:01:00.000Z')
    await replyTo(id, '')
    expect(await mine(ada)).toMatchObject([{ reply: null, repliedAt: null }])
  })

  it('is e-mailed once to a sender who asked for that, however often it is changed', async () => {
    await confirm(ada)
    const { id, replyByEmail } = await sent(ada, { replyByEmail: true })
    expect(replyByEmail).toBe(true)
    await root.call('PATCH', `/feedback/${id}`, { status: 'in_progress', adminNotes: 'Soon' })
    expect(await mails()).toEqual([])
    expect((await replyTo(id, 'Fixed.')).replyMailedAt).toBe('2026-11-21T15:00:00.000Z')
    app.clock.advance(60_000)
    for (const reply of ['Fixed today.', '', 'Fixed.'])
      expect((await replyTo(id, reply)).replyMailedAt).toBe('2026-11-21T15:00:00.000Z')
    expect(await mails()).toMatchObject([{ userId: ada.id, address: 'ada@example.com' }])
  })

  it('is e-mailed once for one Idempotency-Key, and for two replies at the same time', async () => {
    await confirm(ada)
    const [one, other] = [await sent(ada, { replyByEmail: true }), await sent(ada, { replyByEmail: true })]
    for (const _try of [1, 2])
      await root.call('PATCH', `/feedback/${one.id}`, { reply: 'Fixed.' }, { 'idempotency-key': 'once' })
    await Promise.all([replyTo(other.id, 'Fixed.'), replyTo(other.id, 'It is fixed.')])
    expect(await mails()).toHaveLength(2)
  })

  it('is not e-mailed unless its sender asked for that', async () => {
    await confirm(ada)
    const { id } = await sent(ada)
    expect((await replyTo(id, 'Fixed.')).replyMailedAt).toBeNull()
    expect(await mails()).toEqual([])
  })

  it('is never e-mailed to an unconfirmed address, and the next change is once it is confirmed', async () => {
    await confirm(ada, null)
    const { id } = await sent(ada, { replyByEmail: true })
    expect((await replyTo(id, 'Fixed.')).replyMailedAt).toBeNull()
    expect(await mails()).toEqual([])
    await confirm(ada)
    await app.database.db.update(users).set({ email: 'lovelace@example.com' }).where(eq(users.id, ada.id))
    await replyTo(id, 'Fixed today.')
    expect(await mails()).toMatchObject([{ address: 'lovelace@example.com' }])
  })

  it('is never e-mailed to someone who was a guest when they asked', async () => {
    const guest = await app.person({ isGuest: true })
    const { id, replyByEmail } = await sent(guest, { replyByEmail: true })
    expect(replyByEmail).toBe(false)
    const account = {
      isGuest: false,
      email: 'guest@example.com',
      emailKey: 'guest@example.com',
      emailVerifiedAt: app.clock.now(),
    }
    await app.database.db.insert(emailOwners).values({ emailKey: account.emailKey, userId: guest.id })
    await app.database.db.update(users).set(account).where(eq(users.id, guest.id))
    await replyTo(id, 'Fixed.')
    expect(await mails()).toEqual([])
    expect(await mine(guest)).toMatchObject([{ reply: 'Fixed.' }])
  })
})
