import { describe, expect, it } from 'vitest'
import { day } from '../testing/day.ts'
import type { CalendarEvent, CalendarView } from './calendar-event.ts'
import { dateEntries, titleOf } from './dates.ts'

const view: CalendarView = { today: day('2026-11-21'), leapDay: 'feb28' }
const event: CalendarEvent = {
  uid: 'one',
  name: 'Christmas',
  type: 'christmas',
  date: day('2020-12-25'),
  isRecurring: true,
  dateRule: 'fixed',
  yearKnown: true,
  linkedTo: null,
  contactName: 'Maya Okafor',
  contactBirthday: null,
  skips: [],
  updatedAt: new Date('2026-11-01T12:00:00Z'),
  version: 3,
}
const entries = (facts: Partial<CalendarEvent> = {}, as: Partial<CalendarView> = {}) =>
  dateEntries({ ...event, ...facts }, { ...view, ...as })

describe('the title of an entry', () => {
  it.each([
    ['Christmas', 'Christmas for Maya Okafor'],
    ["Maya Okafor's Birthday", "Maya Okafor's Birthday"],
    ["maya okafor's birthday", "maya okafor's birthday"],
    ['Maya’s party', 'Maya’s party'],
    ['  Maya’s party', '  Maya’s party'],
    ['May day', 'May day for Maya Okafor'],
    ['  Christmas', '  Christmas for Maya Okafor'],
    ["Leo's Birthday", "Leo's Birthday for Maya Okafor"],
  ])('%s is %s', (name, title) => {
    expect(titleOf({ name, contactName: 'Maya Okafor' })).toBe(title)
  })
})

describe('the entries of an event', () => {
  it('are one that repeats, without the days that are skipped', () => {
    const skips = [day('2027-12-25'), day('2026-12-25')]
    expect(entries({ skips })).toMatchObject([
      { uid: 'one', day: '2020-12-25', rule: 'FREQ=YEARLY', except: skips.toReversed() },
    ])
  })

  it('are one of a single day, unless it is skipped', () => {
    const once = { isRecurring: false, date: day('2026-12-25') }
    expect(entries(once)).toMatchObject([{ uid: 'one', day: '2026-12-25', except: [] }])
    expect(entries(once)[0]).not.toHaveProperty('rule')
    expect(entries({ ...once, skips: [once.date] })).toEqual([])
    expect(entries({ ...once, skips: [day('2027-12-25')] })).toHaveLength(1)
  })

  it.each([
    ['feb28', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'],
    ['mar1', 'FREQ=YEARLY;BYYEARDAY=60'],
  ] as const)('of February 29 are on %s in common years', (leapDay, rule) => {
    expect(entries({ date: day('1996-02-29') }, { leapDay })).toMatchObject([{ rule }])
  })

  it('are those of this year and the next five of a movable feast', () => {
    const easter = { dateRule: 'easter', date: day('2024-03-31'), type: 'easter' } as const
    expect(entries({ ...easter, skips: [day('2027-03-28')] }).map(({ uid, day }) => `${uid} ${day}`)).toEqual([
      'one-2026 2026-04-05',
      'one-2028 2028-04-16',
      'one-2029 2029-04-01',
      'one-2030 2030-04-21',
      'one-2031 2031-04-13',
    ])
    expect(entries(easter).flatMap(({ except }) => except)).toEqual([])
    const [first] = entries(easter)
    expect(first?.about.own).toEqual({ event: 'Christmas', person: 'Maya Okafor', type: 'easter', first: '2024-03-31' })
    expect(entries(easter, { today: day('9998-06-01') }).map(({ uid }) => uid)).toEqual(['one-9998', 'one-9999'])
  })

  it('say whose they are, what they are called, and since when a birthday or a wedding is', () => {
    const aboutOf = (facts: Partial<CalendarEvent>) => entries(facts)[0]?.about
    const wedding = { type: 'wedding-anniversary', name: 'Wedding Anniversary' }
    expect(aboutOf({})).toMatchObject({ own: { event: 'Christmas', person: 'Maya Okafor', type: 'christmas' } })
    expect(aboutOf({})?.own).not.toHaveProperty('first')
    expect(aboutOf({})).not.toHaveProperty('since')
    expect(aboutOf(wedding)).toMatchObject({ since: 2020, own: { event: wedding.name, person: 'Maya Okafor' } })
    expect(aboutOf({ type: 'birthday', contactBirthday: '1992-12-25' })).toMatchObject({ since: 1992 })
    expect(aboutOf({ type: 'birthday', contactBirthday: '12/25' })).toMatchObject({ since: null })
  })

  it("say of a contact's own date which it is, and not what it is called", () => {
    const [entry] = entries({ type: 'wedding-anniversary', name: 'Our day', linkedTo: 'anniversary' })
    expect(entry?.about).toMatchObject({ since: 2020 })
    expect(entry?.about.own).toEqual({ person: 'Maya Okafor', type: 'wedding-anniversary' })
  })

  it('say which anniversary is coming, and nothing in the first year', () => {
    const described = (facts: Partial<CalendarEvent>) => entries(facts)[0]?.about.description
    const wedding = { type: 'wedding-anniversary' }
    expect(described(wedding)).toEqual(['6th in 2026'])
    expect(described({ ...wedding, date: day('2026-12-25') })).toEqual([])
    expect(described({ ...wedding, date: day('2025-12-25') })).toEqual(['1st in 2026'])
    expect(described({ ...wedding, date: day('2020-12-25'), isRecurring: false })).toEqual([])
  })

  it('count no years since a wedding whose year is not known', () => {
    const [entry] = entries({ type: 'wedding-anniversary', date: day('1904-12-25'), yearKnown: false })
    expect(entry?.about).toMatchObject({ since: null, description: [] })
  })
})
