import { ageOn, parseBirthday } from '../../contacts/birthday.ts'
import type { Contact } from '../../contacts/schema.ts'
import { readRecipient } from '../../gifts/idea-text.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { foldText } from '../../shared/search-text.ts'
import { readAges } from './ages.ts'
import { readPerson } from './people.ts'
import { translated } from './translate.ts'

type Named = Pick<Contact, 'fullName' | 'birthday' | 'gender'>

/** A search without the name of the contact whom it is for, and what is known of them. */
export interface SearchRecipient {
  text: string
  /** Undefined if several are called so. */
  contact?: string
  age?: number
  gender?: 'male' | 'female'
}

/**
 * 'Books for Leo' is books for a boy of seven: his name finds only what Leonardo painted, and no shop has to know it. Undefined
 * if the search names none of the contacts. 'For Dad' says more by itself (`readPerson`), even if a contact is called so.
 */
export function recipientOf(
  text: string,
  contacts: readonly Named[],
  today: CalendarDate,
): SearchRecipient | undefined {
  const read = readRecipient(text, contacts)
  if (read === undefined || isBond(read.words)) return undefined
  const [contact, another] = read.people
  if (contact === undefined || another !== undefined) return { text: read.rest }
  const { fullName, gender } = contact
  const birthday = contact.birthday === null ? undefined : parseBirthday(contact.birthday)
  const age = birthday && readAges(foldText(text)).ages === undefined ? ageOn(birthday, today) : undefined
  return {
    text: read.rest,
    contact: fullName,
    ...(age !== undefined && { age }),
    ...((gender === 'male' || gender === 'female') && { gender }),
  }
}

/** 'For Grandma' and 'für Oma', but not 'for Grandma Rose'. */
function isBond(words: string): boolean {
  const { bond, rest } = readPerson(translated(foldText(words)))
  return bond !== undefined && rest.trim() === ''
}
