import { counted } from './plural.ts'

/** What is wrong with a value of an imported file, after its name: "'price' is too large an amount". */
export const fileValueTexts = {
  notAnId: 'is not an id',
  notValid: 'is not valid',
  notADate: 'is not a real date (YYYY-MM-DD)',
  notAnInstant: 'is not an instant (2026-11-21T15:00:00.000Z)',
  outOfYears: 'is not within the years 1970 to 2199',
  tooLarge: 'is too large an amount',
  notACurrency: 'is not a currency',
  notAPicture: 'is not a picture from an export',
  notAnEmoji: 'is not one emoji',
  notABirthday: 'is not a real day (05, 05/17 or 1987-05-17)',
  notARating: 'is not a rating from 0.0 to 5.0',
  tooManyFields: 'has too many fields',
  notALanguage: 'is not a language',
} as const

/** Profile Settings: exporting and importing your data. */
export const accountDataTexts = {
  title: 'Your data',
  export: 'Export my data',
  exportHint: 'Get one file with everything you entered. You can import it again here or elsewhere.',
  exported: 'We saved your data to a file.',
  failedToExport: 'Failed to export your data',

  import: 'Import',
  importHint:
    'Adds everything from an exported file and keeps what you have. If you have no contacts yet, your name, phone number, reminder address and preferences come from the file, too.',
  importTitle: 'Import your data',
  file: 'File',
  fileHint: 'A file you saved with Export my data',
  fileRequired: 'Choose a file first',
  /** @param on 'Nov 21, 2026' */
  fileFrom: (from: string | undefined, on: string | undefined) =>
    [
      'Saved',
      ...(on === undefined ? [] : [`on ${on}`]),
      ...(from === undefined ? [] : [`from ${from}'s account`]),
    ].join(' '),
  fileIsEmpty: 'This file only has settings.',
  importing: 'Importing...',
  failedToImport: 'Failed to import the file',
  nothingNew: 'You already have everything in this file.',
  imported: ({ contacts, occasions, giftIdeas }: Record<'contacts' | 'occasions' | 'giftIdeas', number>) =>
    `Imported ${counted(contacts, 'contact')}, ${counted(occasions, 'event')} and ${counted(giftIdeas, 'gift idea')}.`,
  importedOthers: 'Imported everything you were missing.',
  activitiesLeftOut: (oldest: number, most: number) =>
    `An account can have ${counted(most, 'activity', 'activities')}, so we left out the ${oldest.toLocaleString('en-US')} oldest in the file.`,

  /** What the preview calls the lists of the file. */
  lists: {
    contacts: 'Contacts',
    occasions: 'Events',
    occasionSkips: 'Skipped events',
    productDismissals: 'Dismissed products',
    giftIdeas: 'Gift ideas',
    giftSplits: 'Splits',
    budgetEnvelopes: 'Budgets of years',
    plans: 'Plans',
    planOccurrences: 'Events in plans',
    askAnswers: 'Answers from contacts',
    presentsReceived: 'Presents received',
    contactPictures: 'Photos of contacts',
    giftPictures: 'Your pictures of gifts',
    reminders: 'Planned reminders',
    emailReminders: 'Sent reminders',
    activities: 'Activities',
    feedback: 'Feedback',
    modelRequests: 'Requests to a language model',
  },
  /** What one entry of each list is called. */
  entries: {
    contacts: 'Contact',
    occasions: 'Event',
    occasionSkips: 'Skipped event',
    productDismissals: 'Dismissed product',
    giftIdeas: 'Gift idea',
    giftSplits: 'Split',
    budgetEnvelopes: 'Budget of a year',
    plans: 'Plan',
    planOccurrences: 'Event in a plan',
    askAnswers: 'Answer',
    presentsReceived: 'Present received',
    contactPictures: 'Photo',
    giftPictures: 'Picture',
    reminders: 'Planned reminder',
    emailReminders: 'Sent reminder',
    activities: 'Activity',
    feedback: 'Feedback',
    modelRequests: 'Request to a language model',
  },
  /** @param part such as 'preferences' */
  inFile: (part: string) => `In the file, '${part}'`,
  /** A name from the file, quoted in a sentence. */
  quoted: (word: string) => `'${word}'`,

  notReadable: "We couldn't read this file. Choose a file you saved with Export my data.",
  notAnExport: "This isn't a Ribbonry export. Choose a file you saved with Export my data.",
  newerVersion: 'This file is from a newer version of Ribbonry. Import it there.',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB`,
  tooManyEntries: (most: number) => `The file has more than ${most.toLocaleString('en-US')} entries`,
  tooManyParts: 'The file has too many parts to be a Ribbonry export',
  importsBusy: "We're importing another file right now. Try again in a moment.",
  unknownPart: (name: string) => `The file has an unknown part: '${name}'`,
  notAList: (part: string) => `In the file, '${part}' should be a list`,
  /** @param where which entry, such as 'Contact 3' */
  wrongEntry: (where: string, what: string) => `${where}: ${what}`,
  notAnEntry: "this isn't an entry that Export my data writes",
  unknownField: (name: string) => `'${name}' is unknown`,
  idTwice: 'another entry has the same id',
  uidTwice: 'another entry has the same uid',
  twice: "it's in the file twice",
  refersToNothing: (field: string) => `'${field}' names an entry that isn't in the file`,
  otherContact: 'its event belongs to another contact',
  assignedToNothing: 'an assigned gift needs its event',
  occurrenceNotBought: 'only a purchased gift can have the date it was bought for',
  deliveredNotBought: 'only a purchased gift can be on its way, wrapped, given or liked',
  arrivesNotOrdered: 'only a gift that was ordered can have a day of arrival',
  linkedTwice: 'its contact has two events of this type',
  splitTwice: 'its gift has two splits',
  changedMeanwhile: "We're already importing this file. Try again in a moment.",
  tooManyContacts: (most: number) => `You'd have more than ${most.toLocaleString('en-US')} contacts`,
  /** @param entry what one of them is called, such as 'Activity' */
  tooManyPictures: (megabytes: number) => `You'd have more than ${megabytes} MB of pictures`,
  tooManyOf: (entry: string, most: number) => `${entry}: you'd have more than ${most.toLocaleString('en-US')}`,
  tooManyEvents: (most: number) => `A contact would have more than ${most.toLocaleString('en-US')} events`,
  tooManyGifts: (most: number) => `A contact would have more than ${most.toLocaleString('en-US')} gift ideas`,
} as const
