/** Forgot password, reset password and the Update Password dialog. */
export const passwordTexts = {
  emailRequired: { title: 'Email Required', description: 'Please enter your email address.' },
  resetRequested: 'If an account with this email exists, a link to reset the password is on its way.',
  resetSent: {
    title: 'Check your e-mail',
    tips: [
      'The link works once and for one hour.',
      'Look in the spam folder, too.',
      'Make sure you entered the address you signed up with.',
    ],
  },
  tryAnotherEmail: 'Try Another Email',
  backToLogin: 'Back to Login',
  failedToSendReset: 'Failed to send reset email. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',

  invalidLink: {
    title: 'Invalid Link',
    description: 'This link is not complete. Please ask for a new one.',
  },
  invalidToken: {
    title: 'Invalid Token',
    description: 'The link is missing its token. Please ask for a new one.',
  },
  resetFieldsRequired: {
    title: 'Required Fields',
    description: 'Please enter and confirm your new password.',
  },
  tooShort: {
    title: 'Password Too Short',
    description: 'Password must be at least 8 characters long.',
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
  tooLong: 'Password may have at most 256 characters',
  tooCommon: 'This password is too common. Please choose another one.',
  currentWrong: 'Current password is not right',
  localAccountsOnly: 'Only accounts with e-mail and password have a password to update.',
  updated: 'Password updated successfully!',
  failedToUpdate: 'Failed to update password',
} as const
