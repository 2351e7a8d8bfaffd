import type { CalendarDate } from '../shared/calendar-date.ts'
import { formatShortDate } from '../shared/date-format.ts'

/** What an event's row says about it, on every page. */
export const eventRowTexts = {
  turning: (age: number) => `Turning ${age}`,
  born: 'Born',
  /** The quiet badges of a row; `year` unless it's this year. */
  skippedState: (year?: number) => (year === undefined ? 'Skipped this year' : `Skipped in ${year}`),
  mutedState: 'Muted',
  /** When to order, while nothing is bought. */
  orderBy: (day: CalendarDate) => `Order by ${formatShortDate(day)}`,
  orderToday: 'Order today',
  tooLateToShip: 'Too late to ship? Ideas that need no delivery',
  snoozedState: (until: CalendarDate) => `Snoozed until ${formatShortDate(until)}`,
} as const
