import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { isTimeZone, todayIn } from './zone.ts'

const at = (instant: string) => new Date(instant)

describe('today', () => {
  it.each([
    // Samoa crossed the date line: 30 December 2011 never was.
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
    // Until 2011 Newfoundland turned its clocks at 00:01, back into the day before.
    ['America/St_Johns', '2010-11-07T02:30:59Z', '2010-11-07'],
    ['America/St_Johns', '2010-11-07T02:31:00Z', '2010-11-06'],
    ['America/St_Johns', '2010-11-07T03:30:00Z', '2010-11-07'],
    // Cairo's summer ends at midnight, which comes twice, and begins with a day that has no midnight.
    ['Africa/Cairo', '2024-10-31T20:59:59Z', '2024-10-31'],
    ['Africa/Cairo', '2024-10-31T21:00:00Z', '2024-10-31'],
    ['Africa/Cairo', '2024-10-31T22:00:00Z', '2024-11-01'],
    ['Africa/Cairo', '2024-04-25T21:59:59Z', '2024-04-25'],
    ['Africa/Cairo', '2024-04-25T22:00:00Z', '2024-04-26'],
    ['Asia/Kathmandu', '2026-11-21T18:14:59Z', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
    ['Pacific/Auckland', '2026-04-04T11:00:00Z', '2026-04-05'],
    ['Pacific/Auckland', '2026-04-05T11:59:59Z', '2026-04-05'],
    ['Pacific/Auckland', '2026-04-05T12:00:00Z', '2026-04-06'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Etc/GMT+12', '2027-01-01T11:59:59Z', '2026-12-31'],
    ['America/Los_Angeles', '2026-12-25T07:59:59Z', '2026-12-24'],
  ])('in %s at %s is %s', (zone, instant, today) => {
    expect(todayIn(zone, at(instant))).toBe(today)
  })

  it('agrees with Temporal at every minute of three days around a change of clocks', () => {
    const changes: [zone: string, middle: string][] = [
      ['Pacific/Apia', '2011-12-30T10:00Z'],
      ['America/St_Johns', '2010-11-07T02:31Z'],
      ['America/St_Johns', '2026-03-08T05:30Z'],
      ['Africa/Cairo', '2024-10-31T21:00Z'],
      ['Africa/Cairo', '2024-04-25T22:00Z'],
      ['Pacific/Auckland', '2026-09-26T14:00Z'],
      ['Asia/Kathmandu', '1985-12-31T18:30Z'],
      ['America/Sao_Paulo', '2018-11-04T03:00Z'],
      ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
      ['Etc/GMT-14', '2026-12-31T10:00Z'],
    ]
    const wrong: string[] = []
    for (const [zone, middle] of changes) {
      const start = Temporal.Instant.from(middle).epochMilliseconds - 36 * 3_600_000
      for (let minute = 0; minute < 72 * 60; minute++) {
        const instant = start + minute * 60_000
        const oracle = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
        if (todayIn(zone, new Date(instant)) !== oracle) wrong.push(`${zone} ${new Date(instant).toISOString()}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is that of UTC while the zone is not known, or not known to this machine', () => {
    expect(todayIn(null, at('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
    expect(todayIn('Mars/Olympus', at('2026-11-22T00:00:00Z'))).toBe('2026-11-22')
  })
})

describe('a time zone', () => {
  it.each(['UTC', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12'])('is %s', (text) => {
    expect(isTimeZone(text)).toBe(true)
  })

  it.each(['', 'Mars/Olympus', '+02:00', '-11', 'Europe/Berlin; drop table', 'Europe/Berlin '])('is not %j', (text) => {
    expect(isTimeZone(text)).toBe(false)
  })
})
