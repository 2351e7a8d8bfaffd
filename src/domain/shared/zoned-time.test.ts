import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber } from './calendar-date.ts'
import { dayAt, instantAt } from './zoned-time.ts'
import { todayIn } from './zone.ts'

const at = (...args: Parameters<typeof instantAt>) => instantAt(...args).toISOString()

/** 2099-12-31. */
const LAST_DAY = 47_481

const DAY_MS = 86_400_000

/** Returns what the clocks of a zone show. Another library isn't asked: it left summer time out of later years in some runs. */
function clockIn(timeZone: string): (instant: number) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (instant) => clock.format(instant).replace(' ', 'T')
}

describe('an hour of a day somewhere', () => {
  it.each([
    ['UTC', '2026-11-21', 9, '2026-11-21T09:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21', 9, '2026-11-21T03:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-21', 9, '2026-11-20T19:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21', 9, '2026-11-21T17:00:00.000Z'],
    // Before 1883 New York kept its own noon.
    ['America/New_York', '1850-01-01', 0, '1850-01-01T04:56:02.000Z'],
  ] as const)('is in %s on %s at %i the instant %s', (zone, day, hour, instant) => {
    expect(at(day, hour, zone)).toBe(instant)
  })

  it.each([
    ['America/New_York', '2027-03-14', 2, '2027-03-14T07:00:00.000Z'],
    // Half an hour is put forward: 2:00 becomes 2:30.
    ['Australia/Lord_Howe', '2026-10-04', 2, '2026-10-03T15:30:00.000Z'],
    // Two hours: 2:00 is in the middle of what is missing, and 3:00 the first that is not.
    ['Antarctica/Troll', '2027-03-28', 2, '2027-03-28T01:00:00.000Z'],
    ['Africa/Cairo', '2027-04-30', 0, '2027-04-29T22:00:00.000Z'],
    ['Pacific/Apia', '2011-12-30', 9, '2011-12-30T10:00:00.000Z'],
  ] as const)('that the clocks of %s skip on %s (%i:00) is the first after it', (zone, day, hour, instant) => {
    expect(at(day, hour, zone)).toBe(instant)
  })

  it.each([
    ['America/New_York', '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
  ] as const)('that the clocks of %s show twice on %s (%i:00) is the first of the two', (zone, day, hour, instant) => {
    expect(at(day, hour, zone)).toBe(instant)
  })

  it.each([
    ['America/New_York', '2026-10-31', 12, '2026-10-31T16:00:00.000Z'],
    ['America/New_York', '2026-11-01', 12, '2026-11-01T17:00:00.000Z'],
    ['America/New_York', '2027-03-13', 12, '2027-03-13T17:00:00.000Z'],
    ['America/New_York', '2027-03-14', 12, '2027-03-14T16:00:00.000Z'],
  ] as const)('near a change of the clocks of %s on %s at %i is the instant %s', (zone, day, hour, instant) => {
    expect(at(day, hour, zone)).toBe(instant)
  })

  it.each([
    ['UTC', '9999-12-31', 23, '9999-12-31T23:00:00.000Z'],
    ['America/Los_Angeles', '9999-12-31', 23, '+010000-01-01T07:00:00.000Z'],
    ['Pacific/Kiritimati', '9999-12-31', 0, '9999-12-30T10:00:00.000Z'],
    ['UTC', '0999-03-01', 9, '0999-03-01T09:00:00.000Z'],
    ['UTC', '0099-03-01', 9, '0099-03-01T09:00:00.000Z'],
  ] as const)('at the ends of the calendar, in %s on %s at %i, is the instant %s', (zone, day, hour, instant) => {
    expect(at(day, hour, zone)).toBe(instant)
  })

  it('is that of UTC where no zone is known', () => {
    expect(at('2026-11-21', 9, null)).toBe('2026-11-21T09:00:00.000Z')
    expect(at('2026-11-21', 9, 'Mars/Olympus')).toBe('2026-11-21T09:00:00.000Z')
  })

  it('is the first instant at which the clocks of a zone show it, wherever they do', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: -36_500, max: LAST_DAY }),
        fc.integer({ min: 0, max: 23 }),
        (zone, number, hour) => {
          const day = fromDayNumber(number)
          const shown = instantAt(day, hour, zone)
          expect(dayAt(shown, zone)).toBe(todayIn(zone, shown))
          const clock = clockIn(zone)
          const wanted = `${day}T${String(hour).padStart(2, '0')}:00:00`
          const wall = Date.parse(`${wanted}Z`)
          const offsets = [wall - DAY_MS, wall, wall + DAY_MS].map(
            (instant) => Date.parse(`${clock(instant)}Z`) - instant,
          )
          const found = offsets.map((offset) => wall - offset).filter((instant) => clock(instant) === wanted)
          fc.pre(found.length > 0)
          expect(shown.getTime()).toBe(Math.min(...found))
        },
      ),
      { numRuns: 2000 },
    )
  })
})
