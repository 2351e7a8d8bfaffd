import { expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { missingFor } from './needs.ts'
import { profileOf, type Recipient } from './profile.ts'
import { birthday, mia, mug, today } from './testing/samples.ts'

const missing = (idea: Partial<Candidate>, to: Partial<Recipient> = {}) =>
  missingFor(profileOf({ ...mia, ...to }, birthday, today))({ ...mug, ...idea })
const leash = { title: 'Hands-free leash', interests: ['dogs', 'running'], categoryId: 'pet-supplies.dogs' }

it('an idea needs what it is most about', () => {
  expect(missing({})).toBeUndefined()
  expect(missing({ interests: [] })).toBeUndefined()
  expect(missing(leash)).toBe('dog')
  expect(missing({ ...leash, interests: ['running', 'dogs'] })).toBeUndefined()
})

it('an idea needs nothing that shows in what they wrote, like or chose', () => {
  expect(missing(leash, { interests: 'her puppy' })).toBeUndefined()
  expect(missing(leash, { categoryIds: ['pet-supplies.dogs'] })).toBeUndefined()
  expect(missing(leash, { categoryIds: ['pet-supplies.cats'] })).toBe('dog')
  expect(missing({ interests: ['aquariums'] }, { interests: 'tropical fish' })).toBeUndefined()
  expect(missing({ interests: ['reptiles'] }, { interests: 'reptiles' })).toBeUndefined()
})

it('liking birds is not having one', () => {
  expect(missing({ interests: ['birds'] }, { interests: 'birds' })).toBe('cage bird')
  expect(missing({ interests: ['birds'] }, { interests: 'birds, a parrot' })).toBeUndefined()
})

it('an outing or a gift card about animals needs none at home', () => {
  for (const kind of ['experience', 'giftcard'] as const) expect(missing({ ...leash, kind })).toBeUndefined()
  expect(missing({ ...leash, kind: 'diy' })).toBe('dog')
})

it('a title can tell what is needed, whatever else the idea is about', () => {
  expect(missing({ title: 'Soft nursing robe' })).toBe('baby')
  expect(missing({ synonyms: ['maternity pillow'], kind: 'experience' })).toBe('baby')
  expect(missing({ title: 'Pocket recorder' })).toBe('something to record')
  expect(missing({ title: 'Pocket recorder' }, { interests: 'sings in a band' })).toBeUndefined()
  expect(missing({ title: 'Songbook', interests: ['music-making'] })).toBeUndefined()
})

it("a child's own things need no baby in the house, but a dog's need a dog", () => {
  const rattle = { title: 'Newborn rattle', interests: ['baby-play'] }
  expect(missing({ ...rattle, age: { min: 0, max: 17, idealMin: 0, idealMax: 1 } })).toBeUndefined()
  expect(missing({ ...rattle, age: { min: 0, max: 18, idealMin: 0, idealMax: 1 } })).toBe('baby')
  expect(missing({ ...leash, age: { min: 6, max: 12, idealMin: 6, idealMax: 12 } })).toBe('dog')
})
