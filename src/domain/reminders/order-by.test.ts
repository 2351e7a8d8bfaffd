import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { judge } from './judge.ts'
import { sendsOf, type DoneSend, type PlannedSend, type ReminderPreferences, type ReminderSubject } from './plan.ts'
import { preferences, subject } from './testing/subject.ts'

const day: CalendarDate = '2026-12-05'
const isOrderBy = ({ slot }: PlannedSend) => slot === 'order_by'
const written = (event: Partial<ReminderSubject> = {}, user: Partial<ReminderPreferences> = {}) =>
  sendsOf(subject(event), preferences(user), day)
    .filter(isOrderBy)
    .map(({ channel, sendAt, skipReason }) =>
      [channel, sendAt.toISOString().slice(0, 16), skipReason].filter(Boolean).join(' '),
    )
const on = '2026-11-30T09:00'
const instant = (text: string) => new Date(`${text}:00Z`)

describe("'Time to order'", () => {
  it("goes out as many days before the event as a gift takes: the event's own, else the contact's, else the profile's", () => {
    expect(written()).toEqual([`email ${on}`])
    expect(written({}, { deliveryDays: 3 })).toEqual(['email 2026-12-02T09:00'])
    expect(written({ contactDeliveryDays: 21 })).toEqual(['email 2026-11-14T09:00'])
    expect(written({ contactDeliveryDays: 21, deliveryDays: 10 })).toEqual(['email 2026-11-25T09:00'])
  })

  it('goes to the channels of the first reminder, at its hour, and is silent where that is', () => {
    const push = { reminderMethod: 'push' as const }
    expect(written(push, { pushEnabled: true })).toEqual([`email ${on}`, `bell ${on}`, `push ${on}`])
    expect(written(push, { isGuest: true, address: null })).toEqual([`email ${on} guest`, `bell ${on}`])
    expect(written({ mutedAt: new Date() })).toEqual([`email ${on} muted`])
    expect(written({ skips: [day] })).toEqual([`email ${on} skipped`])
    expect(written({ reminderMethod: 'none' })).toEqual([`email ${on} off`])
    expect(written({}, { reminderHour: 20 })).toEqual(['email 2026-11-30T20:00'])
  })

  it('does not exist without a gift to buy', () => {
    expect(written({ needsGift: false })).toEqual([])
    expect(written({ hasGift: () => true, isBought: () => true })).toEqual([])
    expect(written({ hasGift: () => true })).toHaveLength(1)
  })

  it('gives way to any other notice on that day or the day before, on every channel', () => {
    for (const reminderDaysBefore of [5, 6])
      expect(written({}, { reminderDaysBefore })).toEqual([`email ${on} superseded`])
    for (const reminderDaysBefore of [4, 7]) expect(written({}, { reminderDaysBefore })).toEqual([`email ${on}`])
    const inBell = { reminderMethod: 'push' as const, reminderDays: 5 }
    expect(written(inBell, { emailRemindersEnabled: false })).toEqual([
      `email ${on} email_off`,
      `bell ${on} superseded`,
    ])
    const told: DoneSend = { occurrenceDate: day, slot: 'lead', channel: 'bell', on: '2026-11-29' }
    expect(written({ done: [told] })).toEqual([`email ${on} superseded`])
    expect(written({ done: [{ ...told, on: '2026-11-28' }] })).toEqual([`email ${on}`])
  })

  it('comes for a date that is today when the event is made, and never for one that was past', () => {
    const made = (at: string) => ({ createdAt: instant(at), changedAt: instant(at) })
    expect(written({ ...made('2026-11-30T07:00'), reminderDays: 1 }, { reminderDaysBefore: 0 })).toEqual([
      `email ${on}`,
    ])
    expect(written({ ...made('2026-11-30T15:00') }, { reminderDaysBefore: 0 })).toEqual(['email 2026-11-30T15:00'])
    expect(written(made('2026-12-01T07:00'), { reminderDaysBefore: 0 })).toEqual([])
  })

  it('comes once, whatever changes', () => {
    const done: DoneSend = { occurrenceDate: day, slot: 'order_by', channel: 'email', on: '2026-11-30' }
    for (const deliveryDays of [2, 3, 5, 8]) expect(written({ done: [done], deliveryDays })).toEqual([])
  })

  it('is dropped when its day is over, and says so', () => {
    const key = { occurrenceDate: day, slot: 'order_by', channel: 'email' } as const
    expect(judge(key, subject(), preferences(), instant('2026-11-30T23:59')).kind).toBe('send')
    expect(judge(key, subject(), preferences(), instant('2026-12-01T00:00'))).toEqual({
      kind: 'skip',
      reason: 'too_late_to_order',
    })
  })

  it('is dropped by a snooze that ends later', () => {
    const snoozed = (until: CalendarDate) => ({ snoozedOccurrence: day, snoozedUntil: until })
    expect(written(snoozed('2026-12-01'))).toEqual([])
    expect(written(snoozed('2026-11-28'))).toEqual([`email ${on}`])
  })
})
