import { describe, expect, it } from 'vitest'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { filterContacts, groupCounts, indexContacts, indexOf, letterPlaces } from './contact-list.ts'

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

  it('comes by next event, those without one last, by name', () => {
    const on = (nextDate: string) => ({ nextOccasion: { nextDate } })
    const events: Record<string, object> = {
      'Maya Okafor': on('2026-11-26'),
      'Guest 9': on('2026-12-04'),
      'asher Cole': on('2026-11-26'),
    }
    const dated = people.map((one) => ({ ...one, nextOccasion: null, ...events[one.fullName] }) as ListedContact)
    expect(
      filterContacts(indexContacts(dated, 'en-US'), { ...all, sort: 'next-event' }).map(({ fullName }) => fullName),
    ).toEqual(['asher Cole', 'Maya Okafor', 'Guest 9', 'Åsa Berg', 'Guest 10', 'Zoë Ångström'])
  })

  it('has a place for every letter that names begin with', () => {
    const listed = filterContacts(indexed, all)
    expect(letterPlaces([person('1st Mate', 'other'), person('Émile', 'friend'), ...listed])).toEqual([
      { letter: '#', place: 0 },
      { letter: 'E', place: 1 },
      { letter: 'A', place: 2 },
      { letter: 'G', place: 4 },
      { letter: 'M', place: 6 },
      { letter: 'Z', place: 7 },
    ])
    expect(letterPlaces([])).toEqual([])
  })

  it('puts a letter with an accent of its own, a lower one and one after a space where they belong', () => {
    const listed = ['E\u0301mile', 'émile', ' maya', 'ßen', '李'].map((name) => person(name, 'friend'))
    expect(letterPlaces(listed).map(({ letter }) => letter)).toEqual(['E', 'M', 'S', '李'])
  })

  it('is indexed once, and again when it changes', () => {
    expect(indexOf(people)).toBe(indexOf(people))
    expect(indexOf(people.slice(1))).toHaveLength(people.length - 1)
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
