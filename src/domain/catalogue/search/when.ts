import {
  addDays,
  dateParts,
  dayOfWeek,
  daysBetween,
  parseCalendarDate,
  type CalendarDate,
} from '../../shared/calendar-date.ts'
import { take } from './take.ts'

/** With fewer days than this, what has to be shipped may come too late. */
const SHIPPING_DAYS = 4

/**
 * Whether a folded search needs a gift so soon that nothing can be shipped, and the text without it: 'last minute', 'by Friday', 'by
 * December 24'.
 */
export function readWhen(text: string, today: CalendarDate | undefined): { needsNoDelivery: boolean; rest: string } {
  const hurried = take(
    text,
    /\b(?:(?:very )?last[- ]minute|same[- ]day|asap|right now|(?:by |for |need(?:ed)? )?(?:today|tonight|tomorrow)|next[- ]day|instant(?:ly)? (?:delivered|delivery)|instant gifts?)\b/,
  )
  if (hurried.found) return { needsNoDelivery: true, rest: hurried.rest }

  const within = take(text, /\b(?:in|within) (\d{1,2}|two|three) days?\b/)
  if (within.found) {
    const days = within.found[1] === 'two' ? 2 : within.found[1] === 'three' ? 3 : Number(within.found[1])
    return { needsNoDelivery: days < SHIPPING_DAYS, rest: within.rest }
  }
  const weekday = take(text, new RegExp(String.raw`\b(?:by|before|for|this) (?:this )?(${days.join('|')}|weekend)\b`))
  if (weekday.found)
    return { needsNoDelivery: isSoon(today && nextDay(weekday.found[1] ?? '', today), today), rest: weekday.rest }

  const date = take(
    text,
    new RegExp(String.raw`\b(?:by|before) (?:the )?(?:(${months.join('|')})[a-z]* (\d{1,2})(?:st|nd|rd|th)?)\b`),
  )
  if (date.found) return { needsNoDelivery: isSoon(today && nextDate(date.found, today), today), rest: date.rest }
  return { needsNoDelivery: false, rest: text }
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function isSoon(day: CalendarDate | undefined, today: CalendarDate | undefined): boolean {
  return day !== undefined && today !== undefined && daysBetween(today, day) < SHIPPING_DAYS
}

/** On a Friday, 'by Friday' is today. */
function nextDay(name: string, today: CalendarDate): CalendarDate {
  const wanted = name === 'weekend' ? 6 : days.indexOf(name)
  return addDays(today, (wanted - dayOfWeek(today) + 7) % 7)
}

/** Undefined for a day that no month has. */
function nextDate([, month = '', day = '']: readonly string[], today: CalendarDate): CalendarDate | undefined {
  const { year } = dateParts(today)
  const rest = [months.indexOf(month) + 1, Number(day)].map((part) => String(part).padStart(2, '0')).join('-')
  return [year, year + 1]
    .map((one) => parseCalendarDate(`${one}-${rest}`))
    .find((one) => one !== undefined && one >= today)
}
