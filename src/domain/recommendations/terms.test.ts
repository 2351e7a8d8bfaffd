import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recommendationQuerySchema, termsIn } from './schema.ts'
import { queryOfTerms, type Terms } from './terms.ts'

it('what is asked for in an address is read as it was meant', () => {
  const words = fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9})?$/)
  const text = fc.oneof(fc.constant(''), words)
  const terms = fc.record<Terms>(
    {
      age: fc.option(fc.integer({ min: 0, max: 120 })),
      gender: fc.constantFrom('male', 'female', null),
      relationship: words,
      categoryIds: fc.array(words, { maxLength: 5 }),
      interests: text,
      dislikes: text,
      maxPrice: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(terms, (asked) => {
      const sent = Object.entries(queryOfTerms(asked)).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      expect(termsIn(recommendationQuerySchema.parse(Object.fromEntries(sent)))).toEqual(asked)
    }),
  )
})
