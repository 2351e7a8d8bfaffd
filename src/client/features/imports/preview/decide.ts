import type { Match, PreviewPerson, Run } from '#domain/imports/schema.ts'
import { matches } from '#domain/shared/search-text.ts'

/** What the user chose for a person; what isn't here is as suggested. */
export type Choice = {
  isChecked?: boolean
  /** The contact it is, or a new person. */
  target?: number | 'new'
  relationship?: string
}

export type Choices = ReadonlyMap<string, Choice>

/** What an import would do with a person as things are chosen. */
export type Decision = {
  isChecked: boolean
  /** Undefined while the user has yet to say which of several contacts it is. */
  target: Match | 'new' | undefined
  relationship: string
  /** False: checking it would add nothing, or nobody knows to whom. */
  canBeChecked: boolean
}

export type Standing = 'new' | 'there' | 'adds' | 'possible'

/** How a person of the file relates to the contacts there are. */
export function standingOf({ matches, suggested }: PreviewPerson): Standing {
  const [match] = matches
  if (match === undefined) return 'new'
  if (matches.length > 1) return 'possible'
  if (match.adds.length === 0) return 'there'
  return suggested === 'merge' ? 'adds' : 'possible'
}

export function decisionOf(person: PreviewPerson, choice: Choice = {}): Decision {
  const target = targetOf(person, choice.target)
  const canBeChecked = target === 'new' || (target !== undefined && target.adds.length > 0)
  return {
    isChecked: canBeChecked && (choice.isChecked ?? isCheckedAtFirst(person)),
    target,
    relationship: choice.relationship ?? person.relationship,
    canBeChecked,
  }
}

/** An address book has plumbers, too: people without a day or a gift are only imported when asked for. */
function isCheckedAtFirst({ suggested, birthday, anniversaryDate, events, gifts }: PreviewPerson): boolean {
  const hasDay = birthday !== null || anniversaryDate !== null || events.length > 0
  return suggested !== 'skip' && (hasDay || gifts.length > 0)
}

function targetOf({ matches }: PreviewPerson, chosen: number | 'new' | undefined): Decision['target'] {
  if (chosen === 'new') return 'new'
  // The contact that was chosen may be gone since.
  const match = matches.find(({ contactId }) => contactId === chosen)
  if (match !== undefined) return match
  return matches.length > 1 ? undefined : (matches[0] ?? 'new')
}

export type View = 'all' | 'new' | 'there' | 'possible'

export type Filter = { view: View; withBirthday: boolean; query: string; group: string | undefined }

export const firstFilter: Filter = { view: 'all', withBirthday: true, query: '', group: undefined }

export function viewOf(person: PreviewPerson): Exclude<View, 'all'> {
  const standing = standingOf(person)
  return standing === 'adds' ? 'there' : standing
}

/** Those that the filters but the view leave. */
export function filterPeople(people: readonly PreviewPerson[], filter: Omit<Filter, 'view'>): PreviewPerson[] {
  return people.filter(
    ({ fullName, birthday, groups }) =>
      (!filter.withBirthday || birthday !== null) &&
      (filter.group === undefined || groups.includes(filter.group)) &&
      matches(fullName, filter.query),
  )
}

export function groupsOf(people: readonly PreviewPerson[]): string[] {
  return [...new Set(people.flatMap(({ groups }) => groups))].toSorted((a, b) => a.localeCompare(b))
}

/** All that are checked, as the run takes them. */
export function runOf(people: readonly PreviewPerson[], choices: Choices): Run['people'] {
  return people.flatMap((person): Run['people'] => {
    const { isChecked, target, relationship } = decisionOf(person, choices.get(person.key))
    if (!isChecked || target === undefined) return []
    const { key } = person
    return target === 'new'
      ? [{ key, action: 'add', relationship }]
      : [{ key, action: 'merge', contactId: target.contactId }]
  })
}

/** Everyone in the file is among the contacts already, with all the file has. */
export function isNothingNew(people: readonly PreviewPerson[]): boolean {
  return people.length > 0 && people.every((person) => standingOf(person) === 'there')
}
