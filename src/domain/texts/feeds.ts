import type { CalendarDate } from '../shared/calendar-date.ts'
import { formatMediumDate, formatShortDate } from '../shared/date-format.ts'
import { eventRowTexts } from './event-row.ts'

/** What a calendar shows of an event. */
export const calendarTexts = {
  name: 'Ribbonry',
  privateName: 'Ribbonry with gifts',
  /** 'Christmas for Maya Okafor' */
  event: (event: string, contact: string) => `${event} for ${contact}`,
  turning: (age: number, year: number) => `${eventRowTexts.turning(age)} in ${year}`,
  anniversary: (years: string, year: number) => `${years} in ${year}`,

  /** Above what the private calendar says of one day. */
  on: (day: CalendarDate) => `${formatShortDate(day)}, ${day.slice(0, 4)}:`,
  noGift: 'No gift yet',
  assigned: (titles: string) => `Assigned: ${titles}`,
  bought: (titles: string) => `Bought: ${titles}`,
  more: (count: number) => `and ${count} more`,
  budget: (amount: string) => `Budget ${amount}`,
  orderBy: eventRowTexts.orderBy,
  /** An entry of its own. */
  orderToday: (event: string) => `Order a gift: ${event}`,
  orderFor: (day: CalendarDate) => `For ${formatMediumDate(day)}`,
} as const
