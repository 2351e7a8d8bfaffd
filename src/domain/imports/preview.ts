import { createRelationshipGuess, isOwnCard, USUAL_RELATIONSHIP } from './guess-relationship.ts'
import type { FoundPerson } from './found-person.ts'
import { missingGifts, type KnownGift } from './imported-gifts.ts'
import type { Matches } from './match-people.ts'
import type { AddableField, PreviewPerson } from './schema.ts'
import {
  eventsOf,
  fieldsOf,
  fillableFields,
  isEmpty,
  missingEvents,
  missingFields,
  type Fillable,
  type KnownEvent,
} from './what-it-adds.ts'
import { importTexts as texts } from '../texts/imports.ts'

/** A contact of the account, as far as the preview compares it. */
export interface KnownContact extends Fillable {
  id: number
  fullName: string
  relationship: string
}

export interface Account {
  /** The user's own name. */
  name: string | null
  /** Who of the contacts a person may be. */
  matchesOf: (person: FoundPerson) => Matches<KnownContact>
  eventsOf: (contactId: number) => readonly KnownEvent[]
  giftsOf: (contactId: number) => readonly KnownGift[]
}

/** What an import would do with each person of a file. */
export function createPreview({ name, matchesOf, eventsOf: known, giftsOf }: Account, people: readonly FoundPerson[]) {
  const guess = createRelationshipGuess(name, people)
  return (person: FoundPerson): PreviewPerson => {
    const { matching, isSure } = matchesOf(person)
    const matches = matching.map(({ contact, why }) => ({
      contactId: contact.id,
      fullName: contact.fullName,
      why,
      adds: addsTo(contact, person, known(contact.id), giftsOf(contact.id)),
    }))
    const relationship = guess(person) ?? USUAL_RELATIONSHIP
    const [match] = matches
    const adds = match?.adds ?? addsAsNew(person, relationship)
    const isUser = isOwnCard(person, name)
    return {
      key: person.key,
      fullName: person.fullName,
      birthday: person.birthday,
      anniversaryDate: person.anniversaryDate,
      email: person.email,
      phoneNumber: person.phoneNumber,
      relationship,
      events: person.events.map(({ name, date }) => ({ name, date })),
      gifts: person.gifts.map(({ title, state }) => ({ title, state })),
      groups: person.groups,
      matches,
      adds,
      suggested: suggestion(isUser, matches.length, isSure && adds.length > 0),
      problems: isUser ? [texts.ownCard, ...person.problems] : person.problems,
    }
  }
}

function suggestion(isUser: boolean, matches: number, isWorthMerging: boolean): PreviewPerson['suggested'] {
  if (isUser) return 'skip'
  if (matches === 0) return 'add'
  return matches === 1 && isWorthMerging ? 'merge' : 'skip'
}

function addsAsNew(person: FoundPerson, relationship: string): AddableField[] {
  const fields = fieldsOf(person, relationship)
  return [
    ...fillableFields.filter((field) => !isEmpty(fields[field])),
    ...andMore(eventsOf(person, relationship), person.gifts),
  ]
}

function addsTo(
  contact: KnownContact,
  person: FoundPerson,
  events: readonly KnownEvent[],
  gifts: readonly KnownGift[],
): AddableField[] {
  const fields = missingFields(contact, person)
  return [
    ...fillableFields.filter((field) => field in fields),
    ...andMore(missingEvents(events, eventsOf(person, contact.relationship)), missingGifts(gifts, person.gifts)),
  ]
}

function andMore(events: readonly unknown[], gifts: readonly unknown[]): AddableField[] {
  return [...(events.length > 0 ? (['events'] as const) : []), ...(gifts.length > 0 ? (['gifts'] as const) : [])]
}
