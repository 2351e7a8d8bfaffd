import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { todayIn } from '../shared/zone.ts'
import { millisecondsToMidnight } from './midnight.ts'

const zones = ['UTC', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'Pacific/Honolulu', 'Europe/Berlin']
// Not later: see the last listed day in zoned-time.test.ts.
const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2037, 11, 31) }).map((at) => new Date(at))

describe('the time until midnight', () => {
  it('ends a day on the moment, except on a day when the clocks change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, now) => {
        const wall = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
        fc.pre(wall.hoursInDay === 24)
        const wait = millisecondsToMidnight(zone, now)
        expect(todayIn(zone, new Date(now.getTime() + wait - 1))).toBe(wall.toPlainDate().toString())
        expect(todayIn(zone, new Date(now.getTime() + wait))).toBe(wall.toPlainDate().add({ days: 1 }).toString())
      }),
    )
  })

  it('is never nothing and never more than a day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, now) => {
        const wait = millisecondsToMidnight(zone, now)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(86_400_000)
      }),
    )
  })

  it('is counted in UTC for a zone that is not known', () => {
    const now = new Date('2026-11-21T23:00:00Z')
    expect(millisecondsToMidnight(null, now)).toBe(3_600_000)
    expect(millisecondsToMidnight('Mars/Olympus', now)).toBe(3_600_000)
  })
})
