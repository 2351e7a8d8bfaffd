import { describe, expect, it } from 'vitest'
import { dateRuleFor } from '../occasions/recurrence.ts'
import { day } from '../testing/day.ts'
import { findEvent, fitsDay, isNamed, isSameOccasion, nameOfEvents } from './find-event.ts'

const today = day('2026-11-21')
const event = (type: string, date: string, name = 'Event', isRecurring = true) => ({
  name,
  type,
  date: day(date),
  isRecurring,
  dateRule: dateRuleFor(type, day(date)),
})
const found = (events: ReturnType<typeof event>[], type: string, date: string, name = 'Event', from = today) => {
  const there = findEvent(events, { name, type, date: day(date) }, from, 'feb28')
  return there && [there.event.date, there.occurrence]
}

describe('the event that somebody has already', () => {
  it.each([
    ['on the day', event('christmas', '2020-12-25'), ['2020-12-25', '2026-12-25']],
    ['on the eve', event('christmas', '2020-12-24'), ['2020-12-24', '2026-12-24']],
    ['two weeks later', event('christmas', '2020-01-07'), ['2020-01-07', '2027-01-07']],
    ['that begins later', event('christmas', '2027-12-25'), undefined],
    ['of another type', event('annual', '2020-12-25'), undefined],
    ['in another season', event('christmas', '2020-07-25'), undefined],
  ])('for Christmas, %s', (_, there, expected) => {
    expect(found([there], 'christmas', '2026-12-25')).toEqual(expected)
  })

  it('is the nearest of several, and none that is over', () => {
    const eve = event('christmas', '2020-12-24')
    const first = event('christmas', '2020-12-25')
    expect(found([eve, first], 'christmas', '2026-12-25')).toEqual(['2020-12-25', '2026-12-25'])
    expect(found([eve], 'christmas', '2026-12-25', 'Event', day('2026-12-25'))).toBeUndefined()
  })

  it('follows a movable feast', () => {
    const mothersDay = event('mothers-day', '2026-05-10')
    expect(found([mothersDay], 'mothers-day', '2027-05-09')).toEqual(['2026-05-10', '2027-05-09'])
  })

  it('of the user’s own has the same name and day', () => {
    const party = event('custom', '2026-12-12', 'Office party', false)
    expect(found([party], 'custom', '2026-12-12', 'office  PARTY')).toEqual(['2026-12-12', '2026-12-12'])
    expect(found([party], 'custom', '2026-12-13', 'Office party')).toBeUndefined()
    expect(found([party], 'custom', '2026-12-12', 'Garden party')).toBeUndefined()
    expect(found([event('annual', '2020-12-12', 'Name day')], 'annual', '2026-12-12', 'Fair')).toBeUndefined()
  })
})

describe('the same occasion in another year', () => {
  const plan = (name: string, type = 'custom') => ({ name, type })
  it('has the same type, or the same name but for the year', () => {
    expect(isSameOccasion(plan('Christmas 2026', 'christmas'), plan('At home', 'christmas'))).toBe(true)
    expect(isSameOccasion(plan('Christmas', 'christmas'), plan('Christmas'))).toBe(false)
    expect(isSameOccasion(plan('Party 2026'), plan('party 2027'))).toBe(true)
    expect(isSameOccasion(plan('Party 2026'), plan('Dinner 2026'))).toBe(false)
    expect(isSameOccasion(plan('Fair 2026', 'annual'), plan('Name day 2026', 'annual'))).toBe(false)
  })

  it.each([
    ['christmas', '2027-12-25', true],
    ['christmas', '2027-12-11', true],
    ['christmas', '2028-01-08', true],
    ['christmas', '2027-12-10', false],
    ['new-years', '2027-12-25', true],
    ['new-years', '2027-12-17', false],
    ['birthday', '2027-07-01', true],
    ['custom', '2027-07-01', true],
  ] as const)('of the type %s can be on %s: %s', (type, day, fits) => expect(fitsDay(type, day)).toBe(fits))

  it.each([
    ['Christmas 2027', true],
    ['2027 christmas', true],
    ['Christmas', true],
    ['Christmas party', false],
    ['', false],
  ])('is named %j: %s', (name, isSame) => expect(isNamed(name, 'Christmas')).toBe(isSame))

  it('has events with the name of the holiday, or of the plan', () => {
    const of = (name: string, type: string) => nameOfEvents({ name, type, date: today })
    expect([of('Christmas 2026', 'christmas'), of('Party 2026', 'custom')]).toEqual(['Christmas', 'Party 2026'])
  })
})
