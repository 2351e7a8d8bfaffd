import { calendarDate, type CalendarDate } from './calendar-date.ts'

/**
 * The calendar date in a zone at an instant. `null` (not yet known) means UTC, and so does a zone that this machine
 * doesn't know: zones are checked when they're stored, and a renamed one must not break every page of its user.
 */
export function todayIn(timeZone: string | null, instant: Date): CalendarDate {
  const formatter = formatterOf(timeZone ?? 'UTC')
  // Offsets have whole seconds, so an answer is valid for its whole second; on a busy server every request asks for it.
  const second = Math.floor(instant.getTime() / 1000)
  const last = lastAnswers.get(formatter)
  if (last?.second === second) return last.date
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatter.formatToParts(instant)) parts[type] = value
  const date = calendarDate(Number(parts.year), Number(parts.month), Number(parts.day))
  lastAnswers.set(formatter, { second, date })
  return date
}

const lastAnswers = new WeakMap<Intl.DateTimeFormat, { second: number; date: CalendarDate }>()

/**
 * Whether it's the name of a zone ('Asia/Kathmandu', 'UTC'); a bare offset such as '+02:00' has no daylight saving time
 * and isn't accepted.
 */
export function isTimeZone(text: string): boolean {
  return /^[A-Za-z]/.test(text) && knownFormatter(text) !== undefined
}

/** Creating a formatter costs about fifty times a use. Keyed in lower case, so that the known zones bound the cache. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter = knownFormatter(timeZone) ?? knownFormatter('UTC')
  if (!formatter) throw new Error('This machine does not know UTC')
  return formatter
}

function knownFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
  const key = timeZone.toLowerCase()
  const cached = formatters.get(key)
  if (cached) return cached
  try {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formatters.set(key, formatter)
    return formatter
  } catch (error) {
    // Intl reports an unknown zone only by throwing this.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
