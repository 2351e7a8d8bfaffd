import { counted } from './plural.ts'

/** What every feature says alike: toast titles, answers to a write, pending and retry words. */
export const generalTexts = {
  success: 'Success',
  error: 'Error',

  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  loading: 'Loading...',
  tryAgain: 'Try again',
  loadMore: 'Load more',
  undo: 'Undo',

  unsavedChanges: {
    title: 'Discard your changes?',
    description: 'What you have entered here has not been saved yet.',
    keep: 'Keep editing',
    discard: 'Discard',
  },

  serverUnreachable: {
    title: 'We cannot reach Ribbonry',
    description: 'What you saved is safe. Check your connection and try again.',
    retry: 'Retry',
  },
  newVersion: {
    title: 'A new version is ready',
    description: 'Reload the page when it suits you.',
    reload: 'Reload',
  },
  unexpected: 'An unexpected error occurred. Please try again.',
  crashed: {
    title: 'Something went wrong',
    description: 'Your saved data is safe. Reload the page to carry on.',
  },

  signInRequired: 'Please sign in to continue.',
  changedElsewhere: 'Changed elsewhere',
  stale: 'This was changed somewhere else in the meantime. Please look at the current version first.',
  takenOver: (fields: string) => `Changed there alone, and taken over into your version: ${fields}.`,
  limitReached: (limit: number, one: string, many?: string) =>
    `You have reached the limit of ${counted(limit, one, many)}.`,
  required: (field: string) => `${field} is required`,

  /** The error text of a failed call: status, colon, space, body. */
  failedCall: (status: number, body: string) => `${status}: ${body}`,
} as const
