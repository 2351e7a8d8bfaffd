/** What every feature says alike: toast titles, answers to a write, words on buttons, errors that can happen anywhere. */
export const generalTexts = {
  success: 'Success',
  error: 'Error',

  cancel: 'Cancel',
  close: 'Close',
  edit: 'Edit',
  save: 'Save',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  adding: 'Adding...',
  loading: 'Loading...',
  pleaseWait: 'Please wait',
  tryAgain: 'Try again',
  loadMore: 'Load more',
  previous: 'Previous',
  next: 'Next',
  undo: 'Undo',
  /** To the clipboard. */
  copied: 'Copied',
  notCopied: "We couldn't copy it. Select the text and copy it yourself.",
  yes: 'Yes',
  no: 'No',
  on: 'On',
  off: 'Off',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  skipToContent: 'Skip to content',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Read out after the words of a link. */
  opensShop: '(opens the shop in a new tab)',
  /** Under the title of an error: what was saved earlier. */
  savedIsSafe: 'Your saved data is safe.',
  search: 'Search',

  /** Read out at a toast, and at the place where toasts appear; Radix fills in the key. */
  toast: { label: 'Notification', region: 'Notifications ({hotkey})' },

  unsavedChanges: {
    title: 'Discard your changes?',
    description: "You haven't saved them yet.",
    keep: 'Keep editing',
    discard: 'Discard changes',
  },

  serverUnreachable: {
    title: "We can't reach Ribbonry",
    description: 'Your saved data is safe. Check your connection and try again.',
    retry: 'Try again',
  },
  /** The browser got no answer at all; a toast shows it under the sentence of the feature. */
  noAnswer: "We couldn't reach the server.",
  newVersion: {
    title: 'A new version is ready',
    description: 'Reload the page to get it.',
    reload: 'Reload',
  },
  unexpected: 'An unexpected error occurred. Please try again.',
  crashed: {
    title: 'Something went wrong',
    description: 'Your saved data is safe. Reload the page to continue.',
  },

  signInRequired: 'Please sign in to continue.',

  /** After an error: the write did nothing. */
  nothingChanged: 'Nothing was changed.',
  required: (field: string) => `${field} is required`,

  /** The error text of a failed call: status, colon, space, body. */
  failedCall: (status: number, body: string) => `${status}: ${body}`,
} as const
