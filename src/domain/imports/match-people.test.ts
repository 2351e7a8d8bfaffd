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

  it('surely by an e-mail address and the birthday under another name, and by neither alone', () => {
    const maya = person('Maya Okafor', { birthday: '05/17', email: 'maya@example.com' })
    const married = { email: 'maya@example.com', birthday: '1990-05-17' }
    expect(found([maya], person('Maya Reyes', married))).toEqual({ names: ['Maya Okafor by email'], isSure: true })
    expect(found([maya], person('Maya Reyes', { birthday: '05/17' })).names).toEqual([])
  })

  it('by the e-mail address before the phone number, where both agree', () => {
    const facts = { email: 'maya@example.com', phoneNumber: '555 0100' }
    expect(found([person('Maya', facts)], person('Mom', facts)).names).toEqual(['Maya by email'])
    expect(found([person('Maya', facts)], person('Mom', { phoneNumber: '555-0100' })).names).toEqual(['Maya by phone'])
  })

  it.each([
    ['the same birthday', { birthday: '05/17' }],
    ['the same e-mail address', { email: 'maya@example.com' }],
    ['the same phone number', { phoneNumber: '555 010 1234' }],
  ])('rather with a namesake of %s than with one who has the name alone', (_, facts) => {
    const namesakes = [person('Maya Okafor', { notes: 'another' }), person('Maya Okafor', facts)]
    const { matching, isSure } = createMatcher(namesakes)(person('Okafor, Maya', facts))
    expect([matching.map(({ contact }) => contact), isSure]).toEqual([[namesakes[1]], true])
  })

  it('with nobody by names that only together have the same letters', () => {
    expect(found([person('Ann Amari')], person('Anna Mari')).names).toEqual([])
  })

  it('with the first twenty of a name', () => {
    const namesakes = Array.from({ length: 25 }, (_, at) => person('John Smith', { notes: String(at) }))
    const { matching } = createMatcher(namesakes)(person('John Smith'))
    expect(matching.map(({ contact }) => contact.notes)).toEqual(Array.from({ length: 20 }, (_, at) => String(at)))
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

  it('have the events, gifts, relatives and problems of both entries, each once', () => {
    const gift = (title: string) => ({
      title,
      description: null,
      price: null,
      pricePaid: null,
      productUrl: null,
      itemType: 'gift' as const,
      state: 'idea' as const,
      date: null,
      event: null,
    })
    const [both, ...others] = foldDuplicates([
      person('Maya', {
        email: 'maya@example.com',
        relationship: 'friend',
        events: [{ name: 'Name day', date: '10/31' }],
        gifts: [gift('Kite')],
        related: [{ name: 'Tom', kind: 'spouse' }],
        problems: ['One'],
      }),
      person('Maya', {
        email: 'maya@example.com',
        relationship: 'sibling',
        events: [
          { name: 'Name day', date: '10/31' },
          { name: 'Name day', date: '11/01' },
        ],
        gifts: [gift('Chess set')],
        related: [
          { name: 'Tom', kind: 'spouse' },
          { name: 'Tom', kind: 'sibling' },
          { name: 'Ada', kind: 'spouse' },
        ],
        problems: ['One', 'Two'],
      }),
    ])
    expect(others).toEqual([])
    expect(both).toMatchObject({
      relationship: 'friend',
      events: [
        { name: 'Name day', date: '10/31' },
        { name: 'Name day', date: '11/01' },
      ],
      gifts: [{ title: 'Kite' }, { title: 'Chess set' }],
      related: [
        { name: 'Tom', kind: 'spouse' },
        { name: 'Tom', kind: 'sibling' },
        { name: 'Ada', kind: 'spouse' },
      ],
      problems: ['One', 'Two'],
    })
  })

  it('have as many events as a contact can have', () => {
    const days = (month: string) =>
      Array.from({ length: 12 }, (_, day) => ({ name: 'Day', date: `${month}/${String(day + 1).padStart(2, '0')}` }))
    const [both] = foldDuplicates([person('Maya', { events: days('05') }), person('Maya', { events: days('06') })])
    expect(both?.events).toHaveLength(24)
  })

  it('of one name are one if both say the same birthday, and two if neither says more than another address', () => {
    const count = (...facts: Parameters<typeof person>[1][]) =>
      foldDuplicates(facts.map((one) => person('Maya', one))).length
    expect(count({ birthday: '05/17', email: 'a@example.com' }, { birthday: '05/17', email: 'b@example.com' })).toBe(1)
    expect(count({ birthday: '05/17', email: 'a@example.com' }, { email: 'b@example.com' })).toBe(2)
    expect(count({ birthday: '05/17' }, { email: 'b@example.com' })).toBe(2)
    expect(count({ birthday: '05/17' }, {})).toBe(1)
  })
})
