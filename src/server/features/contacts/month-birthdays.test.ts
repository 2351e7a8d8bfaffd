import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MonthBirthday } from '#domain/contacts/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact } from '#server/testing/records.ts'

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

const add = (fullName: string, birthday: string | null, person = ada) => addContact(person, { fullName, birthday })

async function listed(person = ada): Promise<MonthBirthday[]> {
  const { status, body } = await person.call<MonthBirthday[]>('GET', '/contacts/month-birthdays')
  expect(status).toBe(200)
  return body
}

describe('birthdays known by their month', () => {
  it('are listed by month and name, and no other birthday with them', async () => {
    const zoe = await add('Zoë', '05')
    await add('Maya', '05/17')
    await add('Noor', '1990-05-17')
    await add('Kim', null)
    const amir = await add('Amir', '12')
    const asa = await add('Åsa', '05')
    expect(await listed()).toEqual([
      { contactId: asa.id, fullName: 'Åsa', relationship: 'friend', month: 5 },
      { contactId: zoe.id, fullName: 'Zoë', relationship: 'friend', month: 5 },
      { contactId: amir.id, fullName: 'Amir', relationship: 'friend', month: 12 },
    ])
  })

  it('leave the list when the day becomes known', async () => {
    const { id } = await add('Zoë', '05')
    await ada.call('PUT', `/contacts/${id}`, { birthday: '05/03' })
    expect(await listed()).toEqual([])
  })

  it('are the owner’s alone, and need a session', async () => {
    await add('Zoë', '05')
    expect(await listed(await app.person())).toEqual([])
    expect((await app.visitor.call('GET', '/contacts/month-birthdays')).status).toBe(401)
  })

  it('answer 304 as long as nothing was written', async () => {
    await add('Zoë', '05')
    const first = await ada.call('GET', '/contacts/month-birthdays')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await ada.call('GET', '/contacts/month-birthdays', undefined, headers)).status).toBe(304)
    await add('Amir', '12')
    expect((await ada.call('GET', '/contacts/month-birthdays', undefined, headers)).status).toBe(200)
  })
})
