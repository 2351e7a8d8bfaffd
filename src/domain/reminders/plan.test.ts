import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderByDate } from '../occasions/order-by.ts'
import { addDays, fromDayNumber, type CalendarDate } from '../shared/calendar-date.ts'
import { dayAt } from '../shared/zoned-time.ts'
import { announcedNotices, announcedSends } from './announce.ts'
import { judge } from './judge.ts'
import {
  endOfDay,
  plannedSends,
  sendsOf,
  type DoneSend,
  type PlannedSend,
  type ReminderPreferences,
  type ReminderSubject,
} from './plan.ts'
import { dueSends } from './testing/due-sends.ts'
import { preferences, subject } from './testing/subject.ts'

const day: CalendarDate = '2026-12-05'
/** Without 'Time to order', which order-by.test.ts is about. */
const written = (sends: PlannedSend[]) =>
  sends
    .filter(({ slot }) => slot !== 'order_by')
    .map(({ channel, slot, sendAt, skipReason }) =>
      [channel, slot, sendAt.toISOString().slice(0, 16), skipReason].filter(Boolean).join(' '),
    )
const sends = (event: Partial<ReminderSubject>, user: Partial<ReminderPreferences> = {}, on = day) =>
  written(sendsOf(subject(event), preferences(user), on))
const instant = (text: string) => new Date(`${text}:00Z`)

describe('an e-mail', () => {
  it('goes out so many days before, and the day before as long as there is no gift', () => {
    expect(sends({})).toEqual(['email lead 2026-11-28T09:00', 'email day_before 2026-12-04T09:00'])
    expect(sends({ hasGift: () => true })).toEqual([
      'email lead 2026-11-28T09:00',
      'email day_before 2026-12-04T09:00 has_gift',
    ])
    expect(sends({ needsGift: false })).toEqual(['email lead 2026-11-28T09:00'])
  })

  it('follows the preferences until someone edits the days of the event', () => {
    const event = { reminderMethod: 'push' as const, reminderDays: null, needsGift: false }
    expect(sends(event, { reminderDaysBefore: 10 })).toEqual([
      'email lead 2026-11-25T09:00',
      'bell lead 2026-11-25T09:00',
      'bell day 2026-12-05T09:00',
    ])
  })

  it("takes the event's own days where its reminder is on, else those of the preferences", () => {
    const own = { reminderDays: 14, needsGift: false }
    expect(sends(own, { reminderDaysBefore: 3 })).toEqual(['email lead 2026-12-02T09:00'])
    expect(sends({ ...own, reminderMethod: 'push' }, { reminderDaysBefore: 3 })[0]).toBe('email lead 2026-11-21T09:00')
  })

  it.each([
    [0, ['email day_before 2026-12-04T09:00', 'email lead 2026-12-05T09:00']],
    [1, ['email lead 2026-12-04T09:00']],
    [2, ['email lead 2026-12-03T09:00', 'email day_before 2026-12-04T09:00']],
    [30, ['email lead 2026-11-05T09:00', 'email day_before 2026-12-04T09:00']],
    [365, ['email lead 2025-12-05T09:00', 'email day_before 2026-12-04T09:00']],
  ])('comes %i days before as wanted', (reminderDaysBefore, expected) => {
    expect(sends({}, { reminderDaysBefore })).toEqual(expected)
  })

  it.each<[string, Partial<ReminderSubject>, Partial<ReminderPreferences>]>([
    ['skipped', { skips: [day] }, {}],
    ['muted', { mutedAt: new Date() }, {}],
    ['paused', { remindersPausedAt: new Date() }, {}],
    ['off', { reminderMethod: 'none' }, {}],
    ['email_off', {}, { emailRemindersEnabled: false }],
    ['no_address', {}, { address: null }],
    ['guest', {}, { isGuest: true, address: null }],
  ])('says why it does not go out: %s', (reason, event, user) => {
    expect(sends({ needsGift: false, ...event }, user)).toEqual([`email lead 2026-11-28T09:00 ${reason}`])
  })

  it('is not held back by another occurrence that is skipped', () => {
    expect(sends({ skips: ['2025-12-05'] })).toHaveLength(2)
    expect(sends({ skips: ['2025-12-05'] }).join(' ')).not.toContain('skipped')
  })
})

describe('the bell and a notification', () => {
  it('come so many days before and on the day, where the reminder is on', () => {
    expect(sends({ reminderMethod: 'push', needsGift: false }, { pushEnabled: true })).toEqual([
      'email lead 2026-11-28T09:00',
      'bell lead 2026-11-28T09:00',
      'bell day 2026-12-05T09:00',
      'push lead 2026-11-28T09:00',
      'push day 2026-12-05T09:00',
    ])
  })

  it('come once where they are wanted on the day alone', () => {
    expect(sends({ reminderMethod: 'push', reminderDays: 0, needsGift: false })).toEqual([
      'email lead 2026-12-05T09:00',
      'bell day 2026-12-05T09:00',
    ])
  })

  it('come to guests too, whose mails do not', () => {
    expect(sends({ reminderMethod: 'push', needsGift: false }, { isGuest: true, address: null })).toEqual([
      'email lead 2026-11-28T09:00 guest',
      'bell lead 2026-11-28T09:00',
      'bell day 2026-12-05T09:00',
    ])
  })
})

describe('what an event missed before it was made or changed', () => {
  it.each([
    ['comes at the next hour', '2026-12-01T06:10', '2026-12-01T09:00'],
    ['comes at once when the hour is past', '2026-12-01T15:20', '2026-12-01T15:20'],
    ['comes at once on the day itself', '2026-12-05T23:00', '2026-12-05T23:00'],
  ])('%s', (_how, changedAt, expected) => {
    expect(sends({ needsGift: false, changedAt: instant(changedAt) })).toEqual([`email lead ${expected}`])
  })

  it('waits for the wanted hour after a change of the preferences, too', () => {
    const changedAt = instant('2026-12-01T06:10')
    expect(sends({ needsGift: false }, { changedAt })).toEqual(['email lead 2026-12-01T09:00'])
    expect(sends({ needsGift: false }, { changedAt, reminderHour: 20 })).toEqual(['email lead 2026-12-01T20:00'])
    expect(sends({ needsGift: false, changedAt: instant('2026-12-02T06:10') }, { changedAt })).toEqual([
      'email lead 2026-12-02T09:00',
    ])
  })

  it('is one mail, not two, the day before', () => {
    expect(sends({ changedAt: instant('2026-12-04T15:20') })).toEqual([
      'email lead 2026-12-04T15:20 superseded',
      'email day_before 2026-12-04T15:20',
    ])
  })

  it('never comes after the day', () => {
    expect(sends({ changedAt: instant('2026-12-06T00:00') })).toEqual([])
  })
})

describe('a snooze', () => {
  const snoozed = { snoozedOccurrence: day, snoozedUntil: '2026-12-01' } as const
  const on: DoneSend = { occurrenceDate: day, slot: 'lead', channel: 'email', on: '2026-11-28' }

  it('moves what falls into it to the day it ends', () => {
    expect(sends({ ...snoozed, reminderMethod: 'push' })).toEqual([
      'email lead 2026-12-01T09:00',
      'email day_before 2026-12-04T09:00',
      'bell lead 2026-12-01T09:00',
      'bell day 2026-12-05T09:00',
    ])
  })

  it('that ends on the day before, or on the day, brings one mail', () => {
    expect(sends({ ...snoozed, snoozedUntil: '2026-12-04' })).toEqual([
      'email lead 2026-12-04T09:00 superseded',
      'email day_before 2026-12-04T09:00',
    ])
    expect(sends({ ...snoozed, snoozedUntil: day })).toEqual([
      'email lead 2026-12-05T09:00 superseded',
      'email day_before 2026-12-05T09:00',
    ])
  })

  it('tells once more what was told before it', () => {
    expect(sends({ ...snoozed, needsGift: false, done: [on] })).toEqual(['email lead 2026-12-01T09:00'])
    expect(sends({ ...snoozed, needsGift: false, done: [{ ...on, on: '2026-12-01' }] })).toEqual([])
  })

  it('of another occurrence means nothing', () => {
    for (const other of [
      { snoozedOccurrence: '2025-12-05', snoozedUntil: '2025-12-01' },
      { snoozedOccurrence: '2027-12-05', snoozedUntil: '2027-12-01' },
    ] as const) {
      expect(sends(other)[0]).toBe('email lead 2026-11-28T09:00')
      expect(sends({ ...other, needsGift: false, done: [on] })).toEqual([])
    }
  })
})

describe('what is done', () => {
  const done = (slot: DoneSend['slot'], on: CalendarDate): DoneSend => ({
    occurrenceDate: day,
    slot,
    channel: 'email',
    on,
  })

  it('is not done again when the days before, the hour or the zone change', () => {
    const after = { done: [done('lead', '2026-11-28')] }
    for (const user of [{ reminderDaysBefore: 14 }, { reminderHour: 20 }, { timeZone: 'Asia/Tokyo' }])
      expect(sends({ needsGift: false, ...after }, user)).toEqual([])
  })

  it('on one channel is still to come on another', () => {
    const after = { reminderMethod: 'push' as const, needsGift: false, done: [done('lead', '2026-11-28')] }
    expect(sends(after)).toEqual(['bell lead 2026-11-28T09:00', 'bell day 2026-12-05T09:00'])
  })

  it('is not followed by an earlier one, nor by a second on the same day', () => {
    expect(sends({ done: [done('day_before', '2026-12-04')] })).toEqual(['email lead 2026-11-28T09:00 superseded'])
    expect(sends({ done: [done('lead', '2026-12-04')] })).toEqual(['email day_before 2026-12-04T09:00 superseded'])
  })
})

describe('late', () => {
  const now = (text: string, event: Partial<ReminderSubject> = {}) =>
    written(dueSends(subject(event), preferences(), instant(text)))

  it('goes out until the next one is due, which takes its place', () => {
    expect(now('2026-11-28T08:59')).toEqual([])
    expect(now('2026-12-03T23:59')).toEqual(['email lead 2026-11-28T09:00'])
    expect(now('2026-12-04T09:00')).toEqual(['email day_before 2026-12-04T09:00'])
    expect(now('2026-12-04T09:00', { hasGift: () => true })).toEqual(['email lead 2026-11-28T09:00'])
  })

  it('goes out on the day itself, and never after it', () => {
    expect(now('2026-12-05T23:59')).toEqual(['email day_before 2026-12-04T09:00'])
    expect(now('2026-12-06T00:00')).toEqual([])
  })

  it("is measured by the user's own day", () => {
    const user = preferences({ timeZone: 'Pacific/Kiritimati' })
    expect(dueSends(subject(), user, instant('2026-12-05T09:59'))).toHaveLength(1)
    expect(dueSends(subject(), user, instant('2026-12-05T10:00'))).toEqual([])
  })
})

describe('yearly', () => {
  const birthday = { date: '1992-02-29', isRecurring: true, needsGift: false } as const
  const within = (from: string, through: string, user: Partial<ReminderPreferences> = {}) =>
    written(plannedSends(subject(birthday), preferences(user), instant(from), instant(through)))

  it('29 February is announced before the day it is kept on', () => {
    expect(within('2027-01-01T00:00', '2027-12-31T00:00')).toEqual(['email lead 2027-02-21T09:00'])
    expect(within('2027-01-01T00:00', '2027-12-31T00:00', { leapDay: 'mar1' })).toEqual(['email lead 2027-02-22T09:00'])
    expect(within('2028-01-01T00:00', '2028-12-31T00:00')).toEqual(['email lead 2028-02-22T09:00'])
  })

  it('all notices of all years are planned in the order of their times', () => {
    const event = subject({ date: '2020-12-05', isRecurring: true, reminderMethod: 'push' })
    const found = plannedSends(event, preferences(), instant('2026-11-01T00:00'), instant('2027-12-31T00:00'))
    expect(written(found)).toEqual(
      ['2026', '2027'].flatMap((year) => [
        `email lead ${year}-11-28T09:00`,
        `bell lead ${year}-11-28T09:00`,
        `email day_before ${year}-12-04T09:00`,
        `bell day ${year}-12-05T09:00`,
      ]),
    )
  })

  it('a whole year before the next one, on the day of this one', () => {
    const event = subject({ date: '2020-12-05', isRecurring: true, reminderMethod: 'push', reminderDays: 365 })
    const found = plannedSends(event, preferences(), instant('2026-12-04T00:00'), instant('2026-12-06T00:00'))
    expect(found.filter(({ channel }) => channel === 'bell').map((one) => [one.slot, one.occurrenceDate])).toEqual([
      ['lead', '2026-12-05'],
      ['day', '2026-12-05'],
      ['lead', '2027-12-05'],
    ])
  })

  it('is announced for the next year when nothing more of this one is to come', () => {
    const done: DoneSend = { occurrenceDate: '2027-02-28', slot: 'lead', channel: 'email', on: '2027-02-21' }
    const announced = (now: string, ...dones: DoneSend[]) =>
      written(announcedSends(subject({ ...birthday, done: dones }), preferences(), instant(now)))
    expect(announced('2027-02-20T00:00')).toEqual(['email lead 2027-02-21T09:00'])
    expect(announced('2027-02-22T00:00', done)).toEqual(['email lead 2028-02-22T09:00'])
  })
})

it('a notice in an hour that the clocks skip before midnight comes before the gap, on the right day', () => {
  // Ittoqqortoormiit: 23:00 on that Saturday does not exist, and 00:00 would be Sunday.
  const [send] = sendsOf(
    subject({ date: '2026-03-28', needsGift: false }),
    preferences({ timeZone: 'America/Scoresbysund', reminderHour: 23, reminderDaysBefore: 0 }),
    '2026-03-28',
  )
  expect(send).toMatchObject({ reminderDate: '2026-03-28', sendAt: new Date('2026-03-29T00:59:00Z') })
})

it('the last day of the calendar breaks nothing', () => {
  const now = instant('2026-11-21T15:00')
  expect(announcedSends(subject({ date: '9999-12-31' }), preferences(), now)).toHaveLength(3)
  expect(announcedSends(subject({ date: '0001-01-01', isRecurring: true }), preferences(), now)).toHaveLength(3)
})

describe('always', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const dates = fc.integer({ min: 20_000, max: 22_000 }).map(fromDayNumber)
  const instants = fc.integer({ min: 0, max: 2000 * 24 }).map((hours) => new Date((20_000 * 24 + hours) * 3_600_000))
  const ownDays = fc.option(fc.constantFrom(0, 1, 6, 21), { freq: 3 })

  const anyUser = fc
    .record({
      timeZone: fc.option(fc.constantFrom(...zones)),
      reminderHour: fc.integer({ min: 0, max: 23 }),
      reminderDaysBefore: fc.constantFrom(0, 1, 2, 7, 30),
      deliveryDays: fc.constantFrom(0, 1, 2, 5, 7, 8, 30),
      leapDay: fc.constantFrom('feb28' as const, 'mar1' as const),
      pushEnabled: fc.boolean(),
    })
    .map(preferences)

  const anyEvent = fc
    .record({
      date: dates,
      isRecurring: fc.boolean(),
      reminderMethod: fc.constantFrom('' as const, 'push' as const),
      reminderDays: fc.option(fc.constantFrom(1, 2, 7, 14, 365), { freq: 3 }),
      needsGift: fc.boolean(),
      deliveryDays: ownDays,
      contactDeliveryDays: ownDays,
      has: fc.boolean(),
      bought: fc.boolean(),
      snooze: fc.option(fc.integer({ min: 0, max: 7 }), { freq: 4 }),
      created: fc.option(instants),
      changed: fc.option(instants),
    })
    .map(({ has, bought, snooze, created, changed, ...fields }) =>
      subject({
        ...fields,
        hasGift: () => has || bought,
        isBought: () => bought,
        ...(snooze === null ? {} : { snoozedOccurrence: fields.date, snoozedUntil: addDays(fields.date, -snooze) }),
        ...(created === null ? {} : { createdAt: created }),
        ...(changed === null ? {} : { changedAt: changed }),
      }),
    )

  it('what is announced is what is sent, at the instant announced', () => {
    fc.assert(
      fc.property(anyEvent, anyUser, fc.integer({ min: 20_000 * 24, max: 22_000 * 24 }), (event, user, hours) => {
        const now = new Date(hours * 3_600_000)
        const announced = announcedSends(event, user, now).filter(({ skipReason }) => skipReason === undefined)
        // What is late already leaves at once; the tests of the sender have that.
        fc.pre(announced.every(({ sendAt }) => sendAt >= now))
        // The server looks every so often; here when something is announced, and a minute before it.
        const done: DoneSend[] = []
        const sent: string[] = []
        const looks = announced.flatMap(({ sendAt }) => [sendAt.getTime() - 60_000, sendAt.getTime()])
        for (const look of looks.filter((time) => time >= now.getTime()).toSorted((a, b) => a - b)) {
          const at = new Date(look)
          for (const send of dueSends({ ...event, done }, user, at)) {
            if (send.occurrenceDate !== announced[0]?.occurrenceDate) continue
            sent.push(`${send.channel} ${send.slot} ${at.toISOString()}`)
            done.push({ ...send, on: dayAt(at, user.timeZone) })
          }
        }
        const said = announcedNotices(event, user, now)
        const days = [...new Set(announced.map(({ sendAt }) => dayAt(sendAt, user.timeZone)))]
        expect(said.noticeDays).toEqual(days)
        const first = announced.filter(({ reminderDate }) => reminderDate === days[0])
        expect(said.nextNotice && new Set(said.nextNotice.channels)).toEqual(
          days.length === 0 ? null : new Set(first.map(({ channel }) => channel)),
        )
        expect(sent.toSorted()).toEqual(
          announced.map(({ channel, slot, sendAt }) => `${channel} ${slot} ${sendAt.toISOString()}`).toSorted(),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('nothing is sent after the day, two on one day, or in the wrong order', () => {
    fc.assert(
      fc.property(anyEvent, anyUser, (event, user) => {
        const all = sendsOf(event, user, event.date).filter(({ skipReason }) => skipReason === undefined)
        for (const channel of ['email', 'bell', 'push'] as const) {
          const own = all.filter((send) => send.channel === channel)
          const days = own.map(({ reminderDate }) => reminderDate)
          expect(new Set(days).size).toBe(days.length)
          const inOrder = own.filter(({ slot }) => slot !== 'order_by').map(({ reminderDate }) => reminderDate)
          expect(inOrder).toEqual(inOrder.toSorted())
        }
        for (const send of all) {
          expect(send.reminderDate <= event.date).toBe(true)
          expect(send.sendAt < endOfDay(event.date, user.timeZone)).toBe(true)
          expect(send.sendAt < send.until).toBe(true)
          expect(dayAt(send.sendAt, user.timeZone)).toBe(send.reminderDate)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it("'time to order' goes out on its very day, while nothing is bought and nothing else is said, or not at all", () => {
    fc.assert(
      fc.property(anyEvent, anyUser, (event, user) => {
        const all = sendsOf(event, user, event.date)
        const going = all.filter(({ skipReason }) => skipReason === undefined)
        const orderBy = orderByDate(event, event.date, user.deliveryDays)
        const others = going.filter((send) => !isOrderBy(send)).map(({ reminderDate }) => reminderDate)
        const own = going.filter(isOrderBy)
        for (const send of own) {
          expect(send.reminderDate).toBe(orderBy)
          expect(dayAt(send.sendAt, user.timeZone)).toBe(orderBy)
          expect(send.until).toEqual(endOfDay(send.reminderDate, user.timeZone))
        }
        const isPossible =
          orderBy !== null &&
          !event.isBought(event.date) &&
          orderBy >= dayAt(event.createdAt, user.timeZone) &&
          !others.some((other) => other === orderBy || other === addDays(orderBy, -1))
        const isUnchanged = event.snoozedUntil === null && dayAt(event.changedAt, user.timeZone) <= (orderBy ?? '')
        const noticed = event.reminderMethod === 'push' ? (user.pushEnabled ? ['bell', 'push'] : ['bell']) : []
        const channels = own.map(({ channel }) => channel)
        // A snooze or a change after that day takes it away.
        const expected = isPossible && (isUnchanged || channels.length > 0) ? ['email', ...noticed] : []
        expect(channels).toEqual(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it("'time to order' is never planned once its day is over", () => {
    fc.assert(
      fc.property(anyEvent, anyUser, (event, user) => {
        const once = { ...event, isRecurring: false }
        const orderBy = orderByDate(once, once.date, user.deliveryDays)
        if (orderBy === null) return
        const late = plannedSends(once, user, endOfDay(orderBy, user.timeZone), endOfDay(once.date, user.timeZone))
        expect(late.filter(isOrderBy)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('the judge sends exactly what is due', () => {
    fc.assert(
      fc.property(anyEvent, anyUser, fc.integer({ min: 20_000 * 24, max: 22_000 * 24 }), (event, user, hours) => {
        const now = new Date(hours * 3_600_000)
        const due = dueSends(event, user, now)
        for (const send of plannedSends(event, user, now, new Date(now.getTime() + 400 * 24 * 3_600_000)))
          expect(judge(send, event, user, now).kind === 'send').toBe(due.some((one) => isSame(one, send)))
      }),
      { numRuns: 1000 },
    )
  })
})

function isOrderBy({ slot }: PlannedSend): boolean {
  return slot === 'order_by'
}

function isSame(a: PlannedSend, b: PlannedSend): boolean {
  return a.slot === b.slot && a.channel === b.channel && a.occurrenceDate === b.occurrenceDate
}
