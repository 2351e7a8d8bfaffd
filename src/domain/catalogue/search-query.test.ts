import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuery, typosBetween } from './search-query.ts'

describe('a search', () => {
  test.each([
    ['Chess  set', ['chess', 'set']],
    ['crème brûlée', ['creme', 'brulee']],
    ['gift ideas for a Dad who loves fishing', ['for', 'a', 'dad', 'who', 'fishing']],
    ['gift card', ['gift', 'card']],
    ['perfect gift cards', ['gift', 'cards']],
    ['nice card', ['card']],
    ["mother's day", ['mother', 's', 'day']],
    ['tea & tea | !tea', ['tea']],
    ['подарок 🎁 1,000', ['подарок', '1', '000']],
  ])('%j is about %j', (text, words) => {
    expect(readQuery(text)).toEqual({ words, isAnything: false })
  })

  test.each([
    ['coffee under 30', { words: ['coffee'], maxDollars: 30 }],
    ['gifts under $5', { words: [], isAnything: true, maxDollars: 5 }],
    ['under $30', { words: [], isAnything: true, maxDollars: 30 }],
    ['mug up to 25 dollars', { words: ['mug'], maxDollars: 25 }],
    ['toys for under 3', { words: ['toys', 'for', 'under', '3'] }],
    ['bed for under 10 years', { words: ['bed', 'for', 'under', '10', 'years'] }],
  ])('%j names a price or does not: %j', (text, read) => {
    expect(readQuery(text)).toEqual({ isAnything: false, ...read })
  })

  test('for a gift is about anything, one of signs about nothing', () => {
    expect(readQuery('trending gifts')).toEqual({ words: [], isAnything: true })
    expect(readQuery(' 🎁 & ')).toEqual({ words: [], isAnything: false })
  })

  test('goes by its first dozen words', () => {
    expect(readQuery('a b c d e f g h i j k l m').words.join(' ')).toBe('a b c d e f g h i j k l')
  })

  test('never has more than a dozen words, none of them with a sign that a query language knows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { words } = readQuery(text)
        expect(words.length).toBeLessThanOrEqual(12)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    )
  })
})

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
