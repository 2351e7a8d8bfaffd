import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typosBetween } from './typos.ts'

describe('typos', () => {
  test.each([
    ['puzzle', 'puzzle', 0],
    ['puzle', 'puzzle', 1],
    ['telescpoe', 'telescope', 1],
    ['choclate', 'chocolate', 1],
    ['kite', 'knife', 2],
    ['tea', 'teapot', Infinity],
    ['tea', 'teary', 2],
    ['cat', 'dog', Infinity],
  ])('from %s to %s are %d', (one, other, typos) => {
    expect(typosBetween(one, other, 2)).toBe(typos)
  })
  test('are as few as can be', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(typosBetween(one, other, 5)).toBe(fewestTypos(one, other))
      }),
    )
  })
})

/** The same by trying everything. */
function fewestTypos(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const isSwapped = one[0] === other[1] && one[1] === other[0]
  return Math.min(
    fewestTypos(one.slice(1), other) + 1,
    fewestTypos(one, other.slice(1)) + 1,
    fewestTypos(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1),
    isSwapped ? fewestTypos(one.slice(2), other.slice(2)) + 1 : Infinity,
  )
}
