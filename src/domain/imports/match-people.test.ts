import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldDuplicates } from './fold-duplicates.ts'
import { createMatcher, nameKey } from './match-people.ts'
import { person } from './testing/person.ts'

const found = (contacts: ReturnType<typeof person>[], somebody: ReturnType<typeof person>) => {
  const { matching, isSure } = createMatcher(contacts)(somebody)
  return { names: matching.map(({ contact, why }) => `${contact.fullName} by ${why}`), isSure }
}

describe('a person is matched', () => {
  it.each([
    ['Okafor, Maya', 'Maya Okafor'],
    ['ZOË  ångström', 'Zoe Angstrom'],
    ['Dr. Li', 'li dr'],
  ])('by the name, however it is written: %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
    expect(found([person(one)], person(other))).toEqual({ names: [`${one} by name`], isSure: true })
  })

  it('by the phone number with or without its country, and by the e-mail address in any case', () => {
    const maya = person('Maya', { phoneNumber: '+1 (555) 010-1234', email: 'Maya@Example.com' })
    expect(found([maya], person('Mom', { phoneNumber: '555 010 1234' }))).toEqual({
      names: ['Maya by phone'],
      isSure: false,
    })
    expect(found([maya], person('Mom', { email: 'maya@example.com' }))).toEqual({
      names: ['Maya by email'],
      isSure: false,
    })
    expect(found([maya], person('Mom', { phoneNumber: '1234' }))).toEqual({ names: [], isSure: false })
  })

  it('never against another birthday', () => {
    const john = person('John Smith', { birthday: '1980-05-17', email: 'smiths@example.com' })
    for (const birthday of ['05/18', '1981-05-17', '06/17'])
      expect(found([john], person('John Smith', { birthday, email: 'smiths@example.com' })).names).toEqual([])
    for (const birthday of ['05/17', '1980-05-17', '05'])
      expect(found([john], person('John Smith', { birthday })).names).toEqual(['John Smith by name'])
  })

  it('with the closest only: a relative with the same phone is not asked about', () => {
    const phoneNumber = '+1 555 010 1234'
    const family = [person('Maya Okafor', { phoneNumber }), person('Tom Okafor', { phoneNumber })]
    expect(found(family, person('Tom Okafor', { phoneNumber }))).toEqual({
      names: ['Tom Okafor by phone'],
      isSure: true,
    })
    expect(found(family, person('Li Okafor', { phoneNumber })).isSure).toBe(false)
  })
})

const names = fc.constantFrom('Maya Okafor', 'Okafor, Maya', 'Tom', 'Zoë', 'Zoe', '—')
const people = fc.array(
  fc
    .record({
      name: names,
      birthday: fc.constantFrom(null, '05/17', '1990-05-17', '06/01', '05'),
      email: fc.constantFrom(null, 'a@example.com', 'b@example.com'),
      phoneNumber: fc.constantFrom(null, '555 010 1234', '+1 555 010 9999'),
    })
    .map(({ name, ...facts }) => person(name, facts)),
  { maxLength: 8 },
)

describe('the people of a file', () => {
  it('are each found again once they are contacts, whatever the file', () => {
    fc.assert(
      fc.property(people, (all) => {
        const folded = foldDuplicates(all)
        const matchesOf = createMatcher(folded)
        for (const somebody of folded) {
          const { matching, isSure } = matchesOf(somebody)
          expect(isSure).toBe(true)
          expect(matching.map(({ contact }) => contact)).toContain(somebody)
        }
      }),
    )
  })

  it('are one where a phone exported them twice, filled in by the others, and namesakes where it did not', () => {
    const [maya, ...others] = foldDuplicates([
      person('Maya', { email: 'maya@example.com', groups: ['Friends'] }),
      person('John', { email: 'john@example.com' }),
      person('Maya', { email: 'MAYA@example.com', birthday: '05/17' }),
      person('John', { email: 'another@example.com' }),
    ])
    expect(maya).toMatchObject({ key: '1', birthday: '05/17', email: 'maya@example.com', groups: ['Friends'] })
    expect(others.map(({ key, email }) => [key, email])).toEqual([
      ['2', 'john@example.com'],
      ['3', 'another@example.com'],
    ])
  })
})
