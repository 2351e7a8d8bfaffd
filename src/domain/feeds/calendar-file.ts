import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import { contentLines, escapeText } from '../shared/content-lines.ts'
import type { Alarm, Entry } from './entry.ts'

/** How often calendars should look again. Google decides for itself, about twice a day. */
const REFRESH = 'PT6H'

/** Entries as an iCalendar file (RFC 5545). The same entries are always the same file. */
export function calendarFile(name: string, entries: readonly Entry[]): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ribbonry//Ribbonry//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ])
}

function linesOf(entry: Entry): string[] {
  const { day, rule, except, description, url } = entry
  const changed = `${entry.changedAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const summary = escapeText(entry.summary)
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}@ribbonry`,
    // Not the moment of reading: an unchanged calendar stays the same file.
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${entry.version}`,
    // Days, not instants: the same day in every time zone.
    `DTSTART;VALUE=DATE:${digits(day)}`,
    ...(day < LAST_DAY ? [`DTEND;VALUE=DATE:${digits(addDays(day, 1))}`] : []),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    ...except.map((skipped) => `EXDATE;VALUE=DATE:${digits(skipped)}`),
    `SUMMARY:${summary}`,
    ...(description.length === 0 ? [] : [`DESCRIPTION:${escapeText(description.join('\n'))}`]),
    ...(entry.since === undefined ? [] : yearOf(entry.since)),
    ...(url === undefined ? [] : [`URL:${url}`]),
    // A birthday keeps nobody from meeting.
    'TRANSP:TRANSPARENT',
    ...entry.alarms.flatMap((alarm) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      `TRIGGER:${durationOf(alarm)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** As Nextcloud's birthday calendars say it, and our import reads it: by itself the first day's year means nothing. */
function yearOf(since: number | null): string[] {
  if (since === null) return ['X-NEXTCLOUD-BC-UNKNOWN-YEAR:1']
  return ['X-NEXTCLOUD-BC-UNKNOWN-YEAR:0', `X-NEXTCLOUD-BC-YEAR:${since}`]
}

const LAST_DAY = '9999-12-31'

function digits(day: CalendarDate): string {
  return day.replaceAll('-', '')
}

/** From the midnight with which the day begins: '-P6DT15H' is 9:00 seven days before. */
function durationOf({ daysBefore, hour }: Alarm): string {
  const before = daysBefore * 24 - hour
  if (before <= 0) return before === 0 ? 'PT0S' : `PT${-before}H`
  const [days, hours] = [Math.floor(before / 24), before % 24]
  return `-P${days > 0 ? `${days}D` : ''}${hours > 0 ? `T${hours}H` : ''}`
}
