import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Preferences } from '#domain/accounts/schema.ts'
import { digests } from '#server/db/schema.ts'
import type { Person } from '#server/testing/app.ts'
import { addGift } from '#server/testing/records.ts'
import { openReminderWorld, type ReminderWorld } from '../testing/world.ts'
import { sendDigests } from './send-digests.ts'

let world: ReminderWorld
let ada: Person
beforeAll(async () => {
  world = await openReminderWorld()
})
afterAll(() => world.close())
// A Saturday, 15:00 UTC.
beforeEach(async () => {
  ada = await world.begin()
})

const wantMonday = (who = ada) => who.call('PUT', '/preferences', { digest: { enabled: true, day: 1, hour: 9 } })
async function lookAt(instant: string) {
  world.app.clock.setTo(instant)
  await sendDigests(world.services)
}
const ids = () => world.mailbox.received.map(({ messageId }) => messageId)
const ledger = async () =>
  (await world.app.database.db.select().from(digests)).map(({ week, status }) => [week, status])
const firstMail = () => PostalMime.parse(world.mailbox.received[0]?.raw ?? '')

describe('the weekly e-mail', () => {
  it('comes on its day and at its hour in the user’s own zone, once a week', async () => {
    await ada.call('PUT', '/preferences', { timeZone: 'America/Los_Angeles' })
    await wantMonday()
    await world.eventOf(ada, { date: '2026-12-05' })
    await lookAt('2026-11-23T16:59:59Z')
    expect(ids()).toHaveLength(0)
    for (const time of ['2026-11-23T17:00:00Z', '2026-11-23T17:01:00Z', '2026-11-25T17:00:00Z']) await lookAt(time)
    expect(ids()).toHaveLength(1)
    await lookAt('2026-11-30T17:00:00Z')
    expect(new Set(ids()).size).toBe(2)
    expect(await ledger()).toEqual([
      ['2026-11-23', 'sent'],
      ['2026-11-30', 'sent'],
    ])
  })

  it('starts with events without a gift, and says what is spent of each budget and of all', async () => {
    await wantMonday()
    const party = await world.eventOf(ada, { name: 'Party', date: '2026-12-01', budget: '60' })
    await addGift(ada, party.contactId, { occasionId: party.id, isSaved: true, price: '45.00' })
    await world.eventOf(ada, { name: 'Wedding', date: '2026-12-10', budget: '100' })
    await world.eventOf(ada, { name: 'Move', date: '2027-01-10' })
    const muted = await world.eventOf(ada, { name: 'Dinner', date: '2026-12-02' })
    await ada.call('POST', `/occasions/${muted.id}/mute`)
    await lookAt('2026-11-23T09:00:00Z')
    const { subject, text = '', html = '' } = await firstMail()
    expect(subject).toBe('Your next 30 days')
    for (const content of [text, html]) {
      expect(content.indexOf('Wedding')).toBeGreaterThan(0)
      expect(content.indexOf('Wedding')).toBeLessThan(content.indexOf('Party'))
      expect(content).not.toMatch(/Move|Dinner/)
      for (const words of ['$45.00 of $60.00', '$0.00 of $100.00', '$45.00 of $160.00'])
        expect(content).toContain(words)
    }
  })

  it('measures spending against the budget in the plan of that day', async () => {
    await wantMonday()
    const party = await world.eventOf(ada, { name: 'Christmas', type: 'christmas', date: '2026-12-12', budget: '60' })
    const plan = { name: 'Christmas', type: 'christmas', date: '2026-12-12', contactIds: [party.contactId] }
    await ada.call('POST', '/plans', { ...plan, totalBudget: '75' })
    await lookAt('2026-11-23T09:00:00Z')
    expect((await firstMail()).text).toContain('$0.00 of $75.00')
  })

  it('says until when to order what isn’t bought yet', async () => {
    await wantMonday()
    await world.eventOf(ada, { name: 'Party', date: '2026-12-11', deliveryDays: 7 })
    await world.eventOf(ada, { name: 'Dinner', date: '2026-11-28' })
    await world.eventOf(ada, { name: 'Trip', date: '2026-11-26' })
    const chosen = await world.eventOf(ada, { name: 'Wedding', date: '2026-12-12' })
    await addGift(ada, chosen.contactId, { occasionId: chosen.id, isSaved: true })
    const bought = await world.eventOf(ada, { name: 'Move', date: '2026-12-13' })
    await addGift(ada, bought.contactId, { occasionId: bought.id, isSaved: true, isPurchased: true })
    await lookAt('2026-11-23T09:00:00Z')
    const lines = ((await firstMail()).text ?? '').replaceAll(/\n {2}(?! *http)/g, ' ').split('\n')
    const lineOf = (name: string) => lines.find((line) => line.includes(name))
    expect(lineOf('Party')).toMatch(/\. Order by Fri, Dec 4\b/)
    expect(lineOf('Dinner')).toMatch(/\. Order today\b/)
    expect(lineOf('Wedding')).toMatch(/\. Order by Mon, Dec 7\b/)
    for (const name of ['Trip', 'Move']) expect(lineOf(name)).not.toMatch(/order/i)
  })

  it('shows no amounts to someone who hides budgets', async () => {
    await wantMonday()
    await ada.call('PUT', '/preferences', { budgetVisibility: false })
    await world.eventOf(ada, { date: '2026-12-01', budget: '60' })
    await lookAt('2026-11-23T09:00:00Z')
    expect((await firstMail()).text).not.toContain('$')
  })

  it('comes late after downtime, and never more than two days late', async () => {
    await wantMonday()
    await world.eventOf(ada, { date: '2026-12-05' })
    await lookAt('2026-11-25T23:00:00Z')
    expect(ids()).toHaveLength(1)
    await lookAt('2026-12-03T00:00:00Z')
    expect(ids()).toHaveLength(1)
  })

  it('isn’t made up for when it is turned on after its time', async () => {
    await world.eventOf(ada, { date: '2026-12-05' })
    world.app.clock.setTo('2026-11-23T09:30:00Z')
    await wantMonday()
    await lookAt('2026-11-23T10:00:00Z')
    expect(ids()).toHaveLength(0)
  })

  it('is sent by one of several processes', async () => {
    await wantMonday()
    await world.eventOf(ada, { date: '2026-12-05' })
    world.app.clock.setTo('2026-11-23T09:00:00Z')
    await Promise.all(Array.from({ length: 4 }, () => sendDigests(world.services)))
    await lookAt('2026-11-23T09:05:00Z')
    expect(ids()).toHaveLength(1)
  })

  it('is tried again while the mail server is away, and taken over from a process that was killed', async () => {
    await wantMonday()
    await world.eventOf(ada, { date: '2026-12-05' })
    await world.mailbox.behave('gone')
    await lookAt('2026-11-23T09:00:00Z')
    await world.mailbox.behave('well')
    await lookAt('2026-11-23T09:10:00Z')
    expect(ids()).toHaveLength(1)
    const lockedUntil = new Date('2026-11-30T09:01:30Z')
    const killed = { userId: ada.id, week: '2026-11-30', status: 'sending', lockedUntil, attempts: 1 } as const
    await world.app.database.db.insert(digests).values(killed)
    await lookAt('2026-11-30T09:00:30Z')
    expect(ids()).toHaveLength(1)
    await lookAt('2026-11-30T09:02:00Z')
    expect(ids()).toHaveLength(2)
  })

  it('is settled without an e-mail if there is nothing to show, no address, or the mailbox refuses it', async () => {
    const guest = await world.app.person({ isGuest: true })
    const eve = await world.app.person({ email: 'eve@example.com' })
    for (const who of [ada, guest, eve]) await wantMonday(who)
    for (const who of [guest, eve]) await world.eventOf(who, { date: '2026-12-05' })
    world.mailbox.unknown.add('eve@example.com')
    await lookAt('2026-11-23T09:00:00Z')
    await lookAt('2026-11-23T10:00:00Z')
    expect(ids()).toHaveLength(0)
    const statuses = (await ledger()).map(([, status]) => String(status))
    expect(statuses.toSorted((a, b) => a.localeCompare(b))).toEqual(['failed', 'skipped', 'skipped'])
  })

  it('has a one-click link of its own, which leaves reminders on', async () => {
    await wantMonday()
    await world.eventOf(ada, { date: '2026-12-05' })
    await lookAt('2026-11-23T09:00:00Z')
    const header = (await firstMail()).headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const { pathname, search } = new URL(header.replaceAll(/[<>]/g, ''))
    await world.app.app.inject({ url: pathname + search })
    const wanted = async () => (await ada.call<Preferences>('GET', '/preferences')).body
    expect((await wanted()).digest).toEqual({ enabled: true, day: 1, hour: 9 })
    await world.app.app.inject({ method: 'POST', url: pathname + search })
    expect(await wanted()).toMatchObject({ emailRemindersEnabled: true, digest: { enabled: false } })
    await lookAt('2026-11-30T09:00:00Z')
    expect(ids()).toHaveLength(1)
  })
})

it('refuses a day or an hour that doesn’t exist, and keeps what isn’t sent', async () => {
  await wantMonday()
  for (const digest of [{ day: 7 }, { day: -1 }, { hour: 24 }, { enabled: 'yes' }])
    expect((await ada.call('PUT', '/preferences', { digest })).status).toBe(400)
  await ada.call('PUT', '/preferences', { digest: { hour: 7 } })
  expect((await ada.call<Preferences>('GET', '/preferences')).body.digest).toEqual({ enabled: true, day: 1, hour: 7 })
})
