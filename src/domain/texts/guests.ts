import { inWords, isNothing } from './belongings.ts'
import type { Belongings } from './belongings.ts'
import { counted } from './plural.ts'

/** What guests read on every page, and when they leave. */
export const guestTexts = {
  createAccount: 'Create account',
  /** `belongings` undefined: not known yet. */
  banner: (idleDays: number, belongings?: Belongings) =>
    `You're using Ribbonry as a guest. We keep ${
      belongings === undefined || isNothing(belongings) ? 'your data' : `your ${inWords(belongings)}`
    } for ${counted(idleDays, 'day')} after your last visit.`,
  exit: (belongings?: Belongings) => ({
    title: 'Exit guest mode?',
    description:
      belongings !== undefined && isNothing(belongings)
        ? "You haven't entered anything yet, so you won't lose anything."
        : `You'll lose ${
            belongings === undefined ? 'everything you entered as a guest' : inWords(belongings)
          }. Create an account to keep everything.`,
    confirm: 'Exit Guest',
  }),
} as const
