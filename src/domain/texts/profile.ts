/** Profile Settings: the profile form. */
export const profileTexts = {
  title: 'Profile Settings',
  save: 'Save Profile',
  section: 'Profile',
  fullName: 'Full Name',
  phone: 'Phone Number',
  nameRequired: 'Name is required',
  updated: 'Profile updated successfully!',
  failedToUpdate: 'Failed to update profile',
  failedToFetch: "We couldn't load your profile",
  addressToVerify: (email: string) => `We sent a link to ${email}. Open it to get reminders at that address.`,

  loginEmail: 'Login Email',
  authenticationMethod: 'Authentication Method',
  guestUser: 'Guest User',
  emailAndPassword: 'Email/Password',
  socialProvider: 'Social Provider',
  notVerified: 'Not verified yet',

  statistics: {
    title: 'Account Statistics',
    contacts: 'Contacts',
    events: 'Events',
    gifts: 'Gifts',
    purchased: 'Purchased',
    couldNotLoad: "We couldn't load your statistics.",
  },

  sessions: {
    title: "Where you're signed in",
    couldNotLoad: "We couldn't load this list.",
    thisBrowser: 'This browser',
    lastUsed: (when: string) => `last used ${when}`,
    signOut: 'Sign out',
    /** @param details '203.0.113.7 · last used Nov 21, 3:04 PM', which tells devices of one name apart */
    signOutOf: (device: string, details: string) => `Sign out ${device}, ${details}`,
    confirm: (device: string) => ({
      title: 'Sign out this device?',
      text: `${device} will have to sign in again. You won't lose anything.`,
      action: 'Sign out',
    }),
    signedOut: (device: string) => `${device} was signed out.`,
  },
} as const

/** Profile Settings: the preferences that save by themselves. */
export const preferenceTexts = {
  notifications: 'Notification Preferences',
  emailReminders: 'Email Reminders',
  emailRemindersHint: 'Get reminders of upcoming events by e-mail',
  emailRemindersForGuests: 'Create an account to get reminders by e-mail.',
  reminderAddress: 'Reminder E-mail',
  reminderAddressHint:
    "Leave this empty to use your login e-mail address. We'll use a new address once you confirm it.",
  reminderTiming: 'Reminder Timing',
  reminderTimingHint: 'Days before the event, 1 to 30',
  reminderHour: 'Time of day',
  reminderHourHint: 'In your time zone',
  timeZone: 'Time zone',
  timeZoneHint: 'Sets what day it is for you and when you get reminders',
  productNews: 'Product news by e-mail',
  productNewsHint: "Hear about what's new in Ribbonry now and then",
  productNewsForGuests: 'Create an account to get product news.',
  /** What happens meanwhile; `address` is the one of the login. */
  untilConfirmed: (address: string | null) =>
    address === null
      ? "You won't get reminders by e-mail until you confirm it."
      : `Reminders go to ${address} until you confirm it.`,

  display: 'Display Preferences',
  showBudget: 'Show Budget Information',
  showBudgetHint: 'Display budget progress bars on event tiles',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  leapDay: 'February 29 in other years',
  leapDayHint: 'When to celebrate leap-day events in years without a February 29',
  leapDays: { feb28: 'February 28', mar1: 'March 1' },
  weekStart: 'Weeks begin on',
  weekStarts: { sunday: 'Sunday', monday: 'Monday' },

  reminderDaysRange: 'Reminder timing must be between 1 and 30 days',
  reminderHourRange: 'The hour must be between 0 and 23',
  timeZoneUnknown: "We don't know this time zone",
  updated: 'Preferences updated successfully!',
  failedToUpdate: 'Failed to update preferences',
  failedToFetch: 'Failed to fetch preferences',
} as const
