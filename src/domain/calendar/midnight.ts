import { isTimeZone } from '../shared/zone.ts'

/**
 * Milliseconds until midnight in that time zone. On days when the clocks change it's up to about an hour off: check again
 * on the way.
 */
export function millisecondsToMidnight(timeZone: string | null, instant: Date): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of wallClock(timeZone).formatToParts(instant)) parts[type] = value
  const seconds = (Number(parts.hour) * 60 + Number(parts.minute)) * 60 + Number(parts.second)
  const milliseconds = ((instant.getTime() % 1000) + 1000) % 1000
  return (DAY_SECONDS - seconds) * 1000 - milliseconds
}

const DAY_SECONDS = 86_400

function wallClock(timeZone: string | null): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    // A zone that this machine doesn't know counts as UTC, as everywhere (shared/zone.ts).
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}
