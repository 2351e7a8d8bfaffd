import { expect, test } from 'vitest'
import { ideaSchema } from './idea-schema.ts'
import { featuresOf } from './features.ts'

const kite = {
  id: 'kite',
  title: 'Parafoil kite',
  summary: 'Flies in a breeze and fits into a pocket.',
  description: 'No sticks to break: the wind holds it open. Look for a line of at least sixty feet on a winder.',
  categoryId: 'toys-and-games.outdoor-play',
  typicalPrice: { low: 18, typical: 24, high: 35 },
  age: { min: 6, max: 99 },
  tags: { interests: ['kites'], relationships: ['child'], vibes: ['fun'], skill: 'beginner' },
  intimacy: 0,
  useYears: 5,
  searchTerms: 'parafoil kite',
  illustration: {},
  authoredBy: 'desk-1',
  reviewedBy: 'desk-2',
}
const features = (changes: object) => featuresOf(ideaSchema.parse({ ...kite, ...changes }))

test('features say what is known: for whom, how long it lasts, what it is like', () => {
  expect(features({})).toEqual(['For ages 6 and up', 'Good for beginners', 'Typically lasts 5 years', 'Fun'])
})

test('features warn of small parts, allergens and age limits', () => {
  const avoid = { allergens: ['nuts', 'dairy'], pets: false, religions: [] }
  expect(features({ age: { min: 2, max: 8 }, smallParts: true, avoid })).toEqual([
    'For ages 2–8',
    'Good for beginners',
    'Typically lasts 5 years',
    'Fun',
    'Contains nuts, dairy',
    'Small parts: not for children under 3',
  ])
  expect(features({ adult21: true, kind: 'experience', useYears: 0 })).toEqual([
    'An experience',
    'For adults 21 and over',
    'Good for beginners',
    'Fun',
  ])
})

test('features name no age that fits everyone, and no years of what is used up', () => {
  const plain = ['Good for beginners', 'Typically lasts 2 years', 'Fun']
  expect(features({ age: { min: 0, max: 99 }, useYears: 2 })).toEqual(plain)
  expect(features({ age: { min: 0, max: 12 }, useYears: 2 })).toEqual(['For ages 0–12', ...plain])
  expect(features({ age: { min: 0, max: 99 }, useYears: 2, consumable: true })).toEqual(['Good for beginners', 'Fun'])
})

test.each([
  [true, 2, true],
  [true, 3, false],
  [false, 2, false],
])('small parts (%s) from the age of %i on get a warning: %s', (smallParts, min, isWarned) => {
  const said = features({ age: { min, max: 8 }, smallParts })
  expect(said.includes('Small parts: not for children under 3')).toBe(isWarned)
})
