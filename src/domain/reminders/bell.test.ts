import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../shared/calendar-date.ts'
import { day } from '../testing/day.ts'
import { bellEntries, isTagOver, type BellSubject } from './bell.ts'
import { eventPath } from './event-link.ts'
import { dropTag } from './price-drop.ts'

const birthday: BellSubject = {
  id: 7,
  contactId: 3,
  name: "Maya Okafor's Birthday",
  contactName: 'Maya Okafor',
  occurrence: day('2026-11-29'),
  reminderDays: 7,
  wokeOn: null,
  isTimeToOrder: false,
  planName: null,
}
const on = (today: string, change: Partial<BellSubject> = {}) => bellEntries([{ ...birthday, ...change }], day(today))

describe('the tag of a price drop', () => {
  it('is remembered as long as the bell can show it, so that it is told once', () => {
    const tag = dropTag(12, new Date('2026-11-21T23:30:00Z'))
    expect(isTagOver(tag, day('2026-12-22'))).toBe(false)
    expect(isTagOver(tag, day('2026-12-23'))).toBe(true)
  })
})

describe('the bell', () => {
  it('is silent before the days before are reached, and after the event', () => {
    expect(on('2026-11-21')).toEqual([])
    expect(on('2026-11-30')).toEqual([])
  })

  it('says how many days away the event is', () => {
    expect(on('2026-11-22')).toMatchObject([
      {
        title: 'Upcoming Event: Birthday',
        message: 'Birthday for Maya Okafor is in 7 days (Sun, Nov 29)',
        urgency: 'high',
      },
    ])
    expect(on('2026-11-28')).toMatchObject([{ message: 'Birthday for Maya Okafor is tomorrow!', urgency: 'critical' }])
    expect(on('2026-11-29')).toMatchObject([{ message: 'Birthday for Maya Okafor is today!', urgency: 'critical' }])
  })

  it('says on its day that it is time to order, under a tag of its own', () => {
    const [entry, ...more] = on('2026-11-24', { isTimeToOrder: true })
    expect(entry).toMatchObject({
      title: 'Time to order',
      message: 'Order a gift for Maya Okafor today: Birthday is in 5 days (Sun, Nov 29)',
    })
    expect(more).toEqual([])
    expect(entry?.tag).not.toBe(on('2026-11-24')[0]?.tag)
  })

  it('tells a latecomer on the same day, and again on the event’s own day', () => {
    const [first] = on('2026-11-22')
    expect(on('2026-11-25')[0]?.tag).toBe(first?.tag)
    expect(on('2026-11-29')[0]?.tag).not.toBe(first?.tag)
  })

  it('tells once more when a snooze ends', () => {
    const [told] = on('2026-11-24')
    const [again] = on('2026-11-25', { wokeOn: day('2026-11-25') })
    expect(again?.tag).not.toBe(told?.tag)
    expect(on('2026-11-27', { wokeOn: day('2026-11-25') })[0]?.tag).toBe(again?.tag)
  })

  it('tells nothing early because a snooze ended before the days before', () => {
    expect(on('2026-11-21', { wokeOn: day('2026-11-20') })).toEqual([])
    expect(on('2026-11-22', { wokeOn: day('2026-11-20') })).toEqual(on('2026-11-22'))
  })

  it('does not tell once more before a snooze ends', () => {
    expect(on('2026-11-24', { wokeOn: day('2026-11-26') })).toEqual(on('2026-11-24'))
  })

  it('names the nearest event first', () => {
    const later = { ...birthday, id: 1, occurrence: day('2026-11-30') }
    const sameDay = { ...birthday, id: 9 }
    const ids = (subjects: BellSubject[]) => bellEntries(subjects, day('2026-11-25')).map((entry) => entry.occasionId)
    expect(ids([later, birthday])).toEqual([7, 1])
    expect(ids([sameDay, later, birthday])).toEqual([7, 9, 1])
  })

  it('has at most three entries for an occurrence however often one looks, and one on its day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 365 }),
        fc.option(fc.integer({ min: -10, max: 370 }), { nil: undefined }),
        fc.uniqueArray(fc.integer({ min: -400, max: 10 }), { minLength: 1 }),
        (reminderDays, woke, visits) => {
          const subject = {
            ...birthday,
            reminderDays,
            wokeOn: woke === undefined ? null : addDays(birthday.occurrence, -woke),
          }
          const tags = new Set<string>()
          for (const visit of visits.toSorted((a, b) => a - b)) {
            const today = addDays(subject.occurrence, visit)
            const [entry] = bellEntries([subject], today)
            const isDue = visit <= 0 && daysBetween(today, subject.occurrence) <= reminderDays
            expect(entry !== undefined).toBe(isDue)
            if (entry) tags.add(entry.tag)
          }
          expect(tags.size).toBeLessThanOrEqual(3)
        },
      ),
    )
  })

  it('leads to its event', () => {
    expect(eventPath(7)).toBe('/reminders?event=7')
  })

  it('forgets what is over, once no other time zone brings its day back', () => {
    const tag = on('2026-11-25', { id: 12 })[0]?.tag ?? ''
    expect(isTagOver(tag, day('2026-12-01'))).toBe(false)
    expect(isTagOver(tag, day('2026-12-02'))).toBe(true)
    expect(isTagOver('something else', day('2026-11-29'))).toBe(true)
  })
})
