import type { ContactChoices } from '../contacts/choice-fields.ts'
import type { ContactText } from '../contacts/text-fields.ts'
import type { DateRule } from '../occasions/recurrence.ts'
import type { OccasionType } from '../occasions/types.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { FoundGift } from './found-gift.ts'

/**
 * A person as a file describes them, already cut to what a contact can hold. Text is plain; nothing is trusted. Of the
 * texts of a contact, other programs have the phone number, the address, notes and sometimes interests; our own files have
 * all of them.
 */
export interface FoundPerson extends ContactChoices, Record<ContactText, string | null> {
  /** Stable for the same file: '1', '2' … in the file's order. */
  key: string
  fullName: string
  /** 'MM', 'MM/DD' or 'YYYY-MM-DD' (contacts/birthday.ts) */
  birthday: string | null
  anniversaryDate: CalendarDate | null
  email: string | null
  /** Interests from the category tree, at most MAX_INTERESTS; only our own files have them. */
  categoryIds: string[]
  /** Labeled dates besides the two above, at most MAX_OCCASIONS: what becomes events of this person. */
  events: FoundEvent[]
  /** Only tables of gifts have them. */
  gifts: FoundGift[]
  /** What the file says about who they are: groups, categories, labels. */
  groups: string[]
  /** Relatives the file names, a hint for guessing relationships: `kind` says what they are to this person. */
  related: { name: string; kind: string }[]
  /** A relationship that the file itself has as a column (our own CSV), else null. */
  relationship: string | null
  /** Sentences for people: '"see phone" isn't an e-mail address, so we left it out.' */
  problems: string[]
}

export interface FoundEvent {
  name: string
  /** 'YYYY-MM-DD', or 'MM/DD' where the file has no year. */
  date: string
  /** Only our own calendars say these: other days are yearly ones. */
  type?: OccasionType
  isRecurring?: boolean
  dateRule?: DateRule
}

/** How dates such as 3/4/1980 are read: as March 4 or as 3 April. */
export type DateOrder = 'month-first' | 'day-first'

/** Which column has what; a field without one isn't in the file. */
export type ColumnMapping = Partial<Record<MappedField, string>>

/** What a column can be. */
export const mappedFields = [
  'fullName',
  'firstName',
  'lastName',
  'relationship',
  'birthday',
  'birthYear',
  'birthMonth',
  'birthDay',
  'anniversaryDate',
  'email',
  'phoneNumber',
  'mailingAddress',
  'gender',
  'interests',
  'groups',
  'notes',
  'gift',
  'price',
  'giftDate',
  'giftEvent',
  'giftStatus',
] as const
export type MappedField = (typeof mappedFields)[number]

/** What the user decides where a file can be read in more than one way. */
export interface ReadingChoices {
  columns?: ColumnMapping
  dateOrder?: DateOrder
  /** The years of a calendar's birthdays are years of birth. */
  yearsAreBirthYears?: boolean
}

/** How a file was read where it could be read in more than one way; the user can choose the other. */
export interface Assumptions {
  /** Null where no date of the file depends on it; not sure where every date could be read both ways. */
  dateOrder: { used: DateOrder; isSure: boolean } | null
  /** Whether the years of a calendar's birthdays were taken for years of birth; null where they can't be. */
  yearsAreBirthYears: boolean | null
}

export type FileKind = 'vcard' | 'google-csv' | 'outlook-csv' | 'csv' | 'gifts-csv' | 'ics' | 'zip'

/** Something in a file that became nobody, or less than the file says. */
export interface FileProblem {
  /** Counted from 1; null where it concerns the whole file. */
  line: number | null
  text: string
}

/** What a file contains. */
export type ReadFile = PeopleFile | UnmappedFile

export interface PeopleFile {
  state: 'people'
  kind: FileKind
  people: FoundPerson[]
  problems: FileProblem[]
  assumptions: Assumptions
}

/** A table whose columns the user has to confirm first. */
export interface UnmappedFile {
  state: 'mapping'
  kind: 'csv'
  columns: { name: string; samples: string[] }[]
  guess: ColumnMapping
  /** As in `Assumptions`, for the guessed columns. */
  dateOrder: { used: DateOrder; isSure: boolean } | null
}
