import { counted } from './plural.ts'

/** A merge changes nothing that a contact has. */
const goesIntoNotes = 'It goes into the notes, unless your contact already has some.'

/** What is said about a file of people: why it can't be read, and what in it became something else. */
export const importFileTexts = {
  // Why a file is refused.
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than 20 MB. Export fewer people at a time, or leave out their pictures.',
  tooManyPeople: 'This file has more than 10,000 people. Split it and import one part at a time.',
  tooSlow: 'This file takes too long to read. Split it and import one part at a time.',
  tooMuchMemory: 'This file takes too much memory to read. Split it and import one part at a time.',
  unreadable:
    'We found no people in this file. Choose a vCard (.vcf), a CSV file, a calendar (.ics) or a zip file of these.',
  noPeople: 'This file has no one in it.',

  tooManyCalendarEvents: (max: number) =>
    `This calendar has more than ${counted(max, 'event')}. Split it and import one part at a time.`,
  tooManyColumns: (max: number) => `This file has more than ${counted(max, 'column')}.`,
  noSuchColumn: (name: string) => `This file has no column "${name}".`,
  noNameColumn: 'Choose the column with the names.',
  tooManyFiles: (max: number) => `This zip file has more than ${counted(max, 'file')}.`,
  zipTooLarge: 'The files in this zip file have more than 20 MB. Choose one of them.',
  damagedZip: 'This zip file is damaged. Choose one of the files that are in it.',
  emptyZip: 'This zip file has no vCard (.vcf), CSV file or calendar (.ics) in it.',
  nestedZip: 'This is a zip file in a zip file. Import it by itself.',
  damaged: "This file is damaged or has a password, so we can't read it.",
  needsMapping: 'Its columns need to be matched by you. Import it by itself.',
  inFile: (name: string, text: string) => `${name}: ${text}`,
  isExcel: 'This is a spreadsheet. Save it as CSV and choose that file.',
  isWebPage: 'This is a web page. Choose a vCard (.vcf), a CSV file or a calendar (.ics).',
  isOwnExport: 'This is a copy of an account. Import it in Profile Settings, under Your data.',
  isPicture: 'This is a picture. Choose a vCard (.vcf), a CSV file or a calendar (.ics).',
  isPdf: 'This is a PDF. Choose a vCard (.vcf), a CSV file or a calendar (.ics).',

  /** A column without a name. */
  column: (number: number) => `Column ${number}`,

  // What a person's details turned into.
  noName: 'This entry has no name, so we left it out.',
  lineTooLong: 'This line is longer than 64 KB, so we left it out.',
  eventTooLong: 'This event is longer than 64 KB, so we left it out.',
  badEvent: "This event isn't written the way calendars write them, so we left it out.",
  noDay: 'This event has no day, so we left it out.',
  whoseDay: (title: string, day: string) => `We can't tell whose day "${title}" on ${day} is. Add it yourself.`,
  otherEvents: (count: number) =>
    `We left out ${counted(count, 'event')} that ${count === 1 ? "isn't a birthday or an anniversary" : "aren't birthdays or anniversaries"}.`,
  cellTooLong: 'A cell of this row is longer than 64 KB, so we left it out.',
  tooManyLines: (max: number) => `This entry has more than ${counted(max, 'detail')}, so we left out the rest.`,
  unfinishedCard: 'This entry has no end, so it may be incomplete.',
  moreProblems: (count: number) => `${counted(count, 'more problem')} like these.`,
  notADate: (what: string, text: string) => `${what} "${text}" isn't a date. ${goesIntoNotes}`,
  notADay: (what: string, text: string) => `${what} "${text}" has no day. ${goesIntoNotes}`,
  birthdayToCome: (text: string) => `The birthday "${text}" is in the future, so we left out the year.`,
  theBirthday: 'The birthday',
  emailInvalid: (text: string) => `"${text}" isn't an e-mail address, so we left it out.`,
  tooLong: (what: string, max: number) => `${what} can have ${counted(max, 'character')}, so we cut the rest.`,
  tooManyEvents: (max: number, leftOut: number) =>
    `We add up to ${counted(max, 'event')} for one person, so we left out ${leftOut}.`,

  giftDate: (title: string, text: string) => `"${text}" isn't a day, so "${title}" has no date.`,
  giftPrice: (title: string, text: string) => `"${text}" isn't a price, so "${title}" has none.`,

  // Written into notes and names of events.
  birthdayNote: (text: string) => `Birthday: ${text}`,
  dateNote: (label: string, text: string) => `${label}: ${text}`,
  anniversary: 'Anniversary',
  specialDate: 'Special date',
} as const
