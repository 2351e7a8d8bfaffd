import { inWords, isNothing } from './belongings.ts'
import type { Belongings } from './belongings.ts'
import { counted } from './plural.ts'

/** What guests read on every page. */
export const guestTexts = {
  createAccount: 'Create account',
  noEmails: 'Guests get no e-mails. Create an account to be reminded.',
  /** `belongings` undefined: not known yet. */
  banner: (idleDays: number, belongings?: Belongings) =>
    `You're using Ribbonry as a guest. We keep ${
      belongings === undefined || isNothing(belongings) ? 'your data' : `your ${inWords(belongings)}`
    } for ${counted(idleDays, 'day')} after your last visit.`,
} as const
