import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import ical from 'node-ical'
import vCard from 'vcf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Occasion } from '#domain/occasions/schema.ts'
import { bringIn, send } from '#server/features/imports/testing/files.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  // In Auckland it's already Sunday.
  ada = await app.person({ email: 'ada@example.com', timeZone: 'Pacific/Auckland' })
})
afterAll(() => app.close())

const fileOf = async (path: string, who = ada) => {
  const { status, text, headers } = await who.call('GET', path)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  return { text, name: headers['content-disposition'], type: headers['content-type'] }
}
const rowsOf = (text: string) => parse(text, { bom: true, columns: true, record_delimiter: '\r\n' })

describe('contacts as vCards', () => {
  it('are named after the user’s own day, in the order of names, and of nobody else', async () => {
    await addContact(ada, { fullName: 'Zoë Ng', birthday: '05/17' })
    await addContact(ada, { fullName: 'Ben Roe', birthday: '1987-05-17' })
    await addContact(await app.person(), { fullName: 'Grace' })
    const { text, name, type } = await fileOf('/contacts/export?format=vcard')
    expect(name).toBe('attachment; filename="ribbonry-contacts-2026-11-22.vcf"')
    expect(type).toBe('text/vcard; charset=utf-8')
    const cards = vCard.parse(text)
    expect(cards.map((card) => [card.get('fn')].flat()[0]?.valueOf())).toEqual(['Ben Roe', 'Zoë Ng'])
    expect(text).toContain('BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1604-05-17')
  })

  it('need a known format', async () => {
    expect((await ada.call('GET', '/contacts/export')).status).toBe(400)
    expect((await ada.call('GET', '/contacts/export?format=exe')).status).toBe(400)
  })
})

describe('contacts as CSV', () => {
  it('have a column for each field, and no cell that starts a formula', async () => {
    await addContact(ada, {
      fullName: '=HYPERLINK("http://evil.example","x")',
      relationship: 'aunt-uncle',
      birthday: '1987-05-17',
      phoneNumber: '+1 555 0100',
      notes: 'First line\nsecond, with "quotes"',
    })
    const { text, name } = await fileOf('/contacts/export?format=csv')
    expect(name).toBe('attachment; filename="ribbonry-contacts-2026-11-22.csv"')
    const [row] = rowsOf(text)
    expect(row).toMatchObject({
      'Full name': '\'=HYPERLINK("http://evil.example","x")',
      Relationship: 'Aunt/Uncle',
      Birthday: '1987-05-17',
      'Phone number': "'+1 555 0100",
      Notes: 'First line\nsecond, with "quotes"',
    })
  })
})

describe('gift ideas as CSV', () => {
  it('say for whom, for what and when, and whether they were bought', async () => {
    const { id } = await addContact(ada, { fullName: 'Maya Okafor' })
    const event = await addEvent(ada, id, {
      name: 'Christmas',
      type: 'christmas',
      date: '2020-12-25',
      isRecurring: true,
    })
    await addGift(ada, id, { title: 'Kalimba', price: '39.00' })
    await addGift(ada, id, { title: 'Scarf', occasionId: event.id, isSaved: true, isPurchased: true, pricePaid: '20' })
    await addGift(ada, id, { title: '@sum', occasionId: event.id, isSaved: true })
    const { text, name } = await fileOf('/gift-ideas/export')
    expect(name).toBe('attachment; filename="ribbonry-gift-ideas-2026-11-22.csv"')
    expect(rowsOf(text)).toMatchObject([
      { For: 'Maya Okafor', 'Gift name': 'Kalimba', Event: '', Status: 'Idea', Price: '39.00', 'Given on': '' },
      { 'Gift name': 'Scarf', Event: 'Christmas', Status: 'Bought', 'Given on': '2026-12-25', 'Price paid': '20.00' },
      { 'Gift name': "'@sum", Event: 'Christmas', Status: 'Assigned' },
    ])
  })
})

describe('events as a calendar', () => {
  it('are read by two readers, without a word about gifts', async () => {
    const { id } = await addContact(ada, { fullName: 'Maya Okafor', birthday: '1992-11-25' })
    await addEvent(ada, id, { name: 'Christmas', date: '2020-12-25', isRecurring: true, budget: '75' })
    await addGift(ada, id, { title: 'Kalimba' })
    const { text, name, type } = await fileOf('/occasions/export')
    expect(name).toBe('attachment; filename="ribbonry-events-2026-11-22.ics"')
    expect(type).toBe('text/calendar; charset=utf-8')
    const summaries = ["Maya Okafor's Birthday", 'Christmas for Maya Okafor']
    const component = new ICAL.Component(ICAL.parse(text) as string)
    expect(component.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('summary'))).toEqual(
      summaries,
    )
    const entries = Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
    expect(entries.map((entry) => entry?.type === 'VEVENT' && entry.summary)).toEqual(summaries)
    expect(text).toContain('Turning 34 in 2026')
    expect(text).not.toMatch(/Kalimba|\$|75\.00|gift/i)
  })

  it('come back in another account without a difference, and add nothing to their own', async () => {
    const maya = await addContact(ada, { fullName: 'Maya Okafor', birthday: '1992-11-25' })
    await addEvent(ada, maya.id, { name: 'Christmas', type: 'christmas', date: '2020-12-25' })
    await addEvent(ada, maya.id, { name: 'Housewarming', type: 'custom', date: '2027-03-06', isRecurring: false })
    const sam = await addContact(ada, { fullName: 'Sam Park' })
    await addEvent(ada, sam.id, { name: "Father's Day", type: 'fathers-day', date: '2024-06-16' })
    const { text } = await fileOf('/occasions/export')
    const eventsOf = async (person: Person) => {
      const { body } = await person.call<Occasion[]>('GET', '/occasions')
      return body
        .map(({ name, date, type, isRecurring, dateRule, contact }) => ({
          name,
          date,
          type,
          isRecurring,
          dateRule,
          of: contact.fullName,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name))
    }
    const other = await app.person()
    expect(await bringIn(other, text, 'events.ics')).toMatchObject({ state: 'done', added: 2, events: 4 })
    expect(await eventsOf(other)).toEqual(await eventsOf(ada))
    const again = await send(ada, text, 'events.ics')
    expect(again.body.people?.map(({ suggested }) => suggested)).toEqual(['skip', 'skip'])
  })

  it('can be taken one at a time, and only one’s own', async () => {
    const { id } = await addContact(ada, { fullName: 'Maya Okafor' })
    const event = await addEvent(ada, id, { name: 'Christmas', date: '2020-12-25' })
    await addEvent(ada, id, { name: 'Graduation', date: '2027-06-01' })
    const { text, name } = await fileOf(`/occasions/${event.id}/calendar.ics`)
    expect(name).toBe('attachment; filename="ribbonry-event-2026-11-22.ics"')
    expect(text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Christmas for Maya Okafor'])
    const other = await app.person()
    expect((await other.call('GET', `/occasions/${event.id}/calendar.ics`)).status).toBe(404)
  })
})
