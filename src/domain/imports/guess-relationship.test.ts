import { describe, expect, it } from 'vitest'
import { createRelationshipGuess, isOwnCard } from './guess-relationship.ts'
import { person } from './testing/person.ts'

const guess = (
  somebody: ReturnType<typeof person>,
  others: ReturnType<typeof person>[] = [],
  user: string | null = 'Ada Park',
) => createRelationshipGuess(user, [somebody, ...others])(somebody)

describe('the relationship is guessed', () => {
  it('by what the file says in a column of its own', () => {
    expect(guess(person('Maya', { relationship: 'Aunt/Uncle' }))).toBe('aunt-uncle')
    expect(guess(person('Maya', { relationship: 'Teacher', groups: ['Work'] }))).toBe('Teacher')
  })

  it('by the relatives on the user’s own card', () => {
    const own = person('Park, Ada', { related: [{ name: 'Sam Lee', kind: 'spouse' }] })
    expect(guess(person('Sam Lee'), [own])).toBe('spouse')
  })

  it('by the relatives on theirs, turned around', () => {
    const to = (kind: string) => ({ related: [{ name: 'Ada Park', kind }] })
    expect(guess(person('Sam', to('spouse')))).toBe('spouse')
    expect(guess(person('Ben', to('mother')))).toBe('child')
    expect(guess(person('Rosa', { ...to('child'), gender: 'female' }))).toBe('mother')
    expect(guess(person('Kim', to('child')))).toBe('family')
  })

  it('by none of them where they know only others, and nobody is at home', () => {
    const own = person('Ada Park', { related: [{ name: 'Sam Lee', kind: 'spouse' }] })
    expect(guess(person('Kim Lee', { related: [{ name: 'Sam Lee', kind: 'spouse' }] }), [own])).toBeUndefined()
    expect(guess(person('Kim'), [], null)).toBeUndefined()
    expect(guess(person('Kim'), [], 'Ada')).toBeUndefined()
  })

  it('as a father or a mother where the file says who is meant', () => {
    const parent = (gender: 'male' | 'female') =>
      person('Rosa', { gender, related: [{ name: 'Ada Park', kind: 'child' }] })
    expect([guess(parent('male')), guess(parent('female'))]).toEqual(['father', 'mother'])
  })

  it('not as something else because a group is called so', () => {
    expect(guess(person('Maya', { groups: ['Other', 'Family'] }))).toBe('family')
  })

  it('by the family name before a comma or behind the others, but not by a title behind it', () => {
    expect(
      ['Park, Rosa', 'Rosa Park Jr.', 'Rosa Lee', ', Park', 'Park Rosa'].map((name) => guess(person(name))),
    ).toEqual(['family', 'family', undefined, 'family', undefined])
  })

  it.each([
    ['Family', 'family'],
    ['Work friends', 'colleague'],
    ['Freunde', 'friend'],
    ['* Neighbours', 'neighbor'],
    ['Cousin', 'cousin'],
    ['Framework', undefined],
  ])('by the group %s', (group, relationship) => {
    expect(guess(person('Maya', { groups: ['starred', group] }))).toBe(relationship)
  })

  it('by the family name, before a comma or in front of Jr., and not by a first name alone', () => {
    expect(guess(person('Leo Park Jr.'))).toBe('family')
    expect(guess(person('PARK, Leo'))).toBe('family')
    expect(guess(person('Park'))).toBeUndefined()
    expect(guess(person('Leo Park'), [], 'Ada')).toBeUndefined()
    expect(guess(person('Leo Park'), [], null)).toBeUndefined()
  })
})

it('knows the user’s own card by the whole name', () => {
  expect(isOwnCard(person('Park, Ada'), 'Ada Park')).toBe(true)
  expect(isOwnCard(person('Ada'), 'Ada')).toBe(false)
  expect(isOwnCard(person('Ada Park'), null)).toBe(false)
})
