import { daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import { formatMediumDate, formatShortDate, weekdayShort } from '../shared/date-format.ts'

/** Days ahead from which a date needs its year. */
const NEEDS_YEAR = 330

/** 'Mon, Dec 7'; 'Mon, Dec 7, 2028' where the year isn't clear. */
export function noticeDate(date: CalendarDate, today: CalendarDate): string {
  const isFar = daysBetween(today, date) > NEEDS_YEAR
  return isFar ? `${weekdayShort(date)}, ${formatMediumDate(date)}` : formatShortDate(date)
}
