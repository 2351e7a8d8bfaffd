import { describe, expect, test } from 'vitest'
import { noFilters, parametersOf } from './search-filters.ts'

describe('the filters of a search', () => {
  test('send nothing while unset', () => {
    expect(parametersOf(noFilters)).toEqual({})
  })

  test.each([
    [{ price: 'under-25' as const }, { maxPrice: '24.99' }],
    [{ price: '25-50' as const }, { minPrice: '25.00', maxPrice: '49.99' }],
    [{ price: 'over-100' as const }, { minPrice: '100.00' }],
    [{ age: '0' as const }, { age: 0 }],
    [
      { kind: 'experience' as const, sort: 'price-asc' as const },
      { kind: 'experience', sortBy: 'price-asc' },
    ],
  ])('%j send %j', (chosen, sent) => {
    expect(parametersOf({ ...noFilters, ...chosen })).toEqual(sent)
  })
})
