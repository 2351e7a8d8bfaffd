import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuery, typosBetween } from './search-query.ts'

describe('a search', () => {
  test.each([
    ['Chess  set', ['chess', 'set']],
    ['crème brûlée', ['creme', 'brulee']],
    ['gift ideas for a Dad who loves fishing', ['for', 'a', 'dad', 'who', 'fishing']],
    ['gift card', ['gift', 'card']],
    ["mother's day", ['mother', 's', 'day']],
    ['tea & tea | !tea', ['tea']],
    ['подарок 🎁 1,000', ['подарок', '1', '000']],
  ])('%j is about %j', (text, words) => {
    expect(readQuery(text)).toEqual({ words, isAnything: false })
  })

  test.each([
    ['coffee under 30', { words: ['coffee'], maxDollars: 30 }],
    ['gifts under $5', { words: [], isAnything: true, maxDollars: 5 }],
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
    ['tea', 'telescope', Infinity],
  ])('from %s to %s are %d', (one, other, typos) => {
    expect(typosBetween(one, other, 2)).toBe(typos)
  })
})
