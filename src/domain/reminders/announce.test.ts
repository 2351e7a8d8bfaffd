import { expect, it } from 'vitest'
import { announcedSends } from './announce.ts'
import type { DoneSend, ReminderPreferences, ReminderSubject } from './plan.ts'
import { preferences, subject } from './testing/subject.ts'

const announced = (now: string, event: Partial<ReminderSubject> = {}, user: Partial<ReminderPreferences> = {}) =>
  announcedSends(subject(event), preferences(user), new Date(`${now}:00Z`)).map(
    ({ channel, slot, occurrenceDate, skipReason }) => [channel, slot, occurrenceDate, skipReason].join(' ').trim(),
  )

it('announces the notices that are still to come, by time', () => {
  const both = { reminderMethod: 'push' as const, reminderDays: 7 }
  expect(announced('2026-11-21T15:00', both)).toEqual([
    'email lead 2026-12-05',
    'bell lead 2026-12-05',
    'email order_by 2026-12-05',
    'bell order_by 2026-12-05',
    'email day_before 2026-12-05',
    'bell day 2026-12-05',
  ])
  expect(announced('2026-12-04T09:00', both)).toEqual([
    'bell lead 2026-12-05',
    'email day_before 2026-12-05',
    'bell day 2026-12-05',
  ])
})

it('announces what is held back with its reason, but not what another notice replaces', () => {
  expect(announced('2026-11-21T15:00', { mutedAt: new Date('2026-11-20') })).toEqual([
    'email lead 2026-12-05 muted',
    'email order_by 2026-12-05 muted',
    'email day_before 2026-12-05 muted',
  ])
  const snoozed = { snoozedOccurrence: '2026-12-05', snoozedUntil: '2026-12-04' } as const
  expect(announced('2026-11-21T15:00', snoozed)).toEqual(['email day_before 2026-12-05'])
})

it('announces nothing of an event that is over, or has nothing more to come', () => {
  expect(announced('2026-12-06T00:00')).toEqual([])
  const done: DoneSend = { occurrenceDate: '2026-12-05', slot: 'lead', channel: 'email', on: '2026-11-28' }
  expect(announced('2026-11-29T00:00', { needsGift: false, done: [done] })).toEqual([])
})

it("counts the days where the user is, and February 29 on the user's day", () => {
  const kiritimati = { timeZone: 'Pacific/Kiritimati' }
  expect(announced('2026-12-05T10:00', { isRecurring: true, needsGift: false }, kiritimati)).toEqual([
    'email lead 2027-12-05',
  ])
  const leap = { date: '1992-02-29', isRecurring: true, needsGift: false } as const
  expect(announced('2027-02-28T12:00', leap, { leapDay: 'mar1' })).toEqual(['email lead 2027-03-01'])
})
