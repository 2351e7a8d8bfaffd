import { MAX_OCCASIONS } from '../occasions/schema.ts'
import { MAX_GIFTS } from '../gifts/schema.ts'
import type { FoundPerson } from './found-person.ts'
import { createMatcher, nameKey } from './match-people.ts'
import { fillableFields, isEmpty } from './what-it-adds.ts'

/**
 * Phones often export the same person twice, once per account. Entries of one name that share an e-mail address, a phone
 * number or the birthday become one; the first is filled in by the others. Namesakes without such a sign stay apart. Keys
 * count from 1 without gaps.
 */
export function foldDuplicates(people: readonly FoundPerson[]): FoundPerson[] {
  const folded: FoundPerson[] = []
  const namesakes = new Map<string, FoundPerson[]>()
  for (const person of people) {
    const key = nameKey(person.fullName)
    const others = namesakes.get(key) ?? []
    const at = others.findIndex((other) => isSame(other, person))
    const same = others[at]
    if (same === undefined) {
      const own = { ...person }
      folded.push(own)
      if (others.length < MAX_NAMESAKES) namesakes.set(key, [...others, own])
    } else {
      Object.assign(same, filledIn(same, person))
    }
  }
  return folded.map((person, index) => ({ ...person, key: String(index + 1) }))
}

/** With how many of the same name a person is compared: a file of 10,000 of one name would take minutes. */
const MAX_NAMESAKES = 20

function isSame(one: FoundPerson, other: FoundPerson): boolean {
  const { matching } = createMatcher([one])(other)
  if (matching.length === 0) return false
  const isEmpty = ({ birthday, email, phoneNumber }: FoundPerson) => !birthday && !email && !phoneNumber
  const isBornAlike = one.birthday !== null && one.birthday === other.birthday
  return matching.some(({ why }) => why !== 'name') || isBornAlike || isEmpty(one) || isEmpty(other)
}

function filledIn(first: FoundPerson, second: FoundPerson): FoundPerson {
  const lacking = fillableFields.filter((field) => isEmpty(first[field]))
  return {
    ...first,
    ...Object.fromEntries(lacking.map((field) => [field, second[field]])),
    relationship: first.relationship ?? second.relationship,
    events: unique([...first.events, ...second.events], ({ name, date }) => `${date} ${name}`).slice(0, MAX_OCCASIONS),
    gifts: [...first.gifts, ...second.gifts].slice(0, MAX_GIFTS),
    groups: unique([...first.groups, ...second.groups], String),
    related: unique([...first.related, ...second.related], ({ name, kind }) => `${kind} ${name}`),
    problems: unique([...first.problems, ...second.problems], String),
  }
}

function unique<Value>(values: Value[], keyOf: (value: Value) => string): Value[] {
  return [...new Map(values.toReversed().map((value) => [keyOf(value), value])).values()].toReversed()
}
