import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { feastDate, movableFeasts } from '../occasions/movable-feasts.ts'
import { occurrenceInYear, type LeapDay } from '../occasions/recurrence.ts'
import { calendarDate, type CalendarDate } from '../shared/calendar-date.ts'
import { datesCalendar } from './dates.ts'
import { privateCalendar } from './private.ts'
import type { CalendarGift, PrivateEvent, PrivateView } from './calendar-event.ts'
import { readers } from './testing/readers.ts'

const plain: PrivateEvent = {
  id: 1,
  uid: 'one',
  name: 'Name day',
  type: 'annual',
  date: '2020-06-01',
  isRecurring: true,
  dateRule: 'fixed',
  yearKnown: true,
  linkedTo: null,
  contactName: 'Maya Okafor',
  contactBirthday: null,
  skips: [],
  updatedAt: new Date('2026-11-01T12:00:00Z'),
  version: 3,
  needsGift: true,
  deliveryDays: null,
  contactDeliveryDays: null,
  budget: null,
  reminderDays: null,
  reminderMethod: 'push',
  mutedAt: null,
  remindersPausedAt: null,
  gifts: [],
}

const view: PrivateView = {
  today: '2026-11-21',
  leapDay: 'feb28',
  deliveryDays: 5,
  reminderDaysBefore: 7,
  reminderHour: 9,
  showsBudgets: true,
  addressOf: (id) => `https://ribbonry.example/reminders?event=${id}`,
}

/** One of each kind of date, from the first and last day of a year to those that move. */
const events: PrivateEvent[] = (
  [
    { date: '1992-11-22', type: 'birthday', contactBirthday: '1992-11-22' },
    { date: '1988-01-01' },
    { date: '1950-12-31' },
    { date: '1996-02-29', type: 'birthday', contactBirthday: '1996-02-29' },
    { date: '2000-02-29' },
    { date: '2021-02-28' },
    { date: '2021-03-01' },
    { date: '2033-05-05' },
    { date: '2030-02-14', isRecurring: false },
    { date: '2016-12-25', skips: ['2026-12-25', '2029-12-25', '2040-12-25'] },
    ...movableFeasts.map((feast) => ({ date: feastDate(feast, 2024), dateRule: feast, type: feast })),
    { date: feastDate('easter', 2024), dateRule: 'easter', skips: [feastDate('easter', 2031)] },
  ] satisfies Partial<PrivateEvent>[]
).map((fields, index) => ({ ...plain, id: index, uid: `event-${index}`, ...fields }))

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Pacific/Pago_Pago', 'Asia/Kolkata']
const ownZone = process.env['TZ']
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each(['feb28', 'mar1'] satisfies LeapDay[])(
    'shows each event on its own day of every year from 2026 to 2040, wherever it is (%s)',
    (leapDay) => {
      for (let year = 2026; year <= 2040; year++) {
        process.env['TZ'] = zones[year % zones.length]
        for (const today of [calendarDate(year, 1, 1), calendarDate(year, 12, 31)]) {
          const shown = read(datesCalendar(events, { today, leapDay }), year)
          const days = events.map(({ uid }) =>
            shown
              .filter((entry) => entry.uid.startsWith(`${uid}@`) || entry.uid.startsWith(`${uid}-`))
              .flatMap((entry) => entry.days),
          )
          const expected = events.map((event) => {
            const occurrence = occurrenceInYear(event, year, leapDay)
            return occurrence === null || event.skips.includes(occurrence) ? [] : [occurrence]
          })
          expect(days).toEqual(expected)
        }
      }
    },
  )
})

/** The entries of a private calendar in 2026, as both readers see them: they must agree. */
function shownPrivately(own: Partial<PrivateEvent>, as: Partial<PrivateView> = {}) {
  const file = privateCalendar([{ ...plain, ...own }], { ...view, ...as })
  const [one, other] = Object.values(readers).map((read) => read(file, 2026))
  expect(other).toEqual(one)
  return one ?? []
}
const christmas = { name: 'Christmas', date: '2020-12-25' } satisfies Partial<PrivateEvent>
const seven = '-P6DT15H'
const onTheDay = 'PT9H'

describe('the private calendar', () => {
  it('says what is missing, the budget and when to order, for the coming occurrence', () => {
    const [event, order] = shownPrivately({ ...christmas, budget: 75_00 })
    expect(event).toMatchObject({
      summary: 'Christmas for Maya Okafor',
      description: 'Fri, Dec 25, 2026:\nNo gift yet\nBudget $75.00\nOrder by Sun, Dec 20',
      days: ['2026-12-25'],
      alarms: [seven, onTheDay],
    })
    expect(order).toMatchObject({
      uid: 'one-order-20261225@ribbonry',
      summary: 'Order a gift: Christmas for Maya Okafor',
      description: 'For Dec 25, 2026',
      days: ['2026-12-20'],
      alarms: [onTheDay],
    })
  })

  it('names assigned and bought gifts, and a few of many', () => {
    const bought: CalendarGift = { title: 'Kalimba', occurrenceDate: '2026-12-25' }
    const assigned = (title: string) => ({ title, occurrenceDate: null })
    const lastYears: CalendarGift = { title: 'Watercolors', occurrenceDate: '2025-12-25' }
    const described = (gifts: PrivateEvent['gifts']) => shownPrivately({ ...christmas, gifts })[0]?.description
    expect(described([assigned('Puzzle'), lastYears])).toBe(
      'Fri, Dec 25, 2026:\nAssigned: Puzzle\nOrder by Sun, Dec 20',
    )
    expect(described([bought])).toBe('Fri, Dec 25, 2026:\nBought: Kalimba')
    expect(described([bought, assigned('Puzzle')])).toBe('Fri, Dec 25, 2026:\nBought: Kalimba\nAssigned: Puzzle')
    expect(described(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(assigned))).toContain(
      'Assigned: A, B, C, D, E, and 2 more',
    )
  })

  it('has an order-by day of its own in the 90 days before, by the delivery time of event, contact or profile', () => {
    const orderDays = (own: Partial<PrivateEvent>, today: CalendarDate = '2026-11-21') =>
      shownPrivately({ ...christmas, ...own }, { today })
        .slice(1)
        .flatMap(({ days }) => days)
    expect(orderDays({})).toEqual(['2026-12-20'])
    expect(orderDays({ contactDeliveryDays: 21 })).toEqual(['2026-12-04'])
    expect(orderDays({ contactDeliveryDays: 21, deliveryDays: 0 })).toEqual(['2026-12-25'])
    expect(orderDays({}, '2026-12-20')).toEqual(['2026-12-20'])
    expect(orderDays({}, '2026-12-21')).toEqual([])
    expect(orderDays({}, '2026-09-21')).toEqual(['2026-12-20'])
    expect(orderDays({}, '2026-09-20')).toEqual([])
    expect(orderDays({ needsGift: false })).toEqual([])
    expect(orderDays({ gifts: [{ title: 'Kalimba', occurrenceDate: '2026-12-25' }] })).toEqual([])
    expect(orderDays({ skips: ['2026-12-25'] })).toEqual([])
  })

  it('says nothing of an occurrence for which nothing is planned or missing', () => {
    expect(shownPrivately({ ...christmas, needsGift: false })).toMatchObject([{ description: '' }])
  })

  it('rings when the app reminds, and stays silent where it does', () => {
    const alarms = (own: Partial<PrivateEvent>, as: Partial<PrivateView> = {}) =>
      shownPrivately({ ...christmas, ...own }, as).flatMap((entry) => entry.alarms)
    expect(alarms({ reminderDays: 1, needsGift: false })).toEqual(['-PT15H', onTheDay])
    expect(alarms({ reminderDays: 0, needsGift: false })).toEqual([onTheDay])
    expect(alarms({ needsGift: false }, { reminderHour: 0 })).toEqual(['-P7D', 'PT0S'])
    expect(alarms({ reminderMethod: '' })).toEqual([])
    expect(alarms({ reminderMethod: 'none' })).toEqual([])
    expect(alarms({ mutedAt: new Date(0) })).toEqual([])
    expect(alarms({ remindersPausedAt: new Date(0) })).toEqual([])
  })

  it('says nothing about the gifts of another year, a skipped one or an event that is over', () => {
    const skipped = shownPrivately({ ...christmas, skips: ['2026-12-25'] })
    expect(skipped).toMatchObject([{ days: [], description: '' }])
    expect(shownPrivately({ date: '2026-03-01', isRecurring: false })).toMatchObject([{ description: '' }])
    const feast = { dateRule: 'easter', date: feastDate('easter', 2024), name: 'Easter' } as const
    const described = shownPrivately(feast).filter(({ description }) => description.includes('No gift yet'))
    expect(described.map(({ uid }) => uid)).toEqual(['one-2027@ribbonry'])
  })

  it('keeps budgets to itself where the profile hides them, and orders nothing for someone paused', () => {
    const [event, ...others] = shownPrivately(
      { ...christmas, budget: 75_00, remindersPausedAt: new Date(0) },
      { showsBudgets: false },
    )
    expect(event?.description).toBe('Fri, Dec 25, 2026:\nNo gift yet')
    expect(others).toEqual([])
  })
})

describe('the dates calendar', () => {
  it('says nothing about gifts, whatever is known', () => {
    const secrets = ['Kalimba', '75', 'ribbonry.example', 'Order', 'VALARM', 'gift', 'Bought', 'notes of mine']
    const gifts = [{ title: 'Kalimba', occurrenceDate: null }]
    const event = { ...plain, ...christmas, budget: 75_00, gifts, notes: 'notes of mine' }
    const file = datesCalendar([event], view)
    for (const secret of secrets) expect(file).not.toContain(secret)
    expect(privateCalendar([event], view)).toContain('Kalimba')
  })

  it('says how old someone turns only where the year is known', () => {
    const described = (fields: Partial<PrivateEvent>) =>
      readers['ical.js'](datesCalendar([{ ...plain, ...fields }], view), 2026)[0]?.description
    const birthday = { type: 'birthday', date: '1992-11-22' } satisfies Partial<PrivateEvent>
    expect(described({ ...birthday, contactBirthday: '1992-11-22' })).toBe('Turning 34 in 2026')
    expect(described({ ...birthday, contactBirthday: '11/22' })).toBe('')
    expect(described({ ...birthday, contactBirthday: null })).toBe('')
    expect(described({ type: 'wedding-anniversary', date: '2014-12-01' })).toBe('12th in 2026')
  })

  it('is the same file until something changes, and says so by the date alone', () => {
    const file = (today: CalendarDate) => datesCalendar(events, { ...view, today })
    expect(file('2026-11-20')).toBe(file('2026-11-20'))
    // No event is between these days.
    expect(file('2026-11-24')).toBe(file('2026-11-25'))
    expect(file('2026-11-24')).not.toBe(file('2026-11-22'))
  })
})

describe('texts of users', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Eve',
      'BEGIN:VALARM\nTRIGGER:-P1D',
      '\u0000\u0007\u2028BEGIN:VEVENT',
      'a\\nb;c,d:"e"',
      '🎁'.repeat(60),
    ),
  )

  it('stay texts in both readers, and make no entries', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 1, maxLength: 3 }), (texts) => {
        const made = texts.map(([name, contactName, title], index) => ({
          ...plain,
          uid: `event-${index}`,
          name: `x${name}x`,
          contactName: `y${contactName}y`,
          needsGift: false,
          gifts: [{ title: `z${title}z`, occurrenceDate: null }],
        }))
        const file = privateCalendar(made, view)
        for (const [reader, read] of Object.entries(readers)) {
          const plainly = reader === 'node-ical' ? withoutEscapes : letters
          const shown = read(file, 2027)
          expect(shown.map(({ summary }) => plainly(summary))).toEqual(
            made.map(({ name, contactName }) => plainly(`${name} for ${contactName}`)),
          )
          for (const [index, { description, alarms, days }] of shown.entries()) {
            expect(plainly(description)).toContain(plainly(made[index]?.gifts[0]?.title ?? ''))
            expect([alarms.length, days]).toEqual([2, ['2027-06-01']])
          }
        }
      }),
    )
  })
})

/** Line breaks become the format's own, control characters go, and readers trim. */
function letters(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Z}\p{Cf}\p{Cs}]/gu, '')
}

/** node-ical reads an escaped backslash before an n as one before a line break. */
function withoutEscapes(text: string): string {
  return letters(text.replaceAll(/\\[nN]?/g, ''))
}
