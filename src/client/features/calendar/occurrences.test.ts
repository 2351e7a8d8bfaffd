import { describe, expect, it } from 'vitest'
import type { Occurrence } from '#domain/occasions/schema.ts'
import { countText, dayLabel, groupOf, periodTitle, spokenName } from './occurrences.ts'

const birthday: Occurrence = {
  occasionId: 1,
  date: '2026-11-24',
  name: "Maya Okafor's Birthday",
  type: 'birthday',
  levelOfImportance: 'Medium',
  isRecurring: true,
  linkedTo: 'birthday',
  muted: false,
  gift: null,
  planId: null,
  skipped: false,
  nextNotice: null,
  deliveryDays: null,
  orderBy: null,
  turning: 34,
  years: null,
  contact: { id: 1, fullName: 'Maya Okafor', relationship: 'sibling', birthday: '1992-11-24' },
}

describe('what is counted on the day', () => {
  it.each([
    [{ turning: 34, years: null }, 'Turning 34'],
    [{ turning: 0, years: null }, 'Born'],
    [{ turning: null, years: 12 }, '12th'],
    [{ turning: null, years: null }, undefined],
  ])('of %o is %s', (counted, text) => {
    expect(countText({ ...birthday, ...counted })).toBe(text)
  })
})

describe('what a screen reader hears', () => {
  it('of a day is its whole date and how many events it has', () => {
    expect(dayLabel('2026-11-24', 2)).toBe('Tuesday, November 24, 2026, 2 events')
    expect(dayLabel('2026-11-24', 1)).toBe('Tuesday, November 24, 2026, 1 event')
    expect(dayLabel('2026-11-24', 0)).toBe('Tuesday, November 24, 2026, no events')
    expect(dayLabel('2026-11-24', undefined)).toBe('Tuesday, November 24, 2026')
  })

  it('of an event is also what only its color and its line say', () => {
    expect(spokenName({ ...birthday, skipped: true })).toBe('Maya Okafor, Birthday, Turning 34, Family, skipped')
  })
})

describe('the badge of a group', () => {
  it.each([
    ['spouse', 'partner', 'Partner'],
    ['mother', 'family', 'Family'],
    ['friend', 'friend', 'Friends'],
    ['colleague', 'friend', 'Colleague/Neighbor'],
    ['other', 'other', 'Other'],
  ])('of %s has the color %s and says %s', (relationship, tone, label) => {
    expect(groupOf(relationship)).toEqual({ tone, label })
  })
})

describe('the title of a period', () => {
  it('names a week by its ends, over the ends of month and year', () => {
    expect(periodTitle('week', '2026-11-18')).toBe('Nov 15 – 21, 2026')
    expect(periodTitle('week', '2026-12-01')).toBe('Nov 29 – Dec 5, 2026')
    expect(periodTitle('week', '2027-01-01')).toBe('Dec 27, 2026 – Jan 2, 2027')
  })

  it('is the month or the year', () => {
    expect(periodTitle('month', '2026-11-18')).toBe('November 2026')
    expect(periodTitle('year', '2026-11-18')).toBe('2026')
  })
})
