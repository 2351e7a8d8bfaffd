import type { CalendarDate } from './calendar-date.ts'

/**
 * The calendar date it is somewhere at an instant. `null` (not yet known) is UTC, and so is a zone this machine's tables
 * do not have: zones are checked when they are stored, and a renamed one must not break every page of its user.
 */
export function todayIn(timeZone: string | null, instant: Date): CalendarDate {
  const formatter = formatterOf(timeZone ?? 'UTC')
  // Offsets have whole seconds, so the last answer holds for its second: every request of a busy server asks this.
  const second = Math.floor(instant.getTime() / 1000)
  const last = lastAnswers.get(formatter)
  if (last?.second === second) return last.date
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatter.formatToParts(instant)) parts[type] = value
  const date = `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}` as CalendarDate
  lastAnswers.set(formatter, { second, date })
  return date
}

const lastAnswers = new WeakMap<Intl.DateTimeFormat, { second: number; date: CalendarDate }>()

/** Whether it is the name of a zone ('Asia/Kathmandu', 'UTC'); a bare offset such as '+02:00' knows no summer and is not. */
export function isTimeZone(text: string): boolean {
  return /^[A-Za-z]/.test(text) && knownFormatter(text) !== undefined
}

/** Making a formatter costs some fifty times a use. Keyed in lower case, so that the known zones bound its size. */
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
    // The only question Intl answers about a zone's name is this exception.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
