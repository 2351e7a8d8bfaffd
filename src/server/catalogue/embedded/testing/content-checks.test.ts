import { expect, it } from 'vitest'
import { agesSaid, allergensSaid, contentsSaid, dishesSaid, drawbacksSaid, needsOfLeaf } from './content-checks.ts'

it('materials count wherever they are named, food only in what is used up', () => {
  expect(contentsSaid('A wallet in calfskin, lined with silk', false)).toEqual(['leather', 'silk'])
  expect(contentsSaid('Smoked salmon with honey', true)).toEqual(['fish', 'honey'])
  expect(contentsSaid('A knife for smoked salmon', false)).toEqual([])
})

it('dishes count by what they are made of', () => {
  expect(dishesSaid('Forty cheeses, and an omelet with bacon')).toEqual(['meat', 'pork', 'dairy', 'egg'])
  expect(dishesSaid('Almond milk, egg-free pancakes and dinners without meat')).toEqual([])
})

it.each([
  'A bag in vegan leather',
  'A jacket with no feathers in it',
  'Sheepskin-soft, from recycled bottles',
  'Cork instead of leather',
  'Warmer than real fur',
])('what a thing only resembles or replaces does not count: %s', (text) => {
  expect(contentsSaid(text, true)).toEqual([])
})

it('a denied material counts when it is also there', () => {
  expect(contentsSaid('No faux leather: real leather, stitched by hand', false)).toEqual(['leather'])
})

it('a leaf needs what its beginning needs', () => {
  expect(needsOfLeaf('books.non-fiction.history')).toEqual(['sight'])
  expect(needsOfLeaf('gift-cards.dining')).toEqual([])
})

it('wool counts wherever it is named, nuts only in what is used up', () => {
  expect(allergensSaid('A merino hat, warmer than cashmere', false)).toEqual(['wool'])
  expect(allergensSaid('Cotton instead of wool', false)).toEqual([])
  expect(allergensSaid('Dates with almonds', true)).toEqual(['nuts'])
  expect(allergensSaid('A box of walnut', false)).toEqual([])
})

it('what a thing may be refused for is read in its title', () => {
  expect(drawbacksSaid('Rechargeable lamp in porcelain')).toEqual(['battery', 'breakable'])
  expect(drawbacksSaid('Pumpkin decorating, no knife')).toEqual([])
})

it('ages are read in words', () => {
  expect(agesSaid('For a seven-year-old and two twelve-year-olds')).toEqual([7, 12])
  expect(agesSaid('For people of seven')).toEqual([])
})
