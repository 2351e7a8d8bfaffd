import { describe, expect, test } from 'vitest'
import { searchWordsOf, worthsOf } from './fusion.ts'
import { profileOf } from './profile.ts'
import { scorerFor } from './score.ts'
import { mia, mug, today } from './testing/samples.ts'

const profile = profileOf(mia, null, today)
const ideas = ['mug', 'kettle', 'tea-tin'].map((productKey) => {
  const candidate = { ...mug, productKey }
  return { candidate, fit: { ...scorerFor(profile, [])(candidate), score: productKey === 'mug' ? 0.9 : 0.5 } }
})
const orderBy = (textScores: ReadonlyMap<string, number>, unknown = 1) => {
  const worths = worthsOf(ideas, textScores, unknown)
  return ideas
    .toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))
    .map(({ candidate }) => candidate.productKey)
}

describe('two orders as one', () => {
  test('what a full-text search finds moves up among its equals, and the best score stays first', () => {
    const inMug = ['mug', 3] as const
    expect(orderBy(new Map([inMug, ['tea-tin', 12.5]]))).toEqual(['mug', 'tea-tin', 'kettle'])
    expect(orderBy(new Map([inMug, ['kettle', 0.1]]))).toEqual(['mug', 'kettle', 'tea-tin'])
  })

  test('what the vocabulary understands needs no full-text search', () => {
    const found = new Map([
      ['mug', 15],
      ['tea-tin', 12.5],
    ])
    expect(orderBy(found, 0)).toEqual(['mug', 'kettle', 'tea-tin'])
    expect(orderBy(found, 1)).toEqual(['mug', 'tea-tin', 'kettle'])
  })

  test('without a match the scores decide alone', () => {
    expect(worthsOf(ideas, new Map(), 1).size).toBe(0)
    expect(worthsOf(ideas, new Map([['no-candidate', 3]]), 1).size).toBe(0)
  })
})

describe('what is searched for', () => {
  test('their own words and the names of what they like, nothing they refuse', () => {
    const who = { ...mia, interests: 'jazz, no candles', categoryIds: ['books.cookbooks'] }
    const words = searchWordsOf(profileOf(who, null, today))
    expect(words).toContain('jazz')
    expect(words).toContain('Cookbooks')
    expect(words.join(' ')).not.toMatch(/candle/i)
  })

  test('nothing if nothing is known of their tastes', () => {
    const stranger = { ...mia, interests: null, categoryIds: [] }
    expect(searchWordsOf(profileOf(stranger, null, today))).toEqual([])
  })
})
