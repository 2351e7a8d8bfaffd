import { describe, expect, it } from 'vitest'
import { importTexts } from '../texts/imports.ts'
import type { FoundPerson } from './found-person.ts'
import { createMatcher } from './match-people.ts'
import { createPreview, type Account, type KnownContact } from './preview.ts'
import { person } from './testing/person.ts'

const contact = (id: number, facts: Partial<KnownContact> = {}): KnownContact => ({
  ...person('Maya Okafor'),
  relationship: 'friend',
  id,
  ...facts,
})
const preview = (contacts: KnownContact[], somebody: FoundPerson, account: Partial<Account> = {}) =>
  createPreview(
    {
      name: 'Ada Park',
      matchesOf: createMatcher(contacts),
      eventsOf: () => [],
      giftsOf: () => [],
      ...account,
    },
    [somebody],
  )(somebody)

const kite = {
  title: 'Kite',
  description: null,
  price: null,
  pricePaid: null,
  productUrl: null,
  itemType: 'gift',
  state: 'idea',
  event: null,
  date: null,
} as const
const email = 'maya@example.test'
const maya = person('Maya Okafor', { email, events: [{ name: 'Name day', date: '05/17' }], gifts: [kite] })

describe('somebody new', () => {
  it('is added with all that the file says', () => {
    expect(preview([], maya)).toMatchObject({
      fullName: 'Maya Okafor',
      relationship: 'friend',
      events: [{ name: 'Name day', date: '05/17' }],
      gifts: [{ title: 'Kite', state: 'idea' }],
      matches: [],
      adds: ['email', 'events', 'gifts'],
      suggested: 'add',
      problems: [],
    })
    expect(preview([], person('Sam Lee')).adds).toEqual([])
  })

  it('has the relationship of the file', () => {
    expect(preview([], person('Sam Lee', { relationship: 'Teacher' })).relationship).toBe('Teacher')
  })
})

describe('somebody known', () => {
  it('gets what is missing', () => {
    const [match] = preview([contact(7)], maya).matches
    expect(match).toEqual({ contactId: 7, fullName: 'Maya Okafor', why: 'name', adds: ['email', 'events', 'gifts'] })
    expect(preview([contact(7)], maya)).toMatchObject({ adds: match?.adds, suggested: 'merge' })
  })

  it('is skipped if nothing is missing', () => {
    const nameDay = {
      name: 'Name day',
      date: '2020-05-17',
      type: 'annual',
      isRecurring: true,
      dateRule: 'fixed',
    } as const
    const known = preview([contact(7, { email })], maya, {
      eventsOf: (id) => (id === 7 ? [nameDay] : []),
      giftsOf: (id) => (id === 7 ? [{ title: 'kite', occurrenceDate: null }] : []),
    })
    expect(known).toMatchObject({ adds: [], suggested: 'skip' })
  })

  it('is skipped while there are several whom it may be', () => {
    expect(preview([contact(7), contact(8)], maya)).toMatchObject({ suggested: 'skip' })
    expect(preview([contact(7), contact(8)], maya).matches).toHaveLength(2)
  })

  it('is skipped if it may be somebody else of that name', () => {
    const matchesOf = () => ({ matching: [{ contact: contact(7), why: 'name' as const }], isSure: false })
    expect(preview([], maya, { matchesOf })).toMatchObject({ suggested: 'skip' })
  })
})

it('the user’s own card is skipped, and says so', () => {
  const own = person('Ada Park', { email, problems: ['A problem'] })
  expect(preview([], own)).toMatchObject({ suggested: 'skip', problems: [importTexts.ownCard, 'A problem'] })
})
