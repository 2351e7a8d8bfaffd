import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkedEventsOf, planLinkedEvents, type LinkingContact } from '#domain/contacts/linked-events.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import type { LeapDay } from '#domain/occasions/recurrence.ts'
import type { ListedOccasion, Occasion } from '#domain/occasions/schema.ts'
import type { Plan } from '#domain/plans/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { emailReminders, giftIdeas, occasions, occasionSkips, reminders, userPreferences } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import type { NewContact } from '#domain/testing/new-records.ts'
import { addContact, addEvent, insertGift } from '#server/testing/records.ts'
import { carryLeapDay } from './commands.ts'

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

const contact = (fields: Partial<NewContact> = {}) => addContact(ada, { fullName: 'Maya', ...fields })

async function eventOf({ id }: Contact): Promise<ListedOccasion> {
  const { body } = await ada.call<ListedOccasion[]>('GET', `/contacts/${id}/occasions`)
  if (!body[0]) throw new Error('no event')
  return body[0]
}

describe('days in plans', () => {
  const planned = async () =>
    (await ada.call<Plan[]>('GET', '/plans')).body.map(({ people }) =>
      people.map((one) => [one.occurrenceDate, one.budget]),
    )

  it("move with the event's date, those of later years too, and keep their budgets", async () => {
    const { id } = await contact()
    const christmas = { type: 'christmas', contactIds: [id] }
    const { body } = await ada.call<Plan>('POST', '/plans', {
      ...christmas,
      name: 'A',
      date: '2026-12-25',
      totalBudget: 50,
    })
    await ada.call('POST', '/plans', { ...christmas, name: 'B', date: '2027-12-25', totalBudget: 60 })
    const path = `/occasions/${body.people[0]?.occasionId}`
    await ada.call('PATCH', path, { date: '2026-12-24' })
    expect(await planned()).toEqual([[['2027-12-24', '60.00']], [['2026-12-24', '50.00']]])
    expect((await ada.call<Occasion>('GET', path)).body).toMatchObject({ budget: '50.00', planId: body.id })
    await ada.call('PATCH', path, { isRecurring: false })
    expect(await planned()).toEqual([[], [['2026-12-24', '50.00']]])
    await ada.call('DELETE', `/plans/${body.id}`)
    await ada.call('PATCH', path, { isRecurring: true })
    await ada.call('POST', '/plans', { ...christmas, name: 'C', date: '2027-12-25' })
    await ada.call('PATCH', path, { isRecurring: false })
    expect(await planned()).toEqual([[], []])
  })

  it('stay in the plan that has the new day already', async () => {
    const { id } = await contact()
    const christmas = { type: 'christmas', contactIds: [id] }
    const { body } = await ada.call<Plan>('POST', '/plans', { ...christmas, name: 'A', date: '2026-12-25' })
    await ada.call('POST', '/plans', { ...christmas, name: 'B', date: '2027-12-25' })
    await ada.call('PATCH', `/occasions/${body.people[0]?.occasionId}`, { date: '2027-12-20' })
    expect(await planned()).toEqual([[], [['2027-12-20', null]]])
  })

  it('follow the preference for leap days', async () => {
    const { id } = await contact()
    const leap = { name: 'Leap', type: 'annual', date: '2028-02-29', contactIds: [id] }
    await addEvent(ada, id, { ...leap, date: '2024-02-29', isRecurring: true })
    await ada.call('POST', '/plans', { ...leap, date: '2027-02-28', totalBudget: 50 })
    await ada.call('PUT', '/preferences', { leapDay: 'mar1' })
    expect(await planned()).toEqual([[['2027-03-01', '50.00']]])
  })

  it("follow a contact's birthday", async () => {
    const { id } = await contact({ birthday: '1990-12-17' })
    const birthday = { name: 'Birthdays', type: 'birthday', date: '2026-12-17', contactIds: [id] }
    await ada.call('POST', '/plans', { ...birthday, totalBudget: 50 })
    await ada.call('PUT', `/contacts/${id}`, { birthday: '1990-12-19' })
    expect(await planned()).toEqual([[['2026-12-19', '50.00']]])
  })
})

/** Everything that can be tied to one occurrence. */
async function tie(event: Occasion, occurrenceDate: CalendarDate) {
  const { db } = app.database
  const at = app.clock.now()
  const { id: occasionId, contactId } = event
  await insertGift(app, ada.id, contactId, { occasionId, isSaved: true, isPurchased: true, occurrenceDate })
  await db.insert(occasionSkips).values({ userId: ada.id, occasionId, occurrenceDate, createdAt: at })
  const slot = { userId: ada.id, occasionId, occurrenceDate, slot: 'lead' } as const
  await db.insert(emailReminders).values({ ...slot, contactId, daysBeforeEvent: 7, status: 'sent' })
  const plan = { ...slot, reminderDate: occurrenceDate, sendAt: at } as const
  await db.insert(reminders).values([
    { ...plan, channel: 'email', isSent: true },
    { ...plan, channel: 'bell', isSent: false },
  ])
  await db
    .update(occasions)
    .set({ snoozedOccurrence: occurrenceDate, snoozedUntil: '2026-11-25' })
    .where(eq(occasions.id, occasionId))
}

/** The occurrences that things are tied to, the snooze last. */
async function tied(): Promise<(string | null)[]> {
  const { db } = app.database
  const rows = await Promise.all([
    db.select({ on: giftIdeas.occurrenceDate }).from(giftIdeas),
    db.select({ on: occasionSkips.occurrenceDate }).from(occasionSkips),
    db.select({ on: emailReminders.occurrenceDate }).from(emailReminders),
    db.select({ on: reminders.occurrenceDate }).from(reminders),
    db.select({ on: occasions.snoozedOccurrence }).from(occasions),
  ])
  return rows.flat().map(({ on }) => on)
}

const all = (date: string) => [date, date, date, date, date]

describe('a change of date carries its own along', () => {
  it('when the event’s date is edited', async () => {
    const { id } = await contact()
    const event = await addEvent(ada, id, { type: 'annual', date: '2000-12-01' })
    await tie(event, '2026-12-01')
    const { body } = await ada.call<Occasion>('PATCH', `/occasions/${event.id}`, { date: '2000-12-05' })
    expect(body).toMatchObject({ skipped: true, reminderSent: true, snoozedUntil: '2026-11-25' })
    expect(await tied()).toEqual(all('2026-12-05'))
    await ada.call('PATCH', `/occasions/${event.id}`, { date: '2000-11-23' })
    expect(await tied()).toEqual(all('2026-11-23'))
    const [row] = await app.database.db.select().from(occasions)
    expect(row?.snoozedUntil).toBe('2026-11-23')
  })

  it('when its rule changes with its type', async () => {
    const { id } = await contact()
    const event = await addEvent(ada, id, { type: 'mothers-day', date: '2026-05-10' })
    await tie(event, '2027-05-09')
    await ada.call('PATCH', `/occasions/${event.id}`, { type: 'annual' })
    expect(await tied()).toEqual(all('2027-05-10'))
  })

  it('when the contact’s birthday changes', async () => {
    const maya = await contact({ birthday: '1992-12-01' })
    await tie(await eventOf(maya), '2026-12-01')
    await ada.call('PUT', `/contacts/${maya.id}`, { birthday: '12/03' })
    expect(await tied()).toEqual(all('2026-12-03'))
    expect(await eventOf(maya)).toMatchObject({ gifts: { purchased: 1 }, skipped: true })
  })

  it('when the leap-day preference changes, of that user alone', async () => {
    app.clock.setTo('2026-12-15T12:00:00Z')
    ada = await app.person()
    const maya = await contact({ birthday: '02/29' })
    const event = await eventOf(maya)
    await tie(event, '2027-02-28')
    const switchTo = async (person: Person, before: LeapDay, after: LeapDay) =>
      changeData(app.database.db, person.actor().owner, async (tx) => {
        await tx.update(userPreferences).set({ leapDay: after }).where(eq(userPreferences.userId, person.id))
        await carryLeapDay(tx, person.actor(), before, after)
      })
    await switchTo(await app.person(), 'feb28', 'mar1')
    expect(new Set(await tied())).toEqual(new Set(['2027-02-28']))
    await switchTo(ada, 'feb28', 'mar1')
    expect(await tied()).toEqual(all('2027-03-01'))
    expect(await eventOf(maya)).toMatchObject({ nextDate: '2027-03-01', gifts: { purchased: 1 } })
    await switchTo(ada, 'mar1', 'feb28')
    expect(await tied()).toEqual(all('2027-02-28'))
  })

  it('but leaves what was given before, and keeps one row where the new day has its own', async () => {
    const { id } = await contact()
    const event = await addEvent(ada, id, { type: 'annual', date: '2000-12-01' })
    await tie(event, '2026-12-01')
    const { db } = app.database
    const at = app.clock.now()
    const lastYear = { isSaved: true, isPurchased: true, occurrenceDate: '2025-12-01' } as const
    await insertGift(app, ada.id, id, { occasionId: event.id, ...lastYear })
    await db
      .insert(occasionSkips)
      .values({ userId: ada.id, occasionId: event.id, occurrenceDate: '2026-12-05', createdAt: at })
    const sent = { userId: ada.id, occasionId: event.id, contactId: id, daysBeforeEvent: 7, status: 'sent' } as const
    await db.insert(emailReminders).values({ ...sent, occurrenceDate: '2026-12-05', slot: 'lead' })
    await ada.call('PATCH', `/occasions/${event.id}`, { date: '2000-12-05' })
    const on = '2026-12-05'
    expect(await tied()).toEqual(expect.arrayContaining([on, '2025-12-01']))
    expect(await tied()).toHaveLength(6)
  })
})

/** One step of a user who cannot make up their mind. */
const edit = fc.oneof(
  fc.record({
    birthday: fc.constantFrom(null, '05', '02/29', '12/31', '1992-11-22', '2000-02-29', '1955-01-01', '2026-11-21'),
  }),
  fc.record({ fullName: fc.constantFrom('Maya', 'Zoë', "O'Neill", 'Maya’s mother') }),
  fc.record({ relationship: fc.constantFrom('spouse', 'Partner', 'friend', 'mother') }),
  fc.record({ anniversaryDate: fc.constantFrom(null, '2014-06-21', '2012-02-29', '2027-03-01') }),
  fc.record({ date: fc.constantFrom<CalendarDate>('1992-11-20', '1980-02-29', '1999-12-31', '2000-11-21') }),
)

it('any run of edits leaves the events that the rules call for, and this year’s present this year’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      const maya = await contact({ birthday: '1992-11-22' })
      const present = await eventOf(maya)
      const bought = { isSaved: true, isPurchased: true, occurrenceDate: '2026-11-22' } as const
      await insertGift(app, ada.id, maya.id, { occasionId: present.id, ...bought })
      for (const step of edits) {
        const [linked] = await linkedRows(maya.id)
        if ('date' in step) {
          if (linked) await ada.call('PATCH', `/occasions/${linked.id}`, step)
          continue
        }
        const before = await linkingContact(maya.id)
        const plan = planLinkedEvents({
          before,
          after: afterward(before, step),
          rows: (await linkedRows(maya.id)).map((row) => ({ ...row, hasGifts: row.id === present.id })),
          suppressed: [],
          leapDay: 'feb28',
          today: '2026-11-21',
        })
        await ada.call('PATCH', `/contacts/${maya.id}`, step)
        const now = await linkedRows(maya.id)
        expect(now).toHaveLength(linkedEventsOf(await linkingContact(maya.id)).length)
        for (const { id, patch } of plan.change) expect(now.find((row) => row.id === id)).toMatchObject(patch)
        for (const { name, date, linkedTo } of plan.create) {
          expect(now).toContainEqual(expect.objectContaining({ name, date, linkedTo }))
        }
      }
      const { body } = await ada.call<ListedOccasion[]>('GET', `/contacts/${maya.id}/occasions`)
      expect(body.find(({ id }) => id === present.id)?.gifts.purchased).toBe(1)
    }),
    { numRuns: Number(process.env.EDIT_RUNS ?? 25) },
  )
}, 600_000)

async function linkedRows(contactId: number) {
  const rows = await app.database.db.select().from(occasions).where(eq(occasions.contactId, contactId))
  return rows.flatMap((row) => (row.linkedTo === null ? [] : [{ ...row, linkedTo: row.linkedTo }]))
}

async function linkingContact(id: number): Promise<LinkingContact> {
  const { fullName, relationship, birthday, anniversaryDate } = (await ada.call<Contact>('GET', `/contacts/${id}`)).body
  return { fullName, relationship, birthday, anniversaryDate }
}

function afterward(before: LinkingContact, step: object): LinkingContact {
  const after = { ...before, ...step }
  const isCouple = ['spouse', 'partner'].includes(after.relationship.toLowerCase())
  return { ...after, anniversaryDate: isCouple ? after.anniversaryDate : null }
}

describe('a birthday of yesterday that is corrected to tomorrow', () => {
  /** With everything of that day: a present, a skip, mails that were sent. */
  async function celebrated() {
    const maya = await contact({ birthday: '1992-11-20' })
    const event = await eventOf(maya)
    await tie(event, '2026-11-20')
    return { maya, event }
  }
  const presentsOf = async () =>
    (await app.database.db.select({ day: giftIdeas.occurrenceDate }).from(giftIdeas)).map(({ day }) => day)

  it.each(['the contact', 'the event'])('has its present already, whether %s is edited', async (edited) => {
    const { maya, event } = await celebrated()
    const { status } =
      edited === 'the contact'
        ? await ada.call('PATCH', `/contacts/${maya.id}`, { birthday: '1992-11-22' })
        : await ada.call('PATCH', `/occasions/${event.id}`, { date: '1992-11-22' })
    expect(status).toBe(200)
    expect(await eventOf(maya)).toMatchObject({
      nextDate: '2026-11-22',
      daysUntil: 1,
      skipped: true,
      gifts: { purchased: 1 },
    })
  })

  it('is sent again: the e-mails were for the wrong day', async () => {
    const { maya } = await celebrated()
    await ada.call('PATCH', `/contacts/${maya.id}`, { birthday: '1992-11-22' })
    const [mailed] = await app.database.db.select().from(emailReminders)
    expect(mailed?.occurrenceDate).toBe('2026-11-20')
    expect(await eventOf(maya)).toMatchObject({ reminderSent: false })
  })

  it('keeps the present in the past list when the right day is over as well', async () => {
    const { maya } = await celebrated()
    await ada.call('PATCH', `/contacts/${maya.id}`, { birthday: '1992-11-02' })
    const { body } = await ada.call<ListedOccasion[]>('GET', `/contacts/${maya.id}/occasions/past`)
    expect(body).toMatchObject([{ occurrenceDate: '2026-11-02', gifts: { purchased: 1 } }])
  })

  it('keeps it when it becomes an event of one day only', async () => {
    const maya = await contact()
    const party = await addEvent(ada, maya.id, { date: '2025-11-20', isRecurring: true })
    await tie(party, '2026-11-20')
    await ada.call('PATCH', `/occasions/${party.id}`, { date: '2026-11-22', isRecurring: false })
    expect(await presentsOf()).toEqual(['2026-11-22'])
    expect(await eventOf(maya)).toMatchObject({ nextDate: '2026-11-22', gifts: { purchased: 1 } })
  })

  it('leaves it where it was when the new day is more than half a year away', async () => {
    const party = await addEvent(ada, (await contact()).id, { date: '2025-11-20', isRecurring: true })
    await tie(party, '2026-11-20')
    await ada.call('PATCH', `/occasions/${party.id}`, { date: '2027-05-25' })
    expect(await presentsOf()).toEqual(['2026-11-20'])
  })
})
