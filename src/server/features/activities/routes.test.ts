import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '#domain/activities/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift, insertContact } from '#server/testing/records.ts'

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

const profileUpdated = { activityType: 'profile_updated', description: 'Profile updated' }

async function contactOf(person: Person): Promise<number> {
  return insertContact(app, person.id)
}

describe('reporting an activity', () => {
  it('answers it with its time and keeps only what was sent', async () => {
    const contactId = await contactOf(ada)
    const { status, body } = await ada.call<Activity>('POST', '/activities', {
      activityType: 'contact_added',
      description: '  Added contact: Maya Okafor ',
      entityType: 'contact',
      entityId: contactId,
      metadata: { contactName: 'Maya Okafor', relationship: 'friend', anythingElse: 'left out' },
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: 1,
      activityType: 'contact_added',
      description: 'Added contact: Maya Okafor',
      entityType: 'contact',
      entityId: contactId,
      metadata: { contactName: 'Maya Okafor', relationship: 'friend' },
      createdAt: app.clock.now().toISOString(),
    })
  })

  it.each([
    ['a type nobody knows', { ...profileUpdated, activityType: 'coffee_made' }, 'activityType'],
    ['no description', { activityType: 'profile_updated' }, 'description'],
    ['a blank description', { ...profileUpdated, description: '  ' }, 'description'],
    ['a description of 501 characters', { ...profileUpdated, description: 'x'.repeat(501) }, 'description'],
    ['an entity id that no column holds', { ...profileUpdated, entityId: 2 ** 53 }, 'entityId'],
    ['an event id that no column holds', { ...profileUpdated, metadata: { occasionId: 1e16 } }, 'metadata.occasionId'],
    ['nested metadata', { ...profileUpdated, metadata: { giftTitle: { a: 1 } } }, 'metadata.giftTitle'],
  ])('refuses %s', async (_, activity, path) => {
    const { status, body } = await ada.call<{ code: string; issues: { path: string }[] }>(
      'POST',
      '/activities',
      activity,
    )
    expect(status).toBe(400)
    expect(body.code).toBe('INVALID')
    expect(body.issues.map((issue) => issue.path)).toContain(path)
  })

  it("does not let a stranger's row be named", async () => {
    const theirs = await contactOf(await app.person())
    for (const entityType of ['contact', 'occasion', 'gift', 'plan']) {
      const { status } = await ada.call('POST', '/activities', { ...profileUpdated, entityType, entityId: theirs })
      expect(status).toBe(404)
    }
    const { status } = await ada.call('POST', '/activities', { ...profileUpdated, metadata: { occasionId: 1 } })
    expect(status).toBe(404)
    expect((await ada.call<Activity[]>('GET', '/activities')).body).toEqual([])
  })

  it('writes one row for one Idempotency-Key', async () => {
    const again = { 'idempotency-key': 'report-1' }
    await Promise.all([1, 2, 3].map(() => ada.call('POST', '/activities', profileUpdated, again)))
    expect((await ada.call<Activity[]>('GET', '/activities')).body).toHaveLength(1)
  })
})

describe('the feed', () => {
  it('is newest first, ten unless asked otherwise, and of oneself alone', async () => {
    const bob = await app.person()
    await bob.call('POST', '/activities', { ...profileUpdated, description: 'of Bob' })
    for (let number = 1; number <= 12; number++) {
      await ada.call('POST', '/activities', { ...profileUpdated, description: `number ${number}` })
      if (number % 2 === 0) app.clock.advance(1000)
    }
    const ten = await ada.call<Activity[]>('GET', '/activities')
    expect(ten.body.map(({ description }) => description)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `number ${number}`),
    )
    expect((await ada.call<Activity[]>('GET', '/activities?limit=1')).body).toHaveLength(1)
    expect((await ada.call<Activity[]>('GET', '/activities?limit=100')).body).toHaveLength(12)
  })

  it('names what is there, and no longer what is gone', async () => {
    const named = async () =>
      (await ada.call<Activity[]>('GET', '/activities')).body.map(({ activityType, entityId }) => [
        activityType,
        entityId,
      ])
    const { id } = await addContact(ada)
    const { id: occasionId } = await addEvent(ada, id, { date: '2099-06-12' })
    const { id: giftId } = await addGift(ada, id)
    expect(await named()).toEqual([
      ['gift_saved', giftId],
      ['event_created', occasionId],
      ['contact_added', id],
    ])
    await ada.call('DELETE', `/gift-ideas/${giftId}`)
    await ada.call('DELETE', `/occasions/${occasionId}`)
    expect(await named()).toEqual([
      ['event_deleted', null],
      ['gift_removed', null],
      ['gift_saved', null],
      ['event_created', null],
      ['contact_added', id],
    ])
  })

  it.each(['0', '101', '-1', '1.5', 'many'])('refuses limit=%s', async (limit) => {
    expect((await ada.call('GET', `/activities?limit=${limit}`)).status).toBe(400)
  })

  it('answers 304 until something changes', async () => {
    const first = await ada.call('GET', '/activities')
    const etag = { 'if-none-match': String(first.headers.etag) }
    expect((await ada.call('GET', '/activities', undefined, etag)).status).toBe(304)
    await ada.call('POST', '/activities', profileUpdated)
    expect((await ada.call('GET', '/activities', undefined, etag)).status).toBe(200)
  })

  it('is closed to visitors', async () => {
    expect((await app.visitor.call('GET', '/activities')).status).toBe(401)
    expect((await app.visitor.call('POST', '/activities', profileUpdated)).status).toBe(401)
  })
})
