import { findCategory } from '../catalogue/category-tree.ts'
import { factWords } from '../catalogue/interests/fact-words.ts'
import { plainMoney } from '../catalogue/price-text.ts'
import { ageOn, birthdayToText, parseBirthday } from '../contacts/birthday.ts'
import { MAX_INTERESTS } from '../contacts/limits.ts'
import { withOwnInterest } from '../contacts/own-interest.ts'
import { phrasesOf, withPhrase } from '../contacts/phrases.ts'
import { relationshipLabel } from '../contacts/relationships.ts'
import type { Contact, ContactChange } from '../contacts/schema.ts'
import { contactTextFields } from '../contacts/text-fields.ts'
import { dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import { parseAmount, readAmount, type Cents } from '../shared/money.ts'
import { contactTexts } from '../texts/contacts.ts'
import { inputTexts } from '../texts/input.ts'
import { searchFactTexts } from '../texts/search-facts.ts'
import type { Terms } from './terms.ts'

/** Everything that a search goes by. */
export type SearchFacts = Required<Terms>

export type FactKind = keyof (typeof searchFactTexts)['kinds']

/** A fact on the screen. `value` is what its field holds: a phrase, a category's id, a number. */
export interface Chip {
  kind: FactKind
  value: string
  label: string
}

/** One fact to change, to add (`old` is '') or to leave out (`next` is ''). */
export interface FactEdit {
  kind: FactKind
  old: string
  next: string
}

type Person = Pick<
  Contact,
  'fullName' | 'birthday' | 'gender' | 'relationship' | 'categoryIds' | 'interests' | 'dislikes' | 'allergies'
>

/** @param budget the event's, in cents */
export function searchFacts(contact: Person, budget: Cents | null, today: CalendarDate): SearchFacts {
  const { birthday, gender, relationship, categoryIds, interests, dislikes, allergies } = contact
  const known = birthday === null ? undefined : parseBirthday(birthday)
  return {
    age: (known && ageOn(known, today)) ?? null,
    gender,
    relationship,
    categoryIds: categoryIds.filter((id) => findCategory(id) !== undefined),
    interests: interests ?? '',
    dislikes: dislikes ?? '',
    allergies: allergies ?? '',
    maxPrice: budget,
  }
}

/** 'Leo, 7', 'male', 'child', 'Building Sets', 'dinosaurs', 'up to $75', 'leaves out: wool': what isn't known isn't there. */
export function chipsOf(facts: SearchFacts, firstName: string): Chip[] {
  const { age, gender, relationship, categoryIds, interests, dislikes, allergies, maxPrice } = facts
  const chip = (kind: FactKind, value: string, label: string): Chip => ({ kind, value, label })
  return [
    ...(age === null ? [] : [chip('age', String(age), searchFactTexts.named(shortened(firstName), age))]),
    ...(gender === null ? [] : [chip('gender', gender, gender)]),
    chip('relationship', relationship, relationshipLabel(relationship).toLowerCase()),
    ...categoryIds.map((id) => chip('category', id, findCategory(id)?.name ?? id)),
    ...phrasesOf(interests).map((phrase) => chip('interest', phrase, phrase)),
    ...(maxPrice === null
      ? []
      : [chip('price', plainMoney(maxPrice).slice(1), searchFactTexts.upTo(plainMoney(maxPrice)))]),
    ...phrasesOf(dislikes).map((phrase) => chip('dislike', phrase, dislikeLabel(phrase))),
    ...phrasesOf(allergies)
      .filter((phrase) => !noAllergy.test(phrase))
      .map((phrase) => chip('allergy', phrase, searchFactTexts.allergy(phrase))),
  ]
}

/** So that the age is on the chip as well. */
function shortened(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`
}

const LONGEST_NAME = 16

/** An answer that names nothing to avoid. */
const noAllergy = /^(?:none|no|nothing|n\/a|no (?:known )?allerg(?:y|ies))(?: known| that I know of)?$/i

/** 'vegan' and 'prefers tea' leave nothing out by themselves. */
function dislikeLabel(phrase: string): string {
  const [first = ''] = phrase.toLowerCase().split(/\s/)
  if (factWords.has(first) || /^(?:prefers?|likes?|loves?|is|has)$/.test(first)) return phrase
  return searchFactTexts.leavesOut(
    phrase.replace(/^(?:please )?(?:no|not|never|without|nothing with|allergic to|hates?|dislikes?) (?=\S)/i, ''),
  )
}

/** The facts after an edit: only the one that it concerns. */
export function editedFacts(facts: SearchFacts, { kind, old, next }: FactEdit): Terms {
  const value = next.trim()
  switch (kind) {
    case 'age':
      return { age: value === '' ? null : Number(value) }
    case 'gender':
      return { gender: value === 'male' || value === 'female' ? value : null }
    case 'relationship':
      return { relationship: value === '' ? facts.relationship : value }
    case 'category':
      return { categoryIds: withCategory(facts.categoryIds, old, value) }
    case 'interest':
      return { interests: withInterest(facts.interests, old, value) }
    case 'price':
      return { maxPrice: value === '' ? null : (parseAmount(value) ?? null) }
    case 'dislike':
      return { dislikes: withAvoided(facts.dislikes, old, value) }
    case 'allergy':
      return { allergies: withAvoided(facts.allergies, old, value) }
  }
}

/** A new one comes first, where no other word can turn it around ('prefers tea, nuts'). */
function withAvoided(avoided: string, old: string, next: string): string {
  return withPhrase(avoided, old, next) ?? [next, avoided].filter((text) => text !== '').join(', ')
}

function withCategory(ids: readonly string[], old: string, next: string): string[] {
  const changed = ids.includes(old) ? ids.map((id) => (id === old ? next : id)) : [...ids, next]
  return [...new Set(changed)].filter((id) => id !== '')
}

function withInterest(interests: string, old: string, next: string): string {
  const changed = withPhrase(interests, old, next)
  if (changed !== undefined || next === '') return changed ?? interests
  return withOwnInterest(interests, next, Infinity) ?? interests
}

/** The terms that differ from what is known: what was kept for good is no longer asked for. */
export function termsBeyond(own: SearchFacts, terms: Terms): Terms {
  const differing = Object.entries(terms).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(own[name as keyof SearchFacts]),
  )
  return Object.fromEntries(differing)
}

/** Why an edit can't be made, as a sentence for people. */
export function editProblem(facts: SearchFacts, edit: FactEdit): string | undefined {
  const value = edit.next.trim()
  if (value === '') return edit.old === '' ? searchFactTexts.enterSomething : undefined
  const { categoryIds, interests, dislikes, allergies } = editedFacts(facts, edit)
  if (edit.kind === 'age' && !/^(?:\d{1,2}|1[01]\d|120)$/.test(value)) return inputTexts.age
  if (edit.kind === 'price' && typeof readAmount(value) !== 'number') return inputTexts.amount
  if ((categoryIds?.length ?? 0) > MAX_INTERESTS) return contactTexts.tooManyCategories
  if ((interests?.length ?? 0) > contactTextFields.interests.max) return searchFactTexts.tooLong
  if ((dislikes?.length ?? 0) > contactTextFields.dislikes.max) return searchFactTexts.tooLong
  if ((allergies?.length ?? 0) > contactTextFields.allergies.max) return searchFactTexts.tooLong
  return undefined
}

/**
 * What an edit changes about the contact itself. Undefined where it can't say: no age tells a day of birth, unless the day
 * is known, and the price is the event's.
 */
export function contactEdit(contact: Person, edit: FactEdit, today: CalendarDate): ContactChange | undefined {
  const { age, maxPrice, categoryIds, ...others } = editedFacts(searchFacts(contact, null, today), edit)
  if (maxPrice !== undefined) return undefined
  if (categoryIds !== undefined) return { categoryIds: [...categoryIds] }
  if (age === undefined) return others
  const birthday = age === null ? undefined : birthdayAt(age, contact.birthday, today)
  return birthday === undefined ? undefined : { birthday }
}

/** The known day in the year that makes them so old; undefined if the day isn't known, or that year doesn't have it. */
function birthdayAt(age: number, known: string | null, today: CalendarDate): string | undefined {
  const day = known === null ? undefined : parseBirthday(known)
  if (day?.day === undefined) return undefined
  const { year } = dateParts(today)
  return [year - age, year - age - 1]
    .map((one) => ({ ...day, year: one }))
    .filter((birthday) => parseBirthday(birthdayToText(birthday)) !== undefined && ageOn(birthday, today) === age)
    .map(birthdayToText)[0]
}
