/** Profile Settings: the profile form. */
export const profileTexts = {
  title: 'Profile Settings',
  save: 'Save Profile',
  nameRequired: 'Name is required',
  updated: 'Profile updated successfully!',
  failedToUpdate: 'Failed to update profile',
  addressToVerify: (email: string) => `We sent a link to ${email}. Reminders go there once you have confirmed it.`,
  statisticsFailed: 'Your statistics could not be loaded.',

  guestUser: 'Guest User',
  emailAndPassword: 'Email/Password',
  socialProvider: 'Social Provider',
} as const

/** Profile Settings: the preferences that save by themselves. */
export const preferenceTexts = {
  emailReminders: 'Email Reminders',
  reminderTiming: 'Reminder Timing',
  showBudget: 'Show Budget Information',
  showBudgetHint: 'Display budget progress bars on event tiles',
  productNews: 'Product news by e-mail',
  /** What happens meanwhile; `address` is the one of the login. */
  untilConfirmed: (address: string | null) =>
    address === null
      ? 'No reminders are mailed until you have confirmed it.'
      : `Until you have confirmed it, reminders go to ${address}.`,
  reminderDaysRange: 'Reminder timing must be between 1 and 30 days',
  reminderHourRange: 'The hour must be between 0 and 23',
  timeZoneUnknown: 'This time zone is not known',
  updated: 'Preferences updated successfully!',
  failedToUpdate: 'Failed to update preferences',
  failedToFetch: 'Failed to fetch preferences',
} as const
