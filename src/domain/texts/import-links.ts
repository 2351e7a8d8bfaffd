/** Where importing people begins. */
export const importLinkTexts = {
  import: 'Import',
  importContacts: 'Import contacts',
  bringYourPeople: 'Bring your people in',
  firstStepsHint: 'Is everyone in your phone already?',
  settingsHint: 'Bring in people and birthdays from your phone or another app.',
} as const
