import { counted } from './plural.ts'

/** The Reminders page and what a reminder says. Dates arrive written for the reader ('Sun, Nov 22'). */
export const reminderTexts = {
  notify: 'Notify',
  snooze: 'Snooze',
  findGifts: 'Find Gifts',
  off: 'Off',
  updated: 'Reminder updated successfully!',
  failedToUpdate: 'Failed to update reminder setting.',
  snoozed: (date: string) => ({
    title: 'Reminder snoozed',
    description: `We will remind you again on ${date}.`,
  }),
  snoozeDays: 'A reminder can be snoozed for 1, 3 or 7 days',
  empty: {
    title: 'No active reminders',
    description: 'Switch on Notify for an event, and it appears here.',
  },
  nothingOfUrgency: 'No reminders of this urgency',
  sent: 'Reminder sent',
  noAddress: 'There is no e-mail address to send this reminder to.',
  mailDown: 'The e-mail could not be sent just now. Please try again later.',

  upcomingEvent: (event: string) => `Upcoming Event: ${event}`,
  message: (event: string, contact: string, days: number, date: string) => {
    if (days === 0) return `${event} for ${contact} is today!`
    if (days === 1) return `${event} for ${contact} is tomorrow!`
    return `${event} for ${contact} is in ${counted(days, 'day')} (${date})`
  },
} as const

/** The bell in the header. */
export const notificationTexts = {
  title: 'Notifications',
  markAllRead: 'Mark all read',
  clearAll: 'Clear all',
  empty: 'No notifications yet',
} as const
