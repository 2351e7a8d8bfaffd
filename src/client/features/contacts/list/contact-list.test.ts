import { describe, expect, it } from 'vitest'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { filterContacts, groupCounts, indexContacts } from './contact-list.ts'

let nextId = 1

function person(fullName: string, relationship: string): ListedContact {
  return { id: nextId++, fullName, relationship } as ListedContact
}

const people = [
  person('Zoë Ångström', 'colleague'),
  person('Åsa Berg', 'aunt-uncle'),
  person('Maya Okafor', 'sibling'),
  person('asher Cole', 'friend'),
  person('Guest 10', 'other'),
  person('Guest 9', 'other'),
]
const indexed = indexContacts(people, 'en-US')
const all = { query: '', group: undefined, sort: 'ascending' } as const
const names = (filter: Parameters<typeof filterContacts>[1]) =>
  filterContacts(indexed, filter).map(({ fullName }) => fullName)

describe('the list of contacts', () => {
  it('is sorted as people sort: accents beside their letters, any case, numbers by value', () => {
    expect(names(all)).toEqual(['Åsa Berg', 'asher Cole', 'Guest 9', 'Guest 10', 'Maya Okafor', 'Zoë Ångström'])
  })

  it('turns around for Name Z-A', () => {
    expect(names({ ...all, sort: 'descending' })).toEqual(names(all).toReversed())
  })

  it('finds names without their accents, in any case', () => {
    expect(names({ ...all, query: '  ANGSTROM zoe ' })).toEqual(['Zoë Ångström'])
  })

  it('finds by the relationship as it is shown', () => {
    expect(names({ ...all, query: 'aunt/uncle' })).toEqual(['Åsa Berg'])
    expect(names({ ...all, query: 'sibl' })).toEqual(['Maya Okafor'])
  })

  it('wants every word of the query', () => {
    expect(names({ ...all, query: 'maya friend' })).toEqual([])
  })

  it('keeps to a category', () => {
    expect(names({ ...all, group: 'Family' })).toEqual(['Åsa Berg', 'Maya Okafor'])
  })

  it('offers only categories that have somebody, with how many', () => {
    expect(groupCounts(indexed)).toEqual([
      { group: 'Family', count: 2 },
      { group: 'Friends', count: 1 },
      { group: 'Colleague/Neighbor', count: 1 },
      { group: 'Other', count: 2 },
    ])
    expect(groupCounts(indexContacts([person('Maya', 'mother')]))).toEqual([{ group: 'Family', count: 1 }])
  })
})
