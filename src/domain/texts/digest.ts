import { counted } from './plural.ts'

/** The weekly e-mail, and its settings. */
export const digestTexts = {
  subject: 'Your next 30 days',
  summary: (events: number, without: number) =>
    without === 0
      ? `${counted(events, 'event')} in the next 30 days. Each one that needs a gift has one.`
      : `${counted(events, 'event')} in the next 30 days, ${without} without a gift.`,
  withoutGift: 'No gift yet',
  others: 'Also coming up',
  /** @param event 'Birthday' @param who 'Maya (Sister)' */
  line: (date: string, event: string, who: string) => `${date}: ${event} for ${who}`,
  spending: 'Spending',
  spent: (what: string, spent: string, budget: string) => `${what}: ${spent} of ${budget}`,
  total: 'Together',
  more: (count: number) => `and ${count} more`,
  button: 'Open Ribbonry',
  why: "You're receiving this because the weekly e-mail is turned on in your profile.",

  settings: {
    label: 'Weekly e-mail',
    hint: 'Your next 30 days: events without a gift first, order-by dates, and spending',
    forGuests: 'Create an account to get the weekly e-mail.',
    day: 'Day of the week',
    hour: 'Hour of the e-mail',
    dayRange: 'The day must be between 0 (Sunday) and 6 (Saturday)',
    choiceHint: 'Your next 30 days, once a week',
  },
} as const
