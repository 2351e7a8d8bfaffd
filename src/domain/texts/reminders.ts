import { counted } from './plural.ts'
import { guestTexts } from './guests.ts'

/** The Reminders page and the text of a reminder. Dates arrive formatted ('Sun, Nov 22'). */
export const reminderTexts = {
  notify: 'Notify',
  /** In the event's form, beside its switch. */
  emailState: {
    on: 'E-mail reminders are on.',
    off: 'E-mail reminders are off in your profile.',
    offForEvent: 'E-mail reminders are off for this event.',
    guest: "Guests don't get e-mails.",
  },
  notifyEverywhere: 'Notify in the app and on my devices',
  /** Until this device's browser was asked. */
  notifyInApp: 'Notify in the app',
  snooze: 'Snooze',
  findGifts: 'Find Gifts',
  off: 'Off',
  updated: 'Reminder updated successfully!',

  failedToUpdate: 'Failed to update reminder setting.',
  snoozed: (date: string) => ({
    title: 'Reminder snoozed',
    description: `We will remind you again on ${date}.`,
  }),
  snoozeDays: 'You can snooze a reminder for 1, 3 or 7 days',
  /** In the menu, '3 days, until Sun, Nov 22'. */
  snoozeFor: (days: number, until: string) => `${counted(days, 'day')}, until ${until}`,
  notOnItsDay: "It's today, so you can't snooze it",
  until: (date: string) => `until ${date}`,
  wakeNow: 'Wake now',
  awake: (event: string) => `The reminder for ${event} isn't snoozed anymore`,
  editEvent: 'Edit event',

  counters: 'Reminders by urgency',
  total: 'Total',
  levels: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
  urgency: 'Urgency',
  allUrgencies: 'All urgencies',
  active: 'Active reminders',
  snoozedOnes: 'Snoozed',
  paused: 'Reminders paused',
  planned: {
    title: 'Planned',
    nothing: (days: number) => `Nothing is planned for the next ${days} days.`,
    failedToLoad: "We couldn't load what is planned.",
  },
  failedToLoad: "We couldn't load your reminders",
  empty: {
    title: 'No active reminders',
    description: 'Turn on notifications for an event to see it here.',
    action: 'View Calendar',
  },
  /** The list is empty, and e-mails go out. */
  nothingInApp: 'Nothing in the app.',
  plannedEmails: (count: number, next: string) =>
    `${counted(count, 'e-mail')} ${count === 1 ? 'is' : 'are'} planned, the next on ${next}.`,
  noPlannedEmails: (days: number) => `No e-mails are planned for the next ${days} days.`,
  /** Of the whole account. */
  withheldEmails: {
    guest: guestTexts.noEmails,
    email_off: 'E-mail reminders are off in your profile.',
    no_address: "We can't e-mail you until you confirm an address in your profile.",
  },
  allSnoozed: {
    title: 'No active reminders',
    description: "They're all snoozed and will come back on their day.",
  },
  nothingOfUrgency: 'No reminders with this urgency',
  showAll: 'Show all',
  sendNow: 'Send a reminder now',
  sending: 'Sending...',
  sent: 'Reminder sent',
  sentTo: (address: string) => `Reminder sent to ${address}`,
  failedToSend: "We couldn't send the reminder.",
  noAddress: "You don't have an e-mail address to send this reminder to.",
  mailDown: "We can't send e-mail right now. Please try again later.",

  upcomingEvent: (event: string) => `Upcoming Event: ${event}`,
  /** One notification for several; each has its line below. */
  upcomingEvents: (count: number) => `${count} upcoming events`,
  /** The same, where all are in one plan. */
  upcomingInPlan: (plan: string, count: number) => `${plan}: ${count} upcoming events`,
  moreEvents: (count: number) => `and ${count} more`,
  message: (event: string, contact: string, days: number, date: string) => {
    if (days === 0) return `${event} for ${contact} is today!`
    if (days === 1) return `${event} for ${contact} is tomorrow!`
    return `${event} for ${contact} is in ${counted(days, 'day')} (${date})`
  },
} as const

/** In the event editor: when reminders are planned, and what was sent. */
export const noticeTexts = {
  /** 'by e-mail at 9:00 AM' */
  atTime: (channel: string, time: string) => `${channel} at ${time}`,
  /** 'by e-mail at 9:00 AM (time to order)' */
  toOrder: (how: string) => `${how} (time to order)`,
  /** 'by e-mail on Dec 7', when other notices on that channel are sent. */
  onDay: (channel: string, date: string) => `${channel} on ${date}`,
  /** The channels without a notice; the reason follows. */
  not: (channels: string) => `Not ${channels}`,
  nothing: 'Nothing is planned because the reminder for this event is off.',
  over: 'This event is over.',
  asSaved: 'Save your changes to update this.',
  /** What went out, or should have; opens to one line for each. */
  before: (count: number) => `Already sent (${count})`,
  sent: (channel: string, address: string | null) => (address === null ? channel : `${channel} to ${address}`),
  manual: 'sent by you',
  failed: "couldn't be sent",
  skipped: 'not sent',
  failedToLoad: "We couldn't load the reminder schedule.",
  profile: 'Profile Settings',
} as const
