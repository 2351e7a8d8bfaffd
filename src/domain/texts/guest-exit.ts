import { inWords, isNothing, type Belongings } from './belongings.ts'

/** What guests read when they leave. `belongings` undefined: not known yet. */
export const guestExitTexts = (belongings?: Belongings) => ({
  title: 'Exit guest mode?',
  description:
    belongings !== undefined && isNothing(belongings)
      ? "You haven't entered anything yet, so you won't lose anything."
      : `You'll lose ${
          belongings === undefined ? 'everything you entered as a guest' : inWords(belongings)
        }. Create an account to keep everything.`,
  confirm: 'Exit Guest',
})
