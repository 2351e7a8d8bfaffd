import { describe, expect, it } from 'vitest'
import { notificationOf } from '#domain/reminders/notification.ts'
import type { Reminder } from '#domain/reminders/schema.ts'
import { day } from '#domain/testing/day.ts'
import { withDue } from './ring.ts'
import type { Kept } from './store.ts'

const birthday = {
  occasion: {
    id: 7,
    contactId: 3,
    name: 'Birthday',
    nextDate: '2026-11-29',
    reminderDays: 7,
    contact: { id: 3, fullName: 'Maya Okafor', relationship: 'sibling', birthday: null },
  },
  urgency: 'high',
  daysUntil: 7,
  snoozedUntil: null,
  wokeOn: null,
  isTimeToOrder: false,
  planName: null,
  // Only what the bell reads: an event has three dozen fields more.
} as unknown as Reminder

const nothing: Kept = { userId: 'u1', items: [], told: [] }
const lead = day('2026-11-22')
const itself = day('2026-11-29')

function some<One>([first, ...others]: readonly One[]): [One, ...One[]] {
  if (first === undefined) throw new Error('Nothing is due')
  return [first, ...others]
}

describe('what is due', () => {
  it('is in the bell once, unread, with a link to its event', () => {
    const { kept, fresh } = withDue(nothing, [birthday], lead, 5)
    expect(fresh).toHaveLength(1)
    expect(kept.items).toMatchObject([{ type: 'reminder', read: false, occasionId: 7, contactId: 3, timestamp: 5 }])
    expect(kept.items[0]?.id).toMatch(/^5-\w+$/)
    expect(withDue(kept, [birthday], lead, 6)).toEqual({ kept, fresh: [] })
  })

  it('does not come back once it was deleted, not even days later', () => {
    const { kept } = withDue(nothing, [birthday], lead, 5)
    expect(withDue({ ...kept, items: [] }, [birthday], day('2026-11-25'), 6).fresh).toEqual([])
  })

  it('is told again on the day itself, above what was told before', () => {
    const { kept } = withDue(nothing, [birthday], lead, 5)
    const then = withDue(kept, [birthday], itself, 6)
    expect(then.kept.items.map(({ message }) => message)).toEqual([
      'Birthday for Maya Okafor is today!',
      'Birthday for Maya Okafor is in 7 days (Sun, Nov 29)',
    ])
  })

  it('at the same time has one tag, that of the one notification that lists it', () => {
    const party = { ...birthday, occasion: { ...birthday.occasion, id: 8, name: 'Party' } } as Reminder
    const { kept, fresh } = withDue(nothing, [birthday, party], lead, 5)
    const { tag, title, body, url } = notificationOf(some(fresh))
    expect(kept.items.map((item) => item.tag)).toEqual([tag, tag])
    expect({ title, url }).toEqual({ title: '2 upcoming events', url: '/reminders' })
    expect(body.split('\n')).toEqual(fresh.map(({ message }) => message))
  })

  it('names the plan first where all are in one', () => {
    const inPlan = (reminder: Reminder, planName: string | null) => ({ ...reminder, planName })
    const party = { ...birthday, occasion: { ...birthday.occasion, id: 8, name: 'Party' } } as Reminder
    const titleOf = (other: string | null) => {
      const { fresh } = withDue(nothing, [inPlan(birthday, 'November'), inPlan(party, other)], lead, 5)
      return notificationOf(some(fresh)).title
    }
    expect(titleOf('November')).toBe('November: 2 upcoming events')
    expect([titleOf(null), titleOf('December')]).toEqual(['2 upcoming events', '2 upcoming events'])
  })

  it('is remembered only until the event is over', () => {
    const { kept } = withDue(nothing, [birthday], itself, 5)
    expect(kept.told).toHaveLength(1)
    expect(withDue(kept, [], day('2026-12-02'), 6).kept.told).toEqual([])
  })

  it('is told once a day, also if the time zone goes past midnight and back', () => {
    const { kept } = withDue(nothing, [birthday], itself, 5)
    const { kept: ahead } = withDue(kept, [], day('2026-11-30'), 6)
    expect(withDue(ahead, [birthday], itself, 7).fresh).toEqual([])
  })

  it('keeps the newest when there are very many', () => {
    const items = Array.from({ length: 500 }, (_, place) => ({
      id: `${place}`,
      title: 't',
      message: 'm',
      type: 'other' as const,
      timestamp: 1,
      read: true,
    }))
    const { kept } = withDue({ ...nothing, items }, [birthday], lead, 5)
    expect(kept.items).toHaveLength(500)
    expect(kept.items[0]?.occasionId).toBe(7)
  })
})
