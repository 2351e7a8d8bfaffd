import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relationships } from '../contacts/relationships.ts'
import { matchReason } from './match-reason.ts'
import { chanceOf } from './random.ts'
import { bondOf } from './relationships.ts'
import { familyOf, similarity, tagsOf } from './similarity.ts'
import { isoWeek } from './week.ts'

test.each([
  ['2026-11-21', '2026-W47'],
  ['2027-01-01', '2026-W53'],
  ['2024-12-30', '2025-W01'],
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
] as const)('%s is in week %s', (date, week) => {
  expect(isoWeek(date)).toBe(week)
})

test('the reason stored with a gift names categories, age and gender', () => {
  expect(matchReason({ categoryNames: ['Cooking', 'Tea'], age: 34, gender: 'female' })).toBe(
    'AI recommended based on categories (Cooking, Tea), age 34, gender (female)',
  )
  expect(matchReason({ categoryNames: [], age: undefined, gender: null })).toBe('AI recommended based on profile')
})

test('every offered relationship is understood, and words that people use for them', () => {
  for (const { value } of relationships) expect(bondOf(value).kinds[0]).toBe(value)
  expect(bondOf('My Step-Daughter').kinds[0]).toBe('child')
  expect(bondOf('mother-in-law').kinds[0]).toBe('mother')
  expect(bondOf('great-aunt').kinds[0]).toBe('aunt-uncle')
  expect(bondOf('Stepmom').kinds[0]).toBe('mother')
  for (const stepchild of ['stepchild', 'step-child', 'stepson']) expect(bondOf(stepchild)).toEqual(bondOf('child'))
  expect(bondOf('ex husband').kinds[0]).toBe('spouse')
  for (const godmother of ['godmother', 'god-mother', 'my godmother'])
    expect(bondOf(godmother)).toEqual(expect.objectContaining({ kinds: ['aunt-uncle', 'family'], level: 1 }))
  expect(bondOf('goddaughter').level).toBe(1)
  expect(bondOf('BEST FRIEND').level).toBe(2)
  expect(bondOf(' best  friend ').level).toBe(2)
  expect(bondOf('old school friend').kinds[0]).toBe('friend')
  expect(bondOf('army friend').kinds[0]).toBe('friend')
  expect(bondOf('').kinds[0]).toBe('other')
})

test('a family of things is what the key names before its details', () => {
  expect(familyOf('folding-walnut-chess-set')).toBe('chess-set')
  expect(familyOf('marble-chess-set-for-travel')).toBe('chess-set')
  expect(familyOf('knitted-scarf-in-two-colors')).toBe('scarf')
  expect(familyOf('dinosaur-dig-kit')).toBe('dig-kit')
  expect(familyOf('wooden-puzzle-1000')).toBe('puzzle')
})

test('likeness goes both ways, is whole with itself, and stays between 0 and 1', () => {
  const idea = fc.record({
    categoryId: fc.constantFrom('a', 'a.b', 'a.b.c', 'a.d', 'e.f'),
    interests: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1 }),
  })
  fc.assert(
    fc.property(idea.map(tagsOf), idea.map(tagsOf), (a, b) => {
      expect(similarity(a, b)).toBe(similarity(b, a))
      expect(similarity(a, a)).toBeCloseTo(1)
      expect(similarity(a, b)).toBeGreaterThanOrEqual(0)
      expect(similarity(a, b)).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})

test('likeness is the cosine of interests, category and its parents', () => {
  const idea = (categoryId: string, ...interests: string[]) => tagsOf({ categoryId, interests })
  const [tea, coffee] = ['home-and-kitchen.coffee-and-tea.tea', 'home-and-kitchen.coffee-and-tea.coffee']
  expect(similarity(idea(tea, 'tea'), idea(coffee, 'coffee'))).toBeCloseTo(2 / 4)
  expect(similarity(idea(tea, 'tea', 'hosting'), idea('books', 'coffee', 'hosting'))).toBeCloseTo(1 / Math.sqrt(5 * 3))
  expect(similarity(idea(tea, 'tea'), idea('books', 'coffee'))).toBe(0)
})

test('chance is the same for the same text and spreads over the whole range', () => {
  const drawn = Array.from({ length: 1000 }, (_, number) => chanceOf(`3 7 2026-W47 0 ribbonry\n${number}`))
  expect(drawn[5]).toBe(chanceOf('3 7 2026-W47 0 ribbonry\n5'))
  for (const tenth of Array.from({ length: 10 }, (_, at) => at / 10))
    expect(drawn.filter((value) => value >= tenth && value < tenth + 0.1).length).toBeGreaterThan(60)
})
