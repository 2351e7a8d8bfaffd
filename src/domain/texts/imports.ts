import { counted } from './plural.ts'

/** What the server says about importing people: in answers, in previews and in Recent Activity. */
export const importTexts = {
  sendFile: 'Send the file itself, with its name in X-Filename',
  busy: "We're reading another file right now. Try again in a moment.",
  ownCard: 'This looks like your own card.',
  notOpen: 'This import has already been started or is over. Reload to see how it went.',
  notReadAgain: 'We no longer have this file. Choose it again.',
  nobodyChosen: 'Choose at least one person to import.',
  unknownPerson: (key: string) => `Person ${key} isn't in this file`,
  chosenTwice: (key: string) => `Person ${key} is chosen twice`,
  mergedTwice: 'Two people would be merged with the same contact. Choose one of them.',
  unknownContact: 'A contact that you chose to merge with was not found. Reload and choose again.',
  tooManyContacts: (room: number, most: number) =>
    `You can have ${counted(most, 'contact')}, so there's room for ${counted(room, 'more', 'more')}. Choose fewer people.`,
  tooManyOpen: 'You have too many imports in progress. Wait until one is done.',
  noRoomLeft: (most: number) =>
    `You've reached the limit of ${counted(most, 'contact')} in the meantime, so nothing was imported.`,
  failed: 'Something went wrong, so nothing was imported. Try again.',
  notToUndo: "This import can't be undone. Reload to see how it went.",
  tooLateToUndo: 'An import can be undone for 30 days.',
  edited: "You've edited this contact since the import.",
  eventsEdited: "You've changed this contact's events since the import.",
  giftsEdited: "You've changed this contact's gift ideas since the import.",
  hasMore: "You've added something to this contact since the import.",
  imported: (people: number) => `Imported ${counted(people, 'contact')}`,
} as const
