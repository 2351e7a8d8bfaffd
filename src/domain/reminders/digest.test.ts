import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOfWeek } from '../shared/calendar-date.ts'
import { dayAt } from '../shared/zoned-time.ts'
import { nextDigest, weekOf, type DigestSchedule } from './digest.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')
/** Mondays at nine. */
const mondays: DigestSchedule = { day: 1, hour: 9, timeZone: 'UTC', since: LONG_AGO }
const at = (instant: string) => new Date(instant)
const planned = (now: string, lastWeek: `${number}-${number}-${number}` | null = null, change = {}) =>
  nextDigest({ ...mondays, ...change }, at(now), lastWeek as never)
    .sendAt.toISOString()
    .slice(0, 16)

describe('the weekly e-mail', () => {
  // 2026-11-23 is a Monday.
  it.each([
    ['at its hour', '2026-11-23T08:00:00Z', null, '2026-11-23T09:00'],
    ['late on the same day', '2026-11-23T22:00:00Z', null, '2026-11-23T09:00'],
    ['up to two days late', '2026-11-25T23:59:00Z', null, '2026-11-23T09:00'],
    ['never later than that', '2026-11-26T00:00:00Z', null, '2026-11-30T09:00'],
    ['once a week', '2026-11-23T09:01:00Z', '2026-11-23', '2026-11-30T09:00'],
  ] as const)('comes %s', (_what, now, lastWeek, expected) => {
    expect(planned(now, lastWeek)).toBe(expected)
  })

  it('isn’t made up for if it was turned on or moved after its time', () => {
    expect(planned('2026-11-23T10:00:00Z', null, { since: at('2026-11-23T09:30:00Z') })).toBe('2026-11-30T09:00')
  })

  it('moved within a week that had one comes next week, and moved to another week comes in that', () => {
    expect(planned('2026-11-23T10:00:00Z', '2026-11-23', { day: 5 })).toBe('2026-12-04T09:00')
    expect(planned('2026-11-23T10:00:00Z', '2026-11-16', { day: 5 })).toBe('2026-11-27T09:00')
  })

  it('comes once each week, on its day and at its hour, in any zone and however often we look', () => {
    const zones = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Apia', 'Europe/Berlin', 'Africa/Cairo']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 23 }),
        fc.array(fc.integer({ min: 1, max: 2 * 24 * 60 }), { minLength: 30, maxLength: 60 }),
        (timeZone, day, hour, pauses) => {
          const schedule = { day, hour, timeZone, since: LONG_AGO }
          let now = at('2026-10-05T12:00:00Z').getTime()
          let lastWeek = weekOf(dayAt(new Date(now), timeZone))
          for (const minutes of pauses) {
            now += minutes * 60_000
            const { week, sendAt } = nextDigest(schedule, new Date(now), lastWeek)
            if (sendAt.getTime() > now) continue
            // Looking at least every two days misses no week.
            expect(week).toBe(addDays(lastWeek, 7))
            expect(dayOfWeek(dayAt(sendAt, timeZone))).toBe(day)
            lastWeek = week
          }
          expect(lastWeek >= addDays(weekOf(dayAt(new Date(now), timeZone)), -7)).toBe(true)
        },
      ),
    )
  })
})
