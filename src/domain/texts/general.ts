import { counted } from './plural.ts'

/** What every feature says alike: toast titles, refusals of the server, pending and retry words. */
export const generalTexts = {
  success: 'Success',
  error: 'Error',

  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  deleting: 'Deleting...',
  loading: 'Loading...',
  tryAgain: 'Try again',
  loadMore: 'Load more',
  undo: 'Undo',
  cannotBeUndone: 'This action cannot be undone.',

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
  notAllowed: 'You are not allowed to do this.',
  administratorsOnly: 'Only administrators may do this.',
  notFound: 'This could not be found.',
  unknownPath: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take this kind of request.',
  invalidInput: 'Some of what was sent is not valid.',
  invalidId: 'This is not a valid id.',
  brokenJson: 'The request is not valid JSON.',
  bodyExpected: 'The request needs a JSON body.',
  wrongContentType: 'Requests must be sent as JSON.',
  tooLarge: 'What was sent is too large.',
  foreignOrigin: 'This request did not come from this site.',
  changedElsewhere: 'Changed elsewhere',
  stale: 'This was changed somewhere else in the meantime. Please look at the current version first.',
  takenOver: (fields: string) => `Changed there alone, and taken over into your version: ${fields}.`,
  conflict: 'This is in conflict with something that already exists.',
  idempotencyKeyReused: 'This idempotency key was already used for a different request.',
  serverFailed: 'Something went wrong on our side. Nothing was changed. Please try again.',
  unavailable: 'This is temporarily unavailable. Please try again in a moment.',
  tooManyRequests: (retryAfterSeconds: number) =>
    `Too many attempts. Please try again in ${waitingTime(retryAfterSeconds)}.`,
  limitReached: (limit: number, one: string, many?: string) =>
    `You have reached the limit of ${counted(limit, one, many)}.`,
  required: (field: string) => `${field} is required`,
  tooLong: (field: string, characters: number) => `${field} may have at most ${counted(characters, 'character')}`,

  /** The error text of a failed call: status, colon, space, body (spec 1 §7). */
  failedCall: (status: number, body: string) => `${status}: ${body}`,
} as const

function waitingTime(seconds: number): string {
  return seconds < 60 ? counted(Math.max(1, Math.ceil(seconds)), 'second') : counted(Math.ceil(seconds / 60), 'minute')
}
