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
  /** What every alarm is called. */
  reminder: 'Reminder',
  orderFor: (day: CalendarDate) => `For ${formatMediumDate(day)}`,
} as const

/** The secret addresses of calendars, in Profile Settings. */
export const feedTexts = {
  title: 'Calendar feeds',
  hint: 'Show your dates in Google, Apple or Outlook Calendar. They stay up to date by themselves.',
  couldNotLoad: "We couldn't load your calendar addresses",
  kinds: {
    dates: {
      name: 'Dates only',
      hint: 'Names and days, nothing about gifts. Fine for a calendar that others see.',
    },
    private: {
      name: 'Private',
      hint: 'Also gifts, budgets, days to order and your reminders. For your eyes only.',
    },
  },
  create: 'Create address',
  createOf: (kind: string) => `Create address: ${kind}`,
  failedToCreate: 'Failed to create the address',
  addresses: 'Your calendar addresses',
  created: (when: string) => `Created ${when}`,
  lastRead: (when: string) => `Last read ${when}`,
  notRead: 'Not read yet',
  revoke: 'Revoke',
  revokeOf: (kind: string, when: string) => `Revoke: ${kind}, created ${when}`,
  confirm: (kind: string) => ({
    title: 'Revoke this address?',
    text: `Calendars that use it stop getting your dates (${kind.toLowerCase()}). You can create another address at any time.`,
    action: 'Revoke',
  }),
  revoked: 'The address no longer works.',
  failedToRevoke: 'Failed to revoke the address',

  /** Where a new address is shown. */
  dialog: {
    title: 'Your calendar address',
    once: "We show this address only now. Anyone who has it can read the calendar, so don't post it anywhere. You can revoke it at any time.",
    address: 'Address',
    copy: 'Copy',
    open: 'Open in your calendar',
    howTo: 'How to add it',
    apple: {
      name: 'Apple',
      steps: "Press Open in your calendar. To be reminded there, too, turn off 'Remove alarms' when it asks.",
    },
    google: {
      name: 'Google',
      steps: 'On a computer, choose + beside Other calendars, then From URL, and paste the address.',
    },
    outlook: {
      name: 'Outlook',
      steps: 'In Calendar, choose Add calendar, then Subscribe from web, and paste the address.',
    },
    reach:
      'Google and Outlook fetch it over the internet, a few times a day. They need to be able to reach this server.',
    done: 'Done',
  },

  kindUnknown: 'Choose which calendar: dates or private',
  tooMany: (most: number) => `You already have ${most} calendar addresses. Revoke one first.`,
  /** For an address that was revoked or never was one. */
  gone: "There's no calendar at this address. It may have been revoked.",
} as const
