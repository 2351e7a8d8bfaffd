import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MergedContact } from '#domain/contacts/schema.ts'
import type { Present } from '#domain/presents/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { insertContact } from '#server/testing/records.ts'

let app: TestApp
let ada: Person
let maya: number
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
  maya = await insertContact(app, ada.id, {})
})
afterAll(() => app.close())

const scarf = { from: 'Maya', title: 'A scarf', receivedOn: '2026-11-20' }
type Answer = Present & { message: string; issues?: { path: string; message: string }[] }
const add = (fields: object = {}) => ada.call<Answer>('POST', '/presents-received', { ...scarf, ...fields })
const list = async () => (await ada.call<Present[]>('GET', '/presents-received')).body
const change = (id: number, fields: object) => ada.call<Answer>('PATCH', `/presents-received/${id}`, fields)

describe('a present received', () => {
  it('is added, thanked for, corrected and removed', async () => {
    const { status, body } = await add({ contactId: maya })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...scarf, contactId: maya, thankedOn: null, version: 1 })
    expect((await change(body.id, { thankedOn: '2026-11-21', title: 'A red scarf' })).body).toMatchObject({
      title: 'A red scarf',
      thankedOn: '2026-11-21',
      version: 2,
    })
    expect((await change(body.id, { thankedOn: null, contactId: null })).body).toMatchObject({ thankedOn: null })
    expect((await ada.call('DELETE', `/presents-received/${body.id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('waits for a thank-you above those that had one', async () => {
    const { body: thanked } = await add({ title: 'Thanked', thankedOn: '2026-11-21' })
    const { body: second } = await add({ title: 'Later' })
    const { body: first } = await add({ title: 'Earlier', receivedOn: '2026-11-01' })
    expect((await list()).map(({ id }) => id)).toEqual([first.id, second.id, thanked.id])
  })

  it.each([
    [{ from: ' ' }, 'from', 'Say whom it is from'],
    [{ title: '' }, 'title', 'Say what you got'],
    [{ receivedOn: '2026-11-22' }, 'receivedOn', 'Choose today or a day in the past'],
    [{ thankedOn: '2027-01-01' }, 'thankedOn', 'Choose today or a day in the past'],
  ])('refuses %o in words', async (fields, path, message) => {
    const { status, body } = await add(fields)
    expect([status, body.issues?.[0]]).toEqual([400, { path, message }])
  })

  it('keeps whom it is from when the contact is deleted', async () => {
    await add({ contactId: maya })
    expect((await ada.call('DELETE', `/contacts/${maya}`)).status).toBe(204)
    expect(await list()).toMatchObject([{ from: 'Maya', contactId: null }])
  })

  it('moves along when contacts are merged, and back with its undo', async () => {
    const other = await insertContact(app, ada.id, { fullName: 'Maya O.' })
    await add({ contactId: maya, title: 'Hers' })
    await add({ contactId: other, title: 'The other’s' })
    const { body } = await ada.call<MergedContact>('POST', `/contacts/${maya}/merge`, { otherId: other })
    expect((await list()).map(({ contactId }) => contactId)).toEqual([maya, maya])
    await ada.call('POST', `/contacts/merges/${body.mergeId}/undo`)
    expect((await list()).map(({ title, contactId }) => [title, contactId])).toEqual([
      ['Hers', maya],
      ['The other’s', other],
    ])
  })

  it('is nobody else’s business, nor is a stranger’s contact', async () => {
    const { body } = await add()
    const eve = await app.person()
    const theirs = await insertContact(app, eve.id, {})
    expect((await eve.call('PATCH', `/presents-received/${body.id}`, { title: 'Mine' })).status).toBe(404)
    expect((await eve.call('DELETE', `/presents-received/${body.id}`)).status).toBe(404)
    expect((await eve.call<Present[]>('GET', '/presents-received')).body).toEqual([])
    expect((await add({ contactId: theirs })).status).toBe(404)
    expect((await change(body.id, { contactId: theirs })).status).toBe(404)
  })

  it('is not overwritten by somebody who had not seen its latest version', async () => {
    const { body } = await add()
    await change(body.id, { title: 'A red scarf' })
    const stale = await change(body.id, { title: 'A blue scarf', version: 1 })
    expect(stale.status).toBe(409)
  })
})
