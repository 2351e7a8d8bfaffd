import type { Occasion } from '../occasions/schema.ts'
import { daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import { formatMediumDate, formatShortDate, weekdayShort } from '../shared/date-format.ts'
import { announcementTexts } from '../texts/announcements.ts'

type Announced = Pick<Occasion, 'nextDate' | 'noticeDays'>

/** Days ahead from which a date needs its year. */
const NEEDS_YEAR = 330

/** 'Mon, Dec 7'; 'Mon, Dec 7, 2028' where the year isn't clear. */
export function noticeDate(date: CalendarDate, today: CalendarDate): string {
  const isFar = daysBetween(today, date) > NEEDS_YEAR
  return isFar ? `${weekdayShort(date)}, ${formatMediumDate(date)}` : formatShortDate(date)
}

/** 'We'll remind you on Mon, Dec 7 and 2 more days', of one event or several; undefined if all of them are over. */
export function remindLine(events: readonly Announced[], today: CalendarDate): string | undefined {
  const days = [...new Set(events.flatMap(({ noticeDays }) => noticeDays))].toSorted()
  const [first] = days
  if (first !== undefined) return announcementTexts.weWillRemind(noticeDate(first, today), days.length - 1)
  return events.some(({ nextDate }) => nextDate !== null) ? `${announcementTexts.willNotBeTold}.` : undefined
}
