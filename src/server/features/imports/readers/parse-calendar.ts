import ICAL from 'ical.js'
import type { Calendar, CalendarEntry } from '#domain/imports/calendar/read-calendar.ts'
import type { FileProblem } from '#domain/imports/found-person.ts'
import { MAX_LINE_LENGTH } from '#domain/imports/limits.ts'
import { textLines } from '#domain/imports/text-lines.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importFileTexts } from '#domain/texts/import-files.ts'

interface ParsedCalendar extends Calendar {
  /** Events that aren't written as the format says. */
  problems: FileProblem[]
}

/**
 * The events of an iCalendar file. Each is parsed on its own, so that a wrong one doesn't spoil the others, and of each
 * only what we use.
 *
 * @throws {AppError} when there are too many
 */
export function parseCalendar(text: string): ParsedCalendar {
  const calendar: ParsedCalendar = { names: [], entries: [], problems: [] }
  let event: EventLines | undefined
  for (const { number, text: line } of textLines(text)) {
    const marker = MARKER.exec(line.slice(0, MAX_MARKER))
    if (marker?.[1]?.toUpperCase() === 'BEGIN') {
      if (event && marker[2]?.toUpperCase() !== 'VEVENT') event.depth++
      else if (marker[2]?.toUpperCase() === 'VEVENT') {
        if (event) keep(calendar, event)
        event = { line: number, text: '', depth: 0, isYearly: false, takesFolded: false }
      }
    } else if (marker) {
      if (event && event.depth > 0) event.depth--
      else if (event) {
        keep(calendar, event)
        event = undefined
      }
    } else if (!event) {
      const name = /^(?:PRODID|NAME|X-WR-CALNAME)[^:]{0,200}:(.*)$/i.exec(line.slice(0, MAX_NAME))
      if (name?.[1] !== undefined && calendar.names.length < MAX_NAMES) calendar.names.push(name[1])
    } else if (event.depth === 0) addLine(event, line)
  }
  if (event) keep(calendar, event)
  return calendar
}

/** Google has one for every year of a birthday. */
const MAX_EVENTS = 100_000
const MAX_NAMES = 10
const MAX_NAME = 300
const MAX_MARKER = 60
const MARKER = /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i
const KEPT = /^(?:SUMMARY|DTSTART|UID|CATEGORIES|X-NEXTCLOUD-BC-[\w-]+|X-RIBBONRY-[\w-]+)[;:]/i

interface EventLines {
  line: number
  /** The lines we use. */
  text: string
  /** Of what is inside the event, such as alarms. */
  depth: number
  isYearly: boolean
  /** The line before is one we use, and may be folded. */
  takesFolded: boolean
}

function addLine(event: EventLines, line: string) {
  const isFolded = line.startsWith(' ') || line.startsWith('\t')
  if (!isFolded) {
    event.takesFolded = KEPT.test(line.slice(0, MAX_MARKER))
    event.isYearly ||= /^RRULE[^:]{0,100}:.{0,300}FREQ=YEARLY/i.test(line.slice(0, MAX_NAME))
  }
  // What is too long is kept one line too long, so that it's still known to be.
  if (event.takesFolded && event.text.length <= MAX_LINE_LENGTH) event.text += `${line}\n`
}

function keep({ entries, problems }: ParsedCalendar, { line, text, isYearly }: EventLines) {
  if (entries.length + problems.length >= MAX_EVENTS) {
    throw new AppError('TOO_LARGE', importFileTexts.tooManyCalendarEvents(MAX_EVENTS))
  }
  if (text.length > MAX_LINE_LENGTH) problems.push({ line, text: importFileTexts.eventTooLong })
  else {
    const entry = parseEvent(text)
    if (entry) entries.push({ line, isYearly, ...entry })
    else problems.push({ line, text: importFileTexts.badEvent })
  }
}

/** jCal (RFC 7265): name, parameters, type and values. */
type JcalProperty = [name: string, params: unknown, type: string, ...values: unknown[]]

function parseEvent(text: string): Omit<CalendarEntry, 'line' | 'isYearly'> | undefined {
  let properties: JcalProperty[]
  try {
    const [, parsed] = ICAL.parse(`BEGIN:VEVENT\n${text}END:VEVENT`) as [string, JcalProperty[]]
    properties = parsed
  } catch {
    return undefined
  }
  const values = (name: string) =>
    properties
      .filter(([known]) => known === name)
      .flatMap(([, , , ...found]) => found.filter((value) => typeof value === 'string'))
  const first = (name: string) => values(name)[0] ?? ''
  const knowsYear = values('x-nextcloud-bc-year').length > 0 || values('x-nextcloud-bc-unknown-year').length > 0
  return {
    uid: first('uid'),
    title: first('summary'),
    day: first('dtstart').slice(0, 'YYYY-MM-DD'.length),
    categories: values('categories'),
    field: first('x-nextcloud-bc-field-type').toUpperCase(),
    year: knowsYear ? first('x-nextcloud-bc-year') : undefined,
    own: {
      person: first('x-ribbonry-person'),
      event: first('x-ribbonry-event'),
      type: first('x-ribbonry-type'),
      first: first('x-ribbonry-first'),
    },
  }
}
