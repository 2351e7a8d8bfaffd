import { describe, expect, it } from 'vitest'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { withShownChange } from './shown-change.ts'

const gifts = {
  purchased: 0,
  cards: 0,
  assigned: 0,
  ideas: 0,
  spent: '0.00',
  withoutPrice: 0,
  thumbnails: [],
  nextToBuy: null,
  collaborators: [],
}

/** As the server tells it on 21 November 2026. */
const marathon: ListedOccasion = {
  id: 7,
  uid: 'u7',
  contactId: 1,
  name: 'Marathon',
  date: '2026-12-06',
  type: 'custom',
  reminderDays: 7,
  reminderMethod: '',
  isRecurring: false,
  levelOfImportance: 'Medium',
  needsGift: true,
  needsCard: false,
  deliveryDays: null,
  orderBy: null,
  planId: null,
  budget: '80.00',
  budgetRanges: { low: 40, high: 80 },
  linkedTo: null,
  yearKnown: true,
  dateRule: 'fixed',
  muted: false,
  skipped: false,
  snoozedUntil: null,
  nextNotice: null,
  noticeDays: [],
  reminderSent: false,
  notes: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  nextDate: '2026-12-06',
  daysUntil: 15,
  turning: null,
  contact: { id: 1, fullName: 'Tom Brandt', relationship: 'friend', birthday: '1988-12-10' },
  occurrenceDate: '2026-12-06',
  gifts,
  lastGiven: null,
}
const christmas: ListedOccasion = {
  ...marathon,
  id: 8,
  name: 'Christmas',
  type: 'christmas',
  date: '2026-12-25',
  nextDate: '2026-12-25',
  occurrenceDate: '2026-12-25',
  daysUntil: 34,
  isRecurring: true,
}
const birthday: ListedOccasion = {
  ...marathon,
  id: 9,
  name: "Tom Brandt's Birthday",
  type: 'birthday',
  linkedTo: 'birthday',
  isRecurring: true,
  date: '1988-12-10',
  nextDate: '2026-12-10',
  occurrenceDate: '2026-12-10',
  daysUntil: 19,
  turning: 38,
}
const list = { days: 365, leapDay: 'feb28' } as const
const month = { days: 30, leapDay: 'feb28' } as const

describe('a change of an event in the upcoming lists', () => {
  it('is at its new place with its new day and distance', () => {
    const shown = withShownChange([marathon, christmas], { id: 7, name: 'Carols', date: '2026-12-26' }, list)
    expect(shown).toMatchObject([
      { name: 'Christmas' },
      { name: 'Carols', date: '2026-12-26', nextDate: '2026-12-26', occurrenceDate: '2026-12-26', daysUntil: 35 },
    ])
  })

  it('leaves a list whose days it no longer falls into, and comes into one where it does', () => {
    expect(withShownChange([marathon], { id: 7, date: '2027-01-20' }, month)).toEqual([])
    const known = { ...christmas, id: 10 }
    expect(withShownChange([marathon], { id: 10, date: '2026-11-30' }, { ...month, known })).toMatchObject([
      { id: 10, daysUntil: 9 },
      { id: 7 },
    ])
    expect(withShownChange([marathon], { id: 99, date: '2026-11-30' }, month)).toEqual([marathon])
  })

  it('goes when the event is over by it, and comes back next year when it recurs', () => {
    expect(withShownChange([marathon], { id: 7, date: '2026-11-20' }, list)).toEqual([])
    expect(withShownChange([marathon], { id: 7, date: '2026-11-20', isRecurring: true }, list)).toMatchObject([
      { nextDate: '2027-11-20', daysUntil: 364 },
    ])
  })

  it('recomputes a feast, unless its day was set by hand', () => {
    const easter = withShownChange([marathon], { id: 7, type: 'easter', date: '2026-04-05', isRecurring: true }, list)
    expect(easter).toMatchObject([{ dateRule: 'easter', nextDate: '2027-03-28' }])
    const monday = withShownChange([marathon], { id: 7, type: 'easter', date: '2026-04-06', isRecurring: true }, list)
    expect(monday).toMatchObject([{ dateRule: 'fixed', nextDate: '2027-04-06' }])
  })

  it('keeps 29 February on the day of the preference', () => {
    const leap = { id: 7, date: '2024-02-29', isRecurring: true }
    expect(withShownChange([marathon], leap, list)).toMatchObject([{ nextDate: '2027-02-28' }])
    expect(withShownChange([marathon], leap, { ...list, leapDay: 'mar1' })).toMatchObject([{ nextDate: '2027-03-01' }])
  })

  it('counts the age from the new date of a linked birthday', () => {
    expect(withShownChange([birthday], { id: 9, date: '1990-12-12' }, list)).toMatchObject([{ turning: 36 }])
    const yearless = { ...birthday, yearKnown: false, date: '1904-12-10', turning: null } as const
    expect(withShownChange([yearless], { id: 9, date: '1904-12-12' }, list)).toMatchObject([{ turning: null }])
    expect(withShownChange([birthday], { id: 9, type: 'custom' }, list)).toMatchObject([
      { turning: null, linkedTo: null },
    ])
  })

  it('writes the budget as the server does', () => {
    const [shown] = withShownChange([marathon], { id: 7, budget: '25' }, list)
    expect(shown).toMatchObject({ budget: '25.00', budgetRanges: { low: 13, high: 25 } })
    expect(withShownChange([marathon], { id: 7, budget: null }, list)).toMatchObject([
      { budget: null, budgetRanges: null },
    ])
  })
})
