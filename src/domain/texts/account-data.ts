import { counted } from './plural.ts'

/** Profile Settings: what one takes along, brings back and deletes. */
export const accountDataTexts = {
  title: 'Your data',
  export: 'Export my data',
  exportHint: 'One file with everything you entered. It can be imported again, here or elsewhere.',
  exported: 'Your data was saved to a file.',
  failedToExport: 'Failed to export your data',

  import: 'Import',
  importHint:
    'Adds what a file of Export my data holds and leaves what you have. If your account has no contacts yet, its name, phone number, reminder address and preferences become those of the file.',
  importTitle: 'Import your data',
  file: 'File',
  fileHint: 'The file that Export my data saved.',
  fileRequired: 'Choose a file first',
  /** @param on 'Nov 21, 2026' */
  fileFrom: (from: string | undefined, on: string | undefined) =>
    [
      'Saved',
      ...(on === undefined ? [] : [`on ${on}`]),
      ...(from === undefined ? [] : [`from the account of ${from}`]),
    ].join(' '),
  fileIsEmpty: 'There is nothing in this file but settings.',
  importing: 'Importing…',
  failedToImport: 'Failed to import the file',
  nothingNew: 'Everything in this file is already here.',
  imported: ({ contacts, occasions, giftIdeas }: Record<'contacts' | 'occasions' | 'giftIdeas', number>) =>
    `${counted(contacts, 'contact')}, ${counted(occasions, 'event')} and ${counted(giftIdeas, 'gift idea')} were imported.`,
  importedOthers: 'What was missing was imported.',
  activitiesLeftOut: (oldest: number, most: number) =>
    `An account holds ${most.toLocaleString('en-US')} activities: the oldest ${oldest.toLocaleString('en-US')} of the file were left out.`,

  notReadable: 'This file could not be read. Choose the file that Export my data saved.',
  notAnExport: 'This is not a file of Ribbonry. Choose the one that Export my data saved.',
  newerVersion: 'This file was made by a newer version of Ribbonry. Import it there.',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB`,
  tooManyEntries: (most: number) => `The file has more than ${most.toLocaleString('en-US')} entries`,
  tooManyParts: 'The file has too many parts to be one that Export my data saved',
  importsBusy: 'Another file is being imported just now. Try again in a moment.',
  unknownPart: (name: string) => `The file has a part that is not known: ‘${name}’`,
  notAList: (part: string) => `In the file, ${part} should be a list`,
  /** @param where which entry, such as 'Contact 3' */
  wrongEntry: (where: string, what: string) => `${where}: ${what}`,
  notAnEntry: 'this is not an entry as Export my data writes it',
  unknownField: (name: string) => `‘${name}’ is not known`,
  idTwice: 'another entry has the same id',
  uidTwice: 'another entry has the same uid',
  twice: 'it is in the file twice',
  refersToNothing: (field: string) => `‘${field}’ names an entry that is not in the file`,
  otherContact: 'its event is another contact’s',
  assignedToNothing: 'an assigned gift needs its event',
  occurrenceNotBought: 'only a purchased gift belongs to an occurrence',
  linkedTwice: 'its contact has two such events',
  splitTwice: 'its gift has two splits',
  changedMeanwhile: 'The same file is being imported at the same time. Try again in a moment.',
  tooManyContacts: (most: number) => `That would be more than ${most.toLocaleString('en-US')} contacts`,
  /** @param entry what one of them is called, such as 'Activity' */
  tooManyOf: (entry: string, most: number) =>
    `${entry}: that would be more than ${most.toLocaleString('en-US')} in this account`,
  tooManyEvents: (most: number) => `A contact would have more than ${most.toLocaleString('en-US')} events`,
  tooManyGifts: (most: number) => `A contact would have more than ${most.toLocaleString('en-US')} gift ideas`,
} as const
