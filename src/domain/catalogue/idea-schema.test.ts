import { describe, expect, it } from 'vitest'
import { ideaSchema } from './idea-schema.ts'

const idea = {
  id: 'folding-walnut-chess-set',
  title: 'Folding walnut chess set',
  summary: 'A chess set that folds into its own box, for trains and cafés.',
  description:
    'Look for a board of at least 30 cm and weighted pieces with felt. A good present for anyone who travels.',
  categoryId: 'toys-and-games.board-games',
  typicalPrice: { low: 30, typical: 45, high: 90 },
  age: { min: 8, max: 99, idealMin: 10, idealMax: 80 },
  tags: { interests: ['chess'], relationships: ['friend'], vibes: ['fun'] },
  intimacy: 0,
  useYears: 20,
  searchTerms: 'folding walnut chess set',
  authoredBy: 'ada',
  reviewedBy: 'grace',
}
const isTaken = (fields: object) => ideaSchema.safeParse({ ...idea, ...fields }).success

describe('an idea of the catalog', () => {
  it.each([
    {},
    { typicalPrice: { low: 30, typical: 30, high: 30 } },
    { age: { min: 8, max: 8 } },
    { age: { min: 8, max: 99, idealMin: 8, idealMax: 99 } },
    { age: { min: 8, max: 9, idealMin: 9 } },
    { age: { min: 8, max: 9, idealMax: 8 } },
  ])('may say %j', (fields) => {
    expect(isTaken(fields)).toBe(true)
  })

  it.each([
    { typicalPrice: { low: 46, typical: 45, high: 90 } },
    { typicalPrice: { low: 30, typical: 91, high: 90 } },
    { age: { min: 9, max: 8 } },
    { age: { min: 8, max: 99, idealMin: 7 } },
    { age: { min: 8, max: 99, idealMax: 100 } },
    { age: { min: 8, max: 99, idealMin: 20, idealMax: 19 } },
  ])('has its prices and ages in order: not %j', (fields) => {
    expect(isTaken(fields)).toBe(false)
  })
})
