import { describe, expect, it } from 'vitest'
import type { PastNotice, PlannedNotice } from '#domain/reminders/schema.ts'
import { skipReasonTexts } from '#domain/texts/reminder-reasons.ts'
import { noticeLines } from './notice-lines.ts'

const zone = 'America/New_York'

const planned = (change: Partial<PlannedNotice> = {}): PlannedNotice => ({
  slot: 'lead',
  channel: 'email',
  occurrenceDate: '2026-11-29',
  on: '2026-11-22',
  at: '2026-11-22T14:00:00.000Z',
  skipReason: null,
  reason: null,
  ...change,
})

const past = (change: Partial<PastNotice> = {}): PastNotice => ({
  slot: 'lead',
  channel: 'email',
  occurrenceDate: '2026-11-29',
  status: 'sent',
  on: '2026-11-22',
  at: '2026-11-22T14:00:00.000Z',
  reason: null,
  address: 'lena@example.com',
  ...change,
})

describe("You'll be told on", () => {
  it('is a line a day, with every channel and the user’s own hour', () => {
    const next = [
      planned(),
      planned({ channel: 'bell' }),
      planned({ channel: 'push' }),
      planned({ slot: 'day_before', on: '2026-11-28', at: '2026-11-28T14:00:00.000Z' }),
      planned({ slot: 'day', channel: 'bell', on: '2026-11-29', at: '2026-11-29T14:00:00.000Z' }),
    ]
    expect(noticeLines({ next, past: [] }, zone).will).toEqual([
      { on: '2026-11-22', text: 'by e-mail at 9:00 AM, in the bell, and on your devices at 9:00 AM', late: null },
      { on: '2026-11-28', text: 'by e-mail at 9:00 AM', late: null },
      { on: '2026-11-29', text: 'in the bell', late: null },
    ])
  })

  it('names no hour before the zone is known, and that of UTC where there is none', () => {
    const notices = { next: [planned()], past: [] }
    expect(noticeLines(notices, undefined).will).toMatchObject([{ text: 'by e-mail' }])
    expect(noticeLines(notices, null).will).toMatchObject([{ text: 'by e-mail at 2:00 PM' }])
  })

  it('says that a mail is late, and why', () => {
    const next = [planned({ reason: "The mail server hasn't accepted it yet" })]
    expect(noticeLines({ next, past: [] }, zone).will).toMatchObject([
      { late: "The mail server hasn't accepted it yet" },
    ])
  })
})

describe('what says nothing', () => {
  it('is one line a reason', () => {
    const guest = { skipReason: 'guest', reason: skipReasonTexts.guest } as const
    const next = [
      planned(guest),
      planned({ ...guest, slot: 'day_before', on: '2026-11-28' }),
      planned({ channel: 'bell' }),
    ]
    expect(noticeLines({ next, past: [] }, zone).wont).toEqual([
      { reason: 'guest', text: 'by e-mail', why: "Guests don't get e-mails" },
    ])
  })

  it('names all channels that are muted', () => {
    const next = (['email', 'bell'] as const).map((channel) => planned({ channel, skipReason: 'muted' }))
    const lines = noticeLines({ next, past: [] }, zone)
    expect(lines.will).toEqual([])
    expect(lines.wont).toMatchObject([{ text: 'by e-mail and in the bell', why: 'The event is muted' }])
  })

  it('names the day where others of the channel go out', () => {
    const next = [planned(), planned({ slot: 'day_before', on: '2026-11-28', skipReason: 'has_gift' })]
    expect(noticeLines({ next, past: [] }, zone).wont).toMatchObject([
      { text: 'by e-mail on Sat, Nov 28', why: 'You already have a gift' },
    ])
  })
})

describe('what was told before', () => {
  it('says where it went, who sent it, and why it failed or was held back', () => {
    const lines = noticeLines(
      {
        next: [],
        past: [
          past({ slot: 'manual' }),
          past(),
          past({ channel: 'bell', address: null }),
          past({ status: 'failed', reason: 'The mail server refused this address' }),
          past({ status: 'skipped', address: null, reason: skipReasonTexts.has_gift }),
        ],
      },
      zone,
    )
    expect(lines.past.map(({ text }) => text)).toEqual([
      'by e-mail to lena@example.com, sent by you',
      'by e-mail to lena@example.com',
      'in the bell',
      "by e-mail to lena@example.com, couldn't be sent: The mail server refused this address",
      'by e-mail, not sent: You already have a gift',
    ])
    expect(lines.past.map(({ isGood }) => isGood)).toEqual([true, true, true, false, false])
  })

  it('leaves out what gave way to a later one', () => {
    const skipped = past({ status: 'skipped', address: null, reason: skipReasonTexts.superseded })
    expect(noticeLines({ next: [], past: [skipped] }, zone).past).toEqual([])
  })
})
