import type { CalendarDate } from '../shared/calendar-date.ts'
import { formatShortDate } from '../shared/date-format.ts'
import { counted } from './plural.ts'

/** The three steps of somebody whose account is empty: one person, one date, one reminder. */
export const firstStepsTexts = {
  title: 'Start with one person',
  who: 'Who is it?',
  name: 'Name',
  relationship: 'Who they are to you',
  whichDay: 'Which day?',
  kinds: { birthday: 'Birthday', anniversary: 'Anniversary', other: 'Another day' },
  kind: 'Kind of day',
  eventName: 'Event name',
  month: 'Month',
  day: 'Day',
  noSuchDay: "This month doesn't have that day",
  save: 'Remind me',
  saving: 'Saving...',
  leave: 'Skip these steps',
  reminder: "We'll remind you",
  reminderHint: 'You choose when and how in Profile Settings.',
  /** 'We'll remind you on Mon, Dec 7 and 2 more days' */
  remindedOn: ([first, ...others]: readonly [CalendarDate, ...CalendarDate[]]) =>
    `We'll remind you on ${formatShortDate(first)}${others.length === 0 ? '' : ` and ${counted(others.length, 'more day')}`}`,
  notReminded: 'No reminder is planned for this event.',
  added: (fullName: string, event: string) => `${fullName} · ${event}`,
  openEvent: 'View Details',
  another: 'Add another person',
  done: 'Done',
} as const
