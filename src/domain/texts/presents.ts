import { counted } from './plural.ts'

/** The thank-you log: presents the user received. Dates arrive formatted ('Dec 25, 2026'). */
export const presentTexts = {
  title: 'Presents you received',
  tab: 'Received',
  description: 'Who gave you what, and who still waits for a thank-you.',
  fields: {
    from: 'From',
    title: 'What you got',
    receivedOn: 'Received on',
    thankedOn: 'Thanked on',
  },
  fromRequired: 'Say whom it is from',
  titleRequired: 'Say what you got',
  notInFuture: 'Choose today or a day in the past',
  tooMany: (limit: number) => `You've reached the limit of ${counted(limit, 'present')}.`,
} as const
