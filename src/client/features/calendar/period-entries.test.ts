import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MonthBirthday } from '#domain/contacts/schema.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { byDay } from './occurrences.ts'
import { periodEntries } from './period-entries.ts'

const occurrence = (date: CalendarDate, occasionId = 1): Occurrence => ({
  occasionId,
  date,
  name: 'Birthday',
  type: 'birthday',
  levelOfImportance: 'Medium',
  isRecurring: true,
  linkedTo: null,
  muted: false,
  gift: null,
  planId: null,
  skipped: false,
  nextNotice: null,
  deliveryDays: null,
  orderBy: null,
  turning: null,
  years: null,
  contact: { id: 1, fullName: 'Maya Okafor', relationship: 'sibling', birthday: null },
})
const inMay: MonthBirthday = { contactId: 7, fullName: 'Jonas Berg', relationship: 'friend', month: 5 }

describe('the list of a period', () => {
  const drawn = [occurrence('2027-04-30', 1), occurrence('2027-05-01', 2), occurrence('2027-05-31', 3)]

  it('of a month leaves out the days of its neighbors, and ends with birthdays without a day', () => {
    const entries = periodEntries('month', '2027-05-10', [...drawn, occurrence('2027-06-01', 4)], [inMay])
    expect(entries.map(({ key }) => key)).toEqual(['2 2027-05-01', '3 2027-05-31', 'contact 7'])
  })

  it('of another month does not name them', () => {
    expect(periodEntries('month', '2027-04-10', drawn, [inMay]).map(({ key }) => key)).toEqual(['1 2027-04-30'])
  })

  it('of a year has them between May and June', () => {
    const entries = periodEntries('year', '2027-01-01', [...drawn, occurrence('2027-06-01', 4)], [inMay])
    expect(entries.map(({ kind }) => kind)).toEqual(['event', 'event', 'event', 'month', 'event'])
  })

  it('of a week has none, in whatever month it is', () => {
    expect(periodEntries('week', '2027-05-31', drawn, [inMay]).map(({ key }) => key)).toEqual(['3 2027-05-31'])
  })
})

describe('events by day', () => {
  it('are all there, each on its day, in the order of the list', () => {
    const dates = fc.array(fc.constantFrom('2027-05-01', '2027-05-02', '2027-05-03'))
    fc.assert(
      fc.property(dates, (listed) => {
        const all = listed.map((date, index) => occurrence(date, index))
        const days = byDay(all)
        expect([...days.values()].flat()).toHaveLength(all.length)
        for (const [day, events] of days) expect(events).toEqual(all.filter(({ date }) => date === day))
      }),
    )
  })
})
