import { counted } from './plural.ts'

const andMore = (days: number) => (days === 0 ? '' : ` and ${counted(days, 'more day')}`)

/** When the notices of an event go out. Dates arrive formatted ('Mon, Dec 7'). */
export const announcementTexts = {
  /** Below a confirmation: 'We'll remind you on Mon, Dec 7 and 2 more days'. */
  weWillRemind: (date: string, more: number) => `We'll remind you on ${date}${andMore(more)}`,
  /** The same in the event editor. */
  youWillBeTold: (date: string, more: number) => `You'll be told on ${date}${andMore(more)}`,
  willNotBeTold: "You won't be reminded",
} as const
