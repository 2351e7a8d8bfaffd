import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_CONTACTS, type Contact, type ListedContact } from '#domain/contacts/schema.ts'
import { contactChoiceFields } from '#domain/contacts/choice-fields.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { Activity } from '#domain/activities/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { inputTexts } from '#domain/texts/input.ts'
import { contacts, giftIdeas, productDismissals } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { insertGift } from '#server/testing/records.ts'

let app: TestApp
let ada: Person

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
})

interface Refusal {
  code: string
  message: string
  issues: { path: string; message: string }[]
  current: Contact
}

const maya = { fullName: 'Maya Okafor', relationship: 'friend' }

async function add(fields: object = {}, person = ada): Promise<Contact> {
  const { status, body } = await person.call<Contact>('POST', '/contacts', { ...maya, ...fields })
  expect(status).toBe(201)
  return body
}

describe('adding a contact', () => {
  it('answers the whole row and records it', async () => {
    const contact = await add({
      fullName: '  Zoë Ångström ',
      relationship: 'spouse',
      birthday: '05/17',
      anniversaryDate: '2014-06-21',
      email: 'zoe@example.com',
      phoneNumber: '',
      interests: 'Sailing',
      categoryIds: ['books', 'books'],
      gender: 'Female',
      notes: null,
      dislikes: 'Please no candles',
      remindersPaused: true,
      nobodyKnows: 1,
    })
    expect(contact).toMatchObject({
      userId: ada.id,
      fullName: 'Zoë Ångström',
      birthday: '05/17',
      anniversaryDate: '2014-06-21',
      phoneNumber: null,
      categoryIds: ['books'],
      gender: 'female',
      notes: null,
      dislikes: 'Please no candles',
      remindersPaused: true,
      suppressedEvents: [],
      version: 1,
      createdAt: app.clock.now().toISOString(),
    })
    const { body } = await ada.call<Activity[]>('GET', '/activities')
    expect(body).toMatchObject([
      {
        activityType: 'contact_added',
        description: 'Added contact: Zoë Ångström',
        entityType: 'contact',
        entityId: contact.id,
        metadata: { contactName: 'Zoë Ångström', relationship: 'spouse' },
      },
    ])
  })

  it.each([
    [{ fullName: '' }, 'fullName', 'Full name is required'],
    [{ fullName: '   ' }, 'fullName', 'Full name is required'],
    [{ fullName: '\u200b \u00ad' }, 'fullName', 'Full name is required'],
    [{ fullName: undefined }, 'fullName', 'Full name is required'],
    [{ fullName: 'x'.repeat(201) }, 'fullName', 'Full name can have at most 200 characters'],
    [{ fullName: 'a\u0000b' }, 'fullName', "Full name contains characters we can't store"],
    [{ relationship: '' }, 'relationship', 'Relationship is required'],
    [{ relationship: null }, 'relationship', 'Relationship is required'],
    [{ email: 'maya' }, 'email', 'Valid email is required'],
    [{ email: 'a@example.com, b@example.com' }, 'email', 'Valid email is required'],
    [{ gender: 'robot' }, 'gender', 'Choose male or female'],
    [{ birthday: '13' }, 'birthday', "This isn't a real date"],
    [{ birthday: '02/30' }, 'birthday', "This isn't a real date"],
    [{ birthday: '2023-02-29' }, 'birthday', "This isn't a real date"],
    [{ birthday: '1992' }, 'birthday', "This isn't a real date"],
    [{ birthday: '1992-11' }, 'birthday', "This isn't a real date"],
    [{ birthday: 5 }, 'birthday', "This isn't a real date"],
    [{ birthday: '2026-11-22' }, 'birthday', "The birthday can't be in the future"],
    [{ relationship: 'spouse', anniversaryDate: '2014-02-30' }, 'anniversaryDate', "This isn't a real date"],
    [{ categoryIds: ['no-such-category'] }, 'categoryIds.0', "We don't know this category"],
    [{ categoryIds: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'categoryIds', 'Maximum 5 categories can be selected'],
    [{ interests: 'x'.repeat(501) }, 'interests', 'Other interests can have at most 500 characters'],
  ])('refuses %j at %s', async (fields, path, message) => {
    const { status, body } = await ada.call<Refusal>('POST', '/contacts', { ...maya, ...fields })
    expect(status).toBe(400)
    expect(body.code).toBe('INVALID')
    expect(body.issues).toContainEqual({ path, message })
    expect((await ada.call<unknown[]>('GET', '/contacts')).body).toEqual([])
  })

  it.each(['02', '02/29', '2024-02-29', '2026-11-21', '1850-01-01'])('takes the birthday %s', async (birthday) => {
    expect((await add({ birthday })).birthday).toBe(birthday)
  })

  it('takes today as the birthday by the date where the user is', async () => {
    const farEast = await app.person({ timeZone: 'Pacific/Kiritimati' })
    expect((await add({ birthday: '2026-11-22' }, farEast)).birthday).toBe('2026-11-22')
  })

  it('keeps an anniversary only for a spouse or partner', async () => {
    expect((await add({ anniversaryDate: '2014-06-21' })).anniversaryDate).toBeNull()
    expect((await add({ relationship: 'Partner', anniversaryDate: '2014-06-21' })).anniversaryDate).toBe('2014-06-21')
  })

  it('answers a repeated Idempotency-Key with the first contact', async () => {
    const key = { 'idempotency-key': 'add-maya' }
    const first = await ada.call<Contact>('POST', '/contacts', maya, key)
    const second = await ada.call<Contact>('POST', '/contacts', maya, key)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect((await ada.call('POST', '/contacts', { ...maya, fullName: 'Other' }, key)).status).toBe(409)
    expect((await ada.call<unknown[]>('GET', '/contacts')).body).toHaveLength(1)
  })

  it(`ends at ${MAX_CONTACTS} contacts with a sentence`, async () => {
    const at = app.clock.now()
    const row = { ...maya, userId: ada.id, createdAt: at, updatedAt: at }
    for (let start = 0; start < MAX_CONTACTS - 1; start += 1000) {
      const count = Math.min(1000, MAX_CONTACTS - 1 - start)
      await app.database.db.insert(contacts).values(Array.from({ length: count }, () => row))
    }
    expect((await ada.call('POST', '/contacts', maya)).status).toBe(201)
    const { status, body } = await ada.call<Refusal>('POST', '/contacts', maya)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'LIMIT', message: "You've reached the limit of 5,000 contacts." })
    expect((await ada.call<ListedContact[]>('GET', '/contacts')).body).toHaveLength(MAX_CONTACTS)
  })
})

describe('the list of contacts', () => {
  it('is sorted as people sort names, and of oneself alone', async () => {
    await add({ fullName: 'Somebody else' }, await app.person())
    for (const fullName of ['Zoe', 'Åsa', 'Émile', 'asa', 'Bob 10', 'Bob 9', 'emil']) await add({ fullName })
    const { body } = await ada.call<ListedContact[]>('GET', '/contacts')
    expect(body.map(({ fullName }) => fullName)).toEqual(['asa', 'Åsa', 'Bob 9', 'Bob 10', 'emil', 'Émile', 'Zoe'])
  })

  it('tells the next occasion that is not skipped, and whether it has a gift', async () => {
    const { id } = await add({ birthday: '1992-11-22' })
    const party = await ada.call<Occasion>('POST', '/occasions', {
      contactId: id,
      name: 'Party',
      date: '2026-12-01',
      type: 'custom',
    })
    const next = async () => (await ada.call<ListedContact[]>('GET', '/contacts')).body[0]?.nextOccasion
    const birthday = { name: "Maya Okafor's Birthday", nextDate: '2026-11-22', daysUntil: 1, giftAssigned: false }
    expect(await next()).toMatchObject(birthday)

    await give(id, (await next())?.id, { isPurchased: true, occurrenceDate: '2025-11-22' })
    await ada.call('PATCH', `/contacts/${id}`, { notes: 'last year’s present does not count' })
    expect(await next()).toMatchObject(birthday)
    await give(id, (await next())?.id, { isPurchased: true, occurrenceDate: '2026-11-22' })
    await ada.call('PATCH', `/contacts/${id}`, { notes: 'this year’s does' })
    expect(await next()).toMatchObject({ ...birthday, giftAssigned: true })

    await ada.call('POST', `/occasions/${(await next())?.id}/skip`, { occurrenceDate: '2026-11-22' })
    expect(await next()).toEqual({
      id: party.body.id,
      name: 'Party',
      nextDate: '2026-12-01',
      daysUntil: 10,
      giftAssigned: false,
    })
  })

  it('has no next occasion for a contact whose events are all over', async () => {
    const { id } = await add({ birthday: '05' })
    await ada.call('POST', '/occasions', { contactId: id, name: 'Wedding', date: '2020-05-05', type: 'wedding' })
    expect((await ada.call<ListedContact[]>('GET', '/contacts')).body[0]?.nextOccasion).toBeNull()
  })

  it('answers 304 until something changes or the day does', async () => {
    await add()
    const first = await ada.call('GET', '/contacts')
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await ada.call('GET', '/contacts', undefined, known)).status).toBe(304)
    app.clock.advance(24 * 3600_000)
    expect((await ada.call('GET', '/contacts', undefined, known)).status).toBe(200)
    app.clock.advance(-24 * 3600_000)
    await add()
    expect((await ada.call('GET', '/contacts', undefined, known)).status).toBe(200)
  })
})

describe('each optional text of a contact', () => {
  it.each(Object.entries(contactTextFields))(
    '%s is kept without the spaces around it, cleared, and refused when it is too long',
    async (name, { label, called = label, max }) => {
      const { id, ...added } = await add({ [name]: ' Some words ' })
      expect(added).toHaveProperty(name, 'Some words')
      const changed = await ada.call<Contact>('PUT', `/contacts/${id}`, { [name]: 'x'.repeat(max) })
      expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ [name]: 'x'.repeat(max) })])
      const refused = await ada.call<Refusal>('PUT', `/contacts/${id}`, { [name]: 'x'.repeat(max + 1) })
      expect(refused.body.issues).toEqual([{ path: name, message: inputTexts.tooLong(called, max) }])
      await ada.call('PUT', `/contacts/${id}`, { [name]: '' })
      expect((await ada.call<Contact>('GET', `/contacts/${id}`)).body).toHaveProperty(name, null)
    },
  )
})

describe('each choice of a contact', () => {
  it.each(Object.entries(contactChoiceFields))(
    '%s is kept in lower case, cleared, and refused with what can be chosen',
    async (name, { options }) => {
      const known = Object.keys(options)
      const [first = ''] = known
      const { id, ...added } = await add({ [name]: ` ${first.toUpperCase()} ` })
      expect(added).toHaveProperty(name, first)
      const refused = await ada.call<Refusal>('PUT', `/contacts/${id}`, { [name]: 'robot' })
      expect(refused.body.issues).toEqual([{ path: name, message: inputTexts.choose(known) }])
      await ada.call('PUT', `/contacts/${id}`, { [name]: '' })
      expect((await ada.call<Contact>('GET', `/contacts/${id}`)).body).toHaveProperty(name, null)
    },
  )
})

describe('the emoji of a contact', () => {
  it('is one emoji, kept as it is drawn in color, and cleared by an empty text', async () => {
    const { id, emoji } = await add({ emoji: ' ❤ ' })
    expect(emoji).toBe('❤️')
    const changed = await ada.call<Contact>('PATCH', `/contacts/${id}`, { emoji: '👩🏽‍🚀' })
    expect(changed.body.emoji).toBe('👩🏽‍🚀')
    const listed = await ada.call<ListedContact[]>('GET', '/contacts')
    expect(listed.body.map((contact) => contact.emoji)).toEqual(['👩🏽‍🚀'])
    expect((await ada.call<Contact>('PATCH', `/contacts/${id}`, { emoji: '' })).body.emoji).toBeNull()
  })

  it.each(['MO', '🦄🦄', 7])('is not %j', async (emoji) => {
    const { status, body } = await ada.call<Refusal>('POST', '/contacts', { ...maya, emoji })
    expect([status, body.issues]).toEqual([400, [{ path: 'emoji', message: contactTexts.emojiInvalid }]])
  })
})

describe('changing a contact', () => {
  it.each(['PUT', 'PATCH'] as const)('takes partial bodies with %s and leaves the rest', async (method) => {
    const { id } = await add({ birthday: '1992-11-22', notes: 'Likes tea' })
    app.clock.advance(60_000)
    const { status, body } = await ada.call<Contact>(method, `/contacts/${id}`, { fullName: 'Maya O', birthday: '' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ fullName: 'Maya O', birthday: null, notes: 'Likes tea', version: 2 })
    expect(body.updatedAt).toBe(app.clock.now().toISOString())
  })

  it('changes nothing when nothing differs', async () => {
    const { id } = await add({ notes: 'Likes tea', categoryIds: ['books'] })
    app.clock.advance(60_000)
    const same = { notes: ' Likes tea ', categoryIds: ['books'], remindersPaused: false }
    expect((await ada.call<Contact>('PUT', `/contacts/${id}`, same)).body.version).toBe(1)
    expect((await ada.call<Activity[]>('GET', '/activities')).body).toHaveLength(1)
  })

  it('clears the anniversary when the relationship leaves spouse and partner', async () => {
    const { id } = await add({ relationship: 'spouse', anniversaryDate: '2014-06-21' })
    const partner = await ada.call<Contact>('PATCH', `/contacts/${id}`, { relationship: 'partner' })
    expect(partner.body.anniversaryDate).toBe('2014-06-21')
    const friend = await ada.call<Contact>('PATCH', `/contacts/${id}`, { relationship: 'friend' })
    expect(friend.body.anniversaryDate).toBeNull()
  })

  it('refuses a stale write with the current row, by If-Match and by version', async () => {
    const { id } = await add()
    await ada.call('PATCH', `/contacts/${id}`, { notes: 'second' })
    const stale = await ada.call<Refusal>('PUT', `/contacts/${id}`, { notes: 'third' }, { 'if-match': '"1"' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'STALE', current: { id, notes: 'second', version: 2 } })
    expect((await ada.call('PUT', `/contacts/${id}`, { notes: 'third', version: 1 })).status).toBe(409)
    expect((await ada.call('PUT', `/contacts/${id}`, { notes: 'third', version: 2 })).status).toBe(200)
    const single = await ada.call('GET', `/contacts/${id}`)
    expect(single.headers.etag).toBe('"3"')
  })

  it('keeps a birthday that is stored, but takes no new one in the future', async () => {
    const { id } = await add({ birthday: '2026-11-21' })
    const { status, body } = await ada.call<Refusal>('PATCH', `/contacts/${id}`, { birthday: '2026-11-22' })
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'birthday', message: "The birthday can't be in the future" }])
    expect((await ada.call('PATCH', `/contacts/${id}`, { categoryIds: ['unknown'] })).status).toBe(400)
  })

  it('pauses reminders and resumes them', async () => {
    const { id } = await add()
    const pause = { remindersPaused: true }
    expect((await ada.call<Contact>('PATCH', `/contacts/${id}`, pause)).body).toMatchObject({ ...pause, version: 2 })
    expect((await ada.call<Contact>('PATCH', `/contacts/${id}`, pause)).body.version).toBe(2)
    const resumed = await ada.call<Contact>('PATCH', `/contacts/${id}`, { remindersPaused: false })
    expect(resumed.body.remindersPaused).toBe(false)
  })
})

describe('deleting a contact', () => {
  it('is refused when somebody changed it in the meantime', async () => {
    const { id } = await add()
    await ada.call('PATCH', `/contacts/${id}`, { notes: 'second' })
    const stale = await ada.call<Refusal>('DELETE', `/contacts/${id}`, undefined, { 'if-match': '"1"' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'STALE', current: { id, notes: 'second' } })
    expect((await ada.call('DELETE', `/contacts/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(204)
  })

  it('takes its events and gift ideas along', async () => {
    const { id } = await add({ birthday: '11/22' })
    const { body } = await ada.call<Occasion[]>('GET', `/contacts/${id}/occasions`)
    await give(id, body[0]?.id)
    expect((await ada.call('DELETE', `/contacts/${id}`)).status).toBe(204)
    expect((await ada.call<unknown[]>('GET', '/occasions')).body).toEqual([])
    expect(await app.database.db.$count(giftIdeas)).toBe(0)
    expect((await ada.call('DELETE', `/contacts/${id}`)).status).toBe(404)
  })
})

describe('dismissed products', () => {
  const product = { provider: 'embedded', productKey: 'yoga-mat' }

  it('are kept once, with the later reason, and can be allowed again', async () => {
    const { id } = await add()
    const dismiss = (reason: string) => ada.call('POST', `/contacts/${id}/dismissals`, { ...product, reason })
    expect((await dismiss('not_for_them')).status).toBe(201)
    expect((await dismiss('has_it')).status).toBe(201)
    expect(await app.database.db.select().from(productDismissals)).toMatchObject([{ ...product, reason: 'has_it' }])
    expect((await dismiss('no idea')).status).toBe(400)
    expect((await ada.call('DELETE', `/contacts/${id}/dismissals`, product)).status).toBe(204)
    expect(await app.database.db.$count(productDismissals)).toBe(0)
    await dismiss('has_it')
    const inAddress = `/contacts/${id}/dismissals?provider=embedded&productKey=yoga-mat`
    expect((await ada.call('DELETE', inAddress)).status).toBe(204)
    expect(await app.database.db.$count(productDismissals)).toBe(0)
    expect((await ada.call('DELETE', `/contacts/${id}/dismissals`)).status).toBe(400)
  })
})

const routes = [
  ['GET', '/contacts/1', undefined],
  ['PUT', '/contacts/1', { fullName: 'Mine now' }],
  ['PATCH', '/contacts/1', { fullName: 'Mine now' }],
  ['DELETE', '/contacts/1', undefined],
  ['GET', '/contacts/1/occasions', undefined],
  ['GET', '/contacts/1/occasions/past', undefined],
  ['POST', '/contacts/1/dismissals', { provider: 'p', productKey: 'k', reason: 'has_it' }],
  ['DELETE', '/contacts/1/dismissals', { provider: 'p', productKey: 'k' }],
] as const

describe("a stranger's contact", () => {
  it.each(routes)('is not there for %s %s', async (method, path, body) => {
    await add({}, await app.person())
    expect((await ada.call<Refusal>(method, path, body)).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Contact was not found',
    })
  })
})

describe('signed out', () => {
  it.each([['GET', '/contacts', undefined], ['POST', '/contacts', maya], ...routes] as const)(
    '%s %s is closed',
    async (method, path, body) => {
      expect((await app.visitor.call(method, path, body)).status).toBe(401)
    },
  )
})

async function give(
  contactId: number,
  occasionId: number | undefined,
  fields: Partial<typeof giftIdeas.$inferInsert> = {},
) {
  await insertGift(app, ada.id, contactId, { occasionId: occasionId ?? null, isSaved: true, ...fields })
}
