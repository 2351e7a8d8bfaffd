import { inWords, isNothing } from './belongings.ts'
import type { Belongings } from './belongings.ts'

export const deleteAccountTexts = {
  title: 'Delete account',
  description: 'All your contacts, events, gift ideas and reminders will be deleted. This action cannot be undone.',
  hint: 'Deletes everything right away, for good. Export your data first if you might want it again. On the server, traces remain until new data overwrites them and old backups are deleted.',
  /** `belongings` undefined: not known yet. */
  goes: (belongings?: Belongings) =>
    belongings === undefined || isNothing(belongings) ? undefined : `You'll lose ${inWords(belongings)}.`,
  passwordRequired: 'Password is required',
  passwordWrong: "The password isn't right",
  wordExpected: 'Type DELETE to confirm',
  failed: 'Failed to delete your account',
  done: 'Your account was deleted.',
} as const
