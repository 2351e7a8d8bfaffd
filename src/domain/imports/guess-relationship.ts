import { relationships } from '../contacts/relationships.ts'
import { foldText } from '../shared/search-text.ts'
import type { FoundPerson } from './found-person.ts'
import { nameKey } from './match-people.ts'

/** For people in an address book that says nothing about them. */
export const USUAL_RELATIONSHIP = 'friend'

/**
 * Guesses what each person of a file is to the user: by the file's own column, by what the user's and their own cards say
 * of relatives, by groups, by the family name. Undefined where nothing tells.
 */
export function createRelationshipGuess(userName: string | null, people: readonly FoundPerson[]) {
  const user = userName === null ? undefined : nameKey(userName)
  const ownCard = people.find((person) => nameKey(person.fullName) === user)
  const relatives = new Map(ownCard?.related.map(({ name, kind }) => [nameKey(name), kind]))
  const familyName = userName === null ? undefined : familyNameOf(userName)
  return (person: FoundPerson): string | undefined => {
    if (person.relationship !== null) return known(person.relationship) ?? person.relationship
    const ofUser = relatives.get(nameKey(person.fullName))
    const toPerson = person.related.find(({ name }) => nameKey(name) === user)?.kind
    return (
      (ofUser === undefined ? undefined : offeredOf(ofUser, person)) ??
      (toPerson === undefined ? undefined : offeredOf(inverse[toPerson], person)) ??
      byGroup(person.groups) ??
      (familyName !== undefined && familyNameOf(person.fullName) === familyName ? 'family' : undefined)
    )
  }
}

/** Whether it's the user's own card, which most exports of a phone have. */
export function isOwnCard(person: FoundPerson, userName: string | null): boolean {
  return userName !== null && familyNameOf(userName) !== undefined && nameKey(person.fullName) === nameKey(userName)
}

/** 'Aunt/Uncle' and 'aunt-uncle' alike; undefined if it isn't one that the app offers. */
function known(text: string): string | undefined {
  const folded = foldText(text)
  return relationships.find(({ value, label }) => value === folded || foldText(label) === folded)?.value
}

/** A kind of relative as one of the app's relationships. */
function offeredOf(kind: string | undefined, { gender }: FoundPerson): string | undefined {
  if (kind === undefined) return undefined
  if (kind !== 'parent') return known(kind)
  return gender === null ? 'family' : gender === 'male' ? 'father' : 'mother'
}

/** What somebody is to the user, if the user is that to them. */
const inverse: Partial<Record<string, string>> = {
  spouse: 'spouse',
  partner: 'partner',
  child: 'parent',
  parent: 'child',
  mother: 'child',
  father: 'child',
  sibling: 'sibling',
  cousin: 'cousin',
  friend: 'friend',
  colleague: 'colleague',
  neighbor: 'neighbor',
  grandparent: 'family',
  'aunt-uncle': 'family',
}

const groupWords: [relationship: string, words: RegExp][] = [
  ['family', /\b(?:family|familie|familia|famille|relatives)\b/],
  [
    'colleague',
    /\b(?:work|job|office|colleagues?|cowork(?:er)?s?|co-workers?|arbeit|kollegen|trabajo|travail|business)\b/,
  ],
  ['neighbor', /\b(?:neighbou?rs?|nachbarn|vecinos|voisins)\b/],
  ['friend', /\b(?:friends?|freunde|amigos|amis)\b/],
]

function byGroup(groups: readonly string[]): string | undefined {
  const folded = groups.map(foldText)
  const exact = groups.map(known).find((value) => value !== undefined && value !== 'other')
  return exact ?? groupWords.find(([, words]) => folded.some((group) => words.test(group)))?.[0]
}

/** The last word of a name of two or more, or what is before a comma. */
function familyNameOf(fullName: string): string | undefined {
  const folded = foldText(fullName)
  const [beforeComma = '', afterComma] = folded.split(',').map((part) => part.trim())
  if (afterComma !== undefined && beforeComma !== '') return beforeComma
  const words = folded.split(' ').filter((word) => !suffixes.test(word))
  return words.length < 2 ? undefined : words.at(-1)
}

const suffixes = /^(?:jr|sr|ii|iii|iv|md|phd|dr)\.?$/
