import { counted } from './plural.ts'

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

  // What a person's details turned into.
  noName: 'This entry has no name, so we left it out.',
  lineTooLong: 'This line is longer than 64 KB, so we left it out.',
  tooManyLines: (max: number) => `This entry has more than ${counted(max, 'detail')}, so we left out the rest.`,
  unfinishedCard: 'This entry has no end, so it may be incomplete.',
  moreProblems: (count: number) => `${counted(count, 'more problem')} of the same kind.`,
  notADate: (what: string, text: string) => `${what} "${text}" isn't a date, so it's in the notes.`,
  notADay: (what: string, text: string) => `${what} "${text}" has no day, so it's in the notes.`,
  birthdayToCome: (text: string) => `The birthday "${text}" is in the future, so we left out the year.`,
  theBirthday: 'The birthday',
  emailInvalid: (text: string) => `"${text}" isn't an e-mail address, so we left it out.`,
  tooLong: (what: string, max: number) => `${what} can have ${counted(max, 'character')}, so we cut the rest.`,
  tooManyEvents: (max: number, leftOut: number) =>
    `We add up to ${counted(max, 'event')} for one person, so we left out ${leftOut}.`,

  // Written into notes and names of events.
  birthdayNote: (text: string) => `Birthday: ${text}`,
  dateNote: (label: string, text: string) => `${label}: ${text}`,
  anniversary: 'Anniversary',
  specialDate: 'Special date',
} as const
