/** Forgot password, reset password and the Update Password dialog. */
export const passwordTexts = {
  askForLink: {
    title: 'Forgot your password?',
    description: "Enter the e-mail address you signed up with. We'll send you a link to choose a new password.",
    action: 'Send the link',
  },
  reset: {
    title: 'Choose a new password',
    description: "You'll be signed out everywhere else.",
    action: 'Reset password',
    done: "You can now sign in with it. We're taking you to the sign-in page.",
  },
  update: 'Update Password',
  current: 'Current Password',
  new: 'New Password',
  confirmNew: 'Confirm New Password',
  endsSessions: "You'll be signed out everywhere else.",

  emailRequired: { title: 'Email Required', description: 'Please enter your email address.' },
  resetRequested: "If there's an account with this e-mail address, we've sent it a link to reset the password.",
  resetSent: {
    title: 'Check your e-mail',
    tips: [
      'The link works once and expires after an hour.',
      'Check your spam folder, too.',
      'Make sure you entered the address you signed up with.',
    ],
  },
  tryAnotherEmail: 'Try Another Email',
  backToLogin: 'Back to Login',
  failedToSendReset: 'Failed to send reset email. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',

  invalidLink: {
    title: 'Invalid Link',
    description: "This link isn't complete. Please get a new one.",
    action: 'Get a new link',
  },
  invalidToken: {
    title: 'Invalid Token',
    description: 'Part of the link is missing. Please get a new one.',
  },
  resetFieldsRequired: {
    title: 'Required Fields',
    description: 'Please enter and confirm your new password.',
  },
  doNotMatch: {
    title: "Passwords Don't Match",
    description: 'Please enter the same password twice.',
  },
  failedToReset: 'Failed to reset password. The link may be expired or invalid.',
  resetDone: 'Password reset successfully!',

  currentRequired: 'Current password is required',
  newTooShort: 'New password must be at least 8 characters',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: "Passwords don't match",
  tooLong: 'Password can have at most 256 characters',
  tooCommon: 'This password is too common. Please choose another one.',
  currentWrong: "Current password isn't right",
  localAccountsOnly: 'Only accounts that sign in with an e-mail address and password can update a password.',
  updated: 'Password updated successfully!',
  failedToUpdate: 'Failed to update password',
} as const
