import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import { askLimits } from '#domain/ask-links/contract.ts'
import type { Answer as Answered } from '#domain/ask-links/schema.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { askAnswers, askLinks, idempotencyKeys, rateLimits, userProfiles, users } from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { askLinkOf } from './queries.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

const DAY = 24 * 3600_000

let app: TestApp
let ada: Person
let maya: Contact

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
  maya = await contactOf(ada)
})

const gone = {
  status: 404,
  body: {
    message:
      'This link no longer works. Links stop after 30 days or when a new one is made. Ask the person who sent it for a new one.',
  },
}

async function contactOf(person: Person, fields: object = {}): Promise<Contact> {
  const sent = { fullName: 'Maya Okafor', relationship: 'friend', ...fields }
  return (await person.call<Contact>('POST', '/contacts', sent)).body
}

/** The page's address below /api. */
async function linkFor(person = ada, contact = maya): Promise<string> {
  const { status, body } = await person.call<{ url: string }>('POST', `/contacts/${contact.id}/ask-link`)
  expect(status).toBe(201)
  return new URL(body.url).pathname
}

const open = (link: string) => app.visitor.call<{ firstName: string | null; message?: string }>('GET', link)
const send = (link: string, body: object) => app.visitor.call<{ message: string }>('POST', link, body)

async function answers(person = ada, contact = maya): Promise<Answered[]> {
  return (await person.call<Answered[]>('GET', `/contacts/${contact.id}/answers`)).body
}

async function answered(body: object): Promise<Answered> {
  expect((await send(await linkFor(), body)).status).toBe(204)
  const [answer] = await answers()
  if (!answer) throw new Error('there is no answer')
  return answer
}

const merge = (answer: Answered, fields: string[], headers = {}) =>
  ada.call<{ contact: Contact; answer: Answered | null }>(
    'POST',
    `/contacts/${answer.contactId}/answers/${answer.id}/merge`,
    { fields },
    headers,
  )

describe('a link', () => {
  it('works for 30 days, is stored hashed, and is not told again', async () => {
    const { body } = await ada.call<{ url: string; expiresAt: string }>('POST', `/contacts/${maya.id}/ask-link`)
    expect(body.expiresAt).toBe('2026-12-21T15:00:00.000Z')
    const link = new URL(body.url).pathname
    expect(link).toMatch(/^\/ask\/[\w-]+\.[\w-]{43}$/)
    const state = await ada.call('GET', `/contacts/${maya.id}/ask-link`)
    expect(state.body).toEqual({
      link: { createdAt: '2026-11-21T15:00:00.000Z', expiresAt: '2026-12-21T15:00:00.000Z' },
    })
    const stored = JSON.stringify(await app.database.db.select().from(askLinks))
    expect(stored).not.toContain(link.split('.')[1])

    app.clock.advance(30 * DAY - 1)
    expect((await open(link)).status).toBe(200)
    app.clock.advance(1)
    expect(await open(link)).toMatchObject(gone)
    expect(await askLinkOf(app.database.db, ada.actor(), maya.id)).toEqual({ link: null })
    app.clock.advance(1)
    await cleanUp(app.database.db, app.clock.now())
    expect(await app.database.db.$count(askLinks)).toBe(0)
  })

  it('is not kept for an Idempotency-Key, because nobody but the reader may have it', async () => {
    await ada.call('POST', `/contacts/${maya.id}/ask-link`, undefined, { 'idempotency-key': 'once' })
    expect(await app.database.db.$count(idempotencyKeys)).toBe(0)
  })

  it('takes the place of the one before', async () => {
    const first = await linkFor()
    const second = await linkFor()
    expect(await open(first)).toMatchObject(gone)
    expect((await open(second)).status).toBe(200)
  })

  it.each<[string, (link: string) => Promise<string>]>([
    ['revoked', async (link) => ada.call('DELETE', `/contacts/${maya.id}/ask-link`).then(() => link)],
    ['of a deleted contact', async (link) => ada.call('DELETE', `/contacts/${maya.id}`).then(() => link)],
    [
      'of a deleted account',
      async (link) =>
        app.database.db
          .delete(users)
          .where(eq(users.id, ada.id))
          .then(() => link),
    ],
    ['that never was', async () => '/ask/abc'],
    ['with another secret', async (link) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
    ['with another user', async (link) => link.replace(/ask\/[^.]+/, `ask/${nameOf((await app.person()).id)}`)],
    ['of a user whose id is no text', async (link) => link.replace(/ask\/[^.]+/, `ask/${nameOf('\0')}`)],
  ])('%s answers like any other that does not work, to reading and to writing', async (_, spoiled) => {
    const link = await spoiled(await linkFor())
    expect(await open(link)).toMatchObject(gone)
    expect(await send(link, { sizes: 'M' })).toMatchObject(gone)
    expect(await app.database.db.$count(askAnswers)).toBe(0)
  })

  it('can be a guest’s', async () => {
    const guest = await app.person({ isGuest: true })
    const link = await linkFor(guest, await contactOf(guest))
    expect((await send(link, { sizes: 'M' })).status).toBe(204)
  })
})

const nameOf = (user: string) => Buffer.from(user).toString('base64url')

describe('the page of a link', () => {
  it.each([
    ['Ada Lovelace', 'Ada'],
    ['ada@example.com', null],
    ['\u202EadA Lovelace', 'adA'],
    [undefined, null],
  ])('shows of %j only %j, signed in or out', async (name, firstName) => {
    const at = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
    if (name !== undefined) await app.database.db.insert(userProfiles).values({ userId: ada.id, name, ...at })
    const link = await linkFor()
    for (const reader of [app.visitor, ada, await app.person()]) {
      const page = await reader.call('GET', link)
      expect(page).toMatchObject({ status: 200, body: { firstName }, headers: { 'cache-control': 'no-store' } })
      expect(Object.keys(page.body as object)).toEqual(['firstName'])
      expect(page.headers['referrer-policy']).toBe('no-referrer')
    }
  })

  it('says nothing about what was answered before', async () => {
    const link = await linkFor()
    await send(link, { sizes: 'a secret size' })
    expect((await open(link)).text).not.toContain('secret')
  })
})

describe('an answer', () => {
  it('waits for its owner, and changes nothing about the contact', async () => {
    const sent = {
      birthday: '1992-05-17',
      mailingAddress: '12 Elm St\nSpringfield',
      sizes: 'M, shoes 9',
      interests: 'sailing',
      allergies: 'nuts',
      wishes: 'A kite',
    }
    const answer = await answered(sent)
    expect(answer).toEqual({ ...sent, id: answer.id, contactId: maya.id, receivedAt: '2026-11-21T15:00:00.000Z' })
    expect((await ada.call('GET', `/contacts/${maya.id}`)).body).toEqual(maya)
    const { body } = await ada.call<Activity[]>('GET', '/activities')
    expect(body[0]).toMatchObject({
      activityType: 'contact_answered',
      description: 'Maya Okafor answered your questions',
      entityType: 'contact',
      entityId: maya.id,
    })
  })

  it('is corrected by sending again: what is left out stays, what is empty is taken back, and it is no further news', async () => {
    const link = await linkFor()
    await send(link, { sizes: 'M', wishes: 'A kite', allergies: 'nuts' })
    const [first] = await answers()
    await send(link, { sizes: 'L', allergies: '' })
    const [second] = await answers()
    expect(second).toMatchObject({ sizes: 'L', wishes: 'A kite', allergies: null })
    expect(second?.id).not.toBe(first?.id)
    expect(await app.database.db.$count(askAnswers)).toBe(1)
    const { body } = await ada.call<Activity[]>('GET', '/activities')
    expect(body.filter(({ activityType }) => activityType === 'contact_answered')).toHaveLength(1)
  })

  it.each([
    ['nothing', {}, undefined, 'Answer at least one question first.'],
    [
      'nothing but spaces',
      { sizes: ' ', wishes: null, birthday: '' },
      undefined,
      'Answer at least one question first.',
    ],
    ['nothing that can be seen', { sizes: '\u200b\u202e' }, undefined, 'Answer at least one question first.'],
    ['a birthday without a day', { birthday: '05' }, 'birthday', 'Choose the day, too'],
    ['a birthday that no year has', { birthday: '02/30' }, 'birthday', "This isn't a real date"],
    ['a birthday to come', { birthday: '2026-11-22' }, 'birthday', "The birthday can't be in the future"],
    ['a long text', { sizes: 'x'.repeat(501) }, 'sizes', 'Sizes can have at most 500 characters'],
    ['a megabyte', { wishes: 'x'.repeat(1_000_000) }, 'wishes', 'Wishes can have at most 2000 characters'],
    ['a control character', { allergies: 'a\u0000b' }, 'allergies', "Allergies contains characters we can't store"],
    ['a list', { wishes: ['A kite'] }, 'wishes', undefined],
  ])('of %s is refused with a sentence', async (_, body, path, message) => {
    const answer = await app.visitor.call<{ message: string; issues?: { path: string; message: string }[] }>(
      'POST',
      await linkFor(),
      body,
    )
    expect(answer.status).toBe(400)
    const [issue] = answer.body.issues ?? []
    expect([issue?.path, issue?.message ?? answer.body.message]).toEqual([path, message ?? issue?.message])
    expect(await answers()).toEqual([])
  })

  it('stays plain text, whatever it is', async () => {
    const hostile =
      '<img src=x onerror=alert(1)> =HYPERLINK("http://evil.example") \u202Egnp.exe\u2069\r\nBcc: all@example.com'
    const plain = '<img src=x onerror=alert(1)> =HYPERLINK("http://evil.example") gnp.exe\nBcc: all@example.com'
    const answer = await answered({ wishes: hostile, mailingAddress: hostile })
    expect(answer).toMatchObject({ wishes: plain, mailingAddress: plain })
    const { body } = await merge(answer, ['wishes'])
    expect(body.contact.wishes).toBe(plain)
  })

  it('cannot say anything about another field, contact or user', async () => {
    const other = await contactOf(ada, { fullName: 'Ben Adler' })
    const planted = { userId: (await app.person()).id, contactId: other.id, fullName: 'Mallory', notes: 'x', id: 1 }
    await answered({ sizes: 'M', ...planted })
    expect(await answers(ada, other)).toEqual([])
    expect((await ada.call('GET', `/contacts/${maya.id}`)).body).toEqual(maya)
  })
})

describe('taking over', () => {
  it('changes the fields that were chosen and no others; linked events follow, and the rest waits', async () => {
    const answer = await answered({ birthday: '05/17', sizes: 'M', wishes: 'A kite' })
    const { status, body } = await merge(answer, ['birthday', 'sizes'])
    expect(status).toBe(200)
    expect(body.contact).toMatchObject({ birthday: '05/17', sizes: 'M', wishes: null, version: maya.version + 1 })
    expect(body.answer).toMatchObject({ birthday: null, sizes: null, wishes: 'A kite', receivedAt: answer.receivedAt })
    expect(await answers()).toEqual([body.answer])
    const events = await ada.call<ListedOccasion[]>('GET', `/contacts/${maya.id}/occasions`)
    expect(events.body).toMatchObject([{ linkedTo: 'birthday', nextDate: '2027-05-17' }])
  })

  it('ends an answer of which nothing new is left', async () => {
    await ada.call('PUT', `/contacts/${maya.id}`, { sizes: 'm ' })
    const answer = await answered({ sizes: 'M', wishes: 'A kite' })
    expect((await merge(answer, ['wishes'])).body.answer).toBeNull()
    expect(await answers()).toEqual([])
  })

  it('overwrites nothing that its owner has not seen', async () => {
    const answer = await answered({ wishes: 'A kite' })
    await ada.call('PUT', `/contacts/${maya.id}`, { wishes: 'A drum' })
    expect(await merge(answer, ['wishes'], { 'if-match': `"${maya.version}"` })).toMatchObject({
      status: 409,
      body: { code: 'STALE' },
    })
    // The contact sent it again.
    await send(await linkFor(), { wishes: 'A horse' })
    expect((await merge(answer, ['wishes'])).status).toBe(404)
    expect((await ada.call('GET', `/contacts/${maya.id}`)).body).toMatchObject({ wishes: 'A drum' })
  })

  it.each([[[]], [['notes']], [['fullName']], ['wishes'], [['wishes', 'x']]])('of %j is refused', async (fields) => {
    const answer = await answered({ wishes: 'A kite' })
    expect((await merge(answer, fields as string[])).status).toBe(400)
  })

  it('is not for a stranger, and neither is looking or dismissing', async () => {
    const answer = await answered({ wishes: 'A kite' })
    const mallory = await app.person()
    const theirs = await contactOf(mallory)
    for (const [method, path] of [
      ['GET', `/contacts/${maya.id}/answers`],
      ['GET', `/contacts/${maya.id}/ask-link`],
      ['POST', `/contacts/${maya.id}/ask-link`],
      ['DELETE', `/contacts/${maya.id}/ask-link`],
      ['POST', `/contacts/${maya.id}/answers/${answer.id}/merge`],
      ['POST', `/contacts/${theirs.id}/answers/${answer.id}/merge`],
      ['DELETE', `/contacts/${maya.id}/answers/${answer.id}`],
      ['DELETE', `/contacts/${theirs.id}/answers/${answer.id}`],
    ] as const) {
      const body = path.endsWith('merge') ? { fields: ['wishes'] } : undefined
      expect((await mallory.call(method, path, body)).status, `${method} ${path}`).toBe(404)
    }
    expect(await answers()).toEqual([answer])
  })

  it('is declined by dismissing the answer', async () => {
    const answer = await answered({ wishes: 'A kite' })
    const path = `/contacts/${maya.id}/answers/${answer.id}`
    expect((await ada.call('DELETE', path)).status).toBe(204)
    expect(await answers()).toEqual([])
    expect((await ada.call('DELETE', path)).status).toBe(404)
  })
})

describe('limits', () => {
  it('keep a link from being used as a mailbox, and wrong links from being guessed', async () => {
    const limited = await openTestApp({ RATE_LIMIT: 'on' })
    try {
      const eve = await limited.person()
      const contact = await contactOf(eve)
      const { body } = await eve.call<{ url: string }>('POST', `/contacts/${contact.id}/ask-link`)
      const link = new URL(body.url).pathname
      const use = async (method: 'GET' | 'POST', path: string, sent?: object) =>
        (await limited.visitor.call(method, path, sent)).status
      const count = (name: string, max: number) =>
        limited.database.db.update(rateLimits).set({ count: max }).where(eq(rateLimits.name, name))

      expect(await use('POST', link, { sizes: 'M' })).toBe(204)
      await count(askLimits.ofLink.name, askLimits.ofLink.max)
      expect(await use('POST', link, { sizes: 'L' })).toBe(429)
      expect(await use('GET', link)).toBe(200)

      expect(await use('GET', '/ask/abc')).toBe(404)
      await count(askLimits.wrongLinks.name, askLimits.wrongLinks.max)
      expect(await use('GET', '/ask/abc')).toBe(429)
      expect(await use('GET', link)).toBe(200)
    } finally {
      await limited.close()
    }
  })
})
