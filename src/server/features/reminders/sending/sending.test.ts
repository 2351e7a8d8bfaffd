import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Notices, Reminder } from '#domain/reminders/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { NewEvent } from '#domain/testing/new-records.ts'
import type { Preferences } from '#domain/accounts/schema.ts'
import { emailReminders, reminders } from '#server/db/schema.ts'
import type { Person } from '#server/testing/app.ts'
import { addContact, addGift } from '#server/testing/records.ts'
import { planReminders } from '../plan-reminders.ts'
import { sendReminders } from './send-reminders.ts'
import { openReminderWorld, type ReminderWorld } from '../testing/world.ts'

let world: ReminderWorld
let ada: Person
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

beforeAll(async () => {
  world = await openReminderWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ada = await world.begin()
})

const subjects = () => world.mailbox.received.map(({ subject }) => subject)
const notices = async (id: number) => (await ada.call<Notices>('GET', `/occasions/${id}/notices`)).body
const view = async (id: number) => (await ada.call<Occasion>('GET', `/occasions/${id}`)).body
const ledger = () => world.app.database.db.select().from(emailReminders).orderBy(emailReminders.id)
async function lookAt(instant: string) {
  world.app.clock.setTo(instant)
  await world.look()
}

describe('a reminder by e-mail', () => {
  it('leaves at the hour of the day so many days before, once, and again the day before without a gift', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-05', deliveryDays: 7 })
    expect((await notices(id)).next.map(({ slot, at }) => [slot, at])).toEqual([
      ['lead', '2026-11-28T09:00:00.000Z'],
      ['day_before', '2026-12-04T09:00:00.000Z'],
    ])
    await lookAt('2026-11-28T08:59:59Z')
    expect(subjects()).toEqual([])
    await lookAt('2026-11-28T09:00:00Z')
    await world.look()
    expect(subjects()).toEqual(['Party for Maya Okafor is in 7 days'])
    expect(world.mailbox.received[0]?.to).toEqual(['ada@example.com'])
    await lookAt('2026-12-04T09:00:10Z')
    await lookAt('2026-12-05T09:00:00Z')
    await lookAt('2026-12-06T09:00:00Z')
    expect(subjects()).toEqual(['Party for Maya Okafor is in 7 days', 'Party for Maya Okafor is tomorrow'])
    expect((await notices(id)).past).toMatchObject([
      { slot: 'day_before', status: 'sent', on: '2026-12-04', address: 'ada@example.com' },
      { slot: 'lead', status: 'sent', on: '2026-11-28', at: '2026-11-28T09:00:00.000Z' },
    ])
  })

  it('lists gifts, ideas and last year’s gift, and carries links that act without a sign-in', async () => {
    const { id, contactId } = await world.eventOf(ada, { date: '2025-12-05', isRecurring: true })
    await addGift(ada, contactId, { occasionId: id, isSaved: true })
    await addGift(ada, contactId, { title: 'Puzzle', price: '20.00', productUrl: 'https://shop.example/puzzle' })
    await addGift(ada, contactId, { title: 'Book', occasionId: id })
    const before = { occasionId: id, isSaved: true, isPurchased: true, occurrenceDate: '2025-12-05' }
    await addGift(ada, contactId, { title: 'Watercolor set', ...before })
    await lookAt('2026-11-28T09:00:00Z')
    const { text = '', html = '' } = await PostalMime.parse(world.mailbox.received[0]?.raw ?? '')
    for (const line of [
      'Order a gift by Mon, Nov 30.',
      '+ Kalimba (chosen, not bought yet)',
      '* Puzzle',
      '* Book',
      'Given before – 2025: Watercolor set',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text + html).not.toMatch(/shop\.example|20\.00/)
    const linkAfter = (label: string) => new URL(text.split(`${label}:\n`)[1]?.split('\n')[0] ?? '').pathname
    for (const label of ['Bought it', 'Snooze 3 days', 'Skip this year']) {
      const url = linkAfter(label)
      expect(html).toContain(url)
      expect((await world.app.app.inject({ method: 'POST', url })).statusCode).toBe(200)
    }
    expect(await view(id)).toMatchObject({ skipped: true, snoozedUntil: '2026-12-01' })
    const [kalimba] = (await ada.call<Gift[]>('GET', `/occasions/${id}/gift-ideas`)).body
    expect(kalimba).toMatchObject({ title: 'Kalimba', isPurchased: true, occurrenceDate: '2026-12-05' })
  })

  it('says which anniversary it is where the year of the wedding is known', async () => {
    await world.eventOf(ada, { date: '2014-12-05', type: 'wedding-anniversary', isRecurring: true })
    const contactId = await world.contactOf(ada, { birthday: '12/05' })
    const [birthday] = (await ada.call<Occasion[]>('GET', `/contacts/${contactId}/occasions`)).body
    await ada.call('PATCH', `/occasions/${birthday?.id}`, { type: 'wedding-anniversary', reminderMethod: 'push' })
    await lookAt('2026-11-28T09:00:00Z')
    const { text } = await PostalMime.parse(world.mailbox.received[0]?.raw ?? '')
    expect([world.mailbox.received.length, text?.match(/\d+(?:st|nd|rd|th)\b/g)]).toEqual([1, ['12th']])
  })

  it('carries no link to skip what takes place once, nor one to snooze on its day', async () => {
    await world.eventOf(ada, { date: '2026-11-22' })
    await lookAt('2026-11-21T16:00:00Z')
    const { text } = await PostalMime.parse(world.mailbox.received[0]?.raw ?? '')
    expect(text).toContain('Snooze until Sun, Nov 22:')
    expect(text).not.toContain('Skip this year')
  })

  it('does not come again the day before when there is a gift, and says so', async () => {
    const { id, contactId } = await world.eventOf(ada, { date: '2026-12-05' })
    await lookAt('2026-11-28T09:00:00Z')
    await addGift(ada, contactId, { occasionId: id, isSaved: true })
    await lookAt('2026-12-04T09:00:00Z')
    expect(subjects()).toHaveLength(1)
    // Both were held back in this instant.
    expect((await notices(id)).past).toMatchObject([
      { slot: 'day_before', status: 'skipped', reason: 'You already have a gift' },
      { slot: 'order_by', status: 'skipped' },
      { slot: 'lead', status: 'sent' },
    ])
  })

  it('comes at once for an event that is made within its days, one mail even the day before', async () => {
    await world.eventOf(ada, { date: '2026-11-22' })
    await world.look()
    expect(subjects()).toEqual(['Party for Maya Okafor is tomorrow'])
    await lookAt('2026-11-21T15:01:00Z')
    await lookAt('2026-11-22T09:00:00Z')
    expect(subjects()).toHaveLength(1)
  })

  it('waits for the hour when the event was made before it', async () => {
    world.app.clock.setTo('2026-11-21T06:30:00Z')
    await world.eventOf(await world.app.person(), { date: '2026-11-25' })
    await world.look()
    expect(subjects()).toEqual([])
    await lookAt('2026-11-21T09:00:00Z')
    expect(subjects()).toEqual(['Party for Maya Okafor is in 4 days'])
  })

  it('follows the zone, the hour, the days and the switch of the moment', async () => {
    await world.eventOf(ada, { date: '2026-12-05' })
    await world.look()
    await ada.call<Preferences>('PUT', '/preferences', {
      timeZone: 'Asia/Kathmandu',
      reminderHour: 20,
      reminderDaysBefore: 3,
    })
    await lookAt('2026-11-28T09:00:00Z')
    expect(subjects()).toEqual([])
    await lookAt('2026-12-02T14:14:00Z')
    expect(subjects()).toEqual([])
    await lookAt('2026-12-02T14:15:00Z')
    expect(subjects()).toEqual(['Party for Maya Okafor is in 3 days'])
    await ada.call<Preferences>('PUT', '/preferences', { emailRemindersEnabled: false })
    await lookAt('2026-12-04T14:15:00Z')
    expect(subjects()).toHaveLength(1)
  })

  it('does not come twice when the days before are changed after it', async () => {
    await world.eventOf(ada, { date: '2026-12-05', needsGift: false })
    await lookAt('2026-11-28T09:00:00Z')
    for (const reminderDaysBefore of [14, 3, 1, 7]) {
      await ada.call<Preferences>('PUT', '/preferences', { reminderDaysBefore })
      await lookAt(world.app.clock.now().toISOString())
      world.app.clock.advance(day)
      await world.look()
    }
    expect(subjects()).toHaveLength(1)
  })

  it('says nothing of an event that is skipped, muted, off, or whose person is paused', async () => {
    const events = await Promise.all([1, 2, 3, 4].map(() => world.eventOf(ada, { date: '2026-12-05' })))
    const [skipped, muted, off, paused] = events.map(({ id }) => id)
    await ada.call('POST', `/occasions/${skipped}/skip`, { occurrenceDate: '2026-12-05' })
    await ada.call('POST', `/occasions/${muted}/mute`)
    await ada.call('PATCH', `/occasions/${off}`, { reminderMethod: 'none' })
    await world.app.database.pool.query('update contacts set reminders_paused_at = $1 where id = $2', [
      world.app.clock.now(),
      events[3]?.contactId,
    ])
    await lookAt('2026-11-28T09:00:00Z')
    await lookAt('2026-12-04T09:00:00Z')
    expect(subjects()).toEqual([])
    expect((await notices(skipped ?? 0)).past[0]).toMatchObject({ status: 'skipped', reason: 'This year is skipped' })
    expect((await notices(muted ?? 0)).past[0]).toMatchObject({ reason: 'The event is muted' })
    expect((await notices(paused ?? 0)).past[0]).toMatchObject({ reason: 'Reminders for this contact are paused' })
    expect((await notices(off ?? 0)).next[0]).toMatchObject({ skipReason: 'off' })
  })

  it('comes late after downtime, never after the day', async () => {
    await world.eventOf(ada, { date: '2026-12-05', needsGift: false })
    await world.eventOf(ada, { date: '2026-12-02', name: 'Wedding', needsGift: false })
    await lookAt('2026-12-03T02:00:00Z')
    expect(subjects()).toEqual(['Party for Maya Okafor is in 2 days'])
  })

  it('comes as it should after the clock was a year ahead for a while, and once', async () => {
    world.app.clock.setTo('2027-11-21T15:00:00Z')
    await ada.call('PUT', '/preferences', { reminderDaysBefore: 7 })
    const bea = await world.app.person()
    await world.eventOf(bea, { date: '2026-11-28', isRecurring: true, needsGift: false })
    await bea.call('PUT', '/preferences', { reminderHour: 16 })
    await world.look()
    world.app.clock.setTo('2026-11-21T15:59:00Z')
    await world.look()
    expect(subjects()).toEqual([])
    await lookAt('2026-11-21T16:00:00Z')
    expect(subjects()).toEqual(['Party for Maya Okafor is in 7 days'])
    await lookAt('2026-11-20T15:00:00Z')
    await lookAt('2026-11-22T16:00:00Z')
    expect(subjects()).toHaveLength(1)
  })

  it('is told again when a snooze ends, and not before', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-05', needsGift: false, reminderMethod: 'push' })
    await lookAt('2026-11-28T09:00:00Z')
    await ada.call('POST', `/occasions/${id}/snooze`, { days: 3 })
    expect((await notices(id)).next).toMatchObject([
      { channel: 'email', on: '2026-12-01' },
      { channel: 'bell', on: '2026-12-01' },
      { channel: 'bell', on: '2026-12-05' },
    ])
    await lookAt('2026-11-30T09:00:00Z')
    expect(subjects()).toHaveLength(1)
    await lookAt('2026-12-01T09:00:00Z')
    await lookAt('2026-12-02T09:00:00Z')
    expect(subjects()).toEqual(['Party for Maya Okafor is in 7 days', 'Party for Maya Okafor is in 4 days'])
    expect(new Set(world.mailbox.received.map(({ messageId }) => messageId)).size).toBe(2)
    expect(await ledger()).toHaveLength(1)
  })

  it('stays recorded as sent when what would follow a snooze is no longer needed', async () => {
    const { id, contactId } = await world.eventOf(ada, { date: '2026-12-05', deliveryDays: 7, reminderMethod: 'push' })
    await lookAt('2026-11-28T09:00:00Z')
    await lookAt('2026-12-04T09:00:00Z')
    await ada.call('POST', `/occasions/${id}/snooze`, { days: 1 })
    await addGift(ada, contactId, { occasionId: id, isSaved: true })
    await lookAt('2026-12-05T09:00:00Z')
    expect(subjects()).toHaveLength(3)
    expect((await ledger()).map(({ slot, status }) => [slot, status])).toEqual([
      ['lead', 'sent'],
      ['day_before', 'sent'],
    ])
  })

  it('goes to the address of the profile once that is confirmed, and to nobody of a guest', async () => {
    await ada.call('PUT', '/profile', { name: 'Ada', email: 'reminders@example.com' })
    await world.eventOf(ada, { date: '2026-11-28', needsGift: false })
    await world.look()
    const toldOf = (event: string) =>
      world.mailbox.received.filter(({ subject }) => subject.startsWith(event)).map(({ to }) => to)
    expect(toldOf('Party')).toEqual([['ada@example.com']])
    await world.app.database.pool.query('update user_profiles set email_verified_at = $1', [world.app.clock.now()])
    await world.eventOf(ada, { date: '2026-11-28', name: 'Wedding', needsGift: false })
    const guest = await world.app.person({ isGuest: true })
    await world.eventOf(guest, { date: '2026-11-28', name: 'Guests' })
    await world.look()
    expect(toldOf('Wedding')).toEqual([['reminders@example.com']])
    expect(toldOf('Guests')).toEqual([])
  })

  it('makes the event say that a reminder of the coming occurrence was sent, in lists that were read before too', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-11-28', isRecurring: true })
    const before = await ada.call<Occasion[]>('GET', '/occasions')
    expect(before.body[0]?.reminderSent).toBe(false)
    await world.look()
    const after = await ada.call<Occasion[]>('GET', '/occasions', undefined, {
      'if-none-match': String(before.headers.etag),
    })
    expect(after.status).toBe(200)
    expect(after.body[0]?.reminderSent).toBe(true)
    world.app.clock.setTo('2026-11-29T00:00:00Z')
    expect((await view(id)).reminderSent).toBe(false)
  })

  it('moves along when the event does', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-05', needsGift: false })
    await lookAt('2026-11-28T08:00:00Z')
    await ada.call('PATCH', `/occasions/${id}`, { date: '2026-12-10' })
    await lookAt('2026-11-28T09:00:00Z')
    expect(subjects()).toEqual([])
    await lookAt('2026-12-03T09:00:00Z')
    expect(subjects()).toEqual(['Party for Maya Okafor is in 7 days'])
    await ada.call('PATCH', `/occasions/${id}`, { date: '2026-12-12' })
    await lookAt('2026-12-05T09:00:00Z')
    expect(subjects()).toHaveLength(1)
    expect((await view(id)).reminderSent).toBe(true)
  })

  it('is forgotten with its event', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-05' })
    await lookAt('2026-11-28T08:00:00Z')
    await ada.call('DELETE', `/occasions/${id}`)
    await lookAt('2026-11-28T09:00:00Z')
    expect(subjects()).toEqual([])
    expect(await world.app.database.db.$count(reminders)).toBe(0)
  })
})

describe('reminders that are due at once', () => {
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal']
  /** An event of each of these people on one day. */
  async function eventsOf(people: string[], date = '2026-12-05', fields: Partial<NewEvent> = {}) {
    const events: Occasion[] = []
    for (const fullName of people) {
      const contactId = await world.contactOf(ada, { fullName })
      events.push(await world.eventOf(ada, { contactId, date, name: 'Christmas', needsGift: false, ...fields }))
    }
    return events
  }
  const entries = async () =>
    (await ledger()).map(({ occasionId, slot, status, messageId }) => ({ occasionId, slot, status, messageId }))

  it('are one e-mail that lists and links every event, with an entry each in the ledger', async () => {
    const events = await eventsOf(names)
    await lookAt('2026-11-28T09:00:00Z')
    await world.look()
    expect(subjects()).toEqual(['Christmas is in 7 days: Ada, Bo, and 6 more'])
    const [mail] = world.mailbox.received
    const text = plainText(mail?.raw ?? '')
    for (const { id } of events) expect(text).toContain(`/reminders?event=${id}\n`)
    for (const name of names) expect(text).toContain(`Christmas for ${name} `)
    expect(await entries()).toEqual(
      events.map(({ id }) => ({ occasionId: id, slot: 'lead', status: 'sent', messageId: mail?.messageId })),
    )
  })

  it('of different days and kinds are one e-mail, the nearest first', async () => {
    await eventsOf(['Ada'], '2026-12-05')
    await eventsOf(['Bo'], '2026-12-03', { name: 'Wedding' })
    await lookAt('2026-12-02T10:00:00Z')
    expect(subjects()).toEqual(['Wedding for Bo is tomorrow, and 1 more event'])
  })

  it('name the plan first when all are in one, and not when another is among them', async () => {
    const contactIds: number[] = []
    for (const fullName of ['Ada', 'Bo']) contactIds.push((await addContact(ada, { fullName })).id)
    await ada.call('POST', '/plans', { name: 'Our Christmas', type: 'christmas', date: '2026-12-25', contactIds })
    await lookAt('2026-12-18T09:00:00Z')
    expect(subjects()).toEqual(['Our Christmas is in 7 days: Ada and Bo'])
    await eventsOf(['Cy'], '2026-12-25')
    await lookAt('2026-12-25T09:00:00Z')
    expect(subjects().at(-1)).toBe('Christmas is today: Ada, Bo, and Cy')
  })

  it('stay apart when one comes after the other has left', async () => {
    await eventsOf(['Ada', 'Bo'], '2026-11-25')
    await world.look()
    await eventsOf(['Cy'], '2026-11-25')
    await world.look()
    expect(subjects()).toEqual(['Christmas is in 4 days: Ada and Bo', 'Christmas for Cy is in 4 days'])
    expect(new Set((await entries()).map(({ messageId }) => messageId)).size).toBe(2)
  })

  it('leave out the one that was silenced in the last moment', async () => {
    const [first] = await eventsOf(['Ada', 'Bo'])
    world.app.clock.setTo('2026-11-28T08:00:00Z')
    await planReminders(world.services)
    await ada.call('POST', `/occasions/${first?.id}/mute`)
    world.app.clock.setTo('2026-11-28T09:00:00Z')
    await sendReminders(world.services)
    expect(subjects()).toEqual(['Christmas for Bo is in 7 days'])
    expect((await entries()).map(({ status }) => status).toSorted()).toEqual(['sent', 'skipped'])
  })

  it('are all refused when their e-mail is refused', async () => {
    await eventsOf(['Ada', 'Bo', 'Cy'])
    world.mailbox.unknown.add('ada@example.com')
    await lookAt('2026-11-28T09:00:00Z')
    expect((await entries()).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed'])
    await lookAt('2026-11-29T09:00:00Z')
    expect(await entries()).toHaveLength(3)
  })

  it('are tried again together, and what is due by then leaves by itself', async () => {
    await eventsOf(['Ada', 'Bo'])
    await world.mailbox.behave('later')
    await lookAt('2026-11-28T09:00:00Z')
    await eventsOf(['Cy'], '2026-11-30')
    await world.mailbox.behave('well')
    world.app.clock.advance(minute)
    await world.look()
    expect(subjects().toSorted()).toEqual(['Christmas for Cy is in 2 days', 'Christmas is in 7 days: Ada and Bo'])
  })

  it('are repeated under the same Message-ID when no one knows whether they arrived, whatever else is due', async () => {
    await eventsOf(['Ada', 'Bo'])
    await world.mailbox.behave('accept and drop')
    await lookAt('2026-11-28T09:00:00Z')
    await world.mailbox.behave('well')
    await eventsOf(['Cy'], '2026-11-28')
    world.app.clock.advance(minute)
    await world.look()
    const ofTwo = world.mailbox.received.filter(({ subject }) => subject.includes('Ada and Bo'))
    expect(ofTwo.length).toBeGreaterThan(1)
    expect(new Set(ofTwo.map(({ messageId }) => messageId)).size).toBe(1)
    expect(subjects()).toContain('Christmas for Cy is today')
  })

  it('are claimed by one process, however many look at the same time', async () => {
    const events = await eventsOf(names)
    world.app.clock.setTo('2026-11-28T09:00:00Z')
    await planReminders(world.services)
    await Promise.all([1, 2, 3].map(() => sendReminders(world.services)))
    await sendReminders(world.services)
    expect(subjects()).toHaveLength(1)
    expect(await entries()).toHaveLength(events.length)
  })
})

describe("'Time to order'", () => {
  const orders = () => subjects().filter((subject) => subject.startsWith('Time to order'))

  it('leaves on the last day to order, once, and not once something is bought', async () => {
    const { id, contactId } = await world.eventOf(ada, { date: '2026-12-05' })
    const bought = await world.eventOf(ada, { contactId, name: 'Wedding', date: '2026-12-05' })
    const gift = await addGift(ada, contactId, { occasionId: bought.id, isSaved: true })
    await ada.call('PATCH', `/gift-ideas/${gift.id}/purchase`, { isPurchased: true })
    await lookAt('2026-11-28T09:00:00Z')
    await lookAt('2026-11-30T08:59:59Z')
    expect(orders()).toEqual([])
    await lookAt('2026-11-30T09:00:00Z')
    await world.look()
    expect(orders()).toEqual(['Time to order: Party for Maya Okafor is in 5 days'])
    expect((await notices(id)).past).toMatchObject([
      { slot: 'order_by', status: 'sent', on: '2026-11-30' },
      { slot: 'lead', status: 'sent' },
    ])
  })

  it('is never late, and the ledger says why it did not come', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-05' })
    await lookAt('2026-11-28T09:00:00Z')
    await world.mailbox.behave('later')
    await lookAt('2026-11-30T09:00:00Z')
    await world.mailbox.behave('well')
    await lookAt('2026-12-01T00:10:00Z')
    expect(orders()).toEqual([])
    expect((await notices(id)).past[0]).toMatchObject({ slot: 'order_by', status: 'failed' })
  })

  it("follows the profile's delivery time, a contact's own and an event's own, which the answers carry", async () => {
    const contactId = await world.contactOf(ada)
    const { id } = await world.eventOf(ada, { contactId, date: '2026-12-24' })
    const orderBy = async () => {
      const { body } = await ada.call<Occasion[]>('GET', '/occasions')
      expect((await view(id)).orderBy).toBe(body[0]?.orderBy)
      return body[0]?.orderBy
    }
    expect(await orderBy()).toBe('2026-12-19')
    await ada.call('PUT', '/preferences', { deliveryDays: 3 })
    expect(await orderBy()).toBe('2026-12-21')
    await ada.call('PATCH', `/contacts/${contactId}`, { deliveryDays: 21 })
    expect(await orderBy()).toBe('2026-12-03')
    await ada.call('PATCH', `/occasions/${id}`, { deliveryDays: 10 })
    expect(await orderBy()).toBe('2026-12-14')
    await lookAt('2026-12-03T09:00:00Z')
    expect(orders()).toEqual([])
    await ada.call('PATCH', `/occasions/${id}`, { deliveryDays: null })
    await ada.call('PATCH', `/contacts/${contactId}`, { deliveryDays: 14 })
    await lookAt('2026-12-10T09:00:00Z')
    expect(orders()).toEqual(['Time to order: Party for Maya Okafor is in 14 days'])
    await ada.call('PATCH', `/occasions/${id}`, { needsGift: false })
    expect(await orderBy()).toBeNull()
  })

  it('refuses a delivery time that no gift takes', async () => {
    const { id, contactId } = await world.eventOf(ada)
    for (const deliveryDays of [-1, 91, 2.5, '5']) {
      expect((await ada.call('PUT', '/preferences', { deliveryDays })).status).toBe(400)
      expect((await ada.call('PATCH', `/contacts/${contactId}`, { deliveryDays })).status).toBe(400)
      expect((await ada.call('PATCH', `/occasions/${id}`, { deliveryDays })).status).toBe(400)
    }
  })

  it('is in the bell on that day', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-05', reminderMethod: 'push', reminderDays: 10 })
    const isTimeToOrder = async () => {
      const { body } = await ada.call<Reminder[]>('GET', '/reminders')
      return body.find(({ occasion }) => occasion.id === id)?.isTimeToOrder
    }
    await lookAt('2026-11-30T09:00:00Z')
    expect(await isTimeToOrder()).toBe(true)
    await lookAt('2026-12-01T09:00:00Z')
    expect(await isTimeToOrder()).toBe(false)
  })
})

/** The text part, as a mail program shows it. */
function plainText(raw: string): string {
  const [, encoded = ''] = /^Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/m.exec(raw) ?? []
  return encoded
    .replaceAll('\r\n', '\n')
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
