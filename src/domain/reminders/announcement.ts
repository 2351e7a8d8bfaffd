import type { Occasion } from '../occasions/schema.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { announcementTexts } from '../texts/announcements.ts'
import { noticeDate } from './notice-date.ts'

type Announced = Pick<Occasion, 'nextDate' | 'noticeDays'>

/** 'We'll remind you on Mon, Dec 7 and 2 more days', of one event or several; undefined if all of them are over. */
export function remindLine(events: readonly Announced[], today: CalendarDate): string | undefined {
  const days = [...new Set(events.flatMap(({ noticeDays }) => noticeDays))].toSorted()
  const [first] = days
  if (first !== undefined) return announcementTexts.weWillRemind(noticeDate(first, today), days.length - 1)
  return events.some(({ nextDate }) => nextDate !== null) ? `${announcementTexts.willNotBeTold}.` : undefined
}
