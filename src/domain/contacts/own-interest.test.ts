import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withOwnInterest } from './own-interest.ts'

it.each([
  ['', 'bouldering', 'bouldering'],
  ['stargazing', ' bouldering ', 'stargazing, bouldering'],
  ['stargazing, ', 'bouldering', 'stargazing, bouldering'],
  ['stargazing;', 'bouldering', 'stargazing; bouldering'],
  ['tea, Bouldering', 'bouldering', 'tea, Bouldering'],
  ['bouldering indoors', 'bouldering', 'bouldering indoors, bouldering'],
])('of %j with %j makes %j', (interests, words, all) => {
  expect(withOwnInterest(interests, words, 500)).toBe(all)
})

const text = fc.string({ maxLength: 30 })
const words = fc.string({ minLength: 1, maxLength: 30 })

it('keeps what was there, in front of all of the new words', () => {
  fc.assert(
    fc.property(text, words, (before, added) => {
      const all = withOwnInterest(before, added, 500) ?? ''
      expect(all.startsWith(before.trimEnd())).toBe(true)
      expect(all.toLowerCase()).toContain(added.trim().toLowerCase())
    }),
  )
})

it('is never longer than allowed: what no longer fits is refused, not cut', () => {
  fc.assert(
    fc.property(text, words, fc.integer({ min: 30, max: 60 }), (before, added, max) => {
      const all = withOwnInterest(before, added, 500) ?? ''
      expect(withOwnInterest(before, added, max)).toBe(all.length <= max ? all : undefined)
    }),
  )
})
