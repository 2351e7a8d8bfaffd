import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Contact } from '#domain/contacts/schema.ts'
import type { MovableFeast } from '#domain/occasions/movable-feasts.ts'
import type { ListedOccasion, Occasion, Occurrence } from '#domain/occasions/schema.ts'
import { addDays, daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { day } from '#domain/testing/day.ts'
import { sessions } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent } from '#server/testing/records.ts'

let app: TestApp
let ada: Person
let mother: Contact

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  app.clock.setTo('2025-01-02T12:00:00.000Z')
  ada = await app.person()
  await stayIn()
  mother = await addContact(ada, { fullName: 'Grace', relationship: 'mother' })
})

/** Keeps the same session through sixteen years. */
const stayIn = () =>
  app.database.db.update(sessions).set({ expire: new Date('2045-01-01T00:00:00.000Z'), lastSeenAt: app.clock.now() })

/** Month and day from 2025 on, copied from printed calendars, not computed. */
const printed: Record<MovableFeast, string> = {
  easter: '04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10 04-01',
  'mothers-day': '05-11 05-10 05-09 05-14 05-13 05-12 05-11 05-09 05-08 05-14 05-13 05-11 05-10 05-09 05-08 05-13',
  'fathers-day': '06-15 06-21 06-20 06-18 06-17 06-16 06-15 06-20 06-19 06-18 06-17 06-15 06-21 06-20 06-19 06-17',
  thanksgiving: '11-27 11-26 11-25 11-23 11-22 11-28 11-27 11-25 11-24 11-23 11-22 11-27 11-26 11-25 11-24 11-22',
}
const feasts = (Object.keys(printed) as MovableFeast[]).map((feast) => ({
  feast,
  days: printed[feast].split(' ').map((monthAndDay, index) => day(`${2025 + index}-${monthAndDay}`)),
}))

const add = (type: string, date: CalendarDate) =>
  addEvent(ada, mother.id, { name: 'The day', type, date, isRecurring: true })

/** What the upcoming list, the calendar of that year and the event itself say on a day. */
async function saidOn(today: CalendarDate, id: number) {
  app.clock.setTo(`${today}T12:00:00.000Z`)
  await stayIn()
  const year = today.slice(0, 4)
  const upcoming = (await ada.call<ListedOccasion[]>('GET', '/occasions/upcoming/400')).body
  const calendar = (await ada.call<Occurrence[]>('GET', `/occasions/between/${year}-01-01/${year}-12-31`)).body
  const { nextDate, daysUntil } = (await ada.call<Occasion>('GET', `/occasions/${id}`)).body
  return {
    list: upcoming.map(({ occurrenceDate }) => occurrenceDate),
    calendar: calendar.map(({ date }) => date),
    reminder: { nextDate, daysUntil },
  }
}

describe('one row of a movable feast', () => {
  it.each(feasts)(
    'is on the right day of 2025 to 2040 in list, calendar and reminder: $feast',
    async ({ feast, days }) => {
      const first = days[0] ?? '2025-01-01'
      const { id } = await add(feast, first)
      const following: (string | null)[] = []
      for (const [index, day] of days.entries()) {
        const newYear = `${2025 + index}-01-02` as const
        expect(await saidOn(newYear, id)).toEqual({
          list: [day],
          calendar: [day],
          reminder: { nextDate: day, daysUntil: daysBetween(newYear, day) },
        })
        expect((await saidOn(day, id)).reminder).toEqual({ nextDate: day, daysUntil: 0 })
        const next = days[index + 1]
        if (next) following.push((await saidOn(addDays(day, 1), id)).reminder.nextDate)
      }
      expect(following).toEqual(days.slice(1))
    },
    60_000,
  )

  it('comes back on the very day that was set by hand', async () => {
    const { id } = await add('mothers-day', '2025-05-12')
    for (const year of [2025, 2026, 2033, 2040]) {
      const day = `${year}-05-12` as const
      expect(await saidOn(`${year}-01-02`, id)).toMatchObject({
        list: [day],
        calendar: [day],
        reminder: { nextDate: day },
      })
    }
  })

  it('is computed again when it is put back on its own day', async () => {
    const { id } = await add('mothers-day', '2025-05-12')
    await ada.call('PATCH', `/occasions/${id}`, { date: '2025-05-11' })
    expect(await saidOn('2026-01-02', id)).toMatchObject({ list: ['2026-05-10'], calendar: ['2026-05-10'] })
  })

  it('made by Generate Events follows its rule as well', async () => {
    await ada.call('POST', '/occasions/generate-relationship-events')
    const [made] = (await ada.call<Occasion[]>('GET', '/occasions')).body
    expect(made).toMatchObject({ type: 'mothers-day', nextDate: '2025-05-11' })
    expect((await saidOn('2028-01-02', made?.id ?? 0)).reminder.nextDate).toBe('2028-05-14')
  })
})
