/** Confirming an e-mail address. */
export const verifyEmailTexts = {
  askTitle: 'Is this address yours?',
  ask: "Confirm that it's yours, and we'll send reminders there.",
  doneTitle: 'Your address is confirmed',
  sendAgain: 'Send the link again',
  sentOften: "We've sent several e-mails to this address. Please try again in an hour.",
  sent: 'We sent you an e-mail with a link to confirm your address.',
  confirm: 'Confirm my address',
  nothingToConfirm: "There's no address to confirm.",
  verified: 'Thank you! Your e-mail address is confirmed.',
  signInTitle: 'Please sign in first',
  signInFirst: 'Sign in, then open the link again.',
  otherAccount: 'This link belongs to another account. Sign in to that account, then open the link again.',
  invalid: 'This link has expired or was already used. You can get a new one in Profile Settings.',
} as const
