/** Asks before signing out someone who comes from another site. */
export const logoutPageTexts = {
  title: 'Sign out of Ribbonry?',
  question: 'Another site asked to sign you out. Do you want to?',
  signOut: 'Sign Out',
  stay: 'Stay signed in',
} as const
