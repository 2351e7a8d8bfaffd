import { expect, it } from 'vitest'
import { suggestContributors, type Candidate } from './suggest.ts'

const contacts: Candidate[] = [
  { id: 1, fullName: 'Ada Byron', relationship: 'friend', email: null },
  { id: 2, fullName: 'Bo Lindqvist', relationship: 'brother', email: 'Bo@example.com' },
  { id: 3, fullName: 'Chidi Anagonye', relationship: 'friend', email: 'chidi@example.com' },
  { id: 4, fullName: 'Grandma Inés', relationship: 'grandparent', email: null },
  { id: 5, fullName: 'Maya Okafor', relationship: 'sibling', email: null },
]
const maya = { recipientId: 5, query: '', rows: [], before: [] }
const names = (people: Candidate[]) => people.map(({ fullName }) => fullName)

it('begins with those who shared gifts before, then with the group of the person who gets it', () => {
  const before = [{ name: 'You' }, { name: 'chidi anagonye' }, { name: 'Chidi A.', email: 'chidi@example.com' }]
  const more = [...before, { name: 'Ada Byron' }]
  expect(names(suggestContributors(contacts, { ...maya, before: more }))).toEqual([
    'Chidi Anagonye',
    'Ada Byron',
    'Bo Lindqvist',
    'Grandma Inés',
  ])
})

it('leaves out the person who gets it and everyone who shares it already, by name or address', () => {
  const rows = [{ name: 'Bobby', email: 'bo@EXAMPLE.com ' }, { name: ' ada byron' }]
  expect(names(suggestContributors(contacts, { ...maya, rows }))).toEqual(['Grandma Inés', 'Chidi Anagonye'])
})

it.each([
  ['ines', ['Grandma Inés']],
  ['LIND', ['Bo Lindqvist']],
  ['bo l', ['Bo Lindqvist']],
  ['maya', []],
  [' ', ['Bo Lindqvist', 'Grandma Inés', 'Ada Byron', 'Chidi Anagonye']],
])('of %j typed it suggests %j', (query, found) => {
  expect(names(suggestContributors(contacts, { ...maya, query }))).toEqual(found)
})
