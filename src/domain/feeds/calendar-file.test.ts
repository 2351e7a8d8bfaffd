import { describe, expect, it } from 'vitest'
import { day } from '../testing/day.ts'
import { calendarFile } from './calendar-file.ts'
import type { About, Alarm, Entry } from './entry.ts'

const about: About = {
  summary: 'Tea, with Maya',
  description: ['One', 'two; three'],
  alarms: [],
  changedAt: new Date('2026-01-02T03:04:05Z'),
  version: 3,
}
const entry = (facts: Partial<Entry> = {}): Entry => ({
  uid: 'one',
  day: day('2026-11-30'),
  except: [],
  about,
  ...facts,
})
const linesOf = (...entries: Entry[]) => calendarFile('Dates', entries).split('\r\n')
const fileAbout = (more: Partial<About>) => linesOf(entry({ about: { ...about, ...more } }))

describe('a calendar', () => {
  it('is written as RFC 5545 says', () => {
    expect(linesOf(entry())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ribbonry//Ribbonry//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Dates',
      'X-WR-CALNAME:Dates',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'BEGIN:VEVENT',
      'UID:one@ribbonry',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'DTSTAMP:20260102T030405Z',
      'LAST-MODIFIED:20260102T030405Z',
      'SEQUENCE:3',
      String.raw`SUMMARY:Tea\, with Maya`,
      String.raw`DESCRIPTION:One\ntwo\; three`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('says how an entry repeats, and on which days it does not', () => {
    const except = [day('2027-11-30'), day('2028-11-30')]
    expect(linesOf(entry({ rule: 'FREQ=YEARLY', except })).slice(13, 16)).toEqual([
      'RRULE:FREQ=YEARLY',
      'EXDATE;VALUE=DATE:20271130',
      'EXDATE;VALUE=DATE:20281130',
    ])
  })

  it('has no day after the last one', () => {
    const lines = (date: string) => linesOf(entry({ day: day(date) })).filter((line) => line.startsWith('DTEND'))
    expect(lines('9999-12-30')).toEqual(['DTEND;VALUE=DATE:99991231'])
    expect(lines('9999-12-31')).toEqual([])
  })

  it('says since which year, whose day it is, and where it is looked at', () => {
    expect(fileAbout({ description: [] })).not.toContainEqual(expect.stringMatching(/^DESCRIPTION/))
    expect(fileAbout({ since: 1992 }).slice(18, 20)).toEqual([
      'X-NEXTCLOUD-BC-UNKNOWN-YEAR:0',
      'X-NEXTCLOUD-BC-YEAR:1992',
    ])
    expect(fileAbout({ since: null }).slice(18, 20)).toEqual(['X-NEXTCLOUD-BC-UNKNOWN-YEAR:1', 'TRANSP:TRANSPARENT'])
    const own = { person: 'Maya, Ada', event: 'Tea', type: 'custom' }
    expect(fileAbout({ own, url: 'https://ribbonry.example/1' }).slice(18, 23)).toEqual([
      String.raw`X-RIBBONRY-PERSON;VALUE=TEXT:Maya\, Ada`,
      'X-RIBBONRY-EVENT;VALUE=TEXT:Tea',
      'X-RIBBONRY-TYPE;VALUE=TEXT:custom',
      'URL:https://ribbonry.example/1',
      'TRANSP:TRANSPARENT',
    ])
    expect(fileAbout({ own: { ...own, first: day('2024-03-31') } })).toContain('X-RIBBONRY-FIRST;VALUE=TEXT:2024-03-31')
  })

  it.each([
    [{ daysBefore: 7, hour: 9 }, '-P6DT15H'],
    [{ daysBefore: 1, hour: 9 }, '-PT15H'],
    [{ daysBefore: 7, hour: 0 }, '-P7D'],
    [{ daysBefore: 0, hour: 9 }, 'PT9H'],
    [{ daysBefore: 0, hour: 0 }, 'PT0S'],
  ] satisfies [Alarm, string][])('rings %j: %s', (alarm, trigger) => {
    expect(fileAbout({ alarms: [alarm] }).slice(18, 23)).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Reminder',
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ])
  })

  it('has no line of more than 75 bytes', () => {
    const long = 'ü'.repeat(200)
    const url = `https://ribbonry.example/${'x'.repeat(200)}`
    const lines = fileAbout({ summary: long, description: [long], own: { person: long, event: '', type: '' }, url })
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  })

  it('says the same of every entry of one feast', () => {
    const lines = linesOf(entry(), entry({ uid: 'two', day: day('2027-04-01') }))
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toHaveLength(2)
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual(['UID:one@ribbonry', 'UID:two@ribbonry'])
  })
})
