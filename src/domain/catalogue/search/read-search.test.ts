import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readInterests } from '../interests/match.ts'
import { readSearch } from './read-search.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const words = (text: string) => readSearch(text).words.map(([word]) => word)

describe('a search', () => {
  test.each([
    ['Chess  set', ['chess', 'set']],
    ['crème brûlée', ['creme', 'brulee']],
    ['gift ideas for a Dad who loves fishing', ['fishing']],
    ['tea & tea | !tea', ['tea']],
    ["the best men's watch", ['watch']],
    ['подарок 🎁', ['подарок']],
    ['gift for new mom', ['new mom']],
    ["dog's bed", ['dog', 'bed']],
    ["cats' bed", ['cats', 'bed']],
    ['lego for my 7 year old boy', ['lego']],
    ['retirement gift', []],
    ['retirement gift for golf', ['retirement', 'golf']],
    ['christmas', ['christmas']],
    ['christmas card', ['christmas', 'card']],
    ['christmas gift puzzle', ['puzzle']],
    ['christmas for grandma', []],
    ['gifts for a house', ['house']],
    ['mug for a new mom', ['mug', 'new mom']],
    ['watch for women', ['watch']],
    ['watch for a gentleman', ['watch']],
    ['lego for a 5 year old kid', ['lego']],
    [
      'one two six ten red tan oak elm fig bay ivy hay box fan',
      'one two six ten red tan oak elm fig bay ivy hay'.split(' '),
    ],
  ])('%j has to be about %j', (text, found) => {
    expect(words(text)).toEqual(found)
  })

  test.each([
    ['gift for grandma', { relationships: ['grandparent', 'family'], gender: 'female' }],
    ["my brother-in-law's present", { relationships: ['sibling', 'family'], gender: 'male' }],
    ['secret santa for a coworker', { relationships: ['colleague'], maxCloseness: 0, maxCents: 3_000 }],
    ['gift for 7 year old boy under $20', { ages: { from: 7, to: 7 }, gender: 'male', maxCents: 2_000 }],
    ['regalo para mi abuela', { relationships: ['grandparent', 'family'] }],
    ['Geschenk für Papa unter 30 Euro', { relationships: ['father', 'family'], maxCents: 3_000 }],
    ['valentines gift for him', { occasions: ['valentines'], gender: 'male' }],
    ['last-minute gift', { needsNoDelivery: true, kinds: ['experience', 'giftcard', 'diy'] }],
    ['stocking stuffers', { maxCents: 2_000, kinds: ['gift'] }],
    ['gift card', { kinds: ['giftcard'], wantsCards: false }],
    ['cheap gift', { maxCents: 2_500 }],
    ['cheap secret santa gift', { maxCents: 2_500, maxCloseness: 0 }],
    ['cheap gift under $40', { maxCents: 4_000 }],
    ['expensive gift', { minCents: 10_000 }],
    ['expensive gift over $200', { minCents: 20_000 }],
    ['experience gift', { kinds: ['experience', 'giftcard'] }],
    ['diy gift', { kinds: ['diy'] }],
    ['stocking stuffer', { hints: ['stocking', 'small', 'pocket'] }],
    ['gift for my teacher', { hints: ['teacher'] }],
    ['for him', { gender: 'male' }],
    ['for my teacher', { hints: ['teacher'] }],
    ['gift ideas', { relationships: [] }],
    ['cheap gift card', { maxCents: 2_500, kinds: ['giftcard'] }],
    ['under $20', { maxCents: 2_000 }],
  ])('%j is for anything, narrowed', (text, read) => {
    expect(readSearch(text, TODAY)).toMatchObject({ words: [], isAnything: true, ...read })
  })

  test('names a likely age, unless it says one or may be for a child', () => {
    expect(readSearch('gift for grandma').likelyAges).toEqual({ from: 60, to: 80 })
    expect(readSearch('gift for my 70 year old grandma')).not.toHaveProperty('likelyAges')
    expect(readSearch('gift for my son')).not.toHaveProperty('likelyAges')
  })

  test('is as close as the person, and less so where the way of giving is', () => {
    expect(readSearch('gift for my sister').maxCloseness).toBe(2)
    expect(readSearch('secret santa for my sister').maxCloseness).toBe(0)
  })

  test('says only what it says', () => {
    expect(Object.keys(readSearch('chess set')).toSorted()).toEqual([
      'hints',
      'interests',
      'isAnything',
      'needsNoDelivery',
      'occasions',
      'relationships',
      'wantsCards',
      'words',
    ])
    expect(readSearch('chess set')).toMatchObject({ isAnything: false, hints: [], relationships: [], occasions: [] })
    expect(readSearch('chess set').interests).toEqual(readInterests('chess set').liked)
    expect(readSearch('expensive gift under $80')).not.toHaveProperty('minCents')
  })

  test.each(['cooking class', 'concert ticket', 'guitar lesson', 'pottery workshop', 'jazz concert', 'spa day'])(
    '%j is an outing',
    (text) => {
      expect(readSearch(text).kinds).toEqual(['experience', 'giftcard'])
    },
  )

  test.each(['ticket book', 'ticket frame', 'chess set'])('%j is a thing', (text) => {
    expect(readSearch(text)).not.toHaveProperty('kinds')
  })

  test('is for no woman because it is for Mother’s Day, and for nobody else because of its words', () => {
    for (const text of ["mother's day gift", "mothers' day gift", 'mothers day gift', 'lego gift'])
      expect(readSearch(text)).not.toHaveProperty('gender')
    expect(readSearch('lego gift').isAnything).toBe(false)
  })

  test('has the American spelling and other names of its words, and nothing else', () => {
    expect(readSearch('colour pencils').words).toEqual([['colour', 'color'], ['pencils']])
    expect(readSearch('turntable').words).toEqual([['turntable', 'record player']])
    expect(readSearch('grey record player').words).toEqual([
      ['grey', 'gray'],
      ['record player', 'turntable'],
    ])
  })

  test.each(['kindle', 'Lego', 'jumper', 'jewellery box', 'air pods'])('for %j knows other names, too', (text) => {
    expect(readSearch(text).words[0]?.length).toBeGreaterThan(1)
  })

  test.each([
    ['birthday card', true],
    ['thank you cards', true],
    ['card game', false],
    ['deck of cards', false],
    ['wedding gift', false],
  ])('%j asks for greeting cards: %s', (text, wanted) => {
    expect(readSearch(text).wantsCards).toBe(wanted)
  })

  test.each(['the of and', ' 🎁 & ', ''])('%j says nothing', (text) => {
    expect(readSearch(text)).toMatchObject({ words: [], isAnything: false })
  })

  test('has at most a dozen words, none of them with a sign that a query language knows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const read = readSearch(text, TODAY)
        expect(read.words.length).toBeLessThanOrEqual(12)
        for (const [word] of read.words) expect(word).toMatch(/^[\p{L}\p{N} ]+$/u)
      }),
    )
  })

  test('means the same in any case and with any spaces', () => {
    const part = fc.constantFrom('gift', 'for', 'grandma', 'under', '$20', '5 year old', 'lego', 'by Friday', 'card')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const text = parts.join(' ')
        expect(readSearch(`  ${text.toUpperCase().replaceAll(' ', '   ')} `, TODAY)).toEqual(readSearch(text, TODAY))
      }),
    )
  })
})
