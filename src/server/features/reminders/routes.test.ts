import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ListedOccasion, Occasion, Occurrence } from '#domain/occasions/schema.ts'
import type { Notice, Notices, Reminder, ReminderAddress, ReminderHealth } from '#domain/reminders/schema.ts'
import { emailReminders } from '#server/db/schema.ts'
import type { Person } from '#server/testing/app.ts'
import { openReminderWorld, type ReminderWorld } from './testing/world.ts'

let world: ReminderWorld
let ada: Person
let eve: Person

beforeAll(async () => {
  world = await openReminderWorld()
})
afterAll(() => world.close())
// A Saturday, 15:00 UTC.
beforeEach(async () => {
  ada = await world.begin()
  world.app.settings.rateLimit = false
  eve = await world.app.person()
})

interface Sent {
  message: string
  address: string
}
const send = (id: number, person = ada, key?: string) =>
  person.call<Sent>('POST', `/occasions/${id}/send-reminder`, undefined, key ? { 'idempotency-key': key } : {})

describe('the notices of the next days', () => {
  const notices = async (person = ada, days = '') => (await person.call<Notice[]>('GET', `/notices${days}`)).body
  const lines = (listed: Notice[]) =>
    listed.map(({ date, slot, channels, reason }) => [date, slot, channels.join('+'), reason].join(' ').trim())

  it('are those that the sender sends, whether or not their events notify in the app', async () => {
    expect(await notices()).toEqual([])
    // Told on Dec 7, to order in time on Dec 9, and the day before without a gift; on Dec 10 three days before; and in a year.
    const party = await world.eventOf(ada, { date: '2026-12-14', reminderMethod: '', name: 'Party' })
    await world.eventOf(ada, { date: '2026-12-13', reminderMethod: 'push', reminderDays: 3, needsGift: false })
    await world.eventOf(ada, { date: '2027-11-01', reminderMethod: '' })
    await world.eventOf(ada, { date: '2026-12-20', reminderMethod: 'none' })
    const before = await notices()
    expect(lines(before)).toEqual([
      '2026-12-07 lead email',
      '2026-12-09 order_by email',
      '2026-12-10 lead email+bell',
      '2026-12-13 day_before email',
      '2026-12-13 day bell',
      '2026-12-13 lead email Reminders are off for this event',
      '2026-12-15 order_by email Reminders are off for this event',
      '2026-12-19 day_before email Reminders are off for this event',
    ])
    expect(before[0]).toEqual({
      occasionId: party.id,
      date: '2026-12-07',
      at: '2026-12-07T09:00:00.000Z',
      slot: 'lead',
      channels: ['email'],
      address: 'ada@example.com',
      confirmed: true,
      reason: null,
      event: {
        name: 'Party',
        occurrenceDate: '2026-12-14',
        contactId: party.contactId,
        contactName: party.contact.fullName,
      },
    })
    expect(lines(await notices(ada, '?days=19'))).toHaveLength(3)
    const mailed = async (instant: string) => {
      world.app.clock.setTo(instant)
      await world.look()
      return world.mailbox.received.length
    }
    expect(await mailed('2026-12-06T23:59:00Z')).toBe(0)
    for (const [instant, count] of [
      ['2026-12-07T09:00:00Z', 1],
      ['2026-12-09T09:00:00Z', 2],
      ['2026-12-10T09:00:00Z', 3],
      ['2026-12-13T09:00:00Z', 4],
      ['2027-01-20T09:00:00Z', 4],
    ] as const)
      expect(await mailed(instant)).toBe(count)
  })

  it('say why an e-mail of a whole account is held back, and whether its address is confirmed', async () => {
    const guest = await world.app.person({ isGuest: true })
    for (const person of [ada, guest])
      await world.eventOf(person, { date: '2026-12-14', reminderMethod: '', needsGift: false })
    expect(await notices(guest)).toMatchObject([
      { address: null, confirmed: false, reason: "Guests don't get e-mails" },
    ])
    await remindAt(ada, 'reminders@example.com')
    expect(await notices()).toMatchObject([{ address: 'reminders@example.com', confirmed: true, reason: null }])
    await ada.call('PUT', '/preferences', { emailRemindersEnabled: false })
    expect(await notices()).toMatchObject([{ reason: 'E-mail reminders are off in your profile' }])
    expect(await notices(eve)).toEqual([])
    expect((await ada.call('GET', '/notices?days=0')).status).toBe(400)
  })
})

describe('an event in a list', () => {
  const listed = async () => {
    const [row] = (await ada.call<ListedOccasion[]>('GET', '/occasions/upcoming/60')).body
    if (!row) throw new Error('no event is listed')
    return row
  }

  it('says when the next notice goes out and by which channels, and the days of all, until each went out', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-14', reminderMethod: 'push' })
    const first = { date: '2026-12-07', at: '2026-12-07T09:00:00.000Z', channels: ['email', 'bell'] }
    expect(await listed()).toMatchObject({
      nextNotice: first,
      noticeDays: ['2026-12-07', '2026-12-09', '2026-12-13', '2026-12-14'],
    })
    const one = (await ada.call<Occasion>('GET', `/occasions/${id}`)).body
    expect(one.nextNotice).toEqual(first)
    const [inCalendar] = (await ada.call<Occurrence[]>('GET', '/occasions/between/2026-12-01/2026-12-31')).body
    expect(inCalendar?.nextNotice).toEqual(first)
    world.app.clock.setTo('2026-12-07T09:00:00Z')
    await world.look()
    expect((await listed()).noticeDays).toEqual(['2026-12-09', '2026-12-13', '2026-12-14'])
    world.app.clock.setTo('2026-12-14T08:59:00Z')
    await world.look()
    expect((await listed()).nextNotice?.channels).toEqual(['bell'])
    // Recorded in the bell: the list is new, though it's still the same day.
    world.app.clock.setTo('2026-12-14T09:00:00Z')
    await world.look()
    expect(await listed()).toMatchObject({ nextNotice: null, noticeDays: [] })
  })

  it("follows the profile's lead time until someone edits its own days", async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-24', reminderMethod: 'push', needsGift: false })
    const lead = async () =>
      (({ reminderDays, nextNotice }) => ({ reminderDays, on: nextNotice?.date }))(await listed())
    await ada.call('PUT', '/preferences', { reminderDaysBefore: 10 })
    expect(await lead()).toEqual({ reminderDays: 10, on: '2026-12-14' })
    // What a form showed and sends back isn't an edit.
    await ada.call('PATCH', `/occasions/${id}`, { reminderDays: 10, name: 'Dinner' })
    await ada.call('PUT', '/preferences', { reminderDaysBefore: 12 })
    expect(await lead()).toEqual({ reminderDays: 12, on: '2026-12-12' })
    await ada.call('PATCH', `/occasions/${id}`, { reminderDays: 3 })
    await ada.call('PUT', '/preferences', { reminderDaysBefore: 14 })
    expect(await lead()).toEqual({ reminderDays: 3, on: '2026-12-21' })
  })
})

/** Gives them a confirmed address for reminders. */
async function remindAt(person: Person, email: string) {
  await person.call('PUT', '/profile', { name: 'Somebody', email })
  await world.app.database.pool.query('update user_profiles set email_verified_at = $1 where user_id = $2', [
    world.app.clock.now(),
    person.id,
  ])
}

describe('the address of reminders', () => {
  const address = async (person = ada) => (await person.call<ReminderAddress>('GET', '/reminders/address')).body
  const here = { address: 'ada@example.com', confirmed: true, waiting: null, rejects: false }

  it("is the login's until the profile's own is confirmed", async () => {
    expect(await address()).toEqual(here)
    await ada.call('PUT', '/profile', { name: 'Ada', email: 'reminders@example.com' })
    expect(await address()).toEqual({ ...here, waiting: 'reminders@example.com' })
    await remindAt(ada, 'reminders@example.com')
    expect(await address()).toEqual({ ...here, address: 'reminders@example.com' })
  })

  it('is unconfirmed as long as the login address is, and none of a guest', async () => {
    await world.app.database.pool.query('update users set email_verified_at = null where id = $1', [ada.id])
    expect(await address()).toMatchObject({ address: 'ada@example.com', confirmed: false })
    const guest = await world.app.person({ isGuest: true })
    expect(await address(guest)).toEqual({ address: null, confirmed: false, waiting: null, rejects: false })
  })

  it('rejects our e-mail once the last reminder was refused for good, until one arrives', async () => {
    await world.eventOf(ada, { date: '2026-11-28', needsGift: false })
    world.mailbox.unknown.add('ada@example.com')
    await world.look()
    expect(await address()).toEqual({ ...here, rejects: true })
    world.mailbox.unknown.clear()
    world.app.clock.advance(60_000)
    await world.eventOf(ada, { date: '2026-11-28', needsGift: false })
    await world.look()
    expect(await address()).toEqual(here)
  })
})

describe('a reminder asked for', () => {
  it('is mailed at once, noted, and takes no planned one its place', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-12-05', needsCard: true })
    const answer = await send(id)
    expect(answer).toMatchObject({ status: 200, body: { message: 'Reminder sent', address: 'ada@example.com' } })
    expect(world.mailbox.received).toMatchObject([
      { to: ['ada@example.com'], subject: 'Party for Maya Okafor is in 14 days' },
    ])
    const { body } = await ada.call<Notices>('GET', `/occasions/${id}/notices`)
    expect(body.past).toMatchObject([{ slot: 'manual', status: 'sent', on: '2026-11-21' }])
    expect(body.next.map(({ slot }) => slot)).toEqual(['lead', 'order_by', 'day_before'])
    expect((await ada.call<Occasion>('GET', `/occasions/${id}`)).body.reminderSent).toBe(true)
  })

  it('is one mail under one key', async () => {
    const { id } = await world.eventOf(ada)
    const answers = [await send(id, ada, 'once'), await send(id, ada, 'once')]
    expect(answers.map(({ text }) => text)).toEqual([answers[0]?.text, answers[0]?.text])
    expect(world.mailbox.received).toHaveLength(1)
    await send(id, ada, 'again')
    expect(world.mailbox.received).toHaveLength(2)
  })

  it('is the same mail when it is asked for again because the answer was lost', async () => {
    const { id } = await world.eventOf(ada)
    await world.mailbox.behave('accept and drop')
    expect((await send(id, ada, 'once')).status).toBe(503)
    await world.mailbox.behave('well')
    expect((await send(id, ada, 'once')).status).toBe(200)
    const sent = world.mailbox.received.map(({ messageId }) => messageId)
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent).size).toBe(1)
  })

  it('goes five times an hour', async () => {
    world.app.settings.rateLimit = true
    const { id } = await world.eventOf(ada)
    for (let count = 0; count < 5; count += 1) expect((await send(id)).status).toBe(200)
    const refused = await send(id)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect(world.mailbox.received).toHaveLength(5)
    world.app.clock.advance(3_600_000)
    expect((await send(id)).status).toBe(200)
  })

  it('goes five times an hour to one address, however many users ask', async () => {
    world.app.settings.rateLimit = true
    const [hers, ours] = [await world.eventOf(ada), await world.eventOf(eve)]
    await remindAt(eve, 'ada@example.com')
    for (let count = 0; count < 5; count += 1) expect((await send(hers.id)).status).toBe(200)
    expect((await send(ours.id, eve)).status).toBe(429)
    await remindAt(eve, 'eve@example.com')
    expect((await send(ours.id, eve)).status).toBe(200)
  })

  it('goes five times an hour from one user, whatever the address', async () => {
    world.app.settings.rateLimit = true
    const { id } = await world.eventOf(ada)
    for (let count = 0; count < 3; count += 1) expect((await send(id)).status).toBe(200)
    await remindAt(ada, 'elsewhere@example.com')
    for (let count = 0; count < 2; count += 1) expect((await send(id)).status).toBe(200)
    expect((await send(id)).status).toBe(429)
  })

  it('is refused without an address, of an event that is over, and of a stranger', async () => {
    const guest = await world.app.person({ isGuest: true })
    const ofGuest = await world.eventOf(guest)
    expect(await send(ofGuest.id, guest)).toMatchObject({
      status: 400,
      body: { message: "You don't have an e-mail address to send this reminder to." },
    })
    const over = await world.eventOf(ada, { date: '2026-11-20' })
    expect((await send(over.id)).status).toBe(400)
    const { id } = await world.eventOf(ada)
    expect((await send(id, eve)).status).toBe(404)
    expect(world.mailbox.received).toEqual([])
  })

  it('says that mail is down, and that an address is refused', async () => {
    const { id } = await world.eventOf(ada)
    await world.mailbox.behave('gone')
    expect((await send(id)).status).toBe(503)
    await world.mailbox.behave('well')
    world.mailbox.unknown.add('ada@example.com')
    expect((await send(id)).status).toBe(400)
    expect(await world.app.database.db.$count(emailReminders)).toBe(0)
  })
})

describe('the notices of an event', () => {
  it("tell in the user's own days what comes, by which way, and what holds it back", async () => {
    await ada.call('PUT', '/preferences', { timeZone: 'Pacific/Auckland' })
    const { id } = await world.eventOf(ada, { date: '2026-12-05', reminderMethod: 'push', reminderDays: 3 })
    const { body } = await ada.call<Notices>('GET', `/occasions/${id}/notices`)
    expect(body.next.map(({ slot, channel, on, at }) => [slot, channel, on, at])).toEqual([
      ['order_by', 'email', '2026-11-30', '2026-11-29T20:00:00.000Z'],
      ['order_by', 'bell', '2026-11-30', '2026-11-29T20:00:00.000Z'],
      ['lead', 'email', '2026-12-02', '2026-12-01T20:00:00.000Z'],
      ['lead', 'bell', '2026-12-02', '2026-12-01T20:00:00.000Z'],
      ['day_before', 'email', '2026-12-04', '2026-12-03T20:00:00.000Z'],
      ['day', 'bell', '2026-12-05', '2026-12-04T20:00:00.000Z'],
    ])
    await ada.call('POST', `/occasions/${id}/mute`)
    const muted = await ada.call<Notices>('GET', `/occasions/${id}/notices`)
    expect(muted.body.next[0]).toMatchObject({ skipReason: 'muted', reason: 'The event is muted' })
  })

  it('say that one is late while the mail server is away', async () => {
    const { id } = await world.eventOf(ada, { date: '2026-11-28', needsGift: false })
    await world.mailbox.behave('gone')
    await world.look()
    const { body } = await ada.call<Notices>('GET', `/occasions/${id}/notices`)
    expect(body.next).toMatchObject([
      { skipReason: null, reason: "The mail server hasn't accepted it yet. We'll keep trying." },
    ])
  })

  it('are about the next year once those of this year have gone out', async () => {
    const { id } = await world.eventOf(ada, { date: '2020-11-28', isRecurring: true, needsGift: false })
    await world.look()
    const { body } = await ada.call<Notices>('GET', `/occasions/${id}/notices`)
    expect(body.next).toMatchObject([{ occurrenceDate: '2027-11-28', on: '2027-11-21' }])
    expect(body.past).toMatchObject([{ occurrenceDate: '2026-11-28', status: 'sent' }])
  })

  it('are nobody else’s', async () => {
    const { id } = await world.eventOf(ada)
    expect((await eve.call('GET', `/occasions/${id}/notices`)).status).toBe(404)
  })
})

describe("an event's Notify switch", () => {
  it('is saved without making an open editor stale', async () => {
    const { id, version } = await world.eventOf(ada, { reminderMethod: '' })
    const on = (await ada.call<Occasion>('PUT', `/occasions/${id}`, { reminderMethod: 'push' })).body
    expect(on).toMatchObject({ reminderMethod: 'push', version })
    expect(on.nextNotice?.channels).toContain('bell')
    expect((await ada.call('PUT', `/occasions/${id}`, { name: 'Dinner', version })).status).toBe(200)
  })
})

describe('the list of reminders', () => {
  const list = async (state?: string) =>
    (await ada.call<Reminder[]>('GET', `/reminders${state ? `?state=${state}` : ''}`)).body

  it('has those that are on, by day, with their urgency; the others are off or snoozed', async () => {
    const on = { reminderMethod: 'push' } as const
    await world.eventOf(ada, { ...on, name: 'In 20', date: '2026-12-11' })
    await world.eventOf(ada, { ...on, name: 'In 1', date: '2026-11-22' })
    await world.eventOf(ada, { ...on, name: 'In 14', date: '2026-12-05' })
    const snoozed = await world.eventOf(ada, { ...on, name: 'Snoozed', date: '2026-11-28' })
    const muted = await world.eventOf(ada, { ...on, name: 'Muted', date: '2026-11-28' })
    await world.eventOf(ada, { name: 'Off', date: '2026-11-29' })
    await world.eventOf(ada, { ...on, name: 'Over', date: '2026-11-20' })
    await world.eventOf(eve, { ...on, name: 'Hers', date: '2026-11-22' })
    await ada.call('POST', `/occasions/${snoozed.id}/snooze`, { days: 3 })
    await ada.call('POST', `/occasions/${muted.id}/mute`)
    expect((await list()).map(({ occasion, urgency, daysUntil }) => [occasion.name, urgency, daysUntil])).toEqual([
      ['In 1', 'critical', 1],
      ['In 14', 'medium', 14],
      ['In 20', 'low', 20],
    ])
    expect(await list('snoozed')).toMatchObject([{ occasion: { name: 'Snoozed' }, snoozedUntil: '2026-11-24' }])
    expect((await list('off')).map(({ occasion }) => occasion.name)).toEqual(['Muted', 'Off'])
    await ada.call('PUT', `/contacts/${muted.contactId}`, { remindersPaused: true })
    expect((await list('off'))[0]).toMatchObject({ paused: true, occasion: { name: 'Muted' } })
    world.app.clock.setTo('2026-11-24T00:00:00Z')
    const awake = await list()
    // The bell tells once more of the one that woke up, by the day on which it did.
    expect(awake.map(({ occasion, wokeOn }) => [occasion.name, wokeOn])).toEqual([
      ['Snoozed', '2026-11-24'],
      ['In 14', null],
      ['In 20', null],
    ])
  })

  it('says what is planned for each, as the calendar does', async () => {
    const on = { reminderMethod: 'push', date: '2026-11-28' } as const
    const gifts = async () => (await list()).map(({ gift }) => gift)
    const { id, contactId } = await world.eventOf(ada, { ...on, needsGift: true })
    await world.eventOf(ada, { ...on, needsGift: false, date: '2026-11-29' })
    expect(await gifts()).toEqual(['none', null])
    const kettle = { contactId, occasionId: id, title: 'Kettle', isSaved: true }
    const { body } = await ada.call<{ id: number }>('POST', '/gift-ideas', kettle)
    expect(await gifts()).toEqual(['assigned', null])
    await ada.call('PATCH', `/gift-ideas/${body.id}/purchase`, { isPurchased: true })
    expect(await gifts()).toEqual(['purchased', null])
  })

  it('refuses a state that there is not', async () => {
    expect((await ada.call('GET', '/reminders?state=asleep')).status).toBe(400)
  })
})

describe('the health of the reminders', () => {
  it('is shown to administrators only', async () => {
    expect((await ada.call('GET', '/admin/reminder-health')).status).toBe(403)
  })

  it('counts what is due, late, failed and sent', async () => {
    const admin = await world.app.person({ isAdmin: true })
    const health = async () => (await admin.call<ReminderHealth>('GET', '/admin/reminder-health')).body
    await world.eventOf(ada, { date: '2026-11-28', needsGift: false })
    await world.eventOf(ada, { date: '2026-11-29', needsGift: false, name: 'Tomorrow' })
    await world.mailbox.behave('gone')
    await world.look()
    world.app.clock.advance(180_000)
    const away = await health()
    expect(away).toMatchObject({ due: 2, overdue: 1, sent: 0, failed: 0 })
    expect(away.lastError).toBe("We couldn't send e-mails at that time.")
    await world.mailbox.behave('well')
    await world.look()
    expect(await health()).toMatchObject({ due: 1, overdue: 0, sent: 1, oldest: null, lastError: null })
  })
})

it.each([
  ['GET', '/reminders'],
  ['GET', '/occasions/1/notices'],
  ['POST', '/occasions/1/send-reminder'],
  ['GET', '/admin/reminder-health'],
] as const)('%s %s is refused signed out', async (method, path) => {
  expect((await world.app.visitor.call(method, path)).status).toBe(401)
})
