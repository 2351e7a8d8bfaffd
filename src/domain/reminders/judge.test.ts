import { describe, expect, it } from 'vitest'
import { judge, type SendKey } from './judge.ts'
import type { DoneSend, ReminderPreferences, ReminderSubject } from './plan.ts'
import { preferences, subject } from './testing/subject.ts'

const lead: SendKey = { occurrenceDate: '2026-12-05', slot: 'lead', channel: 'email' }
const judged = (
  now: string,
  event: Partial<ReminderSubject> = {},
  user: Partial<ReminderPreferences> = {},
  key: Partial<SendKey> = {},
) => judge({ ...lead, ...key }, subject(event), preferences(user), new Date(`${now}:00Z`))

describe('a reminder that was planned earlier', () => {
  it('is sent from its time on', () => {
    expect(judged('2026-11-28T09:00')).toMatchObject({ kind: 'send', send: lead })
    expect(judged('2026-12-04T08:59')).toMatchObject({ kind: 'send', send: lead })
  })

  it('waits if its time has moved', () => {
    expect(judged('2026-11-28T09:00', {}, { reminderHour: 10 })).toMatchObject({
      kind: 'wait',
      send: { ...lead, sendAt: new Date('2026-11-28T10:00:00Z') },
    })
  })

  it('gives way to a later one that is due', () => {
    expect(judged('2026-12-04T09:00')).toEqual({ kind: 'skip', reason: 'superseded' })
  })

  it('is skipped for the reason that its event has by now', () => {
    expect(judged('2026-11-28T09:00', { mutedAt: new Date('2026-11-20') })).toEqual({ kind: 'skip', reason: 'muted' })
  })

  it("is skipped once the event's day is over, where the user is", () => {
    const user = { timeZone: 'Pacific/Kiritimati' }
    expect(judged('2026-12-05T09:59', { needsGift: false }, user)).toMatchObject({ kind: 'send' })
    expect(judged('2026-12-05T10:00', { needsGift: false }, user)).toEqual({ kind: 'skip', reason: 'over' })
    expect(judged('2026-12-05T10:00', { needsGift: false }, user, { slot: 'day' })).toEqual({
      kind: 'skip',
      reason: 'over',
    })
  })

  it('is gone if its event is on another day now, or has no such reminder', () => {
    expect(judged('2026-11-28T09:00', { date: '2026-12-06' })).toEqual({ kind: 'gone' })
    expect(judged('2026-12-06T09:00', { date: '2026-12-06' })).toEqual({ kind: 'gone' })
    expect(judged('2026-12-04T09:00', { needsGift: false }, {}, { slot: 'day_before' })).toEqual({ kind: 'gone' })
  })
})

describe('a reminder that went out', () => {
  const done: DoneSend = { ...lead, on: '2026-11-28' }

  it('is done, even after the day', () => {
    expect(judged('2026-11-28T09:00', { done: [done] })).toEqual({ kind: 'done' })
    expect(judged('2026-12-06T09:00', { done: [done] })).toEqual({ kind: 'done' })
  })

  it("is no reminder of this year's that no longer exists", () => {
    const lastYear = { occurrenceDate: '2025-12-05', slot: 'day_before', channel: 'email', on: '2025-12-04' } as const
    const noGift = { needsGift: false, done: [lastYear] }
    expect(judged('2026-12-04T09:00', noGift, {}, { slot: 'day_before' })).toEqual({ kind: 'gone' })
  })

  it.each<[string, Partial<DoneSend>]>([
    ['of another slot', { slot: 'day' }],
    ['on another channel', { channel: 'bell' }],
    ['of another year', { occurrenceDate: '2025-12-05', on: '2025-11-28' }],
  ])('%s is another one', (_, other) => {
    const wanted = { needsGift: false, done: [{ ...done, ...other }] }
    expect(judged('2026-12-06T09:00', wanted)).toEqual({ kind: 'skip', reason: 'over' })
  })
})
