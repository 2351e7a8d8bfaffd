import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_FILE_BRACKETS, MAX_FILE_BYTES } from '#domain/account-data/file.ts'
import type { Imported } from '#domain/account-data/schema.ts'
import { rateLimits } from '#server/db/schema.ts'
import { between, oneOf, seededRandom } from '#server/db/seed/random.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { fillAccount } from '#server/testing/filled-account.ts'
import { patiently } from '#server/testing/patience.ts'
import { exportedLists } from './tables.ts'
import { readAccount } from './testing/same-account.ts'

type Entry = Record<string, unknown>
type File = Record<string, unknown> & Record<'contacts' | 'occasions' | 'giftIdeas' | 'giftSplits', Entry[]>

let app: TestApp
let ada: Person
let eve: Person
let valid: string
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.person()
  eve = await app.person()
  const tables = Object.values(exportedLists).map(({ table }) => table)
  await fillAccount(app.database.db, ada.id, { seed: 1, contacts: 2, tables })
  valid = (await ada.call('GET', '/account/export')).text
})
afterAll(() => app.close())

/** The valid file, with something done to it. */
function file(change: (file: File) => void): string {
  const copy = JSON.parse(valid) as File
  change(copy)
  return JSON.stringify(copy)
}

const send = (text: string) =>
  eve.call<Imported & { message: string; code: string }>('POST', '/account/import', text, {
    'content-type': 'application/json',
  })

const first = (entries: Entry[] | undefined) => entries?.[0] ?? {}
const set = (list: string, fields: Entry) => (f: File) => Object.assign(first(f[list] as Entry[]), fields)

describe('a file that is not one', () => {
  it.each<[string, string]>([
    ['{"format": "vcard"}', "This isn't a Ribbonry export. Choose a file you saved with Export my data."],
    ['{}', "This isn't a Ribbonry export. Choose a file you saved with Export my data."],
    ['[]', 'Send the fields as a JSON object'],
    ['"text"', 'Send the fields as a JSON object'],
    ['{"format": ', "The request isn't valid JSON"],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'Send the fields as a JSON object'],
  ])('is refused: %.40s', async (text, message) => {
    const { status, body } = await send(text)
    expect([status, body.message]).toEqual([400, message])
  })
})

// What else can be wrong is in src/domain/account-data/read-file.test.ts; here are those whose words are the server's.
describe('a file with something wrong in it', () => {
  it.each<[message: string, change: (file: File) => void]>([
    ['This file is from a newer version of Ribbonry. Import it there.', (f) => (f['version'] = 2)],
    ["Contact 1: 'userId' is unknown", (f) => set('contacts', { userId: ada.id })(f)],
    ["Contact 1: 'fullName' can have at most 200 characters", set('contacts', { fullName: 'x'.repeat(201) })],
    ["Contact 1, 'notes': This contains characters we can't store", set('contacts', { notes: '\ud83d' })],
    [
      "Event 1: 'createdAt' is not an instant (2026-11-21T15:00:00.000Z)",
      set('occasions', { createdAt: '2026-02-30T00:00:00Z' }),
    ],
    [
      "Gift idea 1, 'productUrl': Enter a valid link (https://…)",
      set('giftIdeas', { productUrl: 'javascript:alert(1)' }),
    ],
    [
      'Gift idea 1: its event belongs to another contact',
      (f) => set('giftIdeas', { contactId: f.contacts[1]?.['id'] })(f),
    ],
    [
      "Split 1: 'contributors' can have at most 10 entries",
      set('giftSplits', { contributors: Array.from({ length: 11 }, () => ({})) }),
    ],
    ["Contact 1: Each of 'suppressedEvents' should be text", set('contacts', { suppressedEvents: [1] })],
    ["Feedback 1: 'type' should be bug, feature, improvement, question, or other", set('feedback', { type: 'praise' })],
  ])('says so and leaves nothing behind: %s', async (message, change) => {
    const { status, body } = await send(file(change))
    expect([status, body.message]).toEqual([400, message])
    const account = await readAccount(app.database.db, eve.id)
    expect([account['contacts'], account['activities'], account['profile']]).toEqual([[], [], []])
  })
})

describe('too much', () => {
  it('of bytes is a 413', async () => {
    const { status, body } = await send(`{"format":"${'x'.repeat(MAX_FILE_BYTES)}"}`)
    expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
  })

  it('of entries is a 413, before any is looked at', async () => {
    const { status, body } = await send(file((f) => (f['activities'] = Array.from({ length: 260_000 }, () => 0))))
    expect([status, body.message]).toEqual([413, 'The file has more than 250,000 entries'])
  })

  it('of objects and lists is a 413, before the text is parsed', async () => {
    const { status, body } = await send('['.repeat(MAX_FILE_BRACKETS + 1))
    expect([status, body.message]).toEqual([413, 'The file has too many parts to be a Ribbonry export'])
  })

  it('at once of several people is read one after another, for all of them', async () => {
    const people = await Promise.all([1, 2, 3].map(() => app.person()))
    const answers = await Promise.all(people.map((one) => one.call('POST', '/account/import', JSON.parse(valid))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  describe('on its way from somebody slow', () => {
    let address: string
    beforeAll(async () => {
      address = await app.app.listen({ host: '127.0.0.1', port: 0 })
    })

    /** Its headers and its first byte have come. */
    async function begun(bytes: number, { token }: Person) {
      const upload = request(`${address}/api/account/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': bytes },
      })
      upload.on('error', () => undefined)
      upload.write('{')
      const [{ socket }] = (await once(app.app.server, 'request')) as [IncomingMessage]
      return { upload, socket }
    }
    const status = async (person: Person) => (await person.call('POST', '/account/import', JSON.parse(valid))).status

    it('is a 503 for all others when it is large, until its sender goes', async () => {
      const [slow, other] = [await app.person(), await app.person()]
      app.settings.rateLimit = true
      const { upload } = await begun(MAX_FILE_BYTES, slow)
      await vi.waitFor(async () => expect(await tries()).toBe(1), patiently)
      app.settings.rateLimit = false
      expect(await status(other)).toBe(503)
      upload.destroy()
      await vi.waitFor(async () => expect(await status(other)).toBe(200), patiently)
    })

    it('keeps nobody waiting when it is small', async () => {
      const [slow, other] = [await app.person(), await app.person()]
      app.settings.rateLimit = true
      const { upload } = await begun(1_048_576, slow)
      await vi.waitFor(async () => expect(await tries()).toBe(1), patiently)
      app.settings.rateLimit = false
      expect(await status(other)).toBe(200)
      upload.destroy()
    })

    it('keeps nobody waiting when its sender goes before it was known who that is', async () => {
      const [hasty, other] = [await app.person(), await app.person()]
      app.settings.rateLimit = true
      await app.database.db.transaction(async (tx) => {
        await tx.execute('lock table sessions in access exclusive mode')
        const { upload, socket } = await begun(MAX_FILE_BYTES, hasty)
        upload.destroy()
        await once(socket, 'close')
      })
      await vi.waitFor(async () => expect(await tries()).toBe(1), patiently)
      app.settings.rateLimit = false
      expect(await status(other)).toBe(200)
    })

    /** They are counted after the turn was taken. */
    const tries = () => app.database.db.$count(rateLimits)
    beforeEach(() => app.database.db.delete(rateLimits))
  })

  it('often is a 429 before the file is read, for all guests of one place together', async () => {
    app.settings.rateLimit = true
    const broken = async (person: Person) =>
      (await person.call('POST', '/account/import', '{', { 'content-type': 'application/json' })).status
    const [some, others] = [await app.person({ isGuest: true }), await app.person({ isGuest: true })]
    for (let tries = 0; tries < 30; tries++) expect(await broken(some)).toBe(400)
    expect([await broken(some), await broken(others), await broken(await app.person())]).toEqual([429, 429, 400])
    app.settings.rateLimit = false
  })

  it('for one account, and of events for one contact, is a 422 that writes nothing', async () => {
    const contact = (n: number) => ({ ...first((JSON.parse(valid) as File).contacts), id: n + 1, uid: uid(n) })
    const people = Array.from({ length: 5_001 }, (_, n) => contact(n))
    const onlyContacts = file((f) => {
      for (const [name, part] of Object.entries(f)) if (Array.isArray(part)) f[name] = []
      f.contacts = people
    })
    const many = await send(onlyContacts)
    expect([many.status, many.body.message]).toEqual([422, "You'd have more than 5,000 contacts"])
    const events = await send(
      file((f) => {
        const event = first(f.occasions)
        f.occasions.push(
          ...Array.from({ length: 200 }, (_, n) => ({ ...event, id: 9000 + n, uid: uid(n), linkedTo: null })),
        )
      }),
    )
    expect([events.status, events.body.message]).toEqual([422, 'A contact would have more than 200 events'])
    expect((await readAccount(app.database.db, eve.id))['contacts']).toEqual([])
  })
})

describe('what the lists of an account hold at the most', () => {
  const numbered = (most: number) => (f: File) => {
    const [entry] = f['feedback'] as Entry[]
    f['feedback'] = Array.from({ length: most }, (_, n) => ({ ...entry, message: `No. ${n}` }))
  }

  it('is a thousand of feedback, over all files', async () => {
    const somebody = await app.person()
    const bring = async (most: number) =>
      somebody.call<Imported & { message: string }>('POST', '/account/import', JSON.parse(file(numbered(most))))
    expect((await bring(1_000)).body.added.feedback).toBe(1_000)
    const { status, body } = await bring(1_001)
    expect([status, body.message]).toEqual([422, "Feedback: you'd have more than 1,000"])
  })

  const fillActivities = (person: Person, many: number) =>
    app.database.db.execute(
      `insert into user_activities (user_id, activity_type, description, created_at)
       select '${person.id}', 'contact_added', 'x', now() from generate_series(1, ${many})`,
    )

  it('counts what was there before, and lets the rest in when nothing of it is added', async () => {
    const somebody = await app.person()
    await app.database.db.execute(
      `insert into feedback (user_id, type, subject, message, created_at)
       select '${somebody.id}', 'bug', 'x', 'x', now() from generate_series(1, 1000)`,
    )
    const { status, body } = await somebody.call<{ message: string }>('POST', '/account/import', JSON.parse(valid))
    expect([status, body.message]).toEqual([422, "Feedback: you'd have more than 1,000"])
    const others = JSON.parse(file((f) => (f['feedback'] = []))) as File
    expect((await somebody.call('POST', '/account/import', others)).status).toBe(200)
  })

  it('is a hundred thousand activities: the newest, which no file is refused for', async () => {
    const somebody = await app.person()
    await fillActivities(somebody, 99_999)
    const days = ['2025-01-01', '2025-03-03', '2025-02-02']
    const threeMore = JSON.parse(
      file((f) => {
        const [entry] = f['activities'] as Entry[]
        f['activities'] = days.map((day) => ({ ...entry, description: day, createdAt: `${day}T00:00:00.000Z` }))
      }),
    ) as File
    const { body } = await somebody.call<Imported>('POST', '/account/import', threeMore)
    expect(body).toMatchObject({ added: { contacts: 2, activities: 1 }, alreadyThere: { activities: 0 }, leftOut: 2 })
    const noRoom = 'An account can have 100,000 activities, so we left out the 2 oldest in the file.'
    expect(body.message).toBe(`Imported 2 contacts, 6 events and 8 gift ideas. ${noRoom}`)
    const { rows } = await app.database.db.execute(
      `select description from user_activities where user_id = '${somebody.id}' and description <> 'x'`,
    )
    expect(rows).toEqual([{ description: '2025-03-03' }])
    // And one that is used beyond takes no more.
    await fillActivities(somebody, 10)
    expect((await somebody.call<Imported>('POST', '/account/import', threeMore)).body.message).toBe(noRoom)
  })

  it('is nothing of feedback for a guest', async () => {
    const guest = await app.person({ isGuest: true })
    const { added } = (await guest.call<Imported>('POST', '/account/import', JSON.parse(valid))).body
    expect(added).toMatchObject({ contacts: 2, feedback: 0 })
  })
})

describe('a file by somebody who means harm', () => {
  it('reaches no prototype', async () => {
    const poisoned = valid.replace('"contacts":[', '"__proto__":{"isAdmin":true},"contacts":[')
    expect((await send(poisoned)).status).toBe(400)
    expect(({} as Entry)['isAdmin']).toBeUndefined()
  })

  it('takes over no row of anybody else, whose ids and uids it has', async () => {
    const before = await readAccount(app.database.db, ada.id)
    const mallory = await app.person()
    const answer = await mallory.call<Imported>('POST', '/account/import', JSON.parse(valid))
    expect(answer.body.added.contacts).toBe(2)
    expect(await readAccount(app.database.db, ada.id)).toEqual(before)
  })

  it('makes no address a confirmed one, no account an administrator’s, and no feedback ring', async () => {
    const mallory = await app.person({ email: 'mallory@example.com' })
    const claims = JSON.parse(valid) as File
    Object.assign(claims['account'] as Entry, { name: 'Mallory' })
    const at = '2026-01-01T00:00:00.000Z'
    claims['profile'] = { name: 'M', email: 'victim@example.com', emailVerifiedAt: at, createdAt: at, updatedAt: at }
    await mallory.call('POST', '/account/import', claims)
    expect((await mallory.call('GET', '/profile')).body).toMatchObject({
      email: 'victim@example.com',
      emailVerified: false,
    })
    expect((await mallory.call('GET', '/auth/user')).body).toMatchObject({
      email: 'mallory@example.com',
      isAdmin: false,
    })
    const { rows } = await app.database.db.execute(
      `select is_read, user_name, user_email, admin_notes from feedback where user_id = '${mallory.id}'`,
    )
    // The sender is who imports, by the name that came along.
    const sender = { user_name: 'Mallory', user_email: 'mallory@example.com' }
    expect(rows[0]).toEqual({ is_read: true, ...sender, admin_notes: null })
  })

  it('is never a 500, whatever is changed in it', async () => {
    const random = seededRandom(77)
    const statuses = new Map<number, number>()
    for (let round = 0; round < 150; round++) {
      const text = file((f) => {
        for (let changes = between(random, 1, 3); changes > 0; changes--) spoil(f, random)
      })
      const person = round % 30 === 0 ? (eve = await app.person()) : eve
      const { status } = await person.call('POST', '/account/import', JSON.parse(text))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) throw new Error(`${status} for ${text}`)
    }
    // Some of them get past the first check.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(15)
  })
})

const odd = [
  null,
  '',
  0,
  -1,
  1.5,
  2 ** 31,
  '2026-02-30',
  '2026-11-21',
  '<script>',
  [],
  {},
  true,
  'x'.repeat(6000),
  '💥',
  '1.00',
  'birthday',
] as const

/** Changes one value somewhere in the file, takes it away, or puts an entry in twice. */
function spoil(f: File, random: () => number): void {
  const lists = Object.values(f).filter((part): part is Entry[] => Array.isArray(part) && part.length > 0)
  const list = lists[between(random, 0, lists.length - 1)] ?? []
  const entry = list[between(random, 0, list.length - 1)] ?? {}
  const names = Object.keys(entry)
  const name = names[between(random, 0, names.length - 1)] ?? 'id'
  const kind = between(random, 0, 4)
  if (kind === 0) delete entry[name]
  else if (kind === 1) list.splice(list.indexOf(entry), 1)
  else if (kind === 2) entry[name] = list[between(random, 0, list.length - 1)]?.[name]
  else if (kind === 3 && typeof entry['uid'] === 'string') entry['uid'] = uid(between(random, 1, 9))
  // The list has entries, as `oneOf` wants it.
  else entry[name] = oneOf<unknown>(random, odd as unknown as [unknown])
}

function uid(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}
