import { parseBirthday } from '../contacts/birthday.ts'
import { addressKey } from '../shared/email-address.ts'
import { foldText } from '../shared/search-text.ts'
import type { FoundPerson } from './found-person.ts'

/** What tells that two descriptions are of one person. */
export type Described = Pick<FoundPerson, 'fullName' | 'birthday' | 'email' | 'phoneNumber'>

export type Sign = 'email' | 'phone' | 'name'

export interface Matching<Contact> {
  contact: Contact
  why: Sign
}

export interface Matches<Contact> {
  matching: Matching<Contact>[]
  /** They're the same person: the name agrees, or the birthday does, and nothing contradicts. Else the user decides. */
  isSure: boolean
}

/**
 * Finds who a person may be among many. Only the best matches count: somebody with the same name and e-mail address hides
 * others with the name alone, and relatives who share a phone. A different birthday means a different person. Of those who
 * share a name, an e-mail address or a phone, the first few count.
 */
export function createMatcher<Contact extends Described>(contacts: Iterable<Contact>) {
  const index = new Map<string, Contact[]>()
  for (const contact of contacts) for (const key of keysOf(contact)) addTo(index, key, contact)
  return (person: Described): Matches<Contact> => {
    const seen = new Map<Contact, Set<Sign>>()
    for (const key of keysOf(person)) {
      for (const contact of index.get(key) ?? []) {
        const signs = seen.get(contact) ?? new Set()
        seen.set(contact, signs.add(key.slice(0, key.indexOf(' ')) as Sign))
      }
    }
    const ranked = [...seen]
      .filter(([contact]) => agreement(contact, person) !== 'different')
      .map(([contact, signs]) => ({ contact, why: strongest(signs), rank: rankOf(contact, person, signs) }))
    const best = Math.max(0, ...ranked.map(({ rank }) => rank))
    return {
      matching: ranked.filter(({ rank }) => rank === best).map(({ contact, why }) => ({ contact, why })),
      isSure: best > POSSIBLE,
    }
  }
}

/** Words of a name in any order, without case, accents, punctuation: 'Okafor, Maya' is 'Maya Okafor'. */
export function nameKey(fullName: string): string {
  const words = foldText(fullName).match(/[\p{L}\p{N}]+/gu)
  return words === null ? foldText(fullName) : words.toSorted().join(' ')
}

/** Another e-mail address or phone number than the contact's may be a relative's: only a question. */
const POSSIBLE = 1

function rankOf(contact: Described, person: Described, signs: ReadonlySet<Sign>): number {
  const isReachedAlike = signs.has('email') || signs.has('phone')
  const isBornAlike = agreement(contact, person) === 'same'
  if (signs.has('name')) return isReachedAlike || isBornAlike ? 3 : 2
  return isBornAlike ? 3 : POSSIBLE
}

function strongest(signs: ReadonlySet<Sign>): Sign {
  return (['email', 'phone'] as const).find((sign) => signs.has(sign)) ?? 'name'
}

/** Of the two birthdays, as far as both are known. */
function agreement(a: Described, b: Described): 'same' | 'different' | 'unknown' {
  const [one, other] = [a, b].map(({ birthday }) => (birthday === null ? undefined : parseBirthday(birthday)))
  if (one?.day === undefined || other?.day === undefined) return 'unknown'
  const isSameYear = one.year === undefined || other.year === undefined || one.year === other.year
  return one.month === other.month && one.day === other.day && isSameYear ? 'same' : 'different'
}

function keysOf({ fullName, email, phoneNumber }: Described): string[] {
  const phone = phoneNumber === null ? undefined : phoneKey(phoneNumber)
  return [
    `name ${nameKey(fullName)}`,
    ...(email === null ? [] : [`email ${addressKey(email)}`]),
    ...(phone === undefined ? [] : [`phone ${phone}`]),
  ]
}

/** The digits that country and area codes leave alone: '+1 (555) 010-1234' is '5550101234'. */
function phoneKey(phoneNumber: string): string | undefined {
  const digits = phoneNumber.replace(/\D/g, '')
  return digits.length < 7 ? undefined : digits.slice(-9)
}

/** Nobody looks through more namesakes, and 10,000 people among 5,000 contacts of one name would take minutes. */
const MAX_SHARING = 20

function addTo<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const values = index.get(key)
  if (!values) index.set(key, [value])
  else if (values.length < MAX_SHARING) values.push(value)
}
