import { ageTexts } from '../texts/when.ts'
import { formatMediumDate } from './date-format.ts'
import { todayIn } from './zone.ts'

/**
 * How long ago something was: 'Just now' under a minute, 'Nm ago', 'Nh ago', 'Nd ago' under a week, then its date in the
 * reader's zone (UTC when null). A moment ahead of `now`, from a clock that is off, is 'Just now'.
 */
export function relativeTime(then: Date, now: Date, timeZone: string | null = null): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE)
  if (minutes < 1) return ageTexts.justNow
  if (minutes < 60) return ageTexts.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return ageTexts.hours(hours)
  const days = Math.floor(hours / 24)
  return days < 7 ? ageTexts.days(days) : formatMediumDate(todayIn(timeZone, then))
}

/** In milliseconds. */
const MINUTE = 60_000
