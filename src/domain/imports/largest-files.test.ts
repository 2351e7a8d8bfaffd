import { expect, it } from 'vitest'
import { describePerson, emptyPerson } from './describe-person.ts'
import { foldDuplicates } from './fold-duplicates.ts'
import type { FoundPerson } from './found-person.ts'
import { createMatcher } from './match-people.ts'

// A hostile file may have one name ten thousand times. Comparing each with each would stop the server for minutes.

const namesakes = Array.from({ length: 10_000 }, (_, number): FoundPerson => {
  const raw = { ...emptyPerson(), names: ['Ada'], emails: [`ada${number}@example.test`] }
  const person = describePerson(raw, String(number + 1), { order: 'month-first', today: '2026-11-23' })
  if (!person) throw new Error('She has a name')
  return person
})

it('ten thousand people of one name stay ten thousand', () => {
  expect(foldDuplicates(namesakes)).toHaveLength(10_000)
})

it('each of them may be one of a few contacts of that name, or the one with the same e-mail address', () => {
  const matchesOf = createMatcher(namesakes)
  for (const person of namesakes) expect(matchesOf(person).matching.length).toBeLessThanOrEqual(20)
  const [match, ...others] = matchesOf({
    fullName: 'Somebody else',
    birthday: null,
    phoneNumber: null,
    email: 'ada9999@example.test',
  }).matching
  expect([match?.contact.email, match?.why, others]).toEqual(['ada9999@example.test', 'email', []])
})
