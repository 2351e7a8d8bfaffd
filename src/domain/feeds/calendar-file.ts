import { addDays } from '../shared/calendar-date.ts'
import { contentLines, escapeText, fold } from '../shared/content-lines.ts'
import { calendarTexts } from '../texts/feeds.ts'
import type { About, Alarm, Entry, OwnEvent } from './entry.ts'

/** How often calendars should look again. Google decides for itself, about twice a day. */
const REFRESH = 'PT6H'

/** Entries as an iCalendar file (RFC 5545). The same entries are always the same file. */
export function calendarFile(name: string, entries: readonly Entry[]): string {
  const head = contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ribbonry//Ribbonry//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ])
  const texts = new Map<About, string>()
  const entryText = (entry: Entry) => {
    const known = texts.get(entry.about)
    const about = known ?? aboutText(entry.about)
    if (known === undefined) texts.set(entry.about, about)
    return [...linesOf(entry), about].join('\r\n')
  }
  // One text per entry: added up line by line, thousands of entries cost more in garbage than in work.
  return [head, ...entries.map(entryText), 'END:VCALENDAR\r\n'].join('')
}

function linesOf({ uid, day, rule, except }: Omit<Entry, 'about'>): string[] {
  const lines = [
    'BEGIN:VEVENT',
    `UID:${uid}@ribbonry`,
    // Days, not instants: the same day in every time zone.
    `DTSTART;VALUE=DATE:${digits(day)}`,
  ]
  if (day < LAST_DAY) lines.push(`DTEND;VALUE=DATE:${digits(addDays(day, 1))}`)
  if (rule !== undefined) lines.push(`RRULE:${rule}`)
  for (const skipped of except) lines.push(`EXDATE;VALUE=DATE:${digits(skipped)}`)
  return lines
}

/** The lines that don't depend on the day. */
function aboutText({ summary, description, since, own, url, alarms, changedAt, version }: About): string {
  const changed = stampOf(changedAt)
  // DTSTAMP isn't the moment of reading: an unchanged calendar stays the same file.
  const lines = [`DTSTAMP:${changed}`, `LAST-MODIFIED:${changed}`, `SEQUENCE:${version}`]
  lines.push(fold(`SUMMARY:${escapeText(summary)}`))
  if (description.length > 0) lines.push(fold(`DESCRIPTION:${description.map(escapeText).join(String.raw`\n`)}`))
  if (since !== undefined) lines.push(...yearLines(since))
  if (own) lines.push(...ownLines(own))
  if (url !== undefined) lines.push(fold(`URL:${url}`))
  for (const alarm of alarms) lines.push(...alarmLines(alarm))
  // A birthday keeps nobody from meeting.
  lines.push('TRANSP:TRANSPARENT', 'END:VEVENT', '')
  return lines.join('\r\n')
}

const LAST_DAY = '9999-12-31'

/** '20261121T150000Z' */
function stampOf(instant: Date): string {
  // Four times as fast as cutting up `toISOString()`.
  const day = instant.getUTCFullYear() * 10_000 + (instant.getUTCMonth() + 1) * 100 + instant.getUTCDate()
  const time = instant.getUTCHours() * 10_000 + instant.getUTCMinutes() * 100 + instant.getUTCSeconds()
  return `${day}T${String(time).padStart(6, '0')}Z`
}

/** Of a date, '20261121'. */
function digits(day: string): string {
  return day.slice(0, 4) + day.slice(5, 7) + day.slice(8, 10)
}

/** As Nextcloud's birthday calendars say it, and our import reads it: by itself the first day's year means nothing. */
function yearLines(since: number | null): string[] {
  if (since === null) return ['X-NEXTCLOUD-BC-UNKNOWN-YEAR:1']
  return ['X-NEXTCLOUD-BC-UNKNOWN-YEAR:0', `X-NEXTCLOUD-BC-YEAR:${since}`]
}

function ownLines({ person, event, type, first }: OwnEvent): string[] {
  const property = (name: string, value: string) => fold(`X-RIBBONRY-${name};VALUE=TEXT:${escapeText(value)}`)
  return [
    property('PERSON', person),
    ...(event === undefined ? [] : [property('EVENT', event)]),
    property('TYPE', type),
    ...(first === undefined ? [] : [property('FIRST', first)]),
  ]
}

/** Calendars show the entry's title instead of the alarm's description, which the format asks for. */
function alarmLines(alarm: Alarm): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarTexts.reminder}`,
    `TRIGGER:${durationOf(alarm)}`,
    'END:VALARM',
  ]
}

/** From the midnight with which the day begins: '-P6DT15H' is 9:00 seven days before. */
function durationOf({ daysBefore, hour }: Alarm): string {
  const before = daysBefore * 24 - hour
  if (before <= 0) return before === 0 ? 'PT0S' : `PT${-before}H`
  const [days, hours] = [Math.floor(before / 24), before % 24]
  return `-P${days > 0 ? `${days}D` : ''}${hours > 0 ? `T${hours}H` : ''}`
}
